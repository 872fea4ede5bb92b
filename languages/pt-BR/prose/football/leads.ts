import type { LeadStories, Stories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import {
  both,
  counted,
  defeats,
  inMonth,
  inPlace,
  inPlaces,
  matches,
  meetings,
  meets,
  number,
  ordinal,
  playedFor,
  points,
  position,
  standing,
  standingsOf,
  where,
  wins,
  winsInARow,
} from '../words.ts';

type Club = BrazilianPortugueseNoun;

/** Returns the clubs of a table story as host and guest, each with its place. */
function hostAndGuest({ higher, lower, higherPlace, lowerPlace, higherAtHome }: Stories<Club>['inTable']) {
  const above = { club: higher, place: higherPlace };
  const below = { club: lower, place: lowerPlace };
  return higherAtHome ? { host: above, guest: below } : { host: below, guest: above };
}

/** Returns the club at a place in the table, without its name: `o vice-líder`, `o quinto`, `o 11º`, `o lanterna`. */
function inWords(place: number, last?: number): string {
  if (place <= 2) return place === 1 ? 'o líder' : 'o vice-líder';
  return place === last ? 'o lanterna' : `o ${ordinal(place)}`;
}

/** Returns the town of a derby after a space, unless a club has its name: `em Roma` adds nothing to a match of Roma. */
function inTown({ home, away, town }: Stories<Club>['derby']): string {
  return [home, away].some(({ bare }) => bare.includes(town.bare)) ? '' : ` ${town.em}`;
}

/** Returns what is decided for a club, at the beginning of a sentence: `já campeã`, `já rebaixado`. */
const already = (club: Club, as: Stories<Club>['alreadyDecided']['as']) =>
  ({ champion: `já ${club.agree('campeão')}`, promoted: 'com o acesso garantido', relegated: `já ${club.agree('rebaixado')}` })[as];

/** Returns the wins and draws of an unbeaten side: `oito vitórias e um empate`. */
const winsAndDraws = (won: number, played: number) => `${wins(won)} e ${counted(played - won, 'empate')}`;

/** Returns the openings of Brazilian previews. Each names both clubs and, where there is one, the host. */
export function brazilianPortugueseLeads({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof LeadStories<unknown>> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Líder e vice-líder frente a frente: ${leader}, com ${points(gap)} de vantagem, ${meets(leaderAtHome)} ${chaser}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `${leader}, líder com ${points(gap)} de vantagem, ${meets(leaderAtHome)} ${chaser}, vice-líder.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `É jogo dos dois primeiros da tabela: ${chaser} ${meets(!leaderAtHome)} ${leader}, que está ${points(gap)} à frente.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `A liderança está em jogo: ${leader}, na frente só pelos critérios de desempate, ${meets(leaderAtHome)} ${chaser}, que tem os mesmos ${points(level)}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Dois times com ${points(level)} dividem a ponta: ${leader}, líder nos critérios de desempate, ${meets(leaderAtHome)} ${chaser}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Com os mesmos ${points(level)} do líder, ${chaser} ${meets(!leaderAtHome)} ${leader} em briga direta pela ponta.`,
    ],
    derby: [
      (facts) => `É dia de clássico${inTown(facts)}: ${facts.home} recebe ${facts.away}.`,
      (facts) => `${facts.home} recebe ${facts.away} em dia de clássico${inTown(facts)}.`,
      (facts) => `${facts.away} visita ${facts.home} no clássico${inTown(facts) === '' ? ' da cidade' : ` ${facts.town.de}`}.`,
      (facts) =>
        `O clássico${inTown(facts) === '' ? ' da cidade' : ` ${facts.town.de}`} é na casa ${facts.home.de}, que recebe ${facts.away}.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead, opponentPlace, lastPlace }) =>
        `Líder com ${points(ahead)} de vantagem, ${club} ${meets(atHome)} ${opponent}, ${standing(opponent, opponentPlace, lastPlace)}.`,
      ({ club, opponent, atHome, ahead }) =>
        `${opponent} tem o líder pela frente: ${meets(!atHome)} ${club}, que soma ${points(ahead)} a mais do que o segundo colocado.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        `Parar o líder é a tarefa ${opponent.de}, ${standing(opponent, opponentPlace, lastPlace)}, que ${meets(!atHome)} ${club}.`,
      ({ club, opponent, atHome, ahead }) => `Com ${points(ahead)} de folga na ponta, ${club} ${meets(atHome)} ${opponent}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) => {
        const [host, guest] = standingsOf(home, homePlace, away, awayPlace, lastPlace);
        return `Confronto direto contra o rebaixamento: ${home}, ${host}, recebe ${away}, ${guest}.`;
      },
      ({ home, away }) => `É jogo de seis pontos na luta contra o rebaixamento: ${home} recebe ${away}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) => {
        const [host, guest] = inPlaces(homePlace, awayPlace, lastPlace);
        return `Os dois times lutam contra o rebaixamento: ${home}, que joga em casa, está ${host}, e ${away}, ${guest}.`;
      },
      ({ home, away }) => `${home.agree('ameaçado')} pelo rebaixamento, ${home} recebe ${away}, que vive a mesma situação.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) => {
        const [guest, host] = standingsOf(away, awayPlace, home, homePlace, lastPlace);
        return `${away}, ${guest}, visita ${home}, ${host}, em busca de pontos para escapar da queda.`;
      },
      ({ home, away }) => `Quem vencer respira: ${home} recebe ${away}, e nenhum dos dois está livre do rebaixamento.`,
      ({ home, away, awayPlace, lastPlace }) =>
        `Na parte de baixo da tabela, ${home} precisa de pontos em casa contra ${away}, ${standing(away, awayPlace, lastPlace)}.`,
      ({ home, away }) => `Na luta contra a queda, ${home} recebe ${away}, e os dois times precisam de pontos.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        `Lanterna do campeonato, ${club} ${meets(atHome)} ${opponent}, ${standing(opponent, opponentPlace)}.`,
      ({ club, opponent, atHome }) => `Ninguém tem menos pontos do que ${club}, que agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${standing(opponent, opponentPlace)}, ${meets(!atHome)} ${club}, lanterna do campeonato.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `Se vencer ${where(lowerAtHome)}, ${lower} ultrapassa ${higher}, que tem ${points(gap)} a mais.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Com ${points(gap)} a menos, ${lower} ${meets(lowerAtHome)} ${higher} e, se vencer, passa à frente na tabela.`,
      ({ lower, higher, gap, higherPlace, lowerAtHome }) =>
        `A ${position(higherPlace)} ${higher.de} está em jogo: ${lower}, ${points(gap)} atrás, passa à frente se vencer ${where(lowerAtHome)}.`,
      ({ lower, higher, gap, higherPlace, lowerAtHome }) =>
        `Com ${points(gap)} a mais, ${higher} defende a ${position(higherPlace)} ${where(!lowerAtHome)} contra ${lower}.`,
      ({ lower, higher, lowerPlace, higherPlace, lowerAtHome, lastPlace }) =>
        `${lower}, ${standing(lower, lowerPlace, lastPlace)}, ${meets(lowerAtHome)} ${higher} e toma do adversário a ${position(higherPlace)} se vencer.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${home.agree('empatado')} com o adversário em ${points(level)}, ${home} recebe ${away}.`,
      ({ home, away, points: level }) =>
        `Com ${level === 1 ? 'o mesmo ponto' : `os mesmos ${points(level)}`} do visitante na tabela, ${home} recebe ${away}.`,
      ({ home, away, points: level }) => `${away} visita ${home} em duelo de times com a mesma pontuação: ${points(level)}.`,
    ],
    gulf: [
      ({ higher, lower, gap, higherAtHome }) => `Com ${points(gap)} a mais na tabela, ${higher} ${meets(higherAtHome)} ${lower}.`,
      ({ higher, lower, gap, higherPlace, higherAtHome }) =>
        `${higher}, ${standing(higher, higherPlace)}, ${meets(higherAtHome)} ${lower}, que tem ${points(gap)} a menos.`,
      ({ higher, lower, gap, lowerPlace, higherAtHome, lastPlace }) =>
        `${lower}, ${standing(lower, lowerPlace, lastPlace)}, ${meets(!higherAtHome)} ${higher}, que tem ${points(gap)} a mais.`,
      ({ higher, lower, gap, higherPlace, higherAtHome }) =>
        `Com ${points(gap)} a menos na tabela, ${lower} ${meets(!higherAtHome)} ${higher}, ${standing(higher, higherPlace)}.`,
      ({ higher, lower, gap, higherPlace, lowerPlace, higherAtHome, lastPlace }) => {
        const [upper, under] = standingsOf(higher, higherPlace, lower, lowerPlace, lastPlace);
        return `A diferença na tabela é de ${points(gap)}: ${higher}, ${upper}, ${meets(higherAtHome)} ${lower}, ${under}.`;
      },
    ],
    inTable: [
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        const [hosts, guests] = standingsOf(host.club, host.place, guest.club, guest.place, facts.lastPlace);
        return `${host.club}, ${hosts}, recebe ${guest.club}, ${guests}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `É jogo entre ${inWords(host.place, facts.lastPlace)} e ${inWords(guest.place, facts.lastPlace)} da tabela: ${host.club} recebe ${guest.club}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `${host.club}, que ocupa a ${position(host.place, facts.lastPlace)}, recebe ${guest.club}, ${standing(guest.club, guest.place, facts.lastPlace)}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        const [guests, hosts] = standingsOf(guest.club, guest.place, host.club, host.place, facts.lastPlace);
        return `${guest.club}, ${guests}, visita ${host.club}, ${hosts}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `Jogando em casa, ${host.club}, ${standing(host.club, host.place, facts.lastPlace)}, enfrenta ${guest.club}, que está ${inPlace(guest.place, facts.lastPlace)}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `${guest.club}, ${standing(guest.club, guest.place, facts.lastPlace)}, joga na casa ${host.club.de}, que ocupa a ${position(host.place, facts.lastPlace)}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `${inPlace(host.place, facts.lastPlace)}, ${host.club} recebe ${guest.club}, ${standing(guest.club, guest.place, facts.lastPlace)}.`;
      },
      (facts) => {
        const { host, guest } = hostAndGuest(facts);
        return `${guest.club}, que está ${inPlace(guest.place, facts.lastPlace)}, joga fora de casa contra ${host.club}, ${standing(host.club, host.place, facts.lastPlace)}.`;
      },
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} venceu os últimos ${number(run)} jogos no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${club.agree('embalado')} por ${winsInARow(club, run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${opponent} ${meets(!atHome)} ${club}, que vem de ${winsInARow(club, run)} no campeonato.`,
      ({ club, opponent, run, atHome }) => `Depois de ${winsInARow(club, run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} perdeu os últimos ${number(run)} jogos no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `Depois de ${defeats(run)} seguidas no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${opponent} ${meets(!atHome)} ${club}, que vem de ${defeats(run)} seguidas no campeonato.`,
      ({ club, opponent, run, atHome }) =>
        `Em busca de reação após ${defeats(run)} seguidas no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club.agree('invicto')} há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${club} não perde há ${matches(run)} no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets(!atHome)} ${club}, que está ${club.agree('invicto')} há ${matches(run)} no campeonato.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) => `Sem vencer há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${club} não vence há ${matches(run)} no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${opponent} ${meets(!atHome)} ${club}, que está há ${matches(run)} sem vitória no campeonato.`,
      ({ club, opponent, run, atHome }) => `Em jejum de vitórias há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) => `${club} não marca há ${matches(run)} no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `Sem fazer gol há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets(!atHome)} ${club}, que passou em branco nos últimos ${matches(run)} no campeonato.`,
    ],
    cleanSheets: [
      ({ club, opponent, run, atHome }) => `Sem sofrer gol há ${matches(run)} no campeonato, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${club} não sofre gols há ${matches(run)} no campeonato e agora ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets(!atHome)} ${club}, que não levou gol nos últimos ${matches(run)} no campeonato.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Momentos opostos: ${up} soma ${winsInARow(up, upRun)} no campeonato e ${meets(upAtHome)} ${down}, que vem de ${defeats(downRun)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Depois de ${winsInARow(up, upRun)} no campeonato, ${up} ${meets(upAtHome)} ${down}, que perdeu os últimos ${matches(downRun)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${down} perdeu os últimos ${matches(downRun)} no campeonato e agora ${meets(!upAtHome)} ${up}, que venceu os últimos ${number(upRun)}.`,
    ],
    perfectAtHome: [
      ({ club, opponent, played }) => `${club}, que venceu os ${matches(played)} que fez em casa neste campeonato, recebe ${opponent}.`,
      ({ club, opponent, played }) =>
        `Com 100% de aproveitamento em casa após ${matches(played)} neste campeonato, ${club} recebe ${opponent}.`,
      ({ club, opponent, played }) => `${opponent} visita ${club}, que ganhou os ${matches(played)} que fez em casa neste campeonato.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `${club.agree('invicto')} em casa após ${matches(played)} neste campeonato, ${club} recebe ${opponent}.`,
      ({ club, opponent }) => `${club}, que ainda não perdeu em casa neste campeonato, recebe ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${opponent} visita ${club}, que não perdeu em casa neste campeonato: são ${winsAndDraws(won, played)}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) => `Ainda sem vencer em casa após ${matches(played)} neste campeonato, ${club} recebe ${opponent}.`,
      ({ club, opponent, played }) =>
        `${opponent} visita ${club}, que não venceu nenhum dos ${matches(played)} que fez em casa neste campeonato.`,
      ({ club, opponent, played }) =>
        `Depois de ${matches(played)} em casa, ${club} busca contra ${opponent} a primeira vitória como mandante neste campeonato.`,
    ],
    perfectAway: [
      ({ club, opponent, played }) =>
        `${club}, que venceu os ${matches(played)} que fez fora de casa neste campeonato, visita ${opponent}.`,
      ({ club, opponent, played }) =>
        `Com 100% de aproveitamento fora de casa após ${matches(played)} neste campeonato, ${club} visita ${opponent}.`,
      ({ club, opponent, played }) => `${opponent} recebe ${club}, que ganhou os ${matches(played)} que fez fora de casa neste campeonato.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `${club.agree('invicto')} fora de casa após ${matches(played)} neste campeonato, ${club} visita ${opponent}.`,
      ({ club, opponent }) => `${club}, que ainda não perdeu fora de casa neste campeonato, visita ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${opponent} recebe ${club}, que não perdeu fora de casa neste campeonato: são ${winsAndDraws(won, played)}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) => `Ainda sem vencer fora de casa após ${matches(played)} neste campeonato, ${club} visita ${opponent}.`,
      ({ club, opponent, played }) =>
        `${opponent} recebe ${club}, que não venceu nenhum dos ${matches(played)} que fez fora de casa neste campeonato.`,
      ({ club, opponent, played }) =>
        `Depois de ${matches(played)} como visitante, ${club} busca na casa ${opponent.de} a primeira vitória fora neste campeonato.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `${loser.agree('goleado')} por ${score(winnerGoals, loserGoals)} no último confronto, ${inMonth(on)}, ${loser} ${meets(!winnerAtHome)} ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Depois da goleada por ${score(winnerGoals, loserGoals)} que aplicou no último confronto, ${inMonth(on)}, ${winner} ${meets(winnerAtHome)} ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Chance de revanche para ${loser}, que ${meets(!winnerAtHome)} ${winner} depois de perder por ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings: count, atHome }) =>
        `${club} não vence ${opponent} há ${meetings(count)} e tenta encerrar o jejum jogando ${where(atHome)}.`,
      ({ club, opponent, meetings: count, atHome }) =>
        `Sem vencer ${opponent} há ${meetings(count)}, ${club} tenta quebrar o jejum jogando ${where(atHome)}.`,
      ({ club, opponent, meetings: count, atHome }) =>
        `${opponent} não perde para ${club} há ${meetings(count)} e tenta ampliar a série jogando ${where(!atHome)}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `Na estreia dos dois times ${competition.em}, ${home} recebe ${away}.`,
      ({ home, away, competition }) => `${home} estreia ${competition.em} em casa contra ${away}, que também faz o primeiro jogo.`,
      ({ home, away }) => `Começa a temporada: ${home} recebe ${away} na estreia dos dois times.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `${club.agree('recém-promovido')}, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) => `${club}, que subiu de divisão para esta temporada, ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) => `${opponent} ${meets(!atHome)} ${club}, que acaba de subir de divisão.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} recebe ${away} ${competition.por}.`,
      ({ home, away, competition }) => `${competition.por}, ${away} visita ${home}.`,
      ({ home, away, competition }) => `${home} joga em casa contra ${away} ${competition.por}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} recebe ${away} ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${playedFor(competition, stage)}, ${away} visita ${home}.`,
      ({ home, away, competition, stage }) => `Duelo ${playedFor(competition, stage)}: ${home} joga em casa contra ${away}.`,
      ({ home, away, competition, stage }) => `${away} joga na casa ${home.de} ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${playedFor(competition, stage)}, ${home} joga em casa e tem ${away} pela frente.`,
      ({ home, away, competition, stage }) => `Em casa, ${home} enfrenta ${away} ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${away} visita ${home} ${playedFor(competition, stage)}.`,
      ({ home, away, competition, stage }) => `Fora de casa, ${away} encara ${home} ${playedFor(competition, stage)}.`,
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
    alreadyDecided: [
      ({ club, opponent, atHome, as, opponentPlace, lastPlace }) =>
        `${already(club, as)}, ${club} ${meets(atHome)} ${opponent}, ${standing(opponent, opponentPlace, lastPlace)}.`,
      ({ club, opponent, atHome, as }) =>
        `${club}, ${{ champion: `já ${club.agree('dono')} do título`, promoted: `já ${club.agree('garantido')} na divisão de cima`, relegated: `já ${club.agree('rebaixado')}` }[as]}, ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome, as }) =>
        `${opponent} ${meets(!atHome)} ${club}, que ${{ champion: `já é ${club.agree('campeão')}`, promoted: 'já garantiu o acesso', relegated: 'não escapa mais do rebaixamento' }[as]}.`,
      ({ club, opponent, atHome, as }) =>
        `${{ champion: `O título já é ${club.de}`, promoted: `O acesso já está garantido para ${club}`, relegated: `O rebaixamento já está decretado para ${club}` }[as]}, que ${meets(atHome)} ${opponent}.`,
    ],
  };
}
