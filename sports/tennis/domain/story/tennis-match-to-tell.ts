import type { Pair } from '#domain/sports/pair.ts';
import type { Surface, Tour } from '../tennis-event.ts';
import type { TennisTimeline } from '../tennis-play.ts';
import type { BestOf, TennisScore } from '../tennis-score.ts';
import type { TournamentToTell } from './tennis-story.ts';

/** A player as known before a match. */
export interface PlayerToTell {
  /** The name that prose uses, the surname: `Alcaraz`. */
  readonly name: string;
  /** The place in the ranking; null for a player who has none, undefined when it is not known. */
  readonly rank?: number | null;
  /** The matches that were played before, newest first. */
  readonly results: readonly { readonly won: boolean; readonly retired: boolean }[];
  /** Matches on the surface in the past 52 weeks. */
  readonly onSurface: { readonly won: number; readonly lost: number };
  /** The matches won in this tournament so far, and the sets lost in them; absent when a score of one is not known. */
  readonly inTournament?: { readonly matches: number; readonly setsLost: number; readonly lastInAllSets: boolean };
}

/** The facts for the preview or review of a tennis match. */
export interface TennisMatchToTell {
  /** A whole number that differs by one between neighbours in a list; it chooses among sentences. */
  readonly order: number;
  readonly tour: Tour;
  readonly tournament: TournamentToTell;
  readonly surface: Surface;
  readonly bestOf: BestOf;
  /** Absent for earlier rounds, groups and unknown rounds. */
  readonly round?: 'quarter-final' | 'semi-final' | 'final';
  readonly players: Pair<PlayerToTell>;
  /** The wins of each in the known matches between them, before this one. */
  readonly meetings: Pair<number>;
  readonly forecast?: {
    readonly chances: Pair<number>;
    /** The price without its margin, or the ratings alone. */
    readonly basis: 'price' | 'rating';
  };
  /** Once the match is over. */
  readonly result?: TennisScore;
  /** The games and tie-breaks of the match; absent when no source reports all of them. */
  readonly course?: Pick<TennisTimeline, 'games' | 'tieBreaks'>;
}
