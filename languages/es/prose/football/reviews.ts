import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { defeats, eachScored, le, leagueMatches, number, verb, wins, withArticle } from '../words.ts';
import { betPhrase } from './bets.ts';

/**
 * Returns the sentences of Spanish reviews. A score begins with the goals of the club that is spoken of; for a club that is behind, with those
 * of the other.
 */
export function spanishReviews(figures: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, goals, profit } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  const shareOfChances = (chance: number) => `${share(chance)} de probabilidades`;
  /** `2,7`, or `tres` for a whole number from two on. */
  const expectedGoals = (expected: number) => {
    const text = goals(expected);
    return text.endsWith(',0') && expected > 1.5 ? number(Math.round(expected)) : text;
  };
  const won = (winner: SpanishNoun) => verb(winner, 'ganó', 'ganaron');
  const prevailed = (winner: SpanishNoun) => `se ${verb(winner, 'impuso', 'impusieron')}`;
  /** `la victoria del Betis a cuota 1,85` */
  const priced = ({ bet, home, away, price: odds }: { bet: Bet; home: SpanishNoun; away: SpanishNoun; price: number }) =>
    `${betPhrase(bet, { home, away }, figures)} a cuota ${price(odds)}`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, ${winner.agree('favorito')} con ${shareOfChances(chance)}, ${verb(winner, 'cumplió', 'cumplieron')} y ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Se cumplió la previsión: ${winner}, con ${shareOfChances(chance)}, ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Ganó el favorito: ${winner}, con ${shareOfChances(chance)}, ${prevailed(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${verb(winner, 'partía')} con ${shareOfChances(chance)}, menos que su rival, pero ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Cayó el favorito, ${loser}: ${winner}, con ${shareOfChances(chance)} en nuestra previsión, ${le(loser)} ${won(winner)} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Contra la previsión, que ${le(winner)} daba ${shareOfChances(chance)}, ${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `En un partido que se presentaba igualado, ${winner}, con ${shareOfChances(chance)} en nuestra previsión, ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `En un partido sin un favorito claro en nuestra previsión, ${winner} ${prevailed(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, que ${verb(winner, 'partía')} con ${shareOfChances(chance)}, ${prevailed(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite}, ${favourite.agree('favorito')} con ${shareOfChances(chance)}, no ${verb(favourite, 'pasó', 'pasaron')} del empate ${eachScored(each)} con ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${verb(outsider, 'arrancó', 'arrancaron')} un empate ${eachScored(each)} ${favourite.a}, ${favourite.agree('favorito')} con ${shareOfChances(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Pinchó el favorito: ${favourite}, con ${shareOfChances(chance)}, ${verb(favourite, 'empató', 'empataron')} ${eachScored(each)} con ${outsider}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} y ${away} empataron ${eachScored(each)}; nuestra previsión daba ${share(drawChance)} al empate.`,
      ({ home, away, goals: each }) =>
        `En un partido sin un favorito claro en nuestra previsión, ${home} y ${away} empataron ${eachScored(each)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${prevailed(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} y ${away} empataron ${eachScored(each)}.`,
      ({ home, away, goals: each }) => `El partido entre ${home} y ${away} acabó en empate ${eachScored(each)}.`,
    ],
    // The winner is the subject of the sentence before.
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) => `Al descanso ${verb(winner, 'perdía')} por ${score(otherGoals, ownGoals)}.`,
      ({ winner, ownGoals, otherGoals }) =>
        `${verb(winner, 'Remontó', 'Remontaron')} tras irse al descanso con un ${score(otherGoals, ownGoals)} en contra.`,
    ],
    settledByHalfTime: [
      ({ winner, ownGoals, otherGoals }) => `Al descanso ya ${verb(winner, 'ganaba')} por ${score(ownGoals, otherGoals)}.`,
      ({ winner, ownGoals, otherGoals }) =>
        `${verb(winner, 'Dejó', 'Dejaron')} el partido ${ownGoals - otherGoals > 2 ? 'sentenciado' : 'encarrilado'} en la primera parte, con un ${score(ownGoals, otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) =>
        each === 0 ? 'La primera parte había acabado sin goles.' : `Al descanso se llegó con empate ${eachScored(each)}.`,
      ({ goals: each }) => (each === 0 ? 'Al descanso se llegó sin goles.' : `El marcador era de ${score(each, each)} al descanso.`),
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `Al descanso ${verb(club, 'ganaba')} ${club} por ${score(ownGoals, otherGoals)}.`,
      ({ club, ownGoals, otherGoals }) =>
        `El ${score(ownGoals, otherGoals)} con el que se ${verb(club, 'fue', 'fueron')} al descanso no ${le(club)} bastó ${club.a}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Hubo prórroga, y en ella ${prevailed(winner)} ${winner}.`,
      ({ winner }) => `${winner} ${prevailed(winner)} en la prórroga.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Hubo que ir a los penaltis, y la tanda la ${won(winner)} ${winner}.`,
      ({ winner }) => `${winner} ${prevailed(winner)} en la tanda de penaltis.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) =>
        `Hubo más goles de lo previsto: ${number(all)}, frente a los ${expectedGoals(expected)} que esperábamos.`,
      ({ expected, goals: all }) => `Esperábamos ${expectedGoals(expected)} goles; el partido dejó ${number(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) =>
        `Hubo menos goles de lo previsto: ${number(all)}, frente a los ${expectedGoals(expected)} que esperábamos.`,
      ({ expected, goals: all }) => `Esperábamos ${expectedGoals(expected)} goles y solo hubo ${number(all)}.`,
    ],
    // That there were no goals has been said.
    goalless: [
      ({ expected }) => `Con los goles nos equivocamos: esperábamos ${expectedGoals(expected)}.`,
      ({ expected }) => `La previsión falló en los goles: esperábamos ${expectedGoals(expected)}.`,
    ],
    exactScore: [
      ({ chance }) => `El marcador final era el que veíamos más probable, con ${share(chance)}.`,
      ({ chance }) => `El marcador exacto fue el que veíamos más probable, con ${share(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Con esta victoria, ${club} ${verb(club, 'suma')} ${number(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'suma')} así ${wins(run)} seguidas en liga.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'venía')} de ${wins(run)} seguidas en liga.`,
      ({ club, run }) => `Se acabó así la racha ${club.de}: ${wins(run)} seguidas en liga.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Con esta derrota, ${club} ${verb(club, 'suma')} ${number(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'acumuló', 'acumularon')} así ${defeats(run)} seguidas en liga.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'venía')} de ${defeats(run)} seguidas en liga.`,
      ({ club, run }) => `Se acabó así la mala racha ${club.de}: ${defeats(run)} seguidas en liga.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'llevaba')} ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `Con esta derrota acabó la racha ${club.de}: ${leagueMatches(run)} sin perder.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'llevaba')} ${leagueMatches(run)} sin ganar.`,
      ({ club, run }) => `Con esta victoria acabó la mala racha ${club.de}: ${leagueMatches(run)} sin ganar.`,
    ],
    tipWon: [
      (facts) => `Nuestro pronóstico, ${priced(facts)}, fue un acierto: ${profit(facts.profit)} unidades.`,
      (facts) => `Habíamos pronosticado ${priced(facts)} y acertamos: ${profit(facts.profit)} unidades.`,
    ],
    tipHalfWon: [
      (facts) =>
        `Con nuestro pronóstico, ${priced(facts)}, se ganó media apuesta y se devolvió la otra media: ${profit(facts.profit)} unidades.`,
      (facts) => `Habíamos pronosticado ${priced(facts)} y se ganó media apuesta: ${profit(facts.profit)} unidades.`,
    ],
    tipLost: [(facts) => `Nuestro pronóstico, ${priced(facts)}, falló.`, (facts) => `Habíamos pronosticado ${priced(facts)} y fallamos.`],
    tipHalfLost: [
      (facts) => `Con nuestro pronóstico, ${priced(facts)}, se perdió media apuesta y se devolvió la otra media.`,
      (facts) => `Habíamos pronosticado ${priced(facts)} y se perdió media apuesta.`,
    ],
    tipVoid: [
      (facts) => `Nuestro pronóstico, ${priced(facts)}, quedó anulado y se devolvió lo apostado.`,
      (facts) => `Habíamos pronosticado ${priced(facts)}, pero se devolvió lo apostado.`,
    ],
  };
}
