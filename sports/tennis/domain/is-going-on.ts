import type { MatchStatus } from '#domain/match/match-status.ts';
import type { TennisPlay } from './tennis-play.ts';

/** Returns true while points are played: a match that rain or darkness has stopped stays live, and nobody serves. */
export function isGoingOn(status: MatchStatus, play: Pick<TennisPlay, 'interruption'> | null): boolean {
  return status === 'live' && play?.interruption === undefined;
}
