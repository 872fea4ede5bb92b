import { eventsOf, type SquadOf } from './match-at.ts';
import { matchStateAt, turningPoints } from './match-state.ts';
import type { PlannedMatch } from './planned-match.ts';

const turns = new WeakMap<PlannedMatch, readonly number[]>();

/** True when a match was drawn, fixed, called off, begun or ended after one moment and until another. */
export function hasTurned(match: PlannedMatch, afterMs: number, untilMs: number): boolean {
  let points = turns.get(match);
  if (points === undefined) turns.set(match, (points = turningPoints(match)));
  for (const point of points) if (point > afterMs && point <= untilMs) return true;
  return false;
}

/** True when the minute has moved on or something has happened in a match that is in play. */
export function hasPlayedOn(match: PlannedMatch, afterMs: number, untilMs: number, squadFor: SquadOf): boolean {
  const { status, minutes } = matchStateAt(match, untilMs);
  if (status !== 'live' || minutes === undefined) return false;
  const before = minutes - (untilMs - afterMs) / 60_000;
  return Math.floor(before) !== Math.floor(minutes) || eventsOf(match, squadFor).some(({ at }) => at > before && at <= minutes);
}
