import type { PlannedMatch } from '../season/planned-match.ts';
import { eventsOf, type SquadOf } from './match-at.ts';
import { awardedAfterMs, endOf, matchStateAt, minuteMs } from './match-state.ts';

/** Max duration of a match, extra time, penalties and an award by the league included. */
export const longestMs = 4 * 3_600_000;

/** Returns true when a match was drawn, fixed, called off, begun or ended after one moment and until another. */
export function hasChangedStatus(match: PlannedMatch, afterMs: number, untilMs: number): boolean {
  const between = (moment: number): boolean => moment > afterMs && moment <= untilMs;
  const { fate, kickoffMs } = match;
  if (between(match.drawnMs) || between(match.hourKnownMs)) return true;
  if ((fate === 'postponed' || fate === 'cancelled') && between(match.calledOffMs)) return true;
  if (fate === 'postponed' && between(match.setAnewMs)) return true;
  if (fate === 'cancelled' || kickoffMs > untilMs || kickoffMs <= afterMs - longestMs) return false;
  if (fate === 'awarded') return between(kickoffMs + awardedAfterMs);
  return between(kickoffMs) || between(kickoffMs + endOf(match) * minuteMs);
}

/** Returns true when the minute has moved on or an event has been added in a match in play. */
export function hasPlayedOn(match: PlannedMatch, afterMs: number, untilMs: number, squadFor: SquadOf): boolean {
  if (match.kickoffMs > untilMs || match.kickoffMs < untilMs - longestMs) return false;
  const { status, minutes } = matchStateAt(match, untilMs);
  if (status !== 'live' || minutes === undefined) return false;
  const before = minutes - (untilMs - afterMs) / minuteMs;
  return Math.floor(before) !== Math.floor(minutes) || eventsOf(match, squadFor).some(({ at }) => at > before && at <= minutes);
}
