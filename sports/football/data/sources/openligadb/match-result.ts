import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { AnswerResult } from './answer.ts';

/** The entered scores at the ends of the periods; each counts on from the one before it, `afterPenalties` in most seasons. */
export interface PeriodScores {
  readonly halfTime?: Goals;
  readonly fullTime?: Goals;
  readonly extraTime?: Goals;
  readonly afterPenalties?: Goals;
}

type Period = keyof PeriodScores;

/* The users who set up a league name its results; the kind was added later and is "Unknown" for names they invented. */
const periodOfName: ReadonlyMap<string, Period> = new Map([
  ['halbzeit', 'halfTime'],
  ['halbzeitergebnis', 'halfTime'],
  ['nach 90 minuten', 'fullTime'],
  ['nach nachspielzeit', 'fullTime'],
  ['nachspielzeit', 'extraTime'],
  ['verlängerung', 'extraTime'],
  ['nach verlängerung', 'extraTime'],
  ['ergebnis nach verlängerung', 'extraTime'],
  ['elfmeterschießen', 'afterPenalties'],
  ['nach elfmeterschießen', 'afterPenalties'],
  ['ergebnis nach elfmeterschießen', 'afterPenalties'],
]);
const periodOfKind: ReadonlyMap<string, Period> = new Map([
  ['HalfTime', 'halfTime'],
  ['After90Minutes', 'fullTime'],
  ['AfterExtraTime', 'extraTime'],
  ['AfterPenalties', 'afterPenalties'],
]);
const periodOfType: ReadonlyMap<number, Period> = new Map([
  [1, 'halfTime'],
  [2, 'fullTime'],
]);

/** Returns the scores given by the results of a match. "Endergebnis" counts as the score of full time when no other result has that name. */
export function periodScores(results: readonly AnswerResult[]): PeriodScores | RowProblem {
  const scores: { -readonly [key in Period]?: Goals } = {};
  let final: Goals | undefined;
  for (const result of results) {
    const goals = { home: result.pointsTeam1, away: result.pointsTeam2 };
    const name = result.resultName?.toLowerCase() ?? '';
    if (name === 'endergebnis') {
      final ??= goals;
      continue;
    }
    const period = periodOfName.get(name) ?? periodOfKind.get(result.resultTypeKind ?? '') ?? periodOfType.get(result.resultTypeID ?? 0);
    if (period === undefined) {
      const value = `${result.resultName ?? ''} ${result.resultTypeKind ?? result.resultTypeID ?? ''}`.trim();
      return { code: 'not-this-format', field: 'matchResults', value };
    }
    scores[period] ??= goals;
  }
  const fullTime = scores.fullTime ?? final;
  if (fullTime !== undefined) scores.fullTime = fullTime;
  return scores;
}

/** Returns the score after extra time; undefined for a placeholder, which repeats the full-time score without a shoot-out. */
export function scoreAfterExtraTime({ extraTime, fullTime }: PeriodScores, hasShootOut: boolean): Goals | undefined {
  const isPlaceholder = !hasShootOut && extraTime !== undefined && fullTime !== undefined && isSame(extraTime, fullTime);
  return isPlaceholder ? undefined : extraTime;
}

/** Returns a problem when a later score has fewer goals than an earlier one. */
export function contradiction({ halfTime, fullTime, extraTime }: PeriodScores): RowProblem | undefined {
  const periods = [halfTime, fullTime, extraTime].filter((goals) => goals !== undefined);
  for (const [index, goals] of periods.entries()) {
    const before = periods[index - 1];
    if (before !== undefined && !reaches(goals, before)) {
      return { code: 'inconsistent', field: 'matchResults', value: `${writtenScore(goals)} (${writtenScore(before)})` };
    }
  }
  return undefined;
}

/**
 * Returns the goals of a shoot-out alone. The provider's score after it mostly counts on from extra time ("5:4 n. E." after 1:1) and at times counts
 * the kicks alone: the score before it or the number of listed kicks shows which.
 */
export function shootOut(before: Goals, after: Goals, kicks: number): Goals | RowProblem {
  const counted = { home: after.home - before.home, away: after.away - before.away };
  const problem: RowProblem = {
    code: 'inconsistent',
    field: 'matchResults',
    value: `${writtenScore(after)} after penalties (${writtenScore(before)})`,
  };
  if (before.home !== before.away || after.home === after.away) return problem;
  if (before.home === 0 || counted.home < 0 || counted.away < 0) return after;
  if (kicks === counted.home + counted.away) return counted;
  return kicks === after.home + after.away ? after : problem;
}

/** True when neither side has fewer goals than before. */
export function reaches(goals: Goals, before: Goals): boolean {
  return goals.home >= before.home && goals.away >= before.away;
}

export function isSame(one: Goals, other: Goals): boolean {
  return one.home === other.home && one.away === other.away;
}

export function writtenScore(goals: Goals): string {
  return `${goals.home}-${goals.away}`;
}
