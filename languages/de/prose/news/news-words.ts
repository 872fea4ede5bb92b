import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { counted, number, place } from '../words.ts';

type Club = GermanNoun;

/** Returns a name in the accusative for a headline, without an article: `gegen HSV`, `gegen Halleschen FC`. */
export const accOf = (club: Club) => club.acc.replace(/^(?:den|die|das) /, '');
/** The same in the dative, `vor Halleschem FC`, and in the genitive with its article where it has one. */
export const datOf = (club: Club) => club.dat.replace(/^(?:dem|der|den) /, '');
export const genOf = (club: Club) => club.gen;
export const bareOf = (club: Club) => club.bare;
export const nomOf = (club: Club) => club.nom;

/** Returns a leader's margin inside a sentence: `führt die Tabelle mit drei Punkten Vorsprung an`. */
export const withMargin = (ahead: number) =>
  ahead === 0 ? 'punktgleich mit dem Zweiten' : `mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung`;
/** Returns the same margin as a separate clause, after a comma. */
export const marginIs = (ahead: number) =>
  ahead === 0 ? 'der Zweite hat ebenso viele Punkte' : `der Vorsprung beträgt ${counted(ahead, 'Punkt', 'acc')}`;

/** Returns the winner and the ground of a defeat: `beim HSV`, `zu Hause gegen den HSV`. */
export const beatenBy = (winner: Club, winnerAtHome: boolean) => (winnerAtHome ? winner.bei : `zu Hause gegen ${winner.acc}`);

export const fromTo = (from: number, to: number) => `von ${place(from)} auf ${place(to)}`;
export const wayOf = (from: number, to: number) => `${number(Math.abs(to - from))} Plätze`;

/** `Hertha BSC`, `Hertha BSC und Bochum`, `Hertha BSC, Bochum und Kiel`, in the given form of a name. */
export function listed(clubs: readonly Club[], form: (club: Club) => string): string {
  const names = clubs.map(form);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}
/** Returns the form of a verb for some clubs. */
export const ofAll = (clubs: readonly Club[], singular: string, plural: string) =>
  clubs.length > 1 || clubs[0]?.plural ? plural : singular;
/** `Platz eins`, `einen der ersten beiden Plätze`, in the dative `einem der ersten beiden Plätze`. */
export const topPlaces = (places: number, one: 'einen' | 'einem') =>
  places === 1 ? 'Platz eins' : `${one} der ersten ${places === 2 ? 'beiden' : number(places)} Plätze`;

/** Returns the number of a few things, to follow `keine unserer`: `beiden`, `neun`. */
export const allOf = (count: number) => (count === 2 ? 'beiden' : number(count));

/** A high chance: "more than 99 per cent" where it is. */
export interface High {
  readonly chance: number;
  readonly isAbove99?: true;
}
/** Returns a high chance in words where a sign would be needed: `94 Prozent`, `mehr als 99 Prozent`. */
export const nearlyAll = (percent: ProseFigures['percent'], { chance, isAbove99 }: High) =>
  isAbove99 ? 'mehr als 99\u00a0Prozent' : percent(chance);
