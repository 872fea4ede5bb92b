import type { FeedMatch } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import { isRealDate } from '#data/sources/reported-kickoff.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { MatchPeriod, ReportedStatus } from '#domain/match/match-status.ts';
import type { AnswerFixture, AnswerGoals } from './answer.ts';

export interface MatchState extends Pick<FeedMatch, 'status' | 'live' | 'score'> {
  /** Parts of the score that are left out. */
  readonly problems?: readonly RowProblem[];
}

/** Max minutes from kick-off to the end of a match, with extra time and a shoot-out. */
export const longestMatchMinutes = 180;

type Meaning = { readonly status: ReportedStatus; readonly period?: MatchPeriod | 'by-minute' };

/** Meanings of the provider's statuses. An interrupted or suspended match counts as live until it has lasted longer than a match can. */
const meanings: ReadonlyMap<string, Meaning> = new Map([
  ['TBD', { status: 'scheduled' }],
  ['NS', { status: 'scheduled' }],
  ['1H', { status: 'live', period: 'first-half' }],
  ['HT', { status: 'live', period: 'half-time' }],
  ['2H', { status: 'live', period: 'second-half' }],
  ['ET', { status: 'live', period: 'extra-time' }],
  ['BT', { status: 'live', period: 'extra-time-break' }],
  ['P', { status: 'live', period: 'penalties' }],
  ['LIVE', { status: 'live', period: 'by-minute' }],
  ['INT', { status: 'live', period: 'by-minute' }],
  ['SUSP', { status: 'live', period: 'by-minute' }],
  ['FT', { status: 'finished' }],
  ['AET', { status: 'finished' }],
  ['PEN', { status: 'finished' }],
  ['PST', { status: 'postponed' }],
  ['CANC', { status: 'cancelled' }],
  ['ABD', { status: 'abandoned' }],
  ['AWD', { status: 'awarded' }],
  ['WO', { status: 'awarded' }],
]);

/** Returns the state and the score of a match; a problem when its status is unknown or contradicts its score or the time. */
export function matchState({ fixture, goals, score }: AnswerFixture, now: Date): MatchState | RowProblem {
  const { short } = fixture.status;
  const meaning = meanings.get(short);
  if (meaning === undefined) return { code: 'not-this-format', field: 'fixture.status.short', value: short };
  const current = wholeGoals(goals);
  switch (meaning.status) {
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
      return { status: meaning.status };
    case 'abandoned':
      return { status: 'abandoned', ...(current === undefined ? {} : { score: { current } }) };
    case 'awarded':
      // A walkover has a ruling, and often no goals.
      return { status: 'awarded', ...(current === undefined ? {} : { score: { current } }) };
    case 'finished':
      return current === undefined ? missingGoals : finishedState(short, current, score);
    case 'live':
      return liveState(fixture, current, score, now, meaning.period ?? 'by-minute');
  }
}

const missingGoals: RowProblem = { code: 'missing-value', field: 'goals' };

function finishedState(short: string, current: Goals, score: AnswerFixture['score']): MatchState | RowProblem {
  const halfTime = wholeGoals(score.halftime);
  const half = halfTime === undefined ? {} : { halfTime };
  const fullTime = wholeGoals(score.fulltime) ?? (short === 'FT' ? current : undefined);
  if (fullTime === undefined) {
    /* Before a shoot-out there may have been no extra time: then the score would be that of the ninety minutes. */
    const problem: RowProblem = { code: 'missing-value', field: 'score.fulltime' };
    return short === 'AET' ? { status: 'finished', score: { current, extraTime: current }, problems: [problem] } : problem;
  }
  if (halfTime !== undefined && !reaches(fullTime, halfTime)) return contradiction('score.halftime', halfTime, fullTime);
  if (short === 'FT') {
    if (!isSame(fullTime, current)) return contradiction('score.fulltime', fullTime, current);
    return { status: 'finished', score: { current, ...half, fullTime } };
  }
  const penalties = short === 'PEN' ? wholeGoals(score.penalty) : undefined;
  const problems: readonly RowProblem[] =
    short === 'PEN' && penalties === undefined ? [{ code: 'missing-value', field: 'score.penalty' }] : [];
  const kicks = penalties === undefined ? {} : { penalties };
  if (penalties !== undefined && penalties.home === penalties.away) return contradiction('score.penalty', penalties, current);
  const further = wholeGoals(score.extratime);
  if (further === undefined) {
    /* A shoot-out may follow the ninety minutes at once, as in the English League Cup. */
    if (short === 'AET' && reaches(current, fullTime)) {
      return { status: 'finished', score: { current, ...half, fullTime, extraTime: current } };
    }
    if (!isSame(fullTime, current)) return contradiction('score.fulltime', fullTime, current);
    return { status: 'finished', score: { current, ...half, fullTime, ...kicks }, problems };
  }
  /* The goals of extra time alone; some answers have the score after it. */
  const counted = { home: fullTime.home + further.home, away: fullTime.away + further.away };
  if (!isSame(counted, current) && !(isSame(further, current) && reaches(current, fullTime))) {
    return contradiction('score.extratime', further, current);
  }
  return {
    status: 'finished',
    score: { current, ...half, fullTime, extraTime: current, ...kicks },
    problems,
  };
}

function liveState(
  fixture: AnswerFixture['fixture'],
  current: Goals | undefined,
  score: AnswerFixture['score'],
  now: Date,
  written: MatchPeriod | 'by-minute',
): MatchState | RowProblem {
  const { short, elapsed, extra } = fixture.status;
  const startMs = fixture.periods?.first ? fixture.periods.first * 1_000 : Date.parse(fixture.date);
  if (!fixture.periods?.first && !isRealDate(fixture.date)) {
    return { code: 'inconsistent', field: 'fixture.status.short', value: `${short}, kick-off ${fixture.date}` };
  }
  if (now.getTime() - startMs > longestMatchMinutes * 60_000) {
    if (short === 'SUSP') return { status: 'abandoned', ...(current === undefined ? {} : { score: { current } }) };
    return { code: 'inconsistent', field: 'fixture.status.short', value: `${short} after ${fixture.date}` };
  }
  const period = written === 'by-minute' ? periodAt(elapsed ?? 0) : written;
  const time = elapsed ? minuteIn(period, elapsed, extra ?? 0) : {};
  return { status: 'live', live: { period, ...time }, score: liveScore(period, current ?? { home: 0, away: 0 }, score) };
}

/** Returns the score with those of the finished periods: the answer has a half-time score from the first minute on. */
function liveScore(period: MatchPeriod, current: Goals, score: AnswerFixture['score']): MatchScore {
  const halfTime = period === 'first-half' ? undefined : wholeGoals(score.halftime);
  const isAfterFullTime = period === 'extra-time' || period === 'extra-time-break' || period === 'penalties';
  const fullTime = isAfterFullTime ? wholeGoals(score.fulltime) : undefined;
  const penalties = period === 'penalties' ? wholeGoals(score.penalty) : undefined;
  return {
    current,
    ...(halfTime === undefined ? {} : { halfTime }),
    ...(fullTime === undefined ? {} : { fullTime }),
    ...(period === 'penalties' && wholeGoals(score.extratime) !== undefined ? { extraTime: current } : {}),
    ...(penalties === undefined ? {} : { penalties }),
  };
}

function periodAt(minute: number): MatchPeriod {
  if (minute <= 45) return 'first-half';
  return minute <= 90 ? 'second-half' : 'extra-time';
}

/** Returns a minute of play as `45+2`; neither part in a break or a shoot-out. */
function minuteIn(period: MatchPeriod, elapsed: number, extra: number): { minute?: number; addedMinute?: number } {
  const end = { 'first-half': 45, 'second-half': 90, 'extra-time': 120, 'half-time': 0, 'extra-time-break': 0, penalties: 0 }[period];
  if (end === 0) return {};
  const added = Math.max(0, elapsed - end) + extra;
  return { minute: Math.min(elapsed, end), ...(added === 0 ? {} : { addedMinute: added }) };
}

function wholeGoals({ home, away }: AnswerGoals): Goals | undefined {
  return home === null || away === null ? undefined : { home, away };
}

function contradiction(field: string, one: Goals, other: Goals): RowProblem {
  return { code: 'inconsistent', field, value: `${writtenScore(one)} (${writtenScore(other)})` };
}

function reaches(goals: Goals, before: Goals): boolean {
  return goals.home >= before.home && goals.away >= before.away;
}

export function isSame(one: Goals, other: Goals): boolean {
  return one.home === other.home && one.away === other.away;
}

export function writtenScore(goals: Goals): string {
  return `${goals.home}-${goals.away}`;
}
