import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryText, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import {
  average,
  averageGoals,
  beat,
  both,
  counted,
  defeats,
  drawnAt,
  inMonth,
  inPlace,
  inPlaces,
  matches,
  meetings,
  number,
  otherSideOf,
  outOf,
  points,
  sideOf,
  standing,
  standingsOf,
  victoryOf,
  where,
  wins,
  winsInARow,
} from '../words.ts';

/** Returns the meetings that are known: `desde 2005, sem contar copas`. */
const known = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) => `desde ${since}${leagueOnly ? ', sem contar copas' : ''}`;

const times = (count: number) => `${number(count, 'f')} ${count === 1 ? 'vez' : 'vezes'}`;

type Told<Kind extends keyof PlayedStories<unknown>> = StoryText<BrazilianPortugueseNoun, Kind>;

const unevenByName: Told<'formUneven'> = ({ better, betterWins, worseWins, of }) =>
  `Quem chega em melhor fase é ${better}, com ${wins(betterWins)} nos últimos ${matches(of)} no campeonato, contra ${number(worseWins, 'f')} do adversário.`;
const oneSidedByName: Told<'formOneSided'> = ({ better, betterWins, of }) =>
  `${better} tem ${wins(betterWins)} nos últimos ${matches(of)} no campeonato; o adversário não tem nenhuma.`;
const standingsByName: Told<'standings'> = ({ higher, gap }) => `Na tabela, ${higher} está ${points(gap)} à frente.`;

type LastMatch = PlayedStories<BrazilianPortugueseNoun>['lastWon'];

/** Goals between the two from which a win is a goleada. */
const big = 3;
const isBig = ({ ownGoals, otherGoals }: LastMatch) => Math.abs(ownGoals - otherGoals) >= big;
const victoryWord = (match: LastMatch) => (isBig(match) ? 'goleada' : 'vitória');
const ground = ({ wasAtHome }: LastMatch) => where(wasAtHome);

/** Returns the place of the rival after a comma, where it makes the result remarkable: `, líder`, `, lanterna`. */
function apposed(won: boolean, { rival, rivalPlace }: LastMatch): string {
  if (rivalPlace === undefined) return '';
  return `, ${won ? standing(rival, rivalPlace) : 'lanterna'}`;
}
/** Returns the same with the competition: `, líder do campeonato`, ` pelo campeonato`. */
const inLeague = (won: boolean, match: LastMatch) =>
  match.rivalPlace === undefined ? ' pelo campeonato' : `${apposed(won, match)} do campeonato`;

/** Returns a rival with where the match was and the competition: ` em casa para o Vasco, pelo campeonato`, ` em casa para o Vasco, lanterna do campeonato`. */
const againstRival = (won: boolean, match: LastMatch) => {
  const rival = `${won ? 'sobre' : 'para'} ${match.rival}`;
  return match.rivalPlace === undefined
    ? ` ${ground(match)} ${rival},${inLeague(won, match)}`
    : ` ${ground(match)} ${rival}${inLeague(won, match)}`;
};

/** Returns a win with its object: `goleou o Vasco`, `venceu o Vasco, líder,`. */
const beatRival = (match: LastMatch) =>
  `${beat(match.ownGoals, match.otherGoals)} ${match.rival}${apposed(true, match)}${match.rivalPlace === undefined ? '' : ','}`;

/** Returns a defeat with the winner: `foi goleado pelo Vasco`, `perdeu para o Vasco, lanterna,`. */
const lostTo = (routed: string, match: LastMatch) =>
  `${isBig(match) ? `foi ${routed} ${match.rival.por}` : `perdeu para ${match.rival}`}${apposed(false, match)}${match.rivalPlace === undefined ? '' : ','}`;

const likely = { title: 'chance de título', promotion: 'chance de acesso', relegation: 'risco de rebaixamento' } as const;
const chanceOf = { title: 'A chance de título', promotion: 'A chance de acesso', relegation: 'O risco de rebaixamento' } as const;
const ends = { title: 'termina campeão', promotion: 'sobe de divisão', relegation: 'é rebaixado' } as const;
const capitalless = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/**
 * Returns `text`, which speaks of host and visitor, with `onNeutral` in its place when neither club is at home.
 *
 * @param where the fact that is undefined when neither club is at home
 */
function offNeutral<Facts, Where extends keyof Facts>(
  where: Where,
  onNeutral: (facts: Facts) => string,
  text: (facts: Facts & { readonly [Known in Where]-?: boolean }) => string,
): (facts: Facts) => string {
  return (facts) => (facts[where] === undefined ? onNeutral(facts) : text(facts as Facts & { readonly [Known in Where]-?: boolean }));
}

/**
 * Returns the further sentences of Brazilian previews. Both clubs have been named by then: a sentence names at most one of them, and each story
 * has texts that name neither.
 */
export function brazilianPortuguesePlayed(figures: ProseFigures): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof PlayedStories<unknown>> {
  const { score, percent } = figures;
  const own = ({ ownGoals, otherGoals }: LastMatch) => score(ownGoals, otherGoals);
  const other = ({ ownGoals, otherGoals }: LastMatch) => score(otherGoals, ownGoals);
  return {
    formUneven: [
      unevenByName,
      offNeutral(
        'betterAtHome',
        unevenByName,
        ({ betterAtHome, betterWins, worseWins, of }) =>
          `Nas últimas ${number(of, 'f')} rodadas, ${otherSideOf(betterAtHome)} venceu ${times(betterWins)}, e ${otherSideOf(!betterAtHome)}, ${number(worseWins, 'f')}.`,
      ),
      ({ better, betterWins, worseWins, of }) =>
        `${better} venceu ${number(betterWins)} dos últimos ${matches(of)} no campeonato; o adversário, ${number(worseWins)}.`,
      offNeutral(
        'betterAtHome',
        unevenByName,
        ({ betterAtHome, betterWins, worseWins, of }) =>
          `O momento d${sideOf(betterAtHome)} é melhor: ${wins(betterWins)} nas últimas ${number(of, 'f')} rodadas, contra ${number(worseWins, 'f')} d${sideOf(!betterAtHome)}.`,
      ),
      ({ worse, betterWins, worseWins, of }) =>
        `Nos últimos ${matches(of)} no campeonato, ${worse} venceu ${times(worseWins)}, contra ${number(betterWins, 'f')} do adversário.`,
      ({ better, betterWins, worseWins, of }) =>
        `Com ${wins(betterWins)} nas últimas ${number(of, 'f')} rodadas, contra ${number(worseWins, 'f')} do adversário, ${better} vive fase melhor.`,
      offNeutral(
        'betterAtHome',
        unevenByName,
        ({ betterAtHome, betterWins, worseWins, of }) =>
          `As últimas ${number(of, 'f')} rodadas renderam ${wins(betterWins)} a${otherSideOf(betterAtHome)} e ${number(worseWins, 'f')} a${otherSideOf(!betterAtHome)}.`,
      ),
      ({ worse, betterWins, worseWins, of }) =>
        `A fase ${worse.de} é pior: ${wins(worseWins)} nos últimos ${matches(of)} no campeonato, contra ${number(betterWins, 'f')} do adversário.`,
    ],
    formLevel: [
      ({ wins: each, of }) => `Cada time soma ${wins(each)} nas últimas ${number(of, 'f')} rodadas.`,
      ({ wins: each, of }) => `Nas últimas ${number(of, 'f')} rodadas, cada time venceu ${times(each)}.`,
      ({ wins: each, of }) => `O momento é parecido, com ${wins(each)} para cada time nas últimas ${number(of, 'f')} rodadas.`,
    ],
    formOneSided: [
      oneSidedByName,
      offNeutral(
        'betterAtHome',
        oneSidedByName,
        ({ betterAtHome, betterWins, of }) =>
          `Nas últimas ${number(of, 'f')} rodadas, ${otherSideOf(betterAtHome)} venceu ${times(betterWins)}, e ${otherSideOf(!betterAtHome)}, nenhuma.`,
      ),
      offNeutral(
        'betterAtHome',
        oneSidedByName,
        ({ betterAtHome, betterWins, of }) =>
          `Enquanto ${otherSideOf(!betterAtHome)} está há pelo menos ${number(of, 'f')} rodadas sem vencer, ${otherSideOf(betterAtHome)} ganhou ${times(betterWins)} no período.`,
      ),
    ],
    formWinless: [
      ({ of }) => `Nenhum dos dois times venceu nos últimos ${matches(of)} no campeonato.`,
      ({ of }) => `Os dois times chegam sem vitória nas últimas ${number(of, 'f')} rodadas.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} vem de ${winsInARow(club, run)} no campeonato.`,
      ({ run, atHome }) => `${sideOf(atHome)} venceu os últimos ${matches(run)} no campeonato.`,
      ({ club, run, atHome }) => `Já são ${winsInARow(club, run)} d${sideOf(atHome)} no campeonato.`,
      ({ club, run }) => `${club} ganhou os últimos ${matches(run)} no campeonato.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} vem de ${defeats(run)} seguidas no campeonato.`,
      ({ club, run }) => `${club} perdeu os últimos ${matches(run)} no campeonato.`,
      ({ run, atHome }) => `${sideOf(atHome)} perdeu os últimos ${matches(run)} no campeonato.`,
      ({ run, atHome }) => `Já são ${defeats(run)} seguidas d${sideOf(atHome)} no campeonato.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} não perde há ${matches(run)} no campeonato.`,
      ({ club, run }) => `${club} está ${club.agree('invicto')} há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `${sideOf(atHome)} está invicto há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `A invencibilidade d${sideOf(atHome)} já dura ${number(run, 'f')} rodadas.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} não vence há ${matches(run)} no campeonato.`,
      ({ club, run }) => `${club} está há ${number(run, 'f')} rodadas sem vitória.`,
      ({ run, atHome }) => `${sideOf(atHome)} está há ${number(run, 'f')} rodadas sem vitória.`,
      ({ run, atHome }) => `O jejum de vitórias d${sideOf(atHome)} já dura ${number(run, 'f')} rodadas.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} passou em branco nos últimos ${matches(run)} no campeonato.`,
      ({ run, atHome }) => `${sideOf(atHome)} não faz gol há ${number(run, 'f')} rodadas.`,
      ({ club, run }) => `${club} não faz gol há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `O ataque d${sideOf(atHome)} não marca há ${number(run, 'f')} rodadas.`,
      ({ club, run }) => `${club} já soma ${matches(run)} sem marcar no campeonato.`,
      ({ run, atHome }) => `O jejum de gols d${sideOf(atHome)} já dura ${matches(run)} no campeonato.`,
      ({ club, run }) => `O torcedor ${club.de} não comemora um gol há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `${sideOf(atHome)} passou em branco nas últimas ${number(run, 'f')} rodadas.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} não sofre gol há ${matches(run)} no campeonato.`,
      ({ run, atHome }) => `${sideOf(atHome)} não leva gol há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `A defesa d${sideOf(atHome)} não é vazada há ${number(run, 'f')} rodadas.`,
    ],
    alsoPerfectAtHome: [
      ({ club, played }) => `Em casa, ${club} venceu os ${matches(played)} que fez neste campeonato.`,
      ({ club, played }) => `Em casa, o aproveitamento ${club.de} é de 100% após ${matches(played)} no campeonato.`,
      ({ played }) => `Diante da sua torcida, o mandante só venceu na competição: são ${wins(played)}.`,
    ],
    alsoFortress: [
      ({ club, played, won }) =>
        `Em casa, ${club} ainda não perdeu neste campeonato: são ${wins(won)} e ${counted(played - won, 'empate')}.`,
      () => 'O mandante ainda não perdeu em casa neste campeonato.',
      ({ played }) => `Diante da sua torcida, o mandante está invicto na competição, em ${matches(played)}.`,
      ({ club, played }) => `Em casa, ${club} está ${club.agree('invicto')} após ${matches(played)} neste campeonato.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} ainda não venceu em casa neste campeonato, e já são ${matches(played)}.`,
      ({ played }) => `Diante da sua torcida, o mandante ainda não venceu na competição, em ${counted(played, 'tentativa')}.`,
      ({ club, played }) => `${club} não venceu nenhum dos ${matches(played)} que fez em casa no campeonato.`,
    ],
    alsoPerfectAway: [
      ({ club, played }) => `Fora de casa, ${club} venceu os ${matches(played)} que fez neste campeonato.`,
      ({ played }) => `Longe de casa, o visitante só venceu na competição: são ${wins(played)}.`,
      ({ club, played }) => `Fora de casa, o aproveitamento ${club.de} é de 100% após ${matches(played)} no campeonato.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won }) =>
        `Fora de casa, ${club} ainda não perdeu neste campeonato: são ${wins(won)} e ${counted(played - won, 'empate')}.`,
      () => 'O visitante ainda não perdeu fora de casa neste campeonato.',
      ({ played }) => `Longe de casa, o visitante está invicto na competição, em ${matches(played)}.`,
      ({ club, played }) => `Fora de casa, ${club} está ${club.agree('invicto')} após ${matches(played)} no campeonato.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `${club} ainda não venceu fora de casa neste campeonato, e já são ${matches(played)}.`,
      ({ played }) => `Longe de casa, o visitante ainda não venceu na competição, em ${counted(played, 'tentativa')}.`,
      ({ club, played }) => `${club} não venceu nenhum dos ${matches(played)} que fez fora de casa no campeonato.`,
    ],
    alsoPromoted: [
      ({ club }) => `${club} subiu de divisão para esta temporada.`,
      ({ atHome }) => `É a primeira temporada d${sideOf(atHome)} depois do acesso.`,
      ({ atHome }) => `${sideOf(atHome)} acaba de subir de divisão.`,
    ],
    standings: [
      offNeutral(
        'higherAtHome',
        standingsByName,
        ({ higherAtHome, gap }) => `${otherSideOf(higherAtHome)} tem ${points(gap)} a mais na tabela.`,
      ),
      standingsByName,
      offNeutral('higherAtHome', standingsByName, ({ higherAtHome, higherPlace, lowerPlace, lastPlace }) => {
        const [upper, under] = inPlaces(higherPlace, lowerPlace, lastPlace);
        return higherPlace === 1
          ? `${otherSideOf(higherAtHome)} lidera o campeonato; ${otherSideOf(!higherAtHome)} está ${under}.`
          : `Na classificação, ${otherSideOf(higherAtHome)} está ${upper}, e ${otherSideOf(!higherAtHome)}, ${under}.`;
      }),
      ({ lower, gap }) => `${lower} tem ${points(gap)} a menos na tabela.`,
      offNeutral(
        'higherAtHome',
        standingsByName,
        ({ higherAtHome, gap }) => `A vantagem na tabela é d${otherSideOf(higherAtHome)}, com ${points(gap)} a mais.`,
      ),
      offNeutral(
        'higherAtHome',
        standingsByName,
        ({ higherAtHome, higherPlace, gap }) =>
          `${inPlace(higherPlace)}, ${otherSideOf(higherAtHome)} soma ${points(gap)} a mais do que ${otherSideOf(!higherAtHome)}.`,
      ),
      offNeutral(
        'higherAtHome',
        standingsByName,
        ({ higherAtHome, lowerPlace, gap, lastPlace }) =>
          `${otherSideOf(!higherAtHome)}, ${inPlace(lowerPlace, lastPlace)}, está ${points(gap)} atrás d${otherSideOf(higherAtHome)}.`,
      ),
      ({ higher, lower, higherPlace, lowerPlace, lastPlace }) => {
        const [upper, under] = standingsOf(higher, higherPlace, lower, lowerPlace, lastPlace);
        return `${higher} é ${upper}, e ${lower}, ${under}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `Os dois times têm a mesma pontuação na tabela: ${points(level)}.`,
      ({ points: level }) => `Na tabela, os dois times estão empatados com ${points(level)}.`,
      ({ points: level }) => `Os dois times estão empatados na tabela, com ${points(level)}.`,
    ],
    manyGoals: [
      ({ club, matches: count, goals }) => `Os jogos ${club.de} no campeonato têm média de ${averageGoals(goals, count, figures)}.`,
      ({ atHome, matches: count, goals }) =>
        `As partidas d${sideOf(atHome)} têm média de ${averageGoals(goals, count, figures)} na competição.`,
      ({ atHome, matches: count, goals }) =>
        `Os jogos d${sideOf(atHome)} costumam ter muitos gols: a média no campeonato é de ${average(goals, count, figures)} por partida.`,
      ({ club, matches: count, goals: all }) =>
        `Não faltam gols quando joga ${club}: foram ${number(all)} em ${matches(count)} no campeonato.`,
      ({ atHome, matches: count, goals: all }) =>
        `Nos ${matches(count)} d${sideOf(atHome)} no campeonato, saíram ${counted(all, 'gol')}, somados os dos adversários.`,
    ],
    fewGoals: [
      ({ club, matches: count, goals }) => `Os jogos ${club.de} no campeonato têm média de apenas ${averageGoals(goals, count, figures)}.`,
      ({ atHome, matches: count, goals }) =>
        `As partidas d${sideOf(atHome)} têm média de apenas ${averageGoals(goals, count, figures)} na competição.`,
      ({ atHome, matches: count, goals }) =>
        `Os jogos d${sideOf(atHome)} costumam ter poucos gols: a média no campeonato é de ${average(goals, count, figures)} por partida.`,
      ({ club, matches: count, goals: all }) => `Gols são raros quando joga ${club}: só ${number(all)} em ${matches(count)} no campeonato.`,
      ({ atHome, matches: count, goals: all }) =>
        `Nos ${matches(count)} d${sideOf(atHome)} no campeonato, ${all === 1 ? 'saiu' : 'saíram'} só ${counted(all, 'gol')}, somados os dos adversários.`,
    ],
    meetingsLead: [
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `${leader} venceu ${outOf(leaderWins, count, 'confrontos')} entre os dois times ${known(records)}.`,
      ({ leader, leaderAtHome, meetings: count, leaderWins, ...records }) =>
        `Os números do confronto favorecem ${leaderAtHome === undefined ? leader : sideOf(leaderAtHome)}, com ${wins(leaderWins)} em ${meetings(count)} ${known(records)}.`,
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `O retrospecto é favorável ${leader.a}, que ganhou ${outOf(leaderWins, count, 'confrontos')} ${known(records)}.`,
      ({ trailer, meetings: count, leaderWins, ...records }) =>
        leaderWins === count
          ? `${trailer} perdeu ${outOf(count, count, 'confrontos')} ${known(records)}.`
          : `Em ${meetings(count)} ${known(records)}, ${trailer} perdeu ${number(leaderWins)}.`,
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `No retrospecto, a vantagem é ${leader.de}: ${wins(leaderWins)} em ${meetings(count)} ${known(records)}.`,
      ({ leader, leaderAtHome, meetings: count, leaderWins, ...records }) =>
        `Nos ${meetings(count)} ${known(records)}, ${leaderAtHome === undefined ? leader : sideOf(leaderAtHome)} ${leaderWins === count ? 'sempre superou o adversário' : `superou o adversário ${times(leaderWins)}`}.`,
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `Quem leva a melhor no confronto é ${leader}, com ${wins(leaderWins)} em ${number(count)} jogos ${known(records)}.`,
      ({ leader, leaderAtHome, meetings: count, leaderWins, ...records }) =>
        `${known(records)}, foram ${meetings(count)}, e ${leaderAtHome === undefined ? leader : sideOf(leaderAtHome)} ganhou ${leaderWins === count ? 'todos' : number(leaderWins)}.`,
    ],
    meetingsLevel: [
      ({ meetings: count, wins: each, ...records }) =>
        `O retrospecto é equilibrado, com ${wins(each)} para cada time em ${meetings(count)} ${known(records)}.`,
      ({ meetings: count, wins: each, ...records }) => `Em ${meetings(count)} ${known(records)}, cada time venceu ${number(each)}.`,
      ({ meetings: count, wins: each, ...records }) =>
        `Nos ${meetings(count)} ${known(records)}, há igualdade: ${wins(each)} para cada um.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${beat(winnerGoals, loserGoals)} o adversário por ${score(winnerGoals, loserGoals)} no último confronto, ${inMonth(on)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `No encontro mais recente, ${inMonth(on)}, ${loser} perdeu por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `O último confronto, ${inMonth(on)}, terminou com ${victoryOf(winner).replace(/^[ao] /u, '')} por ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `No último confronto entre os dois times, ${inMonth(on)}, ${loser} perdeu por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Deu ${winner.bare} no último encontro, ${inMonth(on)}: ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${loser} foi ${loser.agree(beat(winnerGoals, loserGoals) === 'goleou' ? 'goleado' : 'derrotado')} por ${score(winnerGoals, loserGoals)} quando os dois times se enfrentaram pela última vez, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Quem venceu o último confronto, ${inMonth(on)}, foi ${winner}, por ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `Os dois times se enfrentaram pela última vez ${inMonth(on)}, com derrota ${loser.de} por ${score(winnerGoals, loserGoals)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals, on }) => `O último confronto, ${inMonth(on)}, terminou empatado ${drawnAt(goals, figures)}.`,
      ({ goals, on }) => `No encontro mais recente, ${inMonth(on)}, os dois times empataram ${drawnAt(goals, figures)}.`,
      ({ goals, on }) =>
        `${inMonth(on)}, no último jogo entre os dois, deu empate${goals === 0 ? ' sem gols' : `: ${score(goals, goals)}`}.`,
      ({ goals, on }) =>
        `Ninguém venceu o último encontro, ${inMonth(on)}${goals === 0 ? ', que terminou sem gols' : `: ${score(goals, goals)}`}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `Não há confronto anterior entre os dois times nos nossos dados, que começam em ${since}${leagueOnly ? ' e não incluem copas' : ''}.`,
      ({ home, away, since, leagueOnly }) =>
        `Nenhum jogo entre ${both(home, away)} consta dos nossos dados, que começam em ${since}${leagueOnly ? ' e não incluem copas' : ''}.`,
      ({ since, leagueOnly }) =>
        `Este é o primeiro jogo entre os dois times nos nossos dados, que começam em ${since}${leagueOnly ? ' e deixam as copas de fora' : ''}.`,
      ({ since, leagueOnly }) =>
        `Desde ${since}, quando começam os nossos dados, os dois times não se enfrentaram${leagueOnly ? ', copas à parte' : ''}.`,
    ],
    lastWon: [
      (facts) => `${facts.club} vem de ${victoryWord(facts)} por ${own(facts)}${againstRival(true, facts)}.`,
      (facts) =>
        `Na sua partida mais recente pelo campeonato, ${sideOf(facts.atHome)} ${beatRival(facts)} por ${own(facts)} ${ground(facts)}.`,
      (facts) => `Em seu último jogo no campeonato, ${facts.club} ${beatRival(facts)} por ${own(facts)} ${ground(facts)}.`,
      (facts) =>
        `No campeonato, ${sideOf(facts.atHome)} vem de ${victoryWord(facts)} por ${own(facts)} ${ground(facts)} sobre ${facts.rival}${apposed(true, facts)}.`,
      (facts) =>
        `A ${victoryWord(facts)} por ${own(facts)} sobre ${facts.rival}${apposed(true, facts)}, ${ground(facts)}, foi o último resultado ${facts.club.de} no campeonato.`,
      (facts) =>
        `O último jogo d${sideOf(facts.atHome)} no campeonato foi uma ${victoryWord(facts)} por ${own(facts)} sobre ${facts.rival}${apposed(true, facts)}, ${ground(facts)}.`,
      (facts) =>
        `Pelo campeonato, ${facts.club} vem de ${isBig(facts) ? 'golear' : 'vencer'} ${facts.rival}${apposed(true, facts)}${facts.rivalPlace === undefined ? '' : ','} por ${own(facts)}, ${ground(facts)}.`,
    ],
    lastLost: [
      (facts) => `${facts.club} vem de derrota por ${other(facts)}${againstRival(false, facts)}.`,
      (facts) =>
        `Na sua partida mais recente pelo campeonato, ${sideOf(facts.atHome)} ${lostTo('goleado', facts)} por ${other(facts)} ${ground(facts)}.`,
      (facts) =>
        `Em seu último jogo no campeonato, ${facts.club} ${lostTo(facts.club.agree('goleado'), facts)} por ${other(facts)} ${ground(facts)}.`,
      (facts) =>
        `Pelo campeonato, ${sideOf(facts.atHome)} acaba de perder por ${other(facts)} para ${facts.rival}${apposed(false, facts)}, ${ground(facts)}.`,
      (facts) =>
        `A derrota por ${other(facts)} para ${facts.rival}${apposed(false, facts)}, ${ground(facts)}, foi o último resultado ${facts.club.de} no campeonato.`,
      (facts) =>
        `O último jogo d${sideOf(facts.atHome)} no campeonato foi uma derrota por ${other(facts)} para ${facts.rival}${apposed(false, facts)}, ${ground(facts)}.`,
      (facts) =>
        `O último resultado d${sideOf(facts.atHome)} no campeonato não foi bom: ${other(facts)} para ${facts.rival}${apposed(false, facts)}, ${ground(facts)}.`,
      (facts) => `${sideOf(facts.atHome)} tenta se recuperar da derrota por ${other(facts)}${againstRival(false, facts)}.`,
    ],
    seasonChance: [
      ({ club, of, chance }) => `Nossas simulações da temporada dão ${club.a} ${percent(chance)} de ${likely[of]}.`,
      ({ atHome, of, chance }) => `Nas nossas simulações da temporada, ${sideOf(atHome)} ${ends[of]} em ${percent(chance)} dos casos.`,
      ({ club, of, chance }) => `${chanceOf[of]} ${club.de}, pelas nossas simulações, é de ${percent(chance)}.`,
      ({ atHome, of, chance }) => `${sideOf(atHome)} tem ${percent(chance)} de ${likely[of]}, segundo as nossas simulações da temporada.`,
      ({ club, of, chance }) => `Simulando o resto da temporada, calculamos em ${percent(chance)} ${capitalless(chanceOf[of])} ${club.de}.`,
      ({ atHome, of, chance }) => `Em ${percent(chance)} das nossas simulações da temporada, ${sideOf(atHome)} ${ends[of]}.`,
      ({ club, of, chance }) =>
        `Nas nossas simulações, ${club} tem ${percent(chance)} de ${{ title: 'chance de conquistar o título', promotion: 'chance de subir de divisão', relegation: 'risco de cair' }[of]}.`,
      ({ atHome, of, chance }) => `Para ${sideOf(atHome)}, ${capitalless(chanceOf[of])} é de ${percent(chance)} nas nossas simulações.`,
    ],
    alsoMissing: [
      ({ atHome, players }) => `${sideOf(atHome)} tem ${counted(players, 'desfalque')}.`,
      ({ club, players }) => `${club} tem ${counted(players, 'desfalque')}, por lesão ou suspensão.`,
      ({ atHome, players }) => `Por lesão ou suspensão, ${sideOf(atHome)} chega com ${counted(players, 'desfalque')}.`,
      ({ club, players }) => `${club} não pode contar com ${number(players)} nomes do elenco.`,
      ({ atHome, players }) => `A lista de desfalques d${sideOf(atHome)} tem ${number(players)} nomes.`,
    ],
  };
}
