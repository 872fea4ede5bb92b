import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { counted, months, number, points, verb, withArticle } from '../words.ts';

export const monthName = (month: number) => months[month - 1] as string;
export const tips = (count: number) => counted(count, 'un pronóstico', 'pronósticos');
export const lead = (ahead: number) => (ahead === 0 ? 'con los mismos puntos que el segundo' : `con ${points(ahead)} de ventaja`);

/** Returns the tips of a month by outcome, to follow `se liquidaron`; a single one is not counted again. */
export function outcomes({ tips: all, won, lost }: { tips: number; won: number; lost: number }): string {
  if (all === 1) return won === 1 ? ', y fue un acierto' : lost === 1 ? ', y falló' : '';
  const [hits, misses] = [counted(won, 'un acierto', 'aciertos'), counted(lost, 'un fallo', 'fallos')];
  if (won === 0 && lost === 0) return '';
  return `, con ${won === 0 ? misses : lost === 0 ? hits : `${hits} y ${misses}`}`;
}

export const above99 = '>99\u00a0%';
export const places = (count: number) => counted(count, 'un puesto', 'puestos');
/** `entre los dos primeros`, after `acaba`. */
export const topPlaces = (count: number) => (count === 1 ? 'en el primer puesto' : `entre los ${number(count)} primeros`);

/** `el Betis`, `el Betis y la Roma`, `el Betis, la Roma y el Elche`. */
export const listed = (clubs: readonly SpanishNoun[]) =>
  clubs.length < 2 ? `${clubs[0]}` : `${clubs.slice(0, -1).join(', ')} y ${clubs.at(-1)}`;
/** Returns a verb in the number of its subject, one club or several. */
export const ofAll = (clubs: readonly SpanishNoun[], singular: string) => {
  const [club] = clubs;
  return clubs.length === 1 && club !== undefined ? verb(club, singular) : `${singular}n`;
};

/** Returns the figures of Spanish news, as texts use them. */
export function newsFigures(figures: ProseFigures) {
  const { percent } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  const bothShares = (one: number, other: number) =>
    percent(one) === percent(other) ? `${share(one)} de probabilidades por equipo` : `${share(one)} y ${share(other)} de probabilidades`;
  const inSimulations = (figure: string) => `en ${withArticle('el', figure)} de nuestras simulaciones`;
  const casesOf = (figure: string) => `en ${withArticle('el', figure)} de los casos`;
  const ofCases = (chance: number) => casesOf(percent(chance));
  /** The figure of what is nearly certain; above 99 per cent `withArticle` writes it in words. */
  const nearly = ({ chance, isAbove99 }: { chance: number; isAbove99?: true }) => (isAbove99 ? above99 : percent(chance));
  const ofRival = ({ rivalChance, isRivalAbove99 }: { rivalChance: number; isRivalAbove99?: true }) =>
    isRivalAbove99 ? above99 : percent(rivalChance);
  return { share, bothShares, inSimulations, casesOf, ofCases, nearly, ofRival };
}
