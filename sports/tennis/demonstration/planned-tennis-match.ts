import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { TennisTournament } from '../data/catalogue/tennis-catalogue.ts';
import type { BestOf } from '../domain/tennis-score.ts';
import type { MatchScript } from './play-tennis.ts';
import type { TourPlayer } from './tour-players.ts';

/** A match with everything that happens in it, decided in advance. Times are in milliseconds since 1970. */
export interface PlannedTennisMatch {
  readonly seed: number;
  readonly tournament: TennisTournament;
  /** `2026`. */
  readonly season: string;
  readonly round: Round;
  readonly players: Pair<TourPlayer>;
  readonly ranks: Pair<number>;
  readonly bestOf: BestOf;
  /** The first player's chance by the strengths. */
  readonly firstWins: number;
  readonly script: MatchScript;
  /** True when the loser does not appear. */
  readonly isWalkover: boolean;
  readonly winner: Side;
  /** The time from which both players are known. */
  readonly drawnMs: number;
  /** The time from which the hour of the match is known. */
  readonly hourKnownMs: number;
  readonly startMs: number;
  /** For a walkover, the time at which it becomes known. */
  readonly endMs: number;
}
