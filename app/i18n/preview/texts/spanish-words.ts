import type { SpanishNoun } from '#app/i18n/names/spanish-noun.ts';
import type { Month } from '#domain/story/stories.ts';
import type { ProseFigures } from '../story-texts.ts';

const smallNumbers = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const smallOrdinals = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo';
const teenOrdinals =
  'undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo';
const ordinals = ['', ...smallOrdinals.split(' '), ...teenOrdinals.split(' ')];
export const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

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
export const goals = (count: number) => counted(count, 'un gol', 'goles');

/** A place of a club, apposed or after a verb such as `marcha`: `líder`, `octava`, `en el puesto 21`. */
export const placed = (place: number, club: SpanishNoun) =>
  place === 1 ? club.agree('líder') : ordinals[place] ? club.agree(ordinals[place]) : `en el puesto ${place}`;
export const feminineOrdinal = (place: number) => ordinals[place]?.replace(/o$/, 'a') ?? `${place}.ª`;
/** A move in the table: `del octavo al tercer puesto`, `del puesto 24 al 21`. */
export function fromPlaceToPlace(from: number, to: number): string {
  const left = ordinals[from] ?? `puesto ${from}`;
  const reached = ordinals[to] ? `${ordinals[to].replace(/(primer|tercer)o$/, '$1')} puesto` : `puesto ${to}`;
  return `del ${left} al ${ordinals[from] || ordinals[to] ? reached : to}`;
}

/** Returns a verb in the third person, as the club takes it; the plural is given where it has more than an `n` to it. */
export const verb = (club: SpanishNoun, singular: string, plural = `${singular}n`) => club.verb(singular, plural);
/** `le`, `les`: a club to which something happens. */
export const le = (club: SpanishNoun) => club.verb('le', 'les');
/** `el Betis recibe`, `el Betis visita`: what follows is the opponent with `a`. */
export const meets = (club: SpanishNoun, atHome: boolean) => verb(club, atHome ? 'recibe' : 'visita');
export const where = (atHome: boolean) => (atHome ? 'en casa' : 'a domicilio');
export const against = (atHome: boolean, opponent: SpanishNoun) => (atHome ? `en casa contra ${opponent}` : `en el campo ${opponent.de}`);
/** Returns a participle, given without its ending, that is said of two clubs: feminine where both are. */
export const ofBoth = (one: SpanishNoun, other: SpanishNoun, stem: string) =>
  `${stem}${[one, other].every((club) => club.agree('o').startsWith('a')) ? 'as' : 'os'}`;

/** After `empate` or `empatar`: `a uno`, `sin goles`. */
export const eachScored = (goalsEach: number) => (goalsEach === 0 ? 'sin goles' : `a ${number(goalsEach)}`);
export const inMonth = ({ month, year }: Month) => `en ${months[month - 1]} de ${year}`;
/** A defeat's score, home first as papers write it: a guest loses `por 3-1`, a host `por 1-3`. Only of a match whose host is known. */
export const defeatScore = (
  score: ProseFigures['score'],
  { winnerAtHome, winnerGoals, loserGoals }: { winnerAtHome: boolean; winnerGoals: number; loserGoals: number },
) => (winnerAtHome ? score(winnerGoals, loserGoals) : score(loserGoals, winnerGoals));

/** Puts an article before a share: `un 54 %`, `al 54 %`; of `>99 %` it makes `más del 99 %`, `a más del 99 %`. */
export function withArticle(article: 'un' | 'el' | 'al', share: string): string {
  if (!/^[<>]/.test(share)) return `${article} ${share}`;
  return `${article === 'al' ? 'a ' : ''}${share.startsWith('>') ? 'más' : 'menos'} del ${share.slice(1)}`;
}
