import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { inPlayChances } from '#domain/forecast/goals/in-play-chances.ts';
import { usualHalfTimeShare } from '#domain/forecast/goals/played-share.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { isGoal } from '#domain/match/match-timeline.ts';
import type { PastMatch } from './past-match.ts';
import type { TimedGoals } from './read-goal-minutes.ts';

/** The minutes at which chances are judged; 45 is the break. */
export const judgedMinutes = [0, 15, 30, 45, 60, 75, 85] as const;
export type JudgedMinute = (typeof judgedMinutes)[number];

/** Chances for home, draw and away at a minute of one match, beside those from before it. */
export interface InPlayView {
  readonly minute: JudgedMinute;
  readonly chances: readonly [number, number, number];
  readonly beforeMatch: readonly [number, number, number];
  /** The index of the actual outcome. */
  readonly outcome: number;
}

/**
 * Returns the chances at every judged minute whose score is known: always at kick-off, at the break when the half-time score is reported,
 * and otherwise when the goals have minutes.
 */
export function inPlayViews(
  match: Pick<PastMatch, 'goals' | 'halfTime' | 'timedGoals'>,
  forecast: ScoreParameters,
  halfTimeShare: number | undefined,
): InPlayView[] {
  const grid = scoreGrid(forecast);
  const { home, draw, away } = headlineChances(grid);
  const outcome = match.goals.home > match.goals.away ? 0 : match.goals.home === match.goals.away ? 1 : 2;
  return judgedMinutes.flatMap((minute) => {
    const score = scoreAt(match, minute);
    if (score === undefined) return [];
    const period = minute === 45 ? 'half-time' : minute < 45 ? 'first-half' : 'second-half';
    const play = { period, minute, addedMinute: null, score, reds: { home: 0, away: 0 } } as const;
    const now = inPlayChances(grid, halfTimeShare ?? usualHalfTimeShare, play);
    return [{ minute, chances: [now.home, now.draw, now.away], beforeMatch: [home, draw, away], outcome }];
  });
}

function scoreAt({ halfTime, timedGoals }: Pick<PastMatch, 'halfTime' | 'timedGoals'>, minute: JudgedMinute): Goals | undefined {
  if (minute === 0) return { home: 0, away: 0 };
  if (minute === 45 && halfTime !== undefined) return halfTime;
  return timedGoals && goalsUntil(timedGoals, minute);
}

function goalsUntil(goals: TimedGoals, minute: number): Goals {
  const count = (side: 'home' | 'away') => goals.filter((goal) => isGoal(goal.kind) && goal.side === side && goal.minute <= minute).length;
  return { home: count('home'), away: count('away') };
}
