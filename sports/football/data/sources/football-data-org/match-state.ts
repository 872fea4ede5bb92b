import type { FeedMatch } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { AnswerMatch } from './answer.ts';
import { matchScore } from './match-score.ts';

export interface MatchState extends Pick<FeedMatch, 'status' | 'live' | 'score'> {
  /** Parts of the score that are left out. */
  readonly problems?: readonly RowProblem[];
}

const shortestMatchMinutes = 90;
/** Max minutes from the planned kick-off for which a match can be in play: with a late start, extra time and interruptions. */
const longestMatchMinutes = 5 * 60;
const earliestStartMinutes = -30;
const stagesWithoutExtraTime: readonly string[] = ['REGULAR_SEASON', 'LEAGUE_STAGE', 'GROUP_STAGE'];

/**
 * Returns the state of a match; a problem when its status and its kick-off or its score contradict each other. For a match without a known day only
 * states that need no time are accepted: to come, off, or over.
 */
export function matchState(match: AnswerMatch, now: Date, isDayReported: boolean): MatchState | RowProblem {
  const elapsed = isDayReported ? (now.getTime() - Date.parse(match.utcDate)) / 60_000 : Number.NaN;
  switch (match.status) {
    case 'SCHEDULED':
    case 'TIMED':
      return { status: 'scheduled' };
    case 'POSTPONED':
      return { status: 'postponed' };
    case 'CANCELLED':
      return { status: 'cancelled' };
    case 'IN_PLAY':
    case 'PAUSED':
    case 'EXTRA_TIME':
    case 'PENALTY_SHOOTOUT':
      return liveState(match, elapsed);
    case 'SUSPENDED':
      return suspendedState(match, elapsed);
    case 'FINISHED':
      if (elapsed < shortestMatchMinutes) return unlikely(match);
      return endState('finished', match);
    case 'AWARDED':
      return awardedState(match);
  }
}

/** Returns the state of a match with an official ruling: its score is the ruling, if that names one, and the half-time score that was played is left out. */
function awardedState({ score: { fullTime } }: AnswerMatch): MatchState {
  return { status: 'awarded', ...(fullTime ? { score: { current: fullTime, fullTime } } : {}) };
}

function endState(status: 'finished' | 'abandoned', match: AnswerMatch): MatchState | RowProblem {
  const read = matchScore(match.score, status !== 'abandoned');
  return 'code' in read ? read : { status, ...read };
}

function liveState(match: AnswerMatch, elapsed: number): MatchState | RowProblem {
  if (!(elapsed >= earliestStartMinutes && elapsed <= longestMatchMinutes)) return unlikely(match);
  const read = matchScore(match.score, false);
  if ('code' in read) return read;
  const { score, problems } = read;
  const period = periodOf(match, elapsed);
  const { minute, injuryTime } = match;
  const live = {
    period,
    ...(typeof minute === 'number' ? { minute } : {}),
    ...(typeof minute === 'number' && injuryTime ? { addedMinute: injuryTime } : {}),
  };
  return { status: 'live', live, score: period === 'first-half' ? { current: score.current } : score, problems };
}

/**
 * Returns the state of a match that was broken off: live while it may be resumed, since everything that depends on an abandoned match is settled at
 * once, and abandoned after that. A match that never began is postponed.
 */
function suspendedState(match: AnswerMatch, elapsed: number): MatchState | RowProblem {
  if (!match.score.fullTime) return { status: 'postponed' };
  if (elapsed > longestMatchMinutes) return endState('abandoned', match);
  const { minute: _minute, injuryTime: _injuryTime, ...rest } = match;
  return liveState(rest, elapsed);
}

function periodOf({ status, score: { duration, halfTime }, minute, stage }: AnswerMatch, elapsed: number): MatchPeriod {
  if (status === 'PAUSED') {
    const isAfterNinety = !stagesWithoutExtraTime.includes(stage) && (minute ?? elapsed) >= 90;
    return duration !== 'REGULAR' || isAfterNinety ? 'extra-time-break' : 'half-time';
  }
  if (status === 'PENALTY_SHOOTOUT' || duration === 'PENALTY_SHOOTOUT') return 'penalties';
  if (status === 'EXTRA_TIME' || duration === 'EXTRA_TIME') return 'extra-time';
  return halfTime && elapsed >= 45 ? 'second-half' : 'first-half';
}

function unlikely({ status, utcDate }: AnswerMatch): RowProblem {
  return { code: 'inconsistent', field: 'status', value: `${status}, kick-off ${utcDate}` };
}
