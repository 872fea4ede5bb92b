import type { Month } from '#domain/story/stories.ts';
import { type SpanishNoun, spanishNouns } from './nouns/nouns.ts';

const smallNumbers = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const smallOrdinals = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo';
const teenOrdinals =
  'undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo';
const inTens = (tens: string) =>
  smallOrdinals
    .split(' ')
    .slice(0, 9)
    .map((ordinal) => `${tens}${ordinal}`);
const ordinals = ['', ...smallOrdinals.split(' '), ...teenOrdinals.split(' '), ...inTens('vigesimo'), 'trigésimo', ...inTens('trigesimo')];
/** Last place that a move in the table gives in words; beyond it both places are in figures. */
const lastShortOrdinal = 20;
export const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const hosts = spanishNouns.read('el equipo local');
const guests = spanishNouns.read('el equipo visitante');

/** Papers write numbers up to nine in words. */
export const number = (count: number) => smallNumbers[count] || String(count);
/** The number of victories, defeats or forecasts. */
export const feminineNumber = (count: number) => (count === 1 ? 'una' : number(count));
/** @param one with its article, `un punto`, since `uno` is shortened before a noun */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${number(count)} ${many}`);
export const points = (count: number) => counted(count, 'un punto', 'puntos');
export const matches = (count: number) => counted(count, 'un partido', 'partidos');
export const leagueMatches = (count: number) => counted(count, 'un partido de liga', 'partidos de liga');
/** After `los` or `sus`. */
export const lastLeagueMatches = (count: number) => `últimos ${number(count)} partidos de liga`;
export const wins = (count: number) => counted(count, 'una victoria', 'victorias');
export const defeats = (count: number) => counted(count, 'una derrota', 'derrotas');
export const draws = (count: number) => counted(count, 'un empate', 'empates');
export const goals = (count: number) => counted(count, 'un gol', 'goles');

/**
 * Returns a club's place, in apposition or after a verb such as `marcha`: `líder`, `octava`, `vigesimotercero`; `colista` when it is `lastPlace`,
 * the last of the table.
 */
export function placed(place: number, club: SpanishNoun, lastPlace?: number): string {
  if (place === lastPlace) return club.agree('colista');
  return place === 1 ? club.agree('líder') : ordinals[place] ? club.agree(ordinals[place]) : `en el puesto ${place}`;
}
export const feminineOrdinal = (place: number) => ordinals[place]?.replace(/o$/, 'a') ?? `${place}.ª`;
/** Returns a move in the table: `del octavo al tercer puesto`, `del puesto 24 al 20`. */
export function fromPlaceToPlace(from: number, to: number): string {
  if (Math.max(from, to) > lastShortOrdinal) return `del puesto ${from} al ${to}`;
  return `del ${ordinals[from]} al ${ordinals[to]?.replace(/(primer|tercer)o$/, '$1')} puesto`;
}

/** Returns a verb in the third person, in the club's number; a plural is given when it is not the singular with an `n`. */
export const verb = (club: SpanishNoun, singular: string, plural = `${singular}n`) => club.verb(singular, plural);
/** `ganó`, `ganaron`. */
export const won = (club: SpanishNoun) => club.verb('ganó', 'ganaron');
/** Pronoun for a club to which something happens: `le`, `les`. */
export const le = (club: SpanishNoun) => club.verb('le', 'les');
/** `el Betis recibe`, `el Betis visita`: what follows is the opponent with `a`. */
export const meets = (club: SpanishNoun, atHome: boolean) => verb(club, atHome ? 'recibe' : 'visita');
export const where = (atHome: boolean) => (atHome ? 'en casa' : 'a domicilio');
export const against = (atHome: boolean, opponent: SpanishNoun) => (atHome ? `en casa contra ${opponent}` : `en el campo ${opponent.de}`);
/** Returns a participle about two clubs, given without its ending: feminine when both are. */
export const ofBoth = (one: SpanishNoun, other: SpanishNoun, stem: string) =>
  `${stem}${[one, other].every((club) => club.agree('o').startsWith('a')) ? 'as' : 'os'}`;

/** `Tras cinco derrotas`; `Después de tres derrotas`, since `tras tres` is hard to say. */
export const after = (what: string) => `${what.startsWith('tres') ? 'Después de' : 'Tras'} ${what}`;

/** After `empate` or `empatar`: `a uno`, `sin goles`. */
export const eachScored = (goalsEach: number) => (goalsEach === 0 ? 'sin goles' : `a ${number(goalsEach)}`);
/** `en diciembre`, `en marzo de 2024`. */
export const inMonth = ({ month, year, isPresent }: Month) =>
  isPresent ? 'este mismo mes' : `en ${months[month - 1]}${year === undefined ? '' : ` de ${year}`}`;

/** The club at home or away, once it is known which is which. */
export const sideOf = (atHome: boolean) => (atHome ? hosts : guests);

type Text<Facts> = (facts: Readonly<Facts>) => string;

/** Roles of clubs that have been named, with two nouns: `el conjunto local`, `el equipo visitante`. */
const roles = ['conjunto', 'equipo'].map((noun) => {
  const [host, guest] = [spanishNouns.read(`el ${noun} local`), spanishNouns.read(`el ${noun} visitante`)];
  return (atHome: boolean) => (atHome ? host : guest);
});

/**
 * Returns each of some texts in each of several ways of telling it, with adjacent ones told in different ways: a match chooses among a few
 * adjacent texts.
 */
export function interleaved<Told>(texts: readonly [Told, ...Told[]], ways: readonly ((text: Told) => Told)[]): [Told, ...Told[]] {
  const told = ways.flatMap((_, block) => texts.map((text, index) => ways[(index + block) % ways.length]?.(text) ?? text));
  return told as [Told, ...Told[]];
}

/** Returns texts about clubs that have been named, and the same texts in each of several ways with a role in place of a name. */
function andByRole<Facts>(texts: readonly [Text<Facts>, ...Text<Facts>[]], ways: readonly ((facts: Readonly<Facts>) => Partial<Facts>)[]) {
  return interleaved(texts, [
    (text) => text,
    ...ways.map(
      (rolesOf) =>
        (text: Text<Facts>): Text<Facts> =>
        (facts) =>
          text({ ...facts, ...rolesOf(facts) }),
    ),
  ]);
}

interface OfClub {
  readonly club: SpanishNoun;
  readonly atHome: boolean;
}

const hasLongWord = (club: SpanishNoun) => /\p{L}{5}/u.test(club.bare);

/**
 * Returns texts about a club that has been named, and the same with its role. A club whose name has no word of five letters (`Roma`, `PSV`) goes
 * by its role in all texts, since the choice of the text that repeats least ignores such short words.
 */
export function ofClub<Facts extends OfClub>(first: Text<Facts>, ...others: Text<Facts>[]) {
  const byRole = roles.map(
    (roleOf) =>
      ({ atHome }: Readonly<Facts>) =>
        ({ club: roleOf(atHome) }) as Partial<Facts>,
  );
  const named =
    (text: Text<Facts>): Text<Facts> =>
    (facts) =>
      text(hasLongWord(facts.club) ? facts : { ...facts, ...byRole[0]?.(facts) });
  return andByRole<Facts>([named(first), ...others.map(named)], byRole);
}

/**
 * Returns a function that extends texts about two clubs, given by the names of their facts such as `higher` and `lower`, with texts in which
 * either goes by its role and the other by its name. When neither is at home, those texts use both names.
 */
export const ofTwo =
  (one: string, other: string) =>
  <Facts extends object>(...texts: [Text<Facts>, ...Text<Facts>[]]) =>
    andByRole<Facts>(
      texts,
      roles.flatMap((roleOf) =>
        [one, other].map((club) => (facts: Readonly<Facts>) => {
          const oneAtHome = (facts as Readonly<Record<string, unknown>>)[`${one}AtHome`];
          if (typeof oneAtHome !== 'boolean') return {};
          return { [club]: roleOf(club === one ? oneAtHome : !oneAtHome) } as Partial<Facts>;
        }),
      ),
    );

/** `una vez`, `tres veces`. */
export const times = (count: number) => counted(count, 'una vez', 'veces');
/** Min goals between the two for a goleada; with `manyGoals` for the winner three are enough. */
const goleadaMargin = 4;
const manyGoals = 5;
/** Returns true for a result that a paper calls a goleada. */
export const isGoleada = (own: number, other: number) =>
  own - other >= goleadaMargin || (own >= manyGoals && own - other === goleadaMargin - 1);

/** Returns a share after an article: `un 54 %`, `al 54 %`; `>99 %` becomes `más del 99 %`, `a más del 99 %`. */
export function withArticle(article: 'un' | 'el' | 'al', share: string): string {
  if (!/^[<>]/.test(share)) return `${article} ${share}`;
  return `${article === 'al' ? 'a ' : ''}${share.startsWith('>') ? 'más' : 'menos'} del ${share.slice(1)}`;
}
