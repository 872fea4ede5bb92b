import type { Side } from '#domain/sports/pair.ts';
import type { Surface } from '../tennis-event.ts';
import type { BestOf, TennisSet } from '../tennis-score.ts';

/** A tournament by its address and by its name for languages that have none of their own for it. */
export interface TournamentToTell {
  readonly slug: string;
  readonly name: string;
}

interface Balance {
  readonly player: string;
  readonly won: number;
  readonly lost: number;
}

/**
 * The stories of a match, by the facts that each guarantees. Players are named as in prose, by their surnames. Counts are at least one unless noted
 * otherwise.
 */
export interface TennisStories {
  /** The leader has won more of the meetings; the other may have won none. */
  meetingsLead: { readonly leader: string; readonly other: string; readonly won: number; readonly lost: number };
  meetingsLevel: { readonly first: string; readonly second: string; readonly each: number };
  firstMeeting: { readonly first: string; readonly second: string };
  final: { readonly first: string; readonly second: string };
  /** Wins in a row, at least five, this tournament’s among them. */
  winningRun: { readonly player: string; readonly other: string; readonly run: number };
  /** Defeats in a row, at least three. */
  losingRun: { readonly player: string; readonly run: number };
  /** Matches on the surface in the past 52 weeks, at least four; either count may be zero, not both. */
  surfaceRecord: Balance & { readonly surface: Surface };
  /** Far apart in the ranking. */
  rankingGap: { readonly higher: string; readonly lower: string; readonly higherRank: number; readonly lowerRank: number };
  /** Near to each other in the ranking. */
  ranks: { readonly higher: string; readonly lower: string; readonly higherRank: number; readonly lowerRank: number };
  /** A player without a place in the ranking. */
  newcomer: { readonly player: string; readonly other: string; readonly otherRank: number };
  /** A player who gave up in the match before. */
  comeback: { readonly player: string; readonly other: string };
  /** The last matches of both, the same number of each; each has won at least one. */
  lastMatches: {
    readonly first: string;
    readonly second: string;
    readonly firstWon: number;
    readonly secondWon: number;
    readonly of: number;
  };
  setting: { readonly surface: Surface; readonly bestOf: BestOf };
  favouriteByPrice: { readonly favourite: string; readonly chance: number };
  favouriteByRating: { readonly favourite: string; readonly chance: number };
  even: { readonly first: string; readonly second: string; readonly chance: number };
  wonInStraightSets: Won;
  wonAfterLosingFirst: Won;
  wonInSets: Won;
  /** `sets` ends with the one that was broken off, and may be empty. */
  retired: Won;
  walkover: { readonly winner: string; readonly loser: string };
  awarded: { readonly winner: string; readonly loser: string };
  favouriteWon: { readonly winner: string; readonly chance: number };
  /** With a chance under two fifths. */
  upset: { readonly winner: string; readonly loser: string; readonly chance: number };
  /** With a chance from two fifths to a little under a half. */
  slightOutsiderWon: { readonly winner: string; readonly loser: string; readonly chance: number };
  /** For a match that was not played to its end, so that it has no expected or unexpected result. */
  chanceBefore: { readonly winner: string; readonly chance: number };
  evenBefore: { readonly winner: string; readonly chance: number };
  /** Wins in a row, this match's included, at least three. */
  runGoesOn: { readonly player: string; readonly run: number };
  /** The meetings including this one; the winner may have fewer wins, the loser none. */
  meetingsAfter: { readonly winner: string; readonly loser: string; readonly won: number; readonly lost: number };
  gamesPlayed: { readonly games: number; readonly sets: number };
  stakesBack: { readonly loser: string };
  /** A set had been completed, so that bets on the winner count. */
  betsCount: { readonly loser: string };
}

interface Won {
  readonly winner: string;
  readonly loser: string;
  /** The games of each set, the winner’s first. */
  readonly sets: readonly TennisSet['games'][];
}

export type TennisStoryKind = keyof TennisStories;
export type TennisStory<Kind extends TennisStoryKind = TennisStoryKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly facts: TennisStories[Each] };
}[Kind];

/** The topics of stories; at most one story of each is chosen. */
export type TennisTopic = 'occasion' | 'meetings' | 'form' | 'surface' | 'ranking' | 'setting';

export interface WeighedTennisStory {
  readonly weight: number;
  readonly topic: TennisTopic;
  readonly story: TennisStory;
}

/** Returns the other side. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
