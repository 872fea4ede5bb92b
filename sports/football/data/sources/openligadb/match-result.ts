import type { FeedProblem } from '#data/feeds/feed.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { AnswerResult } from './answer.ts';

/** A reason for not believing a part of a row, before its place is known. */
export type Doubt = Pick<FeedProblem, 'code' | 'field' | 'value'>;

/** The scores at the ends of the periods, as far as they are entered; each counts on from the one before it, `afterPenalties` in most seasons. */
export interface PeriodScores {
  readonly halfTime?: Goals;
  readonly fullTime?: Goals;
  readonly extraTime?: Goals;
  readonly afterPenalties?: Goals;
}

type Period = keyof PeriodScores;

/* Whoever sets up a league names its results; the kind was added later and is "Unknown" for names of their own. */
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

/** Returns the scores that the results of a match state. "Endergebnis" counts as the score of full time where no other result is named so. */
export function periodScores(results: readonly AnswerResult[]): PeriodScores | Doubt {
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

/** Returns the score after extra time; undefined for a placeholder, which repeats the one of full time without a shoot-out. */
export function scoreAfterExtraTime({ extraTime, fullTime }: PeriodScores, hasShootOut: boolean): Goals | undefined {
  const isPlaceholder = !hasShootOut && extraTime !== undefined && fullTime !== undefined && isSame(extraTime, fullTime);
  return isPlaceholder ? undefined : extraTime;
}

/** Returns a doubt where a later score has fewer goals than an earlier one. */
export function contradiction({ halfTime, fullTime, extraTime }: PeriodScores): Doubt | undefined {
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
 * Returns the goals of a shoot-out alone. The provider's score after it mostly counts on from extra time ("5:4 n. E." after 1:1) and at
 * times stands for the kicks alone: which of the two follows from the score before it or from the number of kicks listed.
 */
export function shootOut(before: Goals, after: Goals, kicks: number): Goals | Doubt {
  const counted = { home: after.home - before.home, away: after.away - before.away };
  const doubt: Doubt = {
    code: 'inconsistent',
    field: 'matchResults',
    value: `${writtenScore(after)} after penalties (${writtenScore(before)})`,
  };
  if (before.home !== before.away || after.home === after.away) return doubt;
  if (before.home === 0 || counted.home < 0 || counted.away < 0) return after;
  if (kicks === counted.home + counted.away) return counted;
  return kicks === after.home + after.away ? after : doubt;
}

/** True where neither side has fewer goals than before. */
export function reaches(goals: Goals, before: Goals): boolean {
  return goals.home >= before.home && goals.away >= before.away;
}

export function isSame(one: Goals, other: Goals): boolean {
  return one.home === other.home && one.away === other.away;
}

export function writtenScore(goals: Goals): string {
  return `${goals.home}-${goals.away}`;
}
