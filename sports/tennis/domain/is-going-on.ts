import type { MatchStatus } from '#domain/match/match-status.ts';
import type { TennisPlay } from './tennis-play.ts';

/** Returns true while points are played: a match stopped by rain or darkness stays live, but is not being played. */
export function isGoingOn(status: MatchStatus, play: Pick<TennisPlay, 'interruption'> | null): boolean {
  return status === 'live' && play?.interruption === undefined;
}
