import type { SpanishNoun } from '#app/i18n/names/spanish-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './spanish-bets.ts';
import {
  defeatScore,
  defeats,
  eachScored,
  feminineOrdinal,
  le,
  leagueMatches,
  matches,
  number,
  verb,
  wins,
  withArticle,
} from './spanish-words.ts';

/** Returns the sentences of Spanish reviews. */
export function spanishReviews(figures: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, goals, profit } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  const won = (winner: SpanishNoun) => verb(winner, 'ganó', 'ganaron');
  const prevailed = (winner: SpanishNoun) => `se ${verb(winner, 'impuso', 'impusieron')}`;
  const lost = (loser: SpanishNoun) => verb(loser, 'perdió', 'perdieron');
  const drew = (club: SpanishNoun) => verb(club, 'empató', 'empataron');
  const deficit = ({ winnerAtHome, ownGoals, otherGoals }: { winnerAtHome: boolean; ownGoals: number; otherGoals: number }) =>
    defeatScore(score, { winnerAtHome: !winnerAtHome, winnerGoals: otherGoals, loserGoals: ownGoals });
  /** `la victoria del Betis a cuota 1,85` */
  const priced = ({ bet, home, away, price: odds }: { bet: Bet; home: SpanishNoun; away: SpanishNoun; price: number }) =>
    `${betPhrase(bet, { home, away }, figures)} a cuota ${price(odds)}`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, ${winner.agree('favorito')} con ${share(chance)}, ${verb(winner, 'cumplió', 'cumplieron')} y ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Se cumplió la previsión: ${winner}, con ${share(chance)}, ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, chance, ...goals }) =>
        `${loser} ${lost(loser)} por ${defeatScore(score, goals)} contra ${winner}, ${winner.agree('favorito')} con ${share(chance)} en nuestra previsión.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${verb(winner, 'partía')} con ${share(chance)} en nuestra previsión, menos que su rival, pero ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, chance, ...goals }) =>
        `Cayó el favorito: ${loser} ${lost(loser)} por ${defeatScore(score, goals)} contra ${winner}, que ${verb(winner, 'partía')} con ${share(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Contra la previsión, que ${le(winner)} daba ${share(chance)}, ${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `En un partido que se presentaba abierto, ${winner}, con ${share(chance)} en nuestra previsión, ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Nuestra previsión apenas veía diferencias, y ${winner} ${prevailed(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, que ${verb(winner, 'partía')} con ${share(chance)}, ${prevailed(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${verb(outsider, 'arrancó', 'arrancaron')} un empate ${eachScored(each)} ${favourite.a}, ${favourite.agree('favorito')} con ${share(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite}, ${favourite.agree('favorito')} con ${share(chance)}, no ${verb(favourite, 'pasó', 'pasaron')} del empate ${eachScored(each)} con ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Pinchó el favorito: ${favourite}, con ${share(chance)}, ${drew(favourite)} ${eachScored(each)} con ${outsider}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} y ${away} empataron ${eachScored(each)}; nuestra previsión daba ${share(drawChance)} al empate.`,
      ({ home, away, goals: each }) =>
        `No había un favorito claro en nuestra previsión, y ${home} y ${away} empataron ${eachScored(each)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, ...goals }) => `${loser} ${lost(loser)} por ${defeatScore(score, goals)} contra ${winner}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} y ${away} empataron ${eachScored(each)}.`,
      ({ home, away, goals: each }) => `El partido entre ${home} y ${away} acabó en empate ${eachScored(each)}.`,
    ],
    cameFromBehind: [
      ({ winner, ...half }) => `Al descanso, ${winner} ${verb(winner, 'perdía')} por ${deficit(half)}.`,
      ({ winner, ...half }) =>
        `${winner} ${verb(winner, 'remontó', 'remontaron')} tras irse al descanso con un ${deficit(half)} en contra.`,
    ],
    settledByHalfTime: [
      ({ winner, ownGoals, otherGoals }) => `${winner} ya ${verb(winner, 'ganaba')} por ${score(ownGoals, otherGoals)} al descanso.`,
      ({ winner, ownGoals, otherGoals }) =>
        `El partido quedó encarrilado en la primera parte, con un ${score(ownGoals, otherGoals)} a favor ${winner.de}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) =>
        each === 0 ? 'La primera parte había acabado sin goles.' : `Al descanso se había llegado con empate ${eachScored(each)}.`,
      ({ goals: each }) =>
        each === 0 ? 'Todos los goles llegaron tras el descanso.' : `El marcador era de ${score(each, each)} al descanso.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `${club} ${verb(club, 'ganaba')} por ${score(ownGoals, otherGoals)} al descanso.`,
      ({ club, ownGoals, otherGoals }) =>
        `${club.a} no ${le(club)} bastó el ${score(ownGoals, otherGoals)} con el que se ${verb(club, 'fue', 'fueron')} al descanso.`,
    ],
    wonInExtraTime: [
      ({ winner, loser }) => `${winner} ${verb(winner, 'necesitó', 'necesitaron')} la prórroga para superar ${loser.a}.`,
      ({ winner, loser }) => `En la prórroga, ${winner} ${prevailed(winner)} ${loser.a}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Hubo que ir a los penaltis, y la tanda la ${won(winner)} ${winner}.`,
      ({ winner, loser }) => `${winner} ${prevailed(winner)} ${loser.a} en la tanda de penaltis.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `Hubo más goles de lo previsto: ${number(all)}, frente a los ${goals(expected)} que esperábamos.`,
      ({ expected, goals: all }) => `Esperábamos ${goals(expected)} goles; el partido dejó ${number(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Hubo menos goles de lo previsto: ${number(all)}, frente a los ${goals(expected)} que esperábamos.`,
      ({ expected, goals: all }) => `Esperábamos ${goals(expected)} goles y solo hubo ${number(all)}.`,
    ],
    goalless: [
      ({ expected }) => `Para este partido esperábamos ${goals(expected)} goles.`,
      ({ expected }) => `Los ${goals(expected)} goles que esperábamos se quedaron en nada.`,
    ],
    exactScore: [
      ({ chance }) => `Era el marcador que veíamos más probable, con ${share(chance)}.`,
      ({ chance }) => `Se dio nuestro marcador más probable, al que dábamos ${share(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Fue la ${feminineOrdinal(run)} victoria seguida ${club.de} en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadenó', 'encadenaron')} así ${wins(run)} en liga.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'venía')} de ${wins(run)} seguidas en liga.`,
      ({ club, run }) => `Se acabó así la racha ${club.de}: ${wins(run)} seguidas en liga.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Fue la ${feminineOrdinal(run)} derrota seguida ${club.de} en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadenó', 'encadenaron')} así ${defeats(run)} en liga.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'venía')} de ${defeats(run)} seguidas en liga.`,
      ({ club, run }) => `Se acabó así la mala racha ${club.de}: ${defeats(run)} seguidas en liga.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'llevaba')} ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `Fue la primera derrota ${club.de} en liga en ${matches(run + 1)}.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `${club} ${verb(club, 'llevaba')} ${leagueMatches(run)} sin ganar.`,
      ({ club, run }) => `Fue la primera victoria ${club.de} en liga en ${matches(run + 1)}.`,
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
