import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betAsSubject } from '../football/bets.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { counted, le, matches, number, verb } from '../words.ts';
import { spanishHeadlines } from './headlines.ts';
import { monthName, newsFigures, outcomes, tips } from './news-words.ts';
import { spanishRaces } from './races.ts';
import { spanishWeeks } from './weeks.ts';

/** Returns the headlines and sentences of Spanish news. */
export function spanishNews(figures: ProseFigures): NewsTexts<SpanishNoun> {
  const { price, units } = figures;
  const { share, bothShares, ofCases } = newsFigures(figures);
  return {
    ...spanishHeadlines(figures),
    ...spanishWeeks(figures),
    ...spanishRaces(figures),
    weekendIntro: [
      ({ competition, matches: all }) => `${competition} tiene ${matches(all)} este fin de semana.`,
      ({ competition, matches: all }) => `De viernes a lunes, ${competition} ofrece ${matches(all)}.`,
      ({ competition, matches: all }) =>
        `Entre el viernes y el lunes se ${all === 1 ? 'juega' : 'juegan'} ${matches(all)} ${competition.de}.`,
      ({ competition, matches: all }) => `El fin de semana trae ${matches(all)} en ${competition}.`,
      ({ competition, matches: all }) => `${competition} reúne ${matches(all)} entre el viernes y el lunes.`,
      ({ competition, matches: all }) => `Hay ${matches(all)} ${competition.de} este fin de semana.`,
      ({ competition, matches: all }) => `El programa ${competition.de} incluye ${matches(all)}.`,
      ({ competition, matches: all }) =>
        `${competition.a} ${le(competition)} ${all === 1 ? 'espera' : 'esperan'} ${matches(all)} este fin de semana.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance }) => `La victoria más probable es la ${favourite.de}, con ${share(chance)} contra ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Nadie tiene más opciones de ganar que ${favourite}, con ${share(chance)} de probabilidades contra ${outsider}.`,
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `${favourite} ${verb(favourite, 'parte')} con ${share(chance)} de probabilidades ${favouriteAtHome ? 'en casa ante' : 'a domicilio ante'} ${outsider}, el mayor porcentaje del fin de semana.`,
      ({ favourite, outsider, chance }) =>
        `El favorito más claro ${verb(favourite, 'es', 'son')} ${favourite}: ${le(favourite)} damos ${share(chance)} ante ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Quien más difícil lo tiene ${verb(outsider, 'es', 'son')} ${outsider}, ya que damos ${share(chance)} de probabilidades ${favourite.a}.`,
      ({ favourite, outsider, chance }) =>
        `Ante ${outsider}, ${favourite} ${verb(favourite, 'tiene')} ${share(chance)} de probabilidades, más que nadie.`,
      ({ favourite, outsider, chance }) =>
        `El duelo más desigual parece el ${favourite.de} con ${outsider}: el favorito gana ${ofCases(chance)}.`,
      ({ favourite, outsider, chance }) => `Nuestra previsión confía sobre todo en ${favourite}, con ${share(chance)} ante ${outsider}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `El partido más igualado enfrenta ${home.a} y ${away.a}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Lo más difícil de prever es el duelo entre ${home} y ${away}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Poco separa ${home.a}, con ${share(homeChance)}, ${away.de}, con ${share(awayChance)}: es el partido más abierto.`,
      ({ home, away, homeChance, awayChance }) =>
        `Entre ${home} y ${away} puede pasar de todo: ${share(homeChance)} para el equipo local y ${share(awayChance)} para el visitante.`,
      ({ home, away, homeChance, awayChance }) =>
        `La mayor igualdad se espera en el campo ${home.de}: ${share(homeChance)} para el equipo local y ${share(awayChance)} para ${away}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Ningún partido está tan parejo como el ${home.de} con ${away}: ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Donde menos claro está todo es en el ${home.bare} – ${away.bare}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Sin favorito se presenta el duelo ${home.de} con ${away}, con ${bothShares(homeChance, awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: all, matches: played }) => `Por ahora hemos dado ${tips(all)} para ${played === 1 ? 'este partido' : 'estos partidos'}.`,
      ({ tips: all }) => `Ya hay ${counted(all, 'un pronóstico registrado', 'pronósticos registrados')} para el fin de semana.`,
      ({ tips: all }) => `De momento llevamos ${tips(all)} para el fin de semana.`,
      ({ tips: all, matches: played }) => `Para ${played === 1 ? 'este partido' : 'estos partidos'} tenemos ya ${tips(all)}.`,
    ],
    weekendNoTips: [
      ({ matches: played }) => `Aún no hemos dado ningún pronóstico para ${played === 1 ? 'este partido' : 'estos partidos'}.`,
      () => 'Hasta ahora, ninguna cuota da para un pronóstico.',
      ({ matches: played }) => `De momento no hay pronósticos para ${played === 1 ? 'este partido' : 'estos partidos'}.`,
      ({ matches: played }) =>
        played === 1 ? 'Este partido no tiene todavía pronóstico.' : 'Ninguno de estos partidos tiene todavía pronóstico.',
    ],
    tipsOfMonth: [
      ({ month, ...facts }) =>
        `En ${monthName(month)} se ${facts.tips === 1 ? 'liquidó' : 'liquidaron'} ${tips(facts.tips)}${outcomes(facts)}.`,
      ({ month, year, ...facts }) =>
        `${monthName(month)} de ${year} deja ${counted(facts.tips, 'un pronóstico liquidado', 'pronósticos liquidados')}${outcomes(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `A una unidad por pronóstico, el mes deja un beneficio de ${units(profit)} unidades.`,
      ({ profit }) => `Quien hubiera apostado una unidad cada vez habría ganado ${units(profit)}.`,
    ],
    monthLoss: [
      ({ loss }) => `A una unidad por pronóstico, el mes deja una pérdida de ${units(loss)} unidades.`,
      ({ loss }) => `Quien hubiera apostado una unidad cada vez habría perdido ${units(loss)}.`,
    ],
    monthEven: [
      () => 'A una unidad por pronóstico, el mes acaba sin ganancias ni pérdidas.',
      () => 'Quien hubiera apostado una unidad cada vez estaría como al principio.',
    ],
    tipsLosingRun: [
      ({ run }) => `La peor racha fue de ${number(run)} fallos seguidos.`,
      ({ run }) => `Llegamos a fallar ${number(run)} pronósticos seguidos.`,
    ],
    dearestWin: [
      (facts) =>
        `La cuota más alta que acertamos fue de ${price(facts.price)}, con ${betAsSubject(facts.bet, facts, figures)} en el partido entre ${facts.home} y ${facts.away}.`,
      (facts) =>
        `El acierto mejor pagado fue ${betAsSubject(facts.bet, facts, figures)} a cuota ${price(facts.price)}, en el duelo entre ${facts.home} y ${facts.away}.`,
    ],
    recordKeepsAll: [
      () => 'En el historial queda todo, lo ganado y lo perdido.',
      () => 'El historial recoge cada pronóstico con la cuota a la que se dio.',
    ],
  };
}
