import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryText, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import {
  average,
  averageGoals,
  both,
  counted,
  defeats,
  drawnAt,
  inMonth,
  matches,
  meetings,
  number,
  ordinal,
  otherSideOf,
  outOf,
  points,
  sideOf,
  victoryOf,
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
  const { score } = figures;
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
    ],
    formLevel: [
      ({ wins: each, of }) => `Cada time tem ${wins(each)} nos últimos ${matches(of)} no campeonato.`,
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
      ({ club, run }) => `${club} não faz gol há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `${sideOf(atHome)} não faz gol há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `O ataque d${sideOf(atHome)} não marca há ${number(run, 'f')} rodadas.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} não sofre gol há ${matches(run)} no campeonato.`,
      ({ run, atHome }) => `${sideOf(atHome)} não leva gol há ${number(run, 'f')} rodadas.`,
      ({ run, atHome }) => `A defesa d${sideOf(atHome)} não é vazada há ${number(run, 'f')} rodadas.`,
    ],
    alsoPerfectAtHome: [
      ({ club, played }) => `Em casa, ${club} venceu ${outOf(played, played, 'jogos')} neste campeonato.`,
      ({ club, played }) => `Em casa, o aproveitamento ${club.de} é de 100% após ${matches(played)} no campeonato.`,
      ({ played }) => `O mandante venceu ${outOf(played, played, 'jogos')} que fez em casa neste campeonato.`,
    ],
    alsoFortress: [
      ({ club, played, won }) =>
        `Em casa, ${club} ainda não perdeu neste campeonato: são ${wins(won)} e ${counted(played - won, 'empate')}.`,
      () => 'O mandante ainda não perdeu em casa neste campeonato.',
      ({ played }) => `O mandante não perdeu nenhum dos ${matches(played)} que fez em casa neste campeonato.`,
      ({ club, played }) => `Em casa, ${club} está ${club.agree('invicto')} após ${matches(played)} neste campeonato.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `Em casa, ${club} ainda não venceu neste campeonato, depois de ${matches(played)}.`,
      ({ played }) => `O mandante não venceu nenhum dos ${matches(played)} que fez em casa neste campeonato.`,
      ({ club, played }) => `Em casa, ${club} ainda não ganhou após ${matches(played)} no campeonato.`,
    ],
    alsoPerfectAway: [
      ({ club, played }) => `Fora de casa, ${club} venceu ${outOf(played, played, 'jogos')} neste campeonato.`,
      ({ played }) => `O visitante venceu ${outOf(played, played, 'jogos')} que fez fora de casa neste campeonato.`,
      ({ club, played }) => `Fora de casa, o aproveitamento ${club.de} é de 100% após ${matches(played)} no campeonato.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won }) =>
        `Fora de casa, ${club} ainda não perdeu neste campeonato: são ${wins(won)} e ${counted(played - won, 'empate')}.`,
      () => 'O visitante ainda não perdeu fora de casa neste campeonato.',
      ({ played }) => `O visitante não perdeu nenhum dos ${matches(played)} que fez fora de casa neste campeonato.`,
      ({ club, played }) => `Fora de casa, ${club} está ${club.agree('invicto')} após ${matches(played)} no campeonato.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `Fora de casa, ${club} ainda não venceu neste campeonato, depois de ${matches(played)}.`,
      ({ played }) => `O visitante não venceu nenhum dos ${matches(played)} que fez fora de casa neste campeonato.`,
      ({ club, played }) => `Fora de casa, ${club} ainda não ganhou após ${matches(played)} no campeonato.`,
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
      offNeutral('higherAtHome', standingsByName, ({ higherAtHome, higherPlace, lowerPlace }) =>
        higherPlace === 1
          ? `${otherSideOf(higherAtHome)} lidera o campeonato; ${otherSideOf(!higherAtHome)} está em ${ordinal(lowerPlace)} lugar.`
          : `Na classificação, ${otherSideOf(higherAtHome)} está em ${ordinal(higherPlace)} lugar, e ${otherSideOf(!higherAtHome)}, em ${ordinal(lowerPlace)}.`,
      ),
      ({ lower, gap }) => `${lower} tem ${points(gap)} a menos na tabela.`,
      offNeutral(
        'higherAtHome',
        standingsByName,
        ({ higherAtHome, gap }) => `A vantagem na tabela é d${otherSideOf(higherAtHome)}, com ${points(gap)} a mais.`,
      ),
    ],
    standingsLevel: [
      ({ points: level }) => `Os dois times têm ${points(level)} na tabela.`,
      ({ points: level }) => `Na tabela, os dois times estão empatados com ${points(level)}.`,
      ({ points: level }) => `Os dois times estão empatados na tabela, com ${points(level)}.`,
    ],
    manyGoals: [
      ({ club, matches: count, goals }) => `Os jogos ${club.de} no campeonato têm média de ${averageGoals(goals, count, figures)}.`,
      ({ atHome, matches: count, goals }) =>
        `As partidas d${sideOf(atHome)} têm média de ${averageGoals(goals, count, figures)} na competição.`,
      ({ atHome, matches: count, goals }) =>
        `Os jogos d${sideOf(atHome)} costumam ter muitos gols: a média no campeonato é de ${average(goals, count, figures)} por partida.`,
    ],
    fewGoals: [
      ({ club, matches: count, goals }) => `Os jogos ${club.de} no campeonato têm média de apenas ${averageGoals(goals, count, figures)}.`,
      ({ atHome, matches: count, goals }) =>
        `As partidas d${sideOf(atHome)} têm média de apenas ${averageGoals(goals, count, figures)} na competição.`,
      ({ atHome, matches: count, goals }) =>
        `Os jogos d${sideOf(atHome)} costumam ter poucos gols: a média no campeonato é de ${average(goals, count, figures)} por partida.`,
    ],
    meetingsLead: [
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `${leader} venceu ${outOf(leaderWins, count, 'confrontos')} entre os dois times ${known(records)}.`,
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `O retrospecto é favorável ${leader.a}, que ganhou ${outOf(leaderWins, count, 'confrontos')} ${known(records)}.`,
      ({ leader, meetings: count, leaderWins, ...records }) =>
        `No retrospecto, a vantagem é ${leader.de}: ${wins(leaderWins)} em ${meetings(count)} ${known(records)}.`,
    ],
    meetingsLevel: [
      ({ meetings: count, wins: each, ...records }) =>
        `O retrospecto é equilibrado, com ${wins(each)} para cada time em ${meetings(count)} ${known(records)}.`,
      ({ meetings: count, wins: each, ...records }) => `Em ${meetings(count)} ${known(records)}, cada time venceu ${number(each)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} venceu o último confronto, ${inMonth(on)}, por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `O último confronto, ${inMonth(on)}, terminou com ${victoryOf(winner).replace(/^[ao] /u, '')} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `A última vez que os dois times se enfrentaram foi ${inMonth(on)}, e ${winner} ganhou por ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `No encontro mais recente, ${inMonth(on)}, ${loser} perdeu por ${score(winnerGoals, loserGoals)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals, on }) => `O último confronto, ${inMonth(on)}, terminou empatado ${drawnAt(goals, figures)}.`,
      ({ goals, on }) => `No encontro mais recente, ${inMonth(on)}, os dois times empataram ${drawnAt(goals, figures)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `Não há confronto anterior entre os dois times nos nossos dados, que começam em ${since}${leagueOnly ? ' e não incluem copas' : ''}.`,
      ({ home, away, ...records }) => `${both(home, away)} não se enfrentaram ${known(records)}, até onde vão os nossos dados.`,
    ],
  };
}
