import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { number, points, withArticle } from '../words.ts';

/** `, of which two won and three lost`; empty when none was won or lost. */
export function shares(tips: number, won: number, lost: number): string {
  if (tips === 1) return won === 1 ? ', and it won' : lost === 1 ? ', and it lost' : '';
  if (won === tips || lost === tips) return `, all of which ${won === tips ? 'won' : 'lost'}`;
  const parts = [won > 0 && `${number(won)} won`, lost > 0 && `${number(lost)} lost`].filter(Boolean);
  return parts.length === 0 ? '' : `, of which ${parts.join(' and ')}`;
}

export const clear = (ahead: number) => (ahead === 0 ? 'level on points with second place' : `${points(ahead)} clear`);
/** `Arsenal`, `Arsenal and Bury`, `Arsenal, Bury and Chester`. */
export const listed = (clubs: readonly EnglishNoun[]) =>
  clubs.length < 2 ? `${clubs[0]}` : `${clubs.slice(0, -1).join(', ')} and ${clubs.at(-1)}`;
/** `the top two`; of a single place `top spot`. */
export const topPlaces = (places: number) => (places === 1 ? 'first place' : `the top ${number(places)}`);

/** Returns a figure with its article: `a 54%`, `more than a 99%`. */
export const share = (figure: string) => {
  const [than = ''] = /^(?:more|less) than /.exec(figure) ?? [];
  return `${than}${withArticle(figure.slice(than.length))}`;
};

/** Returns functions that write chances in the words of news: `more than 99%` where tables have a sign. */
export function newsFigures(figures: ProseFigures) {
  const percent = (chance: number) => figures.percent(chance).replace('>', 'more than ').replace('<', 'less than ');
  const chanceOf = (chance: number) => `${share(percent(chance))} chance`;
  const nearly = ({ chance, isAbove99 }: { chance: number; isAbove99?: true }) => (isAbove99 ? 'more than 99%' : percent(chance));
  const ofRival = ({ rivalChance, isRivalAbove99 }: { rivalChance: number; isRivalAbove99?: true }) =>
    isRivalAbove99 ? 'more than 99%' : percent(rivalChance);
  return { percent, chanceOf, nearly, ofRival };
}
