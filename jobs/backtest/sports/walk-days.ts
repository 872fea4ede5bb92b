import type { JudgedQuestion, PastSportMatch, SportWalk } from './judged-sport.ts';

/** Walks through all matches from the earliest on, and judges those of a period: a whole day is forecast before any of it is learned. */
export function walkDays<Match extends PastSportMatch>(
  matches: readonly Match[],
  isJudged: (match: Match) => boolean,
  walk: SportWalk<Match>,
  progressed: (share: number) => void,
): JudgedQuestion[] {
  const judged: JudgedQuestion[] = [];
  const days = [...Map.groupBy(matches, ({ day }) => day)].sort(([first], [second]) => (first < second ? -1 : 1));
  for (const [index, [, ofDay]] of days.entries()) {
    for (const match of ofDay) if (isJudged(match)) judged.push(...walk.judge(match));
    for (const match of ofDay) walk.observe(match);
    progressed((index + 1) / days.length);
  }
  return judged;
}
