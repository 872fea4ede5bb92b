import type { Side } from '#domain/sports/pair.ts';
import type { Surface } from '../tennis-event.ts';
import type { BestOf, TennisSet } from '../tennis-score.ts';

/** A tournament by its address and by its name for languages that have none of their own for it. */
export interface TournamentToTell {
  readonly slug: string;
  readonly name: string;
}

/**
 * The stories of a match, by the facts that each guarantees. Players are named as in prose, by their surnames. Counts are at least one unless noted
 * otherwise, chances are in whole hundredths unless they are close to 0 or 1. Of a story that can be the first, at least two sentences name both
 * players, and only these open a text: all later sentences may speak of the opponent.
 */
export interface TennisStories {
  /** The leader has won more of the meetings; the other may have won none. */
  meetingsLead: { readonly leader: string; readonly other: string; readonly won: number; readonly lost: number };
  meetingsLevel: { readonly first: string; readonly second: string; readonly each: number };
  firstMeeting: { readonly first: string; readonly second: string };
  final: { readonly first: string; readonly second: string };
  /** A quarter-final or a semi-final. */
  lateRound: { readonly first: string; readonly second: string; readonly round: 'quarter-final' | 'semi-final' };
  /** Wins in a row, at least five, this tournament’s among them. */
  winningRun: Run;
  /** Defeats in a row, at least three. */
  losingRun: Run;
  /** Matches of both on the surface in the past 52 weeks. Each has played at least one, one of them at least four; any count may be zero, not both of one player. */
  surfaceRecords: {
    readonly first: string;
    readonly second: string;
    readonly surface: Surface;
    readonly firstWon: number;
    readonly firstLost: number;
    readonly secondWon: number;
    readonly secondLost: number;
  };
  /** The player has won all sets of at least two matches in this tournament, the other player has lost one. */
  noSetLost: { readonly player: string; readonly other: string; readonly matches: number };
  /** The player won the match before, in this tournament, in the last possible set; the other player did not need it. */
  wentTheDistance: { readonly player: string; readonly other: string; readonly sets: BestOf };
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
  /** The sentence right before it speaks against the favourite; with the basis of the chance. */
  favouriteDespite: { readonly favourite: string; readonly chance: number; readonly basis: 'price' | 'rating' };
  /** The chances of both, in whole hundredths that sum to 1; they may be equal. */
  even: { readonly first: string; readonly second: string; readonly firstChance: number; readonly secondChance: number };
  /** In straight sets, with at most two games for the loser in each on average. */
  wonEasily: Won;
  wonInStraightSets: Won;
  wonAfterLosingFirst: Won;
  wonInSets: Won;
  /** `sets` ends with the one that was broken off, and may be empty. */
  retired: Won;
  walkover: { readonly winner: string; readonly loser: string };
  /** After a walkover every stake comes back, by our rules of settlement. */
  walkoverBets: { readonly loser: string };
  awarded: { readonly winner: string; readonly loser: string };
  favouriteWon: { readonly winner: string; readonly chance: number };
  /** With a chance under a third. */
  upset: { readonly winner: string; readonly loser: string; readonly chance: number };
  /** With a chance from a third to a little under a half. */
  slightOutsiderWon: { readonly winner: string; readonly loser: string; readonly chance: number };
  /** For a match that was not played to its end, so that it has no expected or unexpected result. */
  chanceBefore: { readonly winner: string; readonly chance: number };
  evenBefore: { readonly winner: string; readonly chance: number };
  /** Wins in a row, this match's included, at least three. */
  runGoesOn: { readonly player: string; readonly run: number };
  /** The meetings including this one; the winner may have fewer wins, the loser none. */
  meetingsAfter: { readonly winner: string; readonly loser: string; readonly won: number; readonly lost: number };
  /** In a final that was played to its end. */
  wonTitle: { readonly winner: string };
  /**
   * In the tie-break of the set that ended the match or could have ended it: the points at which the loser was one point from winning the match,
   * at least one.
   */
  matchPointsSaved: { readonly winner: string; readonly loser: string; readonly points: number };
  /** The last set, of a match that had gone the distance, was decided by a tie-break; its points from the winner's side. */
  lastSetTieBreak: { readonly winner: string; readonly own: number; readonly other: number };
  /** The winner was at least three games behind in a set, counted from 1, and won it; `own` may be zero. */
  setTurned: { readonly winner: string; readonly loser: string; readonly set: number; readonly own: number; readonly other: number };
  /** Neither lost a service game; all sets, of which there are at least two, ended with a tie-break. */
  onlyTieBreaks: { readonly sets: number };
  /** Service games that each won from the other; the winner at least one more, the loser maybe none. */
  breaks: { readonly winner: string; readonly loser: string; readonly won: number; readonly lost: number };
  /** The places of both in the ranking. */
  ranksAfter: { readonly winner: string; readonly loser: string; readonly winnerRank: number; readonly loserRank: number };
  stakesBack: { readonly loser: string };
  /** A set had been completed, so that bets on the winner count. */
  betsCount: { readonly loser: string };
}

interface Run {
  readonly player: string;
  readonly other: string;
  readonly run: number;
  /** True when an earlier sentence of the text names both players; false for the first. */
  readonly named: boolean;
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
export type TennisTopic = 'occasion' | 'meetings' | 'form' | 'tournament' | 'surface' | 'ranking' | 'setting';

export interface WeighedTennisStory {
  readonly weight: number;
  readonly topic: TennisTopic;
  readonly story: TennisStory;
}

/** Returns the other side. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
