import type { LeadKind, Stories, StoryKind } from '#domain/story/stories.ts';

/** The sentences of one language: of each story several, written by hand, from which a match takes one. */
export type StoryTexts<Noun> = { readonly [Kind in StoryKind]: readonly [StoryText<Noun, Kind>, ...StoryText<Noun, Kind>[]] };

type OpeningKind = LeadKind | 'favouriteWon' | 'upset' | 'openMatchWon' | 'favouriteHeld' | 'drawnOpenMatch' | 'justWon' | 'justDrawn';

/** Sentences in which no name is bent: of every story that can open a text, and of others. */
export type UnbentTexts<Noun> = Pick<StoryTexts<Noun>, OpeningKind> & Partial<StoryTexts<Noun>>;

/** `ground` is left out where nobody is at home: on neutral ground, and in finals, whose ground nobody may have noted. */
export type StoryText<Noun, Kind extends StoryKind> = (facts: Readonly<Stories<Noun>[Kind]>, ground?: HomeAndAway<Noun>) => string;

/** The club at home and the other one; the clubs of a story's facts are the same objects. */
export interface HomeAndAway<Noun> {
  readonly home: Noun;
  readonly away: Noun;
}

/** Figures as the language writes them. */
export interface ProseFigures {
  /** A chance between 0 and 1 in whole per cents: `54%`, and `>99%` for what is not certain. */
  percent(chance: number): string;
  /** A decimal price with two decimals: `1.85`. */
  price(odds: number): string;
  /** A score from the side of whoever is spoken of: the own goals first. */
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
