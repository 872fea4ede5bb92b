import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import { Refusal } from './refusal.ts';
import type { ScoreParts } from './score-text.ts';

export interface MatchResult {
  readonly status: ReportedStatus;
  readonly score?: MatchScore;
}

const statusOfNote: ReadonlyMap<string, ReportedStatus> = new Map([
  ['postponed', 'postponed'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['annulled', 'cancelled'],
  ['void', 'cancelled'],
  ['abandoned', 'abandoned'],
  ['suspended', 'abandoned'],
  ['awarded', 'awarded'],
]);

/**
 * Returns the state and the score of a match from the parts of its score and from a note ("awarded", "postponed"). Refuses an unknown note, a note
 * that does not fit the score, and parts that contradict each other.
 */
export function resultOf(parts: ScoreParts | undefined, note: string | undefined): MatchResult | Refusal {
  if (note === undefined) return parts === undefined ? { status: 'scheduled' } : finished(parts);
  const status = statusOfNote.get(note.toLowerCase());
  if (status === undefined) return new Refusal('not-this-format', 'status', note);
  const current = parts?.extraTime ?? parts?.fullTime;
  if (status === 'awarded') {
    return current === undefined ? { status } : { status, score: { current } };
  }
  if (current === undefined) return { status };
  if (status !== 'abandoned') return new Refusal('inconsistent', 'status', note);
  const halfTime = parts?.halfTime;
  if (halfTime === undefined) return { status, score: { current } };
  return grows(halfTime, current) ? { status, score: { current, halfTime } } : contradiction(halfTime, current);
}

function finished(parts: ScoreParts): MatchResult | Refusal {
  const { fullTime, extraTime, penalties } = parts;
  const current = extraTime ?? fullTime;
  if (current === undefined) return new Refusal('missing-value', 'score');
  /* A match that is goalless at full time was so at half time; sources then leave half time out. */
  const goalless = fullTime?.home === 0 && fullTime.away === 0;
  const halfTime = parts.halfTime ?? (goalless ? fullTime : undefined);
  const periods = [halfTime, fullTime, extraTime].filter((goals) => goals !== undefined);
  for (const [index, goals] of periods.entries()) {
    const before = periods[index - 1];
    if (before !== undefined && !grows(before, goals)) return contradiction(before, goals);
  }
  if (penalties !== undefined && penalties.home === penalties.away) {
    return new Refusal('inconsistent', 'score', `${written(penalties)} pen.`);
  }
  return {
    status: 'finished',
    score: {
      current,
      ...(halfTime === undefined ? {} : { halfTime }),
      ...(fullTime === undefined ? {} : { fullTime }),
      ...(extraTime === undefined ? {} : { extraTime }),
      ...(penalties === undefined ? {} : { penalties }),
    },
  };
}

function grows(before: Goals, after: Goals): boolean {
  return before.home <= after.home && before.away <= after.away;
}

function contradiction(before: Goals, after: Goals): Refusal {
  return new Refusal('inconsistent', 'score', `${written(after)} (${written(before)})`);
}

function written(goals: Goals): string {
  return `${goals.home}-${goals.away}`;
}
