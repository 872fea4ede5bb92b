import type { Bet } from '#domain/odds/bet.ts';
import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../../nouns/nouns.ts';
import { number, verb, withArticle } from '../../words.ts';
import { betPhrase } from '../bets.ts';

type Club = SpanishNoun;

/** Returns the sentences of Spanish reviews on the forecast and the tip. */
export function spanishHindsight(figures: ProseFigures): Pick<StoryTexts<Club>, keyof HindsightStories<Club>> {
  const { percent, price, goals, profit } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  const shareOfChances = (chance: number) => `${share(chance)} de probabilidades`;
  /** `2,7`, or `tres` for a whole number from two on. */
  const expectedGoals = (expected: number) => {
    const text = goals(expected);
    return text.endsWith(',0') && expected > 1.5 ? number(Math.round(expected)) : text;
  };
  /** `la victoria del Betis a cuota 1,85` */
  const priced = ({ bet, home, away, price: odds }: { bet: Bet; home: Club; away: Club; price: number }) =>
    `${betPhrase(bet, { home, away }, figures)} a cuota ${price(odds)}`;
  return {
    expectedWin: [
      ({ chance }) => `Ganó el favorito: nuestra previsión le daba ${share(chance)}.`,
      ({ winner, chance }) => `Nuestra previsión señalaba como ${winner.agree('favorito')} ${winner.a}, con ${shareOfChances(chance)}.`,
      ({ chance }) => `Era lo que esperaba nuestra previsión, que daba ${share(chance)} a este triunfo.`,
      ({ chance }) => `Este triunfo tenía ${shareOfChances(chance)} en nuestra previsión.`,
      ({ winner, chance }) => `${winner.a} ${winner.verb('le', 'les')} dábamos ${shareOfChances(chance)}.`,
      ({ chance }) => `Se cumplió la previsión: este triunfo tenía ${shareOfChances(chance)}.`,
      ({ chance }) => `El ganador partía como favorito, con ${shareOfChances(chance)}.`,
      ({ chance }) => `No hubo sorpresa: a este triunfo le dábamos ${share(chance)}.`,
      ({ winner, chance }) => `Antes del partido veíamos ${winner.agree('favorito')} ${winner.a}, con ${shareOfChances(chance)}.`,
      ({ winner, chance }) =>
        `${winner} ${verb(winner, 'cumplió', 'cumplieron')} con el papel de ${winner.agree('favorito')}, con ${shareOfChances(chance)} en nuestra previsión.`,
    ],
    unexpectedWin: [
      ({ chance }) => `Ganó el que menos opciones tenía: nuestra previsión le daba ${share(chance)}.`,
      ({ loser, loserChance }) =>
        `Nuestra previsión señalaba como ${loser.agree('favorito')} ${loser.a}, con ${shareOfChances(loserChance)}.`,
      ({ chance }) => `Este triunfo tenía ${shareOfChances(chance)} en nuestra previsión.`,
      ({ loserChance }) => `El resultado contradijo la previsión, que daba ${share(loserChance)} al equipo derrotado.`,
      ({ winner, chance }) => `${winner.a} ${winner.verb('le', 'les')} dábamos ${shareOfChances(chance)}.`,
      ({ winner, loser, chance, loserChance }) =>
        `Nuestra previsión lo veía al revés: ${share(loserChance)} para ${loser} y ${share(chance)} para ${winner}.`,
      ({ loserChance }) => `Perdió el favorito, que partía con ${shareOfChances(loserChance)}.`,
      ({ chance }) => `No era lo previsto: a este triunfo le dábamos ${share(chance)}.`,
      ({ loser, loserChance }) => `Antes del partido veíamos ${loser.agree('favorito')} ${loser.a}, con ${shareOfChances(loserChance)}.`,
    ],
    winWithoutFavourite: [
      ({ chance }) => `Nuestra previsión no veía un favorito claro y daba ${share(chance)} a este triunfo.`,
      ({ chance }) => `Se esperaba un partido abierto, con ${shareOfChances(chance)} para el ganador.`,
      ({ winner, chance }) => `${winner} ${verb(winner, 'partía')} con ${shareOfChances(chance)} en un duelo sin favorito claro.`,
      ({ chance }) => `Antes del partido no había un favorito claro: este triunfo tenía ${shareOfChances(chance)}.`,
      ({ winner, chance }) =>
        `Sin un favorito claro en nuestra previsión, ${winner.a} ${winner.verb('le', 'les')} dábamos ${share(chance)}.`,
      ({ winner, chance }) =>
        `${winner.a} ${winner.verb('le', 'les')} dábamos ${shareOfChances(chance)} en un partido que veíamos abierto.`,
      ({ chance }) => `Este triunfo tenía ${shareOfChances(chance)}: nadie partía con clara ventaja.`,
      ({ chance }) => `Con las opciones muy repartidas, el ganador tenía ${shareOfChances(chance)} antes del partido.`,
    ],
    favouriteHeldBack: [
      ({ favourite, chance }) =>
        `Nuestra previsión señalaba como ${favourite.agree('favorito')} ${favourite.a}, con ${shareOfChances(chance)}.`,
      ({ favourite, chance }) =>
        `${favourite} ${verb(favourite, 'partía')} como ${favourite.agree('favorito')}, con ${shareOfChances(chance)}.`,
      ({ favourite, chance }) => `${favourite.a} ${favourite.verb('le', 'les')} dábamos ${shareOfChances(chance)}.`,
      ({ chance }) => `El favorito no ganó: le dábamos ${shareOfChances(chance)}.`,
      ({ favourite, chance }) => `Dábamos ${share(chance)} al triunfo ${favourite.de}.`,
      ({ favourite, chance }) => `Se esperaba más ${favourite.de}, con ${shareOfChances(chance)} en nuestra previsión.`,
      ({ favourite, chance }) => `Pinchó el favorito: ${favourite} ${verb(favourite, 'partía')} con ${shareOfChances(chance)}.`,
      ({ favourite, chance }) => `Antes del partido veíamos ${favourite.agree('favorito')} ${favourite.a}, con ${shareOfChances(chance)}.`,
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `Nuestra previsión no veía un favorito claro y daba ${share(drawChance)} al empate.`,
      ({ drawChance }) => `Al empate le dábamos ${shareOfChances(drawChance)} en un partido que veíamos abierto.`,
      ({ drawChance }) => `Se esperaba un partido abierto, con ${shareOfChances(drawChance)} para el empate.`,
      ({ drawChance }) => `Antes del partido no había un favorito claro: el empate tenía ${shareOfChances(drawChance)}.`,
      ({ drawChance }) => `Los dos equipos partían con opciones parecidas; al empate le dábamos ${share(drawChance)}.`,
      ({ drawChance }) => `Nadie partía con clara ventaja, y el empate tenía ${shareOfChances(drawChance)}.`,
    ],
    exactScore: [
      ({ chance }) => `El marcador final era el que veíamos más probable, con ${share(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Acertamos el marcador, un ${figures.score(winnerGoals, loserGoals)} que era el más probable en nuestra previsión, con ${share(chance)}.`,
      ({ chance }) => `El partido acabó justo con el marcador al que más opciones dábamos, ${share(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Nuestra previsión tenía el ${figures.score(winnerGoals, loserGoals)} como marcador más probable, con ${share(chance)}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) =>
        `Hubo más goles de lo previsto: ${number(all)}, frente a los ${expectedGoals(expected)} que esperábamos.`,
      ({ expected, goals: all }) => `Esperábamos ${expectedGoals(expected)} goles; el partido dejó ${number(all)}.`,
      ({ expected, goals: all }) => `Con ${number(all)} goles, el partido superó los ${expectedGoals(expected)} que esperábamos.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) =>
        `Hubo menos goles de lo previsto: ${number(all)}, frente a los ${expectedGoals(expected)} que esperábamos.`,
      ({ expected, goals: all }) => `Esperábamos ${expectedGoals(expected)} goles y solo hubo ${number(all)}.`,
      ({ expected, goals: all }) =>
        `El partido se quedó en ${all === 1 ? 'un gol' : `${number(all)} goles`}, lejos de los ${expectedGoals(expected)} que esperábamos.`,
    ],
    // That there were no goals has been said.
    goalless: [
      ({ expected }) => `Con los goles nos equivocamos: esperábamos ${expectedGoals(expected)}.`,
      ({ expected }) => `La previsión falló en los goles: esperábamos ${expectedGoals(expected)}.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Nuestro pronóstico, ${priced(facts)}, no era el resultado más probable, pero fue un acierto: ${profit(facts.profit)} unidades.`,
        (facts) => `Contra el resultado más probable habíamos pronosticado ${priced(facts)} y acertamos: ${profit(facts.profit)} unidades.`,
      ],
      [
        (facts) => `Nuestro pronóstico, ${priced(facts)}, fue un acierto: ${profit(facts.profit)} unidades.`,
        (facts) => `Habíamos pronosticado ${priced(facts)} y acertamos: ${profit(facts.profit)} unidades.`,
      ],
    ),
    tipHalfWon: [
      (facts) =>
        `Con nuestro pronóstico, ${priced(facts)}, se ganó media apuesta y se devolvió la otra media: ${profit(facts.profit)} unidades.`,
      (facts) => `Habíamos pronosticado ${priced(facts)} y se ganó media apuesta: ${profit(facts.profit)} unidades.`,
    ],
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Nuestro pronóstico, ${priced(facts)}, no era el resultado más probable y falló.`,
        (facts) => `Contra el resultado más probable habíamos pronosticado ${priced(facts)} y fallamos.`,
      ],
      [(facts) => `Nuestro pronóstico, ${priced(facts)}, falló.`, (facts) => `Habíamos pronosticado ${priced(facts)} y fallamos.`],
    ),
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
