import type { FootballStanding } from '#domain/match/expected-outcome.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { matchPeriods, matchStatuses } from '#domain/match/match-status.ts';

/**
 * Returns the state of a match as one word for an attribute: its status and stretch of play, the score, the scores at the break and after
 * ninety minutes, `live:second-half:2-1:1-0:`, empty where not known; undefined for a match that is to come.
 */
export function writeStanding({ status, period, score, halfTime, goals90 }: FootballStanding): string | undefined {
  if (status === 'scheduled') return undefined;
  return [status, period ?? '', ...[score, halfTime, goals90].map((goals) => (goals ? `${goals.home}-${goals.away}` : ''))].join(':');
}

/** Returns the state of a match from the text of `writeStanding`; null is read as a match that is to come. */
export function readStanding(written: string | null): FootballStanding {
  if (written === null) return { status: 'scheduled', period: null, score: undefined };
  const [status, period, ...scores] = written.split(':');
  const [score, halfTime, goals90] = scores.map(readGoals);
  return {
    status: matchStatuses.find((known) => known === status) ?? 'scheduled',
    period: matchPeriods.find((known) => known === period) ?? null,
    score,
    halfTime,
    goals90,
  };
}

function readGoals(written: string): Goals | undefined {
  const [home, away] = written.split('-').map(Number);
  return home === undefined || away === undefined ? undefined : { home, away };
}
