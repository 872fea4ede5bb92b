import type { Goals } from '#domain/match/match-score.ts';
import type { Stage } from '#domain/tournament/round.ts';

/** A match of a file of results, with its clubs' names as written there. */
export interface NamedMatch {
  readonly home: string;
  readonly away: string;
  readonly kickoffUtc: Date;
  readonly goals: Goals | null;
  readonly round: Stage | null;
  /** The part of the season that a heading names, such as `apertura`. */
  readonly part: string | null;
  readonly group: string | null;
}

/** The matches of a file, and the problems with rows that could not be read. */
export interface ReadResults {
  readonly matches: readonly NamedMatch[];
  readonly problems: readonly string[];
}
