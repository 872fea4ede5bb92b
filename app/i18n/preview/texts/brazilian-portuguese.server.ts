import type { BrazilianPortugueseNoun } from '#app/i18n/names/brazilian-portuguese-noun.ts';
import type { Stories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { brazilianPortugueseOutlooks } from './brazilian-portuguese-outlooks.server.ts';
import { brazilianPortugueseReviews } from './brazilian-portuguese-reviews.server.ts';
import {
  both,
  counted,
  defeats,
  drawnAt,
  inMonth,
  inRunningText,
  matches,
  meetings,
  meets,
  number,
  ordinal,
  outOf,
  playedFor,
  points,
  position,
  standing,
  where,
  wins,
} from './brazilian-portuguese-words.ts';

type Club = BrazilianPortugueseNoun;

const inPlace = (place: number) => `em ${ordinal(place)} lugar`;
const separate = (count: number) => (count === 1 ? 'separa' : 'separam');

/** Returns the clubs of a table story as host and guest, each with what it is in the table. */
function hostAndGuest({ higher, lower, higherPlace, lowerPlace, higherAtHome }: Stories<Club>['inTable']) {
  const above = { club: higher, place: higherPlace, as: standing(higher, higherPlace) };
  const below = { club: lower, place: lowerPlace, as: standing(lower, lowerPlace) };
  return higherAtHome ? { host: above, guest: below } : { host: below, guest: above };
}

/** Returns which meetings we know of: `em campeonatos nacionais desde 2005`. */
const known = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
  `${leagueOnly ? 'em campeonatos nacionais ' : ''}desde ${since}`;

/** Returns the sentences of Brazilian previews and reviews. Clubs are singular: even a name in the plural is `o Rangers` and `o Palmeiras`. */
export function brazilianPortugueseTexts(tableFigures: ProseFigures): StoryTexts<BrazilianPortugueseNoun> {
  const figures = inRunningText(tableFigures);
  const { score } = figures;
  return {
    ...brazilianPortugueseOutlooks(figures),
    ...brazilianPortugueseReviews(figures),
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Líder e vice-líder frente a frente: ${leader}, com ${points(gap)} de vantagem, ${meets(leaderAtHome)} ${chaser}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `No topo da tabela, ${points(gap)} ${separate(gap)} ${leader} ${chaser.de}, e o confronto direto é na casa do ${leaderAtHome ? 'líder' : 'vice-líder'}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `É jogo dos dois primeiros da tabela: ${chaser} ${meets(!leaderAtHome)} ${leader}, que está ${points(gap)} à frente.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level }) =>
        `A liderança está em jogo: ${both(leader, chaser)} têm ${points(level)} cada, e só os critérios de desempate mostram quem está na frente.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Dois times com ${points(level)} dividem a ponta: ${leader}, líder nos critérios de desempate, ${meets(leaderAtHome)} ${chaser}.`,
    ],
    derby: [
      ({ home, away, town }) => `É dia de clássico ${town.em}: ${home} recebe ${away}.`,
      ({ home, away, town }) => `${town} tem clássico entre ${both(home, away)}, com mando ${home.de}.`,
      ({ home, away, town }) => `${home} recebe ${away} em mais um clássico ${town.de}.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead, opponentPlace }) =>
        `Líder com ${points(ahead)} de vantagem, ${club} ${meets(atHome)} ${opponent}, ${standing(opponent, opponentPlace)}.`,
      ({ club, opponent, atHome, ahead }) =>
        `${opponent} tem o líder pela frente: ${meets(!atHome)} ${club}, que soma ${points(ahead)} a mais do que o segundo colocado.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `Parar o líder é a tarefa ${opponent.de}, ${standing(opponent, opponentPlace)}, que ${meets(!atHome)} ${club}.`,
      ({ club, opponent, atHome, ahead }) => `Com ${points(ahead)} de folga na ponta, ${club} enfrenta ${opponent} ${where(atHome)}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace }) =>
        `Confronto direto contra o rebaixamento: ${home}, ${standing(home, homePlace)}, recebe ${away}, ${standing(away, awayPlace)}.`,
      ({ home, away }) =>
        `É jogo de seis pontos na parte de baixo da tabela: ${both(home, away)} estão na zona de rebaixamento ou à beira dela.`,
      ({ home, away, homePlace, awayPlace }) =>
        `A queda ameaça os dois lados: ${home}, que joga em casa, está ${inPlace(homePlace)}, e ${away}, em ${ordinal(awayPlace)}.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        `Lanterna do campeonato, ${club} ${meets(atHome)} ${opponent}, ${standing(opponent, opponentPlace)}.`,
      ({ club, opponent, atHome }) => `Ninguém tem menos pontos do que ${club}, e o próximo adversário é ${opponent}, ${where(atHome)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${standing(opponent, opponentPlace)}, ${meets(!atHome)} quem está na última posição: ${club}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `Se vencer ${where(lowerAtHome)}, ${lower} ultrapassa ${higher}, que tem ${points(gap)} a mais.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome }) =>
        `Só ${points(gap)} ${separate(gap)} ${higher}, ${standing(higher, higherPlace)}, ${lower.de}, ${standing(lower, lowerPlace)}, que joga ${where(lowerAtHome)}.`,
      ({ lower, higher, gap, higherPlace, lowerAtHome }) =>
        `A ${position(higherPlace)} ${higher.de} está em jogo: ${lower}, ${points(gap)} atrás, passa à frente se vencer ${where(lowerAtHome)}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `${lower} ${meets(lowerAtHome)} ${higher} com ${points(gap)} a menos; se vencer, fica à frente na tabela.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${both(home, away)} chegam ao confronto com ${points(level)} cada.`,
      ({ home, away, points: level }) => `Nada separa ${home} ${away.de} na pontuação: ${points(level)} para cada lado.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Só os critérios de desempate separam ${home}, ${standing(home, homePlace)}, ${away.de}, ${standing(away, awayPlace)}: os dois times têm ${points(level)}.`,
      ({ home, away, points: level }) => `Com os mesmos ${points(level)} na tabela, ${home} recebe ${away}.`,
    ],
    gulf: [
      ({ higher, lower, gap, higherAtHome }) =>
        `São ${points(gap)} de diferença na tabela entre ${higher} e ${lower}, que joga ${where(!higherAtHome)}.`,
      ({ higher, lower, gap, higherPlace, higherAtHome }) =>
        `${higher}, ${standing(higher, higherPlace)}, ${meets(higherAtHome)} ${lower}, que tem ${points(gap)} a menos.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `A distância na tabela é grande: ${higher} está ${inPlace(higherPlace)} e ${lower}, em ${ordinal(lowerPlace)}, com ${points(gap)} a menos.`,
      ({ higher, lower, gap, lowerPlace, higherAtHome }) =>
        `Para ${lower}, ${standing(lower, lowerPlace)}, vem aí um adversário com ${points(gap)} a mais: ${higher}, ${where(!higherAtHome)}.`,
    ],
    inTable: [
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `${host.club}, ${host.as}, recebe ${guest.club}, ${guest.as}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `Em ${ordinal(guest.place)} lugar, ${guest.club} visita ${host.club}, que está em ${ordinal(host.place)}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `Na tabela, ${host.club}, que joga em casa, ocupa a ${ordinal(host.place, 'f')} posição, e ${guest.club}, a ${ordinal(guest.place, 'f')}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `Quem joga em casa é ${host.club}, ${host.as}; ${guest.club} chega ${inPlace(guest.place)}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `${guest.club}, ${guest.as}, sai para enfrentar ${host.club}, que está ${inPlace(host.place)}.`;
      },
      ({ higher, lower, higherPlace, lowerPlace, higherAtHome }) =>
        `Há ${counted(lowerPlace - higherPlace, 'posição', 'posições')} de distância entre ${higher}, ${standing(higher, higherPlace)}, e ${lower}, que joga ${where(!higherAtHome)}.`,
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `Com mando de campo, ${host.club}, ${host.as}, enfrenta ${guest.club}, ${guest.as}.`;
      },
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} venceu os últimos ${number(run)} jogos no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${club.agree('embalado')} por ${wins(run)} seguidas no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Quem para ${club}? São ${wins(run)} seguidas no campeonato, e agora quem tenta é ${opponent}, ${where(!atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `A sequência de vitórias ${club.de} no campeonato chegou a ${number(run)}, e ${opponent} tenta interrompê-la ${where(!atHome)}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} perdeu os últimos ${number(run)} jogos no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Depois de ${defeats(run)} seguidas no campeonato, ${club} tenta reagir ${where(atHome)} contra ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `A série de derrotas ${club.de} no campeonato chegou a ${number(run)}, e o próximo adversário é ${opponent}, ${where(atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Há ${matches(run)} ${club} só perde no campeonato; em busca de reação, ${meets(atHome)} ${opponent}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club.agree('invicto')} há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} põe à prova ${where(atHome)}, contra ${opponent}, uma invencibilidade de ${matches(run)} no campeonato.`,
      ({ club, opponent, run, atHome }) =>
        `Há ${matches(run)} ninguém derrota ${club} no campeonato, e agora quem tenta é ${opponent}, ${where(!atHome)}.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) => `Sem vencer há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} não sabe o que é vencer há ${matches(run)} no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `O jejum de vitórias ${club.de} no campeonato já dura ${matches(run)}, e o próximo adversário é ${opponent}, ${where(atHome)}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) => `${club} não marca há ${matches(run)} no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Falta gol ${club.a}: são ${matches(run)} em branco no campeonato antes da partida contra ${opponent}, ${where(atHome)}.`,
    ],
    cleanSheets: [
      ({ club, opponent, run, atHome }) => `Sem sofrer gol há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Ninguém marca ${club.em} há ${matches(run)} no campeonato, e agora quem tenta é ${opponent}, ${where(!atHome)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Momentos opostos: ${up}, que vem de ${wins(upRun)} seguidas no campeonato, ${meets(upAtHome)} ${down}, que vem de ${defeats(downRun)}.`,
      ({ up, down, upRun, downRun }) =>
        `De um lado, ${wins(upRun)} seguidas ${up.de} no campeonato; do outro, ${defeats(downRun)} em sequência ${down.de}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${down} perdeu os últimos ${number(downRun)} jogos no campeonato e agora ${meets(!upAtHome)} ${up}, que venceu os últimos ${number(upRun)}.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `${club.agree('invicto')} em casa depois de ${matches(played)} no campeonato, ${club} recebe ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${club} ainda não perdeu em casa neste campeonato, com ${wins(won)} em ${matches(played)}, e o próximo visitante é ${opponent}.`,
      ({ club, opponent, played }) =>
        `Em ${matches(played)} neste campeonato, ninguém venceu na casa ${club.de}; agora quem tenta é ${opponent}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} ainda não venceu em casa neste campeonato, depois de ${matches(played)}, e agora recebe ${opponent}.`,
      ({ club, opponent, played }) =>
        `Jogar em casa não tem ajudado ${club}: em ${matches(played)} no campeonato não veio nenhuma vitória, e o próximo visitante é ${opponent}.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `Fora de casa, ${club} ainda não perdeu neste campeonato: são ${matches(played)}, e agora a visita é ${opponent.a}.`,
      ({ club, opponent, played, won }) =>
        `${opponent} recebe um visitante indigesto: ${club} segue ${club.agree('invicto')} fora de casa, com ${wins(won)} em ${matches(played)} no campeonato.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} ainda não venceu fora de casa neste campeonato e, depois de ${matches(played)}, tenta de novo contra ${opponent}.`,
      ({ club, opponent, played }) =>
        `Falta ${club.a} uma vitória fora de casa neste campeonato: ela não veio em ${matches(played)}, e agora a visita é ${opponent.a}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `${loser} ${meets(!winnerAtHome)} ${winner} com a goleada de ${score(winnerGoals, loserGoals)} sofrida ${inMonth(on)} na memória.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `No último confronto, ${inMonth(on)}, ${winner} goleou ${loser} por ${score(winnerGoals, loserGoals)}; agora, joga ${where(winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Chance de revanche para ${loser}, que ${meets(!winnerAtHome)} ${winner} depois de perder por ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings: count, atHome }) =>
        `${club} não vence ${opponent} há ${meetings(count)} e tenta encerrar o jejum ${where(atHome)}.`,
      ({ club, opponent, meetings: count, atHome }) =>
        `Pedra no sapato ${club.de}, ${opponent} não perde esse confronto há ${matches(count)} e agora joga ${where(!atHome)}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `${both(home, away)} abrem a temporada ${competition.de} frente a frente.`,
      ({ home, away, competition }) => `Na estreia nesta edição ${competition.de}, ${home} recebe ${away}, que também faz o primeiro jogo.`,
      ({ home, away }) => `Começa a temporada: ${home} recebe ${away} na estreia dos dois times.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `${club.agree('recém-promovido')}, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) => `${club}, que subiu de divisão para esta temporada, enfrenta ${opponent} ${where(atHome)}.`,
      ({ club, opponent, atHome }) => `Novidade na divisão, ${club} ${meets(atHome)} ${opponent}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} recebe ${away} ${competition.por}.`,
      ({ home, away, competition }) => `${competition.por}, ${away} visita ${home}.`,
      ({ home, away, competition }) => `Tem jogo ${competition.de} na casa ${home.de}, que enfrenta ${away}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} recebe ${away} ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${playedFor(competition, stage)}, ${away} visita ${home}.`,
      ({ home, away, competition, stage }) => `Duelo ${playedFor(competition, stage)}: ${home} joga em casa contra ${away}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${both(home, away)} decidem o título ${competition.de}.`,
      ({ home, away, competition }) => `O título ${competition.de} está em jogo na final entre ${both(home, away)}.`,
      ({ home, away, competition }) => `Vale taça: ${both(home, away)} fazem a final ${competition.de}.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) => `${both(home, away)} se enfrentam em campo neutro ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `Em campo neutro, ${home} enfrenta ${away} ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `O duelo entre ${both(home, away)} ${playedFor(competition, stage)} é em campo neutro.`,
    ],
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} tem ${wins(betterWins)} nos últimos ${number(of)} jogos na competição; ${worse}, ${number(worseWins, 'f')}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Quem chega em melhor fase é ${better}, com ${wins(betterWins)} nos últimos ${number(of)} jogos no campeonato; ${worse} tem ${number(worseWins, 'f')}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Nos últimos ${number(of)} jogos de cada time no campeonato, ${better} venceu ${number(betterWins)} e ${worse}, ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `O retrospecto recente favorece ${better}: ${wins(betterWins)} em ${matches(of)} de campeonato, contra ${number(worseWins, 'f')} ${worse.de}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} venceu ${number(worseWins)} dos últimos ${number(of)} jogos no campeonato, ${number(betterWins - worseWins)} a menos do que ${better}.`,
    ],
    formLevel: [
      ({ wins: each, of }) =>
        `Os dois times têm o mesmo número de vitórias nos últimos ${number(of)} jogos no campeonato: ${number(each, 'f')}.`,
      ({ home, away, wins: each, of }) => `Nos últimos ${number(of)} jogos no campeonato, ${both(home, away)} têm ${wins(each)} cada.`,
      ({ wins: each, of }) =>
        `Há equilíbrio na fase recente, com ${wins(each)} para cada lado nos últimos ${number(of)} jogos na competição.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${better} tem ${wins(betterWins)} nos últimos ${number(of)} jogos no campeonato; ${worse} não tem nenhuma.`,
      ({ better, worse, betterWins, of }) =>
        `Enquanto ${worse} não venceu nenhum dos últimos ${number(of)} jogos no campeonato, ${better} ganhou ${number(betterWins)}.`,
      ({ better, worse, betterWins, of }) =>
        `Dos últimos ${number(of)} jogos na competição, ${better} venceu ${number(betterWins)} e ${worse}, nenhum.`,
    ],
    formWinless: [
      ({ of }) => `Nenhum dos dois times venceu nos últimos ${number(of)} jogos na competição.`,
      ({ home, away, of }) =>
        `A vitória faz falta aos dois lados: ${both(home, away)} não ganharam nenhum dos últimos ${number(of)} jogos no campeonato.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} vem de ${wins(run)} seguidas no campeonato.`,
      ({ club, run }) => `Os últimos ${number(run)} jogos ${club.de} na competição terminaram em vitória.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} vem de ${defeats(run)} seguidas no campeonato.`,
      ({ club, run }) => `Os últimos ${number(run)} jogos ${club.de} na competição terminaram em derrota.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} não perde há ${matches(run)} no campeonato.`,
      ({ club, run }) => `A invencibilidade ${club.de} na competição já dura ${matches(run)}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} não vence há ${matches(run)} no campeonato.`,
      ({ club, run }) => `O jejum de vitórias ${club.de} no campeonato já dura ${matches(run)}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} passou em branco nos últimos ${matches(run)} no campeonato.`,
      ({ club, run }) => `Falta gol ${club.a}, que não marca há ${matches(run)} na competição.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} não sofre gol há ${matches(run)} no campeonato.`,
      ({ club, run }) => `A defesa ${club.de} passou ilesa pelos últimos ${matches(run)} na competição.`,
    ],
    alsoFortress: [
      ({ club, played }) => `Em casa, ${club} está ${club.agree('invicto')} neste campeonato, depois de ${matches(played)}.`,
      ({ club, played, won }) => `Como mandante, ${club} ainda não perdeu: ${wins(won)} em ${matches(played)} na competição.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `Em casa, ${club} ainda não venceu neste campeonato, depois de ${matches(played)}.`,
      ({ club }) => `A primeira vitória em casa ${club.de} neste campeonato ainda não veio.`,
    ],
    alsoStrongTravellers: [
      ({ club, played }) => `Fora de casa, ${club} está ${club.agree('invicto')} neste campeonato, depois de ${matches(played)}.`,
      ({ club, played, won }) => `Como visitante, ${club} ainda não perdeu: ${wins(won)} em ${matches(played)} na competição.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `Fora de casa, ${club} ainda não venceu neste campeonato, depois de ${matches(played)}.`,
      ({ club }) => `${club} segue à espera da primeira vitória como visitante neste campeonato.`,
    ],
    alsoPromoted: [
      ({ club }) => `${club} subiu de divisão para esta temporada.`,
      ({ club }) => `É a primeira temporada ${club.de} depois do acesso.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Na tabela, ${higher} está ${inPlace(higherPlace)} e ${lower}, em ${ordinal(lowerPlace)}, com ${points(gap)} de diferença.`,
      ({ higher, lower, higherPlace, lowerPlace }) =>
        `${higher} ocupa a ${ordinal(higherPlace, 'f')} posição; ${lower}, a ${ordinal(lowerPlace, 'f')}.`,
      ({ higher, gap }) => `A diferença na classificação é de ${points(gap)} a favor ${higher.de}.`,
      ({ higher, lower, gap }) => `${lower} tem ${points(gap)} a menos do que ${higher} na tabela.`,
    ],
    standingsLevel: [
      ({ points: level }) => `Na tabela há empate em pontos: ${number(level)} para cada lado.`,
      ({ home, away, points: level }) => `${both(home, away)} têm a mesma pontuação: ${points(level)}.`,
    ],
    manyGoals: [
      ({ club, matches: count, goals }) =>
        `Os ${matches(count)} ${club.de} no campeonato tiveram ${counted(goals, 'gol')}, somados os dois lados.`,
      ({ club, matches: count, goals }) =>
        `Jogo ${club.de} costuma ter gol: na competição, foram ${number(goals)} em ${counted(count, 'partida')}, somados os dois lados.`,
    ],
    fewGoals: [
      ({ club, matches: count, goals }) =>
        `Os ${matches(count)} ${club.de} no campeonato tiveram só ${counted(goals, 'gol')}, somados os dois lados.`,
      ({ club, matches: count, goals }) =>
        `Jogo ${club.de} costuma ter poucos gols: na competição, ${number(goals)} em ${counted(count, 'partida')}, somados os dois lados.`,
    ],
    meetingsLead: [
      ({ leader, trailer, meetings: count, leaderWins, ...records }) =>
        `${leader} venceu ${outOf(leaderWins, count, 'confrontos')} com ${trailer} ${known(records)}.`,
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `O retrospecto é favorável ${leader.a}, que ganhou ${outOf(leaderWins, count, 'confrontos')} ${known(records)}.`,
      ({ leader, trailer, meetings: count, leaderWins, ...records }) =>
        `Contra ${trailer}, ${leader} levou a melhor em ${outOf(leaderWins, count, 'jogos')} ${known(records)}.`,
    ],
    meetingsLevel: [
      ({ meetings: count, wins: each, ...records }) =>
        `O retrospecto é equilibrado, com ${wins(each)} para cada lado em ${meetings(count)} ${known(records)}.`,
      ({ meetings: count, wins: each, ...records }) => `Em ${meetings(count)} ${known(records)}, cada time venceu ${number(each)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} venceu o último confronto, ${inMonth(on)}, por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `No encontro mais recente, ${inMonth(on)}, ${winner} bateu ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `A última vez que os dois times se enfrentaram foi ${inMonth(on)}, e ${winner} ganhou por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${loser} perdeu por ${score(winnerGoals, loserGoals)} para ${winner} no último confronto, ${inMonth(on)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals, on }) => `O último confronto, ${inMonth(on)}, terminou empatado ${drawnAt(goals, figures)}.`,
      ({ home, away, goals, on }) => `No encontro mais recente, ${inMonth(on)}, ${both(home, away)} empataram ${drawnAt(goals, figures)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `Não há confronto anterior entre os dois times nos nossos registros, que começam em ${since}${leagueOnly ? ' e só incluem campeonatos nacionais' : ''}.`,
      ({ home, away, ...records }) => `${both(home, away)} não se enfrentaram ${known(records)}, até onde vão os nossos registros.`,
    ],
  };
}
