import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballStories, BasketballStoryKind } from '#sports/basketball/domain/story/basketball-story.ts';
import type { TennisStories, TennisStoryKind } from '#sports/tennis/domain/story/tennis-story.ts';

/** Nouns of a club in prose, for its first mention and for later ones: `the Denver Nuggets`, `the Nuggets`. */
export interface BasketballNoun<Noun> {
  readonly full: Noun;
  readonly short: Noun;
}

/** At least two sentences for a story, so that neighbours in a list differ. */
type Shapes<Text> = readonly [Text, Text, ...Text[]];

/** Sentences of one language on tennis. Players go by their surnames, which no language inflects. */
export type TennisTexts = { readonly [Kind in TennisStoryKind]: Shapes<(facts: TennisStories[Kind]) => string> };

/** The match and the figures that a sentence on tennis needs beside the facts of its story. */
export interface TennisProse {
  /** A chance between 0 and 1 in whole per cents. */
  percent(chance: number): string;
  /** The sets of a score, the winner’s games first: `6–3 7–5`. */
  sets(sets: readonly Pair<number>[]): string;
  /** The place of the tournament: `at Wimbledon`. */
  readonly at: string;
  readonly women: boolean;
}

/** Sentences of one language on basketball. */
export type BasketballTexts<Noun> = {
  readonly [Kind in BasketballStoryKind]: Shapes<(facts: BasketballStories<BasketballNoun<Noun>>[Kind]) => string>;
};

/** The figures that a sentence on basketball needs beside the facts of its story. */
export interface BasketballProse {
  /** A chance between 0 and 1 in whole per cents. */
  percent(chance: number): string;
  /** Points, or wins and defeats, as the language joins them: `118–112`. */
  score(own: number, other: number): string;
  /** A line without a sign: `4.5`. */
  line(line: number): string;
}
