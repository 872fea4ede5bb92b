import type { LeadKind, ResultStories, Stories, StoryKind } from '#domain/story/stories.ts';

/** Sentences about matches in one language: for each story several, written by hand, of which a match takes one. */
export type StoryTexts<Noun> = { readonly [Kind in StoryKind]: readonly [StoryText<Noun, Kind>, ...StoryText<Noun, Kind>[]] };

type OpeningKind = LeadKind | keyof ResultStories<unknown>;

/** Sentences in which no name is inflected: of every story that can open a text, and of others. */
export type UnbentTexts<Noun> = Pick<StoryTexts<Noun>, OpeningKind> & Partial<StoryTexts<Noun>>;

/**
 * Returns the text of a story. `ground` is undefined when neither club is at home: on neutral ground, and in finals, whose ground may not be
 * recorded as neutral.
 */
export type StoryText<Noun, Kind extends StoryKind> = (facts: Readonly<Stories<Noun>[Kind]>, ground?: HomeAndAway<Noun>) => string;

/** The clubs at home and away; the same objects as the clubs in a story's facts. */
export interface HomeAndAway<Noun> {
  readonly home: Noun;
  readonly away: Noun;
}

/** Formats of figures in prose of a language. */
export interface ProseFigures {
  /** A chance between 0 and 1 in whole per cents: `54%`, and `>99%` for a chance close to 1. */
  percent(chance: number): string;
  /** A decimal price with two decimals: `1.85`. */
  price(odds: number): string;
  /** A score from the side of the club that is spoken of: its own goals first. */
  score(own: number, other: number): string;
  /** Goals with one decimal: `2.7`. */
  goals(expected: number): string;
  /** A line of a market: `2.5`; signed, `−1.5`, of a handicap. */
  line(line: number, signed: boolean): string;
  /** A profit in units with its sign: `+0.95`. */
  profit(units: number): string;
  /** Units won or lost, without a sign: `2.35`. */
  units(amount: number): string;
  /** A large number, grouped as the language groups: `10,000`. */
  count(amount: number): string;
}
