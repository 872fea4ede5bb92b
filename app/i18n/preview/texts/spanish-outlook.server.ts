import type { SpanishNoun } from '#app/i18n/names/spanish-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './spanish-bets.ts';
import { le, verb, withArticle } from './spanish-words.ts';

/** Returns what Spanish previews say of the forecast and the tip. */
export function spanishOutlook(figures: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, score, line } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  /** `frente al 25 % del Betis` */
  const versus = (chance: number, club: SpanishNoun) => `frente ${withArticle('al', percent(chance))} ${club.de}`;
  /** `el 1-1`, `el 2-0 a favor del Betis` */
  const scoreline = ({ home, away, homeGoals, awayGoals }: Readonly<OutlookStories<SpanishNoun>['likeliestScore']>) => {
    if (homeGoals === awayGoals) return `el ${score(homeGoals, awayGoals)}`;
    return homeGoals > awayGoals
      ? `el ${score(homeGoals, awayGoals)} a favor ${home.de}`
      : `el ${score(awayGoals, homeGoals)} a favor ${away.de}`;
  };
  const phrase = ({ bet, home, away }: { bet: Bet; home: SpanishNoun; away: SpanishNoun }) => betPhrase(bet, { home, away }, figures);
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nuestra previsión es clara: ${share(favouriteChance)} para ${favourite}, ${share(drawChance)} para el empate y ${share(outsiderChance)} para ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} ${verb(favourite, 'es', 'son')} ${favourite.agree('claro')} ${favourite.agree('favorito')} en nuestra previsión, con ${share(favouriteChance)} ${versus(outsiderChance, outsider)}.`,
      ({ favourite, outsider, favouriteChance, drawChance }) =>
        `${le(favourite)} damos ${favourite.a} ${share(favouriteChance)} y al empate, ${share(drawChance)}; una victoria ${outsider.de} sería una sorpresa.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Según nuestros cálculos, ${favourite} ${verb(favourite, 'gana')} en ${withArticle('el', percent(favouriteChance))} de los casos y ${outsider}, en ${withArticle('el', percent(outsiderChance))}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nuestra previsión se inclina por ${favourite}, con ${share(favouriteChance)}; el empate tiene ${share(drawChance)} y ${outsider}, ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} ${verb(favourite, 'parte')} como ${favourite.agree('favorito')}, con ${share(favouriteChance)}, pero ${outsider} ${verb(outsider, 'tiene')} ${share(outsiderChance)} de probabilidades.`,
      ({ favourite, favouriteChance, drawChance }) =>
        `Vemos ${favourite.agree('favorito')} ${favourite.a}, con ${share(favouriteChance)} de probabilidades, y al empate le damos ${share(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${verb(favourite, 'Tiene')} más opciones ${favourite}, con ${share(favouriteChance)} ${versus(outsiderChance, outsider)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Hay poca diferencia: nuestra previsión da ${share(favouriteChance)} ${favourite.a}, ${share(outsiderChance)} ${outsider.a} y ${share(drawChance)} al empate.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} ${verb(favourite, 'tiene')} una ligera ventaja en nuestra previsión, con ${share(favouriteChance)} ${versus(outsiderChance, outsider)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Nuestra previsión pone por delante ${favourite.a}, aunque por poco: ${share(favouriteChance)} ${versus(outsiderChance, outsider)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Vemos algo mejor ${favourite.a} (${percent(favouriteChance)}) que ${outsider.a} (${percent(outsiderChance)}).`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Nuestra previsión no ve diferencias: ${share(winChance)} para cada equipo y ${share(drawChance)} para el empate.`,
      ({ home, away, winChance, drawChance }) =>
        `La previsión está igualada: ${share(winChance)} para ${home}, lo mismo para ${away} y ${share(drawChance)} para el empate.`,
      ({ home, away, winChance }) => `Les damos ${home.a} y ${away.a} las mismas probabilidades de ganar: ${share(winChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `Hay ${share(chance)} de probabilidades de ver tres goles o más.`,
      ({ chance }) => `Lo más probable, con ${share(chance)}, es que haya al menos tres goles.`,
      ({ chance }) => `Ciframos en ${share(chance)} la probabilidad de más de ${line(2.5, false)} goles.`,
      ({ chance }) => `El partido apunta a goles: ${share(chance)} de probabilidades de que haya tres o más.`,
    ],
    goalsFew: [
      ({ chance }) => `Hay ${share(chance)} de probabilidades de que no se pase de dos goles.`,
      ({ chance }) => `Lo más probable, con ${share(chance)}, es que haya dos goles como mucho.`,
      ({ chance }) => `Ciframos en ${share(chance)} la probabilidad de menos de ${line(2.5, false)} goles.`,
      ({ chance }) => `El partido apunta a pocos goles: ${share(chance)} de probabilidades de que haya dos o menos.`,
    ],
    likeliestScore: [
      (facts) => `El marcador más probable es ${scoreline(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Ningún marcador es más probable que ${scoreline(facts)}, y aun así se queda en ${share(facts.chance)}.`,
      (facts) => `Puestos a elegir un marcador, nos quedamos con ${scoreline(facts)} (${percent(facts.chance)}).`,
      (facts) => `Con ${share(facts.chance)}, ${scoreline(facts)} es el marcador que más opciones tiene.`,
    ],
    tip: [
      (facts) =>
        `Nuestro pronóstico: ${phrase(facts)} a cuota ${price(facts.price)}, con ${share(facts.chance)} de probabilidades y una cuota justa de ${price(facts.fair)}.`,
      (facts) =>
        `Pronosticamos ${phrase(facts)} a cuota ${price(facts.price)}, la mejor que hemos encontrado; la justa, según nuestras cuentas, es ${price(facts.fair)}.`,
      (facts) =>
        `Vemos valor en ${phrase(facts)} a cuota ${price(facts.price)}, con ${share(facts.chance)} de probabilidades según nuestras cuentas.`,
      (facts) => `El valor está en ${phrase(facts)}: la mejor cuota es ${price(facts.price)} y la justa, ${price(facts.fair)}.`,
    ],
    noTipPrices: [
      () => 'No hay pronóstico, porque ninguna casa de las que seguimos tiene cuotas recientes.',
      () => 'Sin cuotas recientes que comparar, no damos pronóstico.',
      () => 'Nos faltan cuotas actualizadas para dar un pronóstico.',
    ],
    noTipThin: [
      (facts) =>
        `No hay pronóstico: lo que más se acerca es ${phrase(facts)}, pero la mejor cuota, de ${price(facts.price)}, no supera lo suficiente la justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Dejamos pasar este partido, porque la mejor cuota, de ${price(facts.price)} para ${phrase(facts)}, apenas supera la justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Lo más parecido a un pronóstico es ${phrase(facts)} a cuota ${price(facts.price)}; con una justa de ${price(facts.fair)}, pedimos algo más.`,
      (facts) =>
        `Para dar un pronóstico pediríamos más de ${price(facts.price)} por ${phrase(facts)}, ya que la cuota justa es ${price(facts.fair)}.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `No hay pronóstico: incluso la apuesta que más se acerca, ${phrase(facts)}, se paga a ${price(facts.price)}, por debajo de la cuota justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Todas las cuotas se quedan cortas: la mejor, de ${price(facts.price)} para ${phrase(facts)}, no llega a la justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Sin valor a la vista, no damos pronóstico: ${phrase(facts)}, a cuota ${price(facts.price)}, tendría que pagarse al menos a ${price(facts.fair)}.`,
      (facts) =>
        `A estas cuotas no compensa apostar: la mejor opción, ${phrase(facts)}, paga ${price(facts.price)} cuando lo justo sería ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Ninguna cuota supera con margen suficiente la que consideramos justa, así que no damos pronóstico.',
      () => 'No hay pronóstico, porque ninguna cuota ofrece suficiente valor.',
      () => 'Nos quedamos sin pronóstico: las casas no pagan lo bastante por encima de nuestra cuota justa.',
    ],
    noTipTooGood: [
      () => 'Una cuota parece demasiado buena para ser verdad, y no pronosticamos sobre lo que puede ser un error.',
      () => 'No hay pronóstico: una cuota tan por encima de la justa suele ser un error, nuestro o de la casa, más que un regalo.',
      () => 'Preferimos no dar pronóstico, porque la cuota más tentadora huele a error.',
    ],
    noTipLimits: [
      () => 'El valor que hay está en apuestas demasiado improbables o a cuotas demasiado bajas para un pronóstico.',
      () => 'No hay pronóstico, porque el único valor está fuera de los márgenes en que pronosticamos.',
      () => 'Nos quedamos sin pronóstico: toda apuesta con valor es demasiado improbable o paga demasiado poco.',
    ],
    noTipLittleKnown: [
      () => 'Sabemos demasiado poco de estos dos equipos para dar un pronóstico.',
      () => 'No hay pronóstico, porque nuestra previsión se apoya en muy pocos partidos.',
      () => 'Con tan pocos partidos de referencia, no damos pronóstico.',
    ],
  };
}
