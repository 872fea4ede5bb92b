import type { FeedMatch } from '#data/feeds/feed.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { AnswerMatch } from './answer.ts';
import { type Doubt, matchScore } from './match-score.ts';

export type MatchState = Pick<FeedMatch, 'status' | 'live' | 'score'>;

const shortestMatchMinutes = 90;
/** The longest time from the planned kick-off for which a match can be believed to be on: with a late start, extra time and interruptions. */
const longestMatchMinutes = 5 * 60;
const earliestStartMinutes = -30;
const stagesWithoutExtraTime: readonly string[] = ['REGULAR_SEASON', 'LEAGUE_STAGE', 'GROUP_STAGE'];

/** Returns the state of a match; a doubt where its status and its kick-off or its score contradict each other. */
export function matchState(match: AnswerMatch, now: Date): MatchState | Doubt {
  const elapsed = (now.getTime() - Date.parse(match.utcDate)) / 60_000;
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
      return endState('awarded', match);
  }
}

function endState(status: 'finished' | 'awarded' | 'abandoned', match: AnswerMatch): MatchState | Doubt {
  const score = matchScore(match.score, status !== 'abandoned');
  return 'code' in score ? score : { status, score };
}

function liveState(match: AnswerMatch, elapsed: number): MatchState | Doubt {
  if (elapsed < earliestStartMinutes || elapsed > longestMatchMinutes) return unlikely(match);
  const score = matchScore(match.score, false);
  if ('code' in score) return score;
  const period = periodOf(match, elapsed);
  const { minute, injuryTime } = match;
  const live = {
    period,
    ...(typeof minute === 'number' ? { minute } : {}),
    ...(typeof minute === 'number' && injuryTime ? { addedMinute: injuryTime } : {}),
  };
  return { status: 'live', live, score: period === 'first-half' ? { current: score.current } : score };
}

/**
 * Returns the state of a match that was broken off: it is still on while it may be resumed, since whatever rests on an abandoned match is
 * settled at once, and abandoned after that. One that never began is postponed.
 */
function suspendedState(match: AnswerMatch, elapsed: number): MatchState | Doubt {
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

function unlikely({ status, utcDate }: AnswerMatch): Doubt {
  return { code: 'inconsistent', field: 'status', value: `${status}, kick-off ${utcDate}` };
}
