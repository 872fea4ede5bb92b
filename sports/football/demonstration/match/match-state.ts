import { combineSeeds, uniformOf } from '#domain/chance/random.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import { type PlannedMatch, playOf } from '../season/planned-match.ts';

export const minuteMs = 60_000;
/** Time after kick-off at which a match is awarded because one side did not turn up. */
export const awardedAfterMs = 60 * minuteMs;

export interface MatchState {
  readonly status: ReportedStatus;
  readonly kickoffMs: number;
  readonly hourKnown: boolean;
  /** Minutes since kick-off, breaks included; unset when nothing was played. */
  readonly minutes?: number;
}

/** Returns the status, the kick-off and the minutes played of a match at a moment. */
export function matchStateAt(match: PlannedMatch, nowMs: number): MatchState {
  const { fate, firstKickoffMs, kickoffMs, calledOffMs, setAnewMs } = match;
  const calledOff = (fate === 'postponed' || fate === 'cancelled') && nowMs >= calledOffMs;
  if (fate === 'cancelled' && calledOff) return { status: 'cancelled', kickoffMs: firstKickoffMs, hourKnown: true };
  if (fate === 'postponed' && !calledOff) return { status: 'scheduled', kickoffMs: firstKickoffMs, hourKnown: nowMs >= match.hourKnownMs };
  if (calledOff && nowMs < setAnewMs) return { status: 'postponed', kickoffMs: firstKickoffMs, hourKnown: true };
  const hourKnown = calledOff || nowMs >= match.hourKnownMs;
  if (fate === 'awarded') return { status: nowMs < kickoffMs + awardedAfterMs ? 'scheduled' : 'awarded', kickoffMs, hourKnown };
  if (nowMs < kickoffMs) return { status: 'scheduled', kickoffMs, hourKnown };
  const minutes = (nowMs - kickoffMs) / minuteMs;
  const end = endOf(match);
  if (minutes < end) return { status: 'live', kickoffMs, hourKnown: true, minutes };
  return { status: fate === 'abandoned' ? 'abandoned' : 'finished', kickoffMs, hourKnown: true, minutes: end };
}

/** Returns the minutes from kick-off to the end of play. */
export function endOf(match: PlannedMatch): number {
  return match.fate === 'abandoned' ? 12 + uniformOf(combineSeeds(match.seed, 'abandoned')) * 75 : playOf(match).length;
}
