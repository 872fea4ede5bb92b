import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import { type SpanishNoun, spanishNouns } from '../nouns/nouns.ts';
import { le, verb, withArticle } from '../words.ts';
import { apposedBet, betAsSubject, betPhrase } from './bets.ts';

const host = spanishNouns.read('el equipo local');
const guest = spanishNouns.read('el equipo visitante');
/** Max length of a name that is repeated; in place of a longer one a role is used. */
const longName = 12;
const isLong = (club: SpanishNoun) => club.bare.length > longName;

type Favourite = Readonly<OutlookStories<SpanishNoun>['forecastFavourite']>;

interface Sides {
  readonly home: SpanishNoun;
  readonly away: SpanishNoun;
  readonly neutral?: boolean;
}

type SidesText<Facts> = (facts: Readonly<Facts>) => string;

/** Returns texts that name a side of the match, and the same with long names replaced by their role: `la victoria local`. */
function byNameAndSide<Facts extends Sides>(
  first: SidesText<Facts>,
  ...others: SidesText<Facts>[]
): [SidesText<Facts>, ...SidesText<Facts>[]] {
  const bySide = [first, ...others].map(
    (text): SidesText<Facts> =>
      (facts) => {
        const roleOf = (club: SpanishNoun, role: SpanishNoun) => (facts.neutral || !isLong(club) ? club : role);
        const told = text({ ...facts, home: roleOf(facts.home, host), away: roleOf(facts.away, guest) });
        return told.replace(/(?<=a victoria) del equipo (?=local|visitante)/, ' ');
      },
  );
  return [first, ...others, ...bySide];
}

/**
 * Returns the sentences of Spanish previews about the forecast and the tip. None that begins the forecast opens with a club, since the sentence
 * before may do so.
 */
export function spanishOutlook(figures: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, score, line } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  /** `un 51 % de probabilidades, frente al 25 % del Betis` */
  const shares = ({ outsider, favouriteChance, outsiderChance }: Pick<Favourite, 'outsider' | 'favouriteChance' | 'outsiderChance'>) =>
    `${share(favouriteChance)} de probabilidades, frente ${withArticle('al', percent(outsiderChance))} ${isLong(outsider) ? 'de su rival' : outsider.de}`;
  /** `el 1-1`, `el 2-0 a favor del Betis` */
  const scoreline = ({ home, away, homeGoals, awayGoals }: Readonly<OutlookStories<SpanishNoun>['likeliestScore']>) => {
    if (homeGoals === awayGoals) return `el ${score(homeGoals, awayGoals)}`;
    return homeGoals > awayGoals
      ? `el ${score(homeGoals, awayGoals)} a favor ${home.de}`
      : `el ${score(awayGoals, homeGoals)} a favor ${away.de}`;
  };
  type Tipped = Readonly<OutlookStories<SpanishNoun>['noTipBelowFair']>;
  const phrase = (facts: Pick<Tipped, 'bet' | 'home' | 'away'>) => betPhrase(facts.bet, facts, figures);
  const subject = (facts: Tipped) => betAsSubject(facts.bet, facts, figures);
  const apposed = (facts: Tipped) => apposedBet(facts.bet, facts, figures);
  /** `la del empate`, `la de más de 2,5 goles`: the odds of a bet. */
  const oddsOf = (facts: Tipped) => `la de ${phrase(facts)}`.replace('de el ', 'del ');
  return {
    forecastClear: [
      ({ favourite, ...chances }) => `Nuestra previsión ve un claro favorito: ${favourite}, con ${shares(chances)}.`,
      ({ favourite, ...chances }) =>
        `En nuestra previsión, ${favourite} ${verb(favourite, 'es', 'son')} ${favourite.agree('claro')} ${favourite.agree('favorito')}, con ${shares(chances)}.`,
      ({ favourite, outsider, favouriteChance, drawChance }) =>
        `${le(favourite)} damos ${favourite.a} ${share(favouriteChance)} de probabilidades y al empate, ${share(drawChance)}; un triunfo ${outsider.de} sería una sorpresa.`,
      ({ favourite, favouriteChance, outsiderChance }) =>
        `Según nuestra previsión, ${favourite} ${verb(favourite, 'gana')} en ${withArticle('el', percent(favouriteChance))} de los casos y su rival, en ${withArticle('el', percent(outsiderChance))}.`,
    ],
    forecastFavourite: [
      ({ favourite, ...chances }) => `Nuestra previsión se inclina por ${favourite}, con ${shares(chances)}.`,
      ({ favourite, ...chances }) =>
        `Según nuestra previsión, ${verb(favourite, 'parte')} como ${favourite.agree('favorito')} ${favourite}, con ${shares(chances)}.`,
      ({ favourite, favouriteChance, drawChance }) =>
        `Vemos ${favourite.agree('favorito')} ${favourite.a}, con ${share(favouriteChance)} de probabilidades, y al empate le damos ${share(drawChance)}.`,
      ({ favourite, ...chances }) =>
        `En nuestra previsión, ${favourite} ${verb(favourite, 'tiene')} más opciones de ganar: ${shares(chances)}.`,
    ],
    forecastSlight: [
      ({ favourite, ...chances }) =>
        `Nuestra previsión ve un partido igualado, con una ligera ventaja para ${favourite}: ${shares(chances)}.`,
      ({ favourite, ...chances }) =>
        `En nuestra previsión, ${favourite} ${verb(favourite, 'tiene')} una ligera ventaja: ${shares(chances)}.`,
      ({ favourite, ...chances }) => `Nuestra previsión pone por delante ${favourite.a}, aunque por poco: ${shares(chances)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Nuestra previsión no ve un favorito: ${share(winChance)} de probabilidades para cada equipo y ${share(drawChance)} para el empate.`,
      ({ winChance }) => `A los dos equipos les damos las mismas probabilidades de ganar, ${share(winChance)}.`,
      ({ winChance, drawChance }) =>
        `Nuestra previsión no se decanta por nadie: ${share(winChance)} de probabilidades por equipo y ${share(drawChance)} para el empate.`,
    ],
    goalsMany: [
      ({ chance }) => `Lo más probable, con ${share(chance)}, es que haya al menos tres goles.`,
      ({ chance }) => `Ciframos en ${share(chance)} la probabilidad de más de ${line(2.5, false)} goles.`,
      ({ chance }) => `El partido apunta a goles: ciframos en ${share(chance)} la probabilidad de ver tres o más.`,
    ],
    goalsFew: [
      ({ chance }) => `Lo más probable, con ${share(chance)}, es que haya dos goles como mucho.`,
      ({ chance }) => `Ciframos en ${share(chance)} la probabilidad de menos de ${line(2.5, false)} goles.`,
      ({ chance }) => `El partido apunta a pocos goles: ciframos en ${share(chance)} la probabilidad de que no pasen de dos.`,
    ],
    likeliestScore: byNameAndSide(
      (facts) => `El marcador más probable es ${scoreline(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Ningún marcador es más probable que ${scoreline(facts)}, y aun así se queda en ${share(facts.chance)}.`,
      (facts) => `De los marcadores exactos, el más probable es ${scoreline(facts)}, con ${share(facts.chance)}.`,
    ),
    tip: byNameAndSide(
      (facts) =>
        `Nuestro pronóstico: ${phrase(facts)} a cuota ${price(facts.price)}; al publicarlo le dábamos ${share(facts.chance)} de probabilidades y una cuota justa de ${price(facts.fair)}.`,
      (facts) =>
        `Pronosticamos ${phrase(facts)} a cuota ${price(facts.price)}; la justa era entonces, según nuestras cuentas, ${price(facts.fair)}.`,
      (facts) =>
        `Vimos valor en ${phrase(facts)} a cuota ${price(facts.price)}, ya que la justa, según nuestras cuentas de entonces, era ${price(facts.fair)}.`,
      (facts) =>
        `Cuando hicimos el pronóstico, el valor estaba en ${phrase(facts)}: la cuota era ${price(facts.price)} y la justa, ${price(facts.fair)}.`,
    ),
    noTipPrices: [
      () => 'No hay pronóstico, porque ninguna casa de las que seguimos tiene cuotas recientes.',
      () => 'Sin cuotas recientes que comparar, no damos pronóstico.',
      () => 'Nos faltan cuotas actualizadas para dar un pronóstico.',
    ],
    noTipThin: byNameAndSide(
      (facts) =>
        `No hay pronóstico: ${subject(facts)} se paga a ${price(facts.price)} en la mejor casa, con una cuota justa de ${price(facts.fair)}, pero no hay dos con licencia que la superen lo bastante.`,
      (facts) =>
        `No damos pronóstico: la cuota que más se acerca, ${oddsOf(facts)}, llega a ${price(facts.price)} con una justa de ${price(facts.fair)}, y pedimos más margen en dos casas con licencia.`,
      (facts) =>
        `No damos pronóstico: ${subject(facts)} se paga a ${price(facts.price)}, algo por encima de su cuota justa (${price(facts.fair)}), pero pedimos más margen, y en dos casas con licencia.`,
    ),
    noTipBelowFair: byNameAndSide(
      (facts) =>
        `No hay pronóstico: la apuesta que más se acerca, ${apposed(facts)}, se paga a ${price(facts.price)} y debería pagarse a ${price(facts.fair)}.`,
      (facts) =>
        `Para un pronóstico, las cuotas se quedan cortas; la que menos, ${oddsOf(facts)}, con ${price(facts.price)} frente a una justa de ${price(facts.fair)}.`,
      (facts) =>
        `No damos pronóstico, porque ni siquiera la apuesta que más se acerca, ${apposed(facts)}, llega a su cuota justa: se paga a ${price(facts.price)} y no a ${price(facts.fair)}.`,
      (facts) =>
        `A estas cuotas no damos pronóstico: lo más cercano es ${subject(facts)}, a ${price(facts.price)} en lugar de a ${price(facts.fair)}.`,
    ),
    noTipValue: [
      () => 'Ninguna cuota al resultado supera con margen suficiente la que consideramos justa, así que no damos pronóstico.',
      () => 'No hay pronóstico, porque ninguna cuota al resultado ofrece suficiente valor.',
      () => 'No damos pronóstico: por el resultado, las casas no pagan lo bastante por encima de nuestra cuota justa.',
    ],
    noTipTooGood: [
      () => 'Una cuota parece demasiado buena para ser verdad, y no pronosticamos sobre lo que puede ser un error.',
      () => 'No hay pronóstico: una cuota tan por encima de la justa suele ser un error, nuestro o de la casa, más que un regalo.',
      () => 'Preferimos no dar pronóstico, porque la cuota más tentadora huele a error.',
    ],
    noTipLimits: [
      () => 'En el resultado, el valor que hay está en apuestas demasiado improbables o a cuotas demasiado bajas para un pronóstico.',
      () => 'No hay pronóstico: las apuestas al resultado con valor o son demasiado improbables o tienen una cuota demasiado baja.',
      () =>
        'No damos pronóstico: en el resultado solo hay valor en apuestas muy improbables o de cuota muy baja, y esas las dejamos pasar.',
    ],
    noTipLittleKnown: [
      () => 'Sabemos demasiado poco de estos dos equipos para dar un pronóstico.',
      () => 'No hay pronóstico, porque nuestra previsión se apoya en muy pocos partidos.',
      () => 'Con tan pocos partidos de referencia, no damos pronóstico.',
    ],
  };
}
