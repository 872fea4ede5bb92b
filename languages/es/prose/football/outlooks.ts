import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { HomeAndAway, ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import { type SpanishNoun, spanishNouns } from '../nouns/nouns.ts';
import { interleaved, le, sideOf, verb, withArticle } from '../words.ts';
import { apposedBet, betAsSubject, betPhrase } from './bets.ts';

const host = sideOf(true);
const guest = sideOf(false);
const rival: SpanishNoun = { ...spanishNouns.read('el rival'), toString: () => 'su rival', de: 'de su rival', a: 'a su rival' };
/** Max length of a name that is repeated; in place of a longer one a role is used. */
const longName = 12;
const isLong = (club: SpanishNoun) => club.bare.length > longName;

type Favourite = Readonly<OutlookStories<SpanishNoun>['forecastFavourite']>;

interface Sides {
  readonly home: SpanishNoun;
  readonly away: SpanishNoun;
  readonly neutral?: boolean;
}

/**
 * Returns the beginning of a sentence that favours a club against a fact given before: `pese a la clasificación, `; empty when there is none.
 *
 * @param isNamed gives the favourite's name with its bad run, for a sentence about both clubs
 */
function despite({ despite: against, favouriteAtHome, favourite }: Favourite, isNamed = false): string {
  switch (against) {
    case undefined:
      return '';
    case 'table':
      return 'pese a la clasificación, ';
    case 'table-and-form':
      return 'pese a la clasificación y a los últimos resultados, ';
    case 'own-form':
      return isNamed ? `pese a la mala racha ${favourite.de}, ` : 'pese a su mala racha, ';
    case 'other-form':
      return `pese a la buena racha ${favouriteAtHome ? guest.de : host.de}, `;
    case 'meetings':
      return 'pese a los precedentes, ';
    case 'last-meeting':
      return 'pese a lo ocurrido en el último duelo, ';
    case 'absences':
      return 'pese a las bajas, ';
  }
}

/** A statement that favours a club, with its source: `en nuestra previsión, el Betis parte como favorito`, `pese a los precedentes, el Betis parte como favorito en nuestra previsión`. */
const stated = (facts: Favourite, source: string, statement: string) =>
  facts.despite === undefined ? `${source}, ${statement}` : `${despite(facts)}${statement} ${source}`;

type SidesText<Facts> = (facts: Readonly<Facts>) => string;

/** Returns texts that name a side of the match, and the same with long names replaced by their role: `la victoria local`. */
function byNameAndSide<Facts extends Sides>(
  first: SidesText<Facts>,
  ...others: SidesText<Facts>[]
): [SidesText<Facts>, ...SidesText<Facts>[]] {
  const bySide =
    (text: SidesText<Facts>): SidesText<Facts> =>
    (facts) => {
      const roleOf = (club: SpanishNoun, role: SpanishNoun) => (facts.neutral || !isLong(club) ? club : role);
      const told = text({ ...facts, home: roleOf(facts.home, host), away: roleOf(facts.away, guest) });
      return told.replace(/(?<=a victoria) del equipo (?=local|visitante)/, ' ');
    };
  return interleaved([first, ...others], [(text) => text, bySide]);
}

type FavouriteText = (facts: Favourite, ground?: HomeAndAway<SpanishNoun>) => string;

/** Returns texts about a forecast, and the same with a favourite of a long name by its role, unless the text names the role already. */
function ofFavourite(first: FavouriteText, ...others: FavouriteText[]): [FavouriteText, ...FavouriteText[]] {
  const bySide =
    (text: FavouriteText): FavouriteText =>
    (facts, ground) => {
      if (ground === undefined || facts.despite === 'other-form' || facts.despite === 'own-form' || !isLong(facts.favourite))
        return text(facts, ground);
      return text({ ...facts, favourite: sideOf(facts.favouriteAtHome) }, ground);
    };
  return interleaved([first, ...others], [(text) => text, bySide]);
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
  const rivalOf = ({ outsider }: Pick<Favourite, 'outsider'>) => (isLong(outsider) ? rival : outsider);
  /** `el 1-1`, `el 2-0 a favor del Betis` */
  const scoreline = ({ home, away, homeGoals, awayGoals }: Readonly<OutlookStories<SpanishNoun>['likeliestScore']>) => {
    if (homeGoals === awayGoals) return `el ${score(homeGoals, awayGoals)}`;
    return homeGoals > awayGoals
      ? `el ${score(homeGoals, awayGoals)} a favor ${home.de}`
      : `el ${score(awayGoals, homeGoals)} a favor ${away.de}`;
  };
  type Win = Readonly<OutlookStories<SpanishNoun>['likeliestWin']>;
  const winnerOf = ({ home, away, homeGoals, awayGoals }: Win) => (homeGoals > awayGoals ? home : away);
  /** `2-0`, from the side of the winner */
  const winBy = ({ homeGoals, awayGoals }: Win) => score(Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals));
  type Offer = Pick<OutlookStories<SpanishNoun>['noTipBelowFair'], 'bet' | 'home' | 'away'>;
  const phrase = (facts: Offer) => betPhrase(facts.bet, facts, figures);
  const subject = (facts: Offer) => betAsSubject(facts.bet, facts, figures);
  const apposed = (facts: Offer) => apposedBet(facts.bet, facts, figures);
  /** `la del empate`, `la de más de 2,5 goles`: the odds of a bet. */
  const oddsOf = (facts: Offer) => `la de ${phrase(facts)}`.replace('de el ', 'del ');
  return {
    forecastClear: ofFavourite(
      (facts) => `${despite(facts)}nuestra previsión ve un claro favorito: ${facts.favourite}, con ${shares(facts)}.`,
      (facts) =>
        `${stated(facts, 'en nuestra previsión', `${facts.favourite} ${verb(facts.favourite, 'es', 'son')} ${facts.favourite.agree('claro')} ${facts.favourite.agree('favorito')}`)}, con ${shares(facts)}.`,
      (facts) =>
        `${despite(facts)}${le(facts.favourite)} damos ${facts.favourite.a} ${share(facts.favouriteChance)} de probabilidades y al empate, ${share(facts.drawChance)}; un triunfo ${rivalOf(facts).de} sería una sorpresa.`,
      (facts) => {
        const inCases = `${verb(facts.favourite, 'gana')} en ${withArticle('el', percent(facts.favouriteChance))} de los casos y su rival, en ${withArticle('el', percent(facts.outsiderChance))}`;
        return facts.despite === undefined
          ? `según nuestras cuentas, ${facts.favourite} ${inCases}.`
          : `${despite(facts)}damos por ${facts.favourite.agree('claro')} ${facts.favourite.agree('favorito')} ${facts.favourite.a}: ${inCases}.`;
      },
      (facts) =>
        `${despite(facts)}lo normal, según nuestra previsión, es que ${verb(facts.favourite, 'gane')} ${facts.favourite}: ${verb(facts.favourite, 'tiene')} ${share(facts.favouriteChance)} de probabilidades, y el empate, ${share(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}${le(facts.favourite)} damos ${share(facts.favouriteChance)} de probabilidades ${facts.favourite.a} y solo ${share(facts.outsiderChance)} ${rivalOf(facts).a}.`,
      (facts) => `${despite(facts)}los números apuntan ${facts.favourite.a}, con ${shares(facts)}.`,
      (facts) =>
        `${despite(facts)}contamos con el triunfo ${facts.favourite.de}, con ${share(facts.favouriteChance)} de probabilidades; el empate se queda en ${share(facts.drawChance)}.`,
    ),
    forecastFavourite: ofFavourite(
      (facts) => `${despite(facts)}nuestra previsión se inclina por ${facts.favourite}, con ${shares(facts)}.`,
      (facts) =>
        `${stated(facts, 'según nuestra previsión', `${facts.favourite} ${verb(facts.favourite, 'parte')} como ${facts.favourite.agree('favorito')}`)}, con ${shares(facts)}.`,
      (facts) =>
        `${despite(facts)}vemos ${facts.favourite.agree('favorito')} ${facts.favourite.a}, con ${share(facts.favouriteChance)} de probabilidades, y al empate le damos ${share(facts.drawChance)}.`,
      (facts) =>
        `${stated(facts, 'en nuestra previsión', `${facts.favourite} ${verb(facts.favourite, 'tiene')} más opciones de ganar`)}: ${shares(facts)}.`,
      (facts) =>
        `${despite(facts)}${le(facts.favourite)} damos ${facts.favourite.a} ${share(facts.favouriteChance)} de probabilidades de ganar; ${rivalOf(facts).a}, ${share(facts.outsiderChance)}.`,
      (facts) =>
        facts.despite === undefined
          ? `ciframos en ${share(facts.favouriteChance)} las opciones ${facts.favourite.de}, en ${share(facts.outsiderChance)} las ${rivalOf(facts).de} y en ${share(facts.drawChance)} las del empate.`
          : `${despite(facts)}las mejores opciones son las ${facts.favourite.de}: ${shares(facts)}.`,
      (facts) =>
        `${despite(facts)}el triunfo más probable es el ${facts.favourite.de}, con ${share(facts.favouriteChance)}; el empate tiene ${share(facts.drawChance)}.`,
      (facts) =>
        facts.despite === undefined
          ? `en ${withArticle('el', percent(facts.favouriteChance))} de los casos ${verb(facts.favourite, 'gana')} ${facts.favourite} y en ${withArticle('el', percent(facts.drawChance))} hay empate, según nuestros cálculos.`
          : `${despite(facts)}damos por ${facts.favourite.agree('favorito')} ${facts.favourite.a}: ${verb(facts.favourite, 'gana')} en ${withArticle('el', percent(facts.favouriteChance))} de los casos, y en ${withArticle('el', percent(facts.drawChance))} hay empate.`,
      (facts) => `${despite(facts)}vemos más cerca del triunfo ${facts.favourite.a}, con ${shares(facts)}.`,
      (facts) => `${despite(facts)}los números se decantan por ${facts.favourite}: ${shares(facts)}.`,
    ),
    forecastSlight: ofFavourite(
      (facts) =>
        `${despite(facts)}nuestra previsión ve un partido igualado, con una ligera ventaja para ${facts.favourite}: ${shares(facts)}.`,
      (facts) =>
        `${stated(facts, 'en nuestra previsión', `${facts.favourite} ${verb(facts.favourite, 'tiene')} una ligera ventaja`)}: ${shares(facts)}.`,
      (facts) => `${despite(facts)}nuestra previsión pone por delante ${facts.favourite.a}, aunque por poco: ${shares(facts)}.`,
      (facts) =>
        `${despite(facts, true)}vemos un duelo parejo: ${share(facts.favouriteChance)} para ${facts.favourite}, ${share(facts.outsiderChance)} para ${rivalOf(facts)} y ${share(facts.drawChance)} para el empate.`,
      (facts) => `${despite(facts)}${le(facts.favourite)} damos por escaso margen más opciones ${facts.favourite.a}: ${shares(facts)}.`,
      (facts) =>
        `${despite(facts, true)}no hay un favorito claro: damos ${share(facts.favouriteChance)} ${facts.favourite.a}, ${share(facts.outsiderChance)} ${rivalOf(facts).a} y ${share(facts.drawChance)} al empate.`,
      (facts) => `${despite(facts)}la balanza se inclina apenas hacia ${facts.favourite}: ${shares(facts)}.`,
      (facts) =>
        `${despite(facts, true)}poco separa a los dos equipos en nuestras cuentas: ${facts.favourite} ${verb(facts.favourite, 'gana')} en ${withArticle('el', percent(facts.favouriteChance))} de los casos y su rival, en ${withArticle('el', percent(facts.outsiderChance))}.`,
    ),
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `ningún resultado es más probable en nuestra previsión que el empate, con ${share(drawChance)}; ${favourite.a} ${le(favourite)} damos ${share(favouriteChance)} y ${outsider.a}, ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `nuestra previsión no ve un favorito: ${share(drawChance)} para el empate, ${share(favouriteChance)} para ${favourite} y ${share(outsiderChance)} para ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `el empate, con ${share(drawChance)}, es en nuestras cuentas al menos tan probable como el triunfo ${favourite.de}, con ${share(favouriteChance)}, o el ${outsider.de}, con ${share(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Nuestra previsión no ve un favorito: ${share(winChance)} de probabilidades para cada equipo y ${share(drawChance)} para el empate.`,
      ({ winChance }) => `A los dos equipos les damos las mismas probabilidades de ganar, ${share(winChance)}.`,
      ({ winChance, drawChance }) =>
        `Nuestra previsión no se decanta por nadie: ${share(winChance)} de probabilidades por equipo y ${share(drawChance)} para el empate.`,
      ({ winChance, drawChance }) =>
        `Cara o cruz: cada equipo gana en ${withArticle('el', percent(winChance))} de los casos y en ${withArticle('el', percent(drawChance))} hay empate.`,
    ],
    goalsMany: [
      ({ chance }) => `Lo más probable, con ${share(chance)}, es que haya al menos tres goles.`,
      ({ chance }) => `En cuanto a los goles, tres o más se dan en ${withArticle('el', percent(chance))} de los casos.`,
      ({ chance }) => `Hay ${share(chance)} de opciones de ver tres goles o más.`,
      ({ chance }) => `Ciframos en ${share(chance)} la probabilidad de más de ${line(2.5, false)} goles.`,
      ({ chance }) => `Nos inclinamos por más de ${line(2.5, false)} goles, con ${share(chance)}.`,
      ({ chance }) => `Esperamos goles: hay ${share(chance)} de probabilidades de que pasen de dos.`,
      ({ chance }) => `El partido apunta a goles: hay tres o más en ${withArticle('el', percent(chance))} de los casos.`,
      ({ chance }) => `Lo previsible son tres goles o más, con ${share(chance)}.`,
      ({ chance }) => `Calculamos ${share(chance)} de probabilidades de ver al menos tres goles.`,
    ],
    goalsFew: [
      ({ chance }) => `Lo más probable, con ${share(chance)}, es que haya dos goles como mucho.`,
      ({ chance }) => `En cuanto a los goles, dos o menos se dan en ${withArticle('el', percent(chance))} de los casos.`,
      ({ chance }) => `Hay ${share(chance)} de opciones de que no se llegue a los tres goles.`,
      ({ chance }) => `Ciframos en ${share(chance)} la probabilidad de menos de ${line(2.5, false)} goles.`,
      ({ chance }) => `El marcador no pasa de dos goles en ${withArticle('el', percent(chance))} de los casos, según nuestros cálculos.`,
      ({ chance }) => `Nos inclinamos por menos de ${line(2.5, false)} goles, con ${share(chance)}.`,
      ({ chance }) => `No esperamos muchos goles: hay ${share(chance)} de probabilidades de que no lleguen a tres.`,
      ({ chance }) => `El partido apunta a pocos goles: no pasan de dos en ${withArticle('el', percent(chance))} de los casos.`,
      ({ chance }) => `Lo previsible es un partido de dos goles o menos, con ${share(chance)}.`,
      ({ chance }) => `Calculamos ${share(chance)} de probabilidades de ver dos goles como mucho.`,
    ],
    likeliestScore: byNameAndSide(
      (facts) => `El marcador más probable es ${scoreline(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Ningún marcador es más probable que ${scoreline(facts)}, y aun así se queda en ${share(facts.chance)}.`,
      (facts) => `De los resultados exactos, el que más se repite en nuestras cuentas es ${scoreline(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Puestos a elegir un marcador, nos quedamos con ${scoreline(facts)} (${percent(facts.chance)}).`,
      (facts) => `Entre los marcadores destaca ${scoreline(facts)}, con ${share(facts.chance)} de probabilidades.`,
      (facts) => `Si hubiera que señalar un resultado exacto, sería ${scoreline(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Le damos ${share(facts.chance)} ${scoreline(facts).replace(/^el /, 'al ')}, más que a cualquier otro marcador.`,
      (facts) => `Con ${share(facts.chance)}, el marcador con más opciones es ${scoreline(facts)}.`,
    ),
    likeliestWin: byNameAndSide(
      (facts) => `Para una victoria ${winnerOf(facts).de}, el marcador más probable es el ${winBy(facts)}, con ${share(facts.chance)}.`,
      (facts) => `De las victorias posibles ${winnerOf(facts).de}, la más probable es por ${winBy(facts)}, con ${share(facts.chance)}.`,
      (facts) =>
        `Ningún marcador con victoria ${winnerOf(facts).de} es más probable que el ${winBy(facts)}, y aun así se queda en ${share(facts.chance)}.`,
      (facts) =>
        `Una victoria ${winnerOf(facts).de} llegaría sobre todo por ${winBy(facts)}, marcador al que damos ${share(facts.chance)}.`,
      (facts) =>
        `Puestos a elegir un marcador para la victoria ${winnerOf(facts).de}, nos quedamos con el ${winBy(facts)} (${percent(facts.chance)}).`,
      (facts) =>
        `Entre los marcadores que darían la victoria ${winnerOf(facts).a}, destaca el ${winBy(facts)}, con ${share(facts.chance)} de probabilidades.`,
      (facts) => `Con ${share(facts.chance)}, la victoria ${winnerOf(facts).de} más probable es por ${winBy(facts)}.`,
      (facts) =>
        `Si ${verb(winnerOf(facts), 'gana')} ${winnerOf(facts)}, lo más probable es que sea por ${winBy(facts)}, marcador al que damos ${share(facts.chance)}.`,
    ),
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      byNameAndSide(
        (facts) =>
          `Nuestro pronóstico va contra el resultado más probable: ${phrase(facts)} se pagaba entonces a ${price(facts.price)}, por encima de la cuota justa, ${price(facts.fair)}.`,
        (facts) =>
          `No es el resultado más probable, pero nuestro pronóstico es ${phrase(facts)}: con ${share(facts.chance)} de probabilidades al publicarlo, la cuota de ${price(facts.price)} tenía valor.`,
      ),
      byNameAndSide(
        (facts) =>
          `Nuestro pronóstico: ${phrase(facts)} a cuota ${price(facts.price)}; al publicarlo le dábamos ${share(facts.chance)} de probabilidades y una cuota justa de ${price(facts.fair)}.`,
        (facts) =>
          `Pronosticamos ${phrase(facts)} a cuota ${price(facts.price)}; la justa era entonces, según nuestras cuentas, ${price(facts.fair)}.`,
        (facts) =>
          `Vimos valor en ${phrase(facts)} a cuota ${price(facts.price)}, ya que la justa, según nuestras cuentas de entonces, era ${price(facts.fair)}.`,
        (facts) =>
          `Cuando hicimos el pronóstico, el valor estaba en ${phrase(facts)}: la cuota era ${price(facts.price)} y la justa, ${price(facts.fair)}.`,
        (facts) =>
          `Hay pronóstico: ${phrase(facts)}, a cuota ${price(facts.price)}, por encima de los ${price(facts.fair)} que al publicarlo nos parecían justos.`,
        (facts) =>
          `Con una cuota de ${price(facts.price)}, nos quedamos con ${phrase(facts)}: al publicarlo, sus probabilidades eran de ${share(facts.chance)}.`,
        (facts) =>
          `Nos decidimos por ${phrase(facts)}, que entonces se pagaba a ${price(facts.price)} y debía pagarse a ${price(facts.fair)}.`,
        (facts) =>
          `Nuestro pronóstico es ${phrase(facts)}: cuando lo hicimos se pagaba a ${price(facts.price)} y, a nuestro juicio, bastaba con ${price(facts.fair)}.`,
      ),
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
        `No damos pronóstico, aunque ${subject(facts)} se paga a ${price(facts.price)}, más de lo justo (${price(facts.fair)}): exigimos un margen mayor, y en al menos dos casas con licencia.`,
      (facts) =>
        `Falta poco para un pronóstico: ${subject(facts)} se paga a ${price(facts.price)}, por encima de su cuota justa (${price(facts.fair)}), pero pedimos más margen, y que lo ofrezcan al menos dos casas con licencia.`,
      (facts) =>
        `La mejor casa paga ${price(facts.price)} por ${phrase(facts)}, más de lo justo (${price(facts.fair)}); para un pronóstico haría falta que dos casas con licencia superaran lo justo con claridad.`,
      (facts) =>
        `Lo más cercano a un pronóstico es ${subject(facts)}: se paga a ${price(facts.price)} y lo justo sería ${price(facts.fair)}, pero no hay dos casas con licencia que ofrezcan el margen que pedimos.`,
      (facts) =>
        `Dejamos pasar ${phrase(facts)}: su mejor cuota, ${price(facts.price)}, supera la justa, ${price(facts.fair)}, pero para un pronóstico pedimos más margen en al menos dos casas con licencia.`,
      (facts) =>
        `A ${price(facts.price)} como mucho se paga ${subject(facts)}, y lo justo sería ${price(facts.fair)}; para un pronóstico queremos más, y que lo ofrezcan al menos dos casas con licencia.`,
      (facts) =>
        `De momento no hay pronóstico: lo más cercano es ${subject(facts)}, a ${price(facts.price)} (la cuota justa es ${price(facts.fair)}), pero exigimos más margen en al menos dos casas con licencia.`,
    ),
    noTipBelowFair: byNameAndSide(
      (facts) =>
        `No hay pronóstico: la cuota que más se acerca a la justa, ${oddsOf(facts)}, es de ${price(facts.price)}, cuando lo justo sería ${price(facts.fair)}.`,
      (facts) =>
        `Las cuotas no dan para un pronóstico: la mejor, ${oddsOf(facts)}, se queda en ${price(facts.price)} y lo justo sería ${price(facts.fair)}.`,
      (facts) =>
        `No damos pronóstico: lo que menos se aleja de su cuota justa es ${subject(facts)}, que se paga a ${price(facts.price)} y no a ${price(facts.fair)}.`,
      (facts) =>
        `A estas cuotas no damos pronóstico: lo más cercano es ${subject(facts)}, a ${price(facts.price)}, por debajo de lo justo (${price(facts.fair)}).`,
      (facts) =>
        `Las casas pagan menos de lo justo: incluso la apuesta que más se acerca, ${apposed(facts)}, se paga a ${price(facts.price)} y no a ${price(facts.fair)}.`,
      (facts) =>
        `Por ${phrase(facts)} se paga ${price(facts.price)} como mucho, cuando lo justo sería ${price(facts.fair)}; las demás apuestas quedan aún más lejos.`,
      (facts) =>
        `No vemos valor en este partido: ${subject(facts)} debería pagarse a ${price(facts.fair)} y se queda en ${price(facts.price)}.`,
      (facts) =>
        `Sin cuotas por encima de la justa no pronosticamos; la más próxima es ${oddsOf(facts)}, de ${price(facts.price)}, cuando lo justo es ${price(facts.fair)}.`,
    ),
    noTipAmongOurs: byNameAndSide(
      (facts) =>
        `${subject(facts)} es lo que más se acerca a un pronóstico, pero se paga a ${price(facts.price)} y lo justo sería ${price(facts.fair)}.`,
      (facts) =>
        `No damos pronóstico: lo más cercano es ${subject(facts)}, que debería pagarse a ${price(facts.fair)} y se paga a ${price(facts.price)}.`,
      (facts) =>
        `Por ${phrase(facts)} se paga ${price(facts.price)} en el mejor de los casos, y lo justo es ${price(facts.fair)}, así que no hay pronóstico.`,
      (facts) =>
        `La mejor opción para un pronóstico sería ${subject(facts)}, pero su cuota, ${price(facts.price)}, no llega a la justa, ${price(facts.fair)}.`,
      (facts) =>
        `No hay pronóstico: a ${price(facts.price)}, ${subject(facts)} no llega a su cuota justa, ${price(facts.fair)}, y los demás mercados en los que pronosticamos quedan aún más lejos.`,
      (facts) =>
        `Lo más cercano a un pronóstico es ${subject(facts)}, que se paga a ${price(facts.price)}; a nuestro juicio, lo justo es ${price(facts.fair)}.`,
      (facts) =>
        `Dejamos pasar ${phrase(facts)}, que se paga a ${price(facts.price)} y, según nuestras cuentas, debería pagarse a ${price(facts.fair)}.`,
      (facts) =>
        `Falta valor en los mercados en los que pronosticamos: ${subject(facts)} se paga a ${price(facts.price)}, cuando su cuota justa es ${price(facts.fair)}.`,
    ),
    noTipValue: [
      () => 'Ninguna cuota al resultado supera con margen suficiente la que consideramos justa, así que no damos pronóstico.',
      () => 'No hay pronóstico, porque ninguna cuota al resultado ofrece suficiente valor.',
      () => 'No damos pronóstico: por el resultado, las casas no pagan lo bastante por encima de nuestra cuota justa.',
      () => 'Las cuotas del resultado se ajustan bastante a nuestra previsión, así que no hay pronóstico.',
      () => 'Para pronosticar el resultado haría falta una cuota más alta que las que se ofrecen.',
      () => 'Ni el uno ni la equis ni el dos se pagan lo suficiente como para que demos un pronóstico.',
      () => 'Solo pronosticamos cuando la cuota supera con claridad la justa, y aquí no ocurre con ningún resultado.',
      () => 'Lo que pagan las casas por el resultado no compensa el riesgo, así que no damos pronóstico.',
    ],
    noTipTooGood: [
      () => 'Una cuota parece demasiado buena para ser verdad, y no pronosticamos sobre lo que puede ser un error.',
      () => 'No hay pronóstico: una cuota tan por encima de la justa suele ser un error, nuestro o de la casa, más que un regalo.',
      () => 'Preferimos no dar pronóstico, porque la cuota más tentadora huele a error.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => percent(chance) === percent(least),
      byNameAndSide<OutlookStories<SpanishNoun>['noTipUnlikely']>(
        (facts) =>
          `No hay pronóstico: ${subject(facts)} se paga por encima de lo justo, pero sus probabilidades quedan justo por debajo de nuestro mínimo, ${withArticle('el', percent(facts.least))}.`,
        (facts) =>
          `A ${price(facts.price)} vemos valor en ${phrase(facts)}, pero por muy poco no llega ${withArticle('al', percent(facts.least))} de probabilidades que exige un pronóstico.`,
        (facts) =>
          `El mayor valor está en ${phrase(facts)}, pero solo pronosticamos desde ${withArticle('el', percent(facts.least))} de probabilidades y por muy poco no llega.`,
      ),
      byNameAndSide<OutlookStories<SpanishNoun>['noTipUnlikely']>(
        (facts) =>
          `El mayor valor está en ${phrase(facts)}, pero con ${share(facts.chance)} de probabilidades no pronosticamos: el mínimo es ${withArticle('el', percent(facts.least))}.`,
        (facts) =>
          `No hay pronóstico: ${subject(facts)} se paga por encima de lo justo, pero tiene ${share(facts.chance)} de probabilidades y pedimos al menos ${share(facts.least)}.`,
        (facts) =>
          `Dejamos pasar ${phrase(facts)}: la cuota, ${price(facts.price)}, tiene valor, pero solo pronosticamos desde ${withArticle('el', percent(facts.least))} de probabilidades y aquí hay ${share(facts.chance)}.`,
        (facts) =>
          `A ${price(facts.price)} vemos valor en ${phrase(facts)}; con ${share(facts.chance)}, sin embargo, es demasiado improbable para un pronóstico, que exige al menos ${share(facts.least)}.`,
        (facts) =>
          `Un pronóstico requiere al menos ${share(facts.least)} de probabilidades, y la apuesta con más valor, ${apposed(facts)}, se queda en ${share(facts.chance)}.`,
        (facts) =>
          `La apuesta que mejor se paga para sus opciones, ${apposed(facts)}, solo tiene ${share(facts.chance)} de probabilidades; para un pronóstico hace falta al menos ${share(facts.least)}.`,
      ),
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      byNameAndSide<OutlookStories<SpanishNoun>['noTipShort']>(
        (facts) =>
          `No hay pronóstico: ${subject(facts)} se paga por encima de lo justo, pero por muy poco no llega a ${price(facts.least)}, nuestra cuota mínima.`,
        (facts) =>
          `El mayor valor está en ${phrase(facts)}, pero su cuota queda justo por debajo de ${price(facts.least)}, la mínima para un pronóstico.`,
      ),
      byNameAndSide<OutlookStories<SpanishNoun>['noTipShort']>(
        (facts) =>
          `El mayor valor está en ${phrase(facts)}, pero se paga a ${price(facts.price)} y no pronosticamos por debajo de ${price(facts.least)}.`,
        (facts) =>
          `No hay pronóstico: ${subject(facts)} se paga por encima de lo justo, pero ${price(facts.price)} no llega a ${price(facts.least)}, nuestra cuota mínima.`,
        (facts) =>
          `Dejamos pasar ${phrase(facts)}, con valor o sin él: su cuota es de ${price(facts.price)} y la mínima para un pronóstico, de ${price(facts.least)}.`,
      ),
    ),
    noTipLittleKnown: [
      () => 'Sabemos demasiado poco de estos dos equipos para dar un pronóstico.',
      () => 'No hay pronóstico, porque nuestra previsión se apoya en muy pocos partidos.',
      () => 'Con tan pocos partidos de referencia, no damos pronóstico.',
      () => 'Hay muy pocos partidos detrás de nuestra previsión para dar un pronóstico.',
    ],
  };
}
