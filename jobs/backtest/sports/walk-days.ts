import type { LocalDay } from '#domain/time/local-day.ts';
import type { JudgedQuestion, PastSportMatch, SportWalk } from './judged-sport.ts';

/** Called for every judged match, with the last day whose results and prices were known; undefined before the first. */
export type OnJudged<Match> = (match: Match, questions: readonly JudgedQuestion[], knownUntil: LocalDay | undefined) => void;

/** Walks through all matches from the earliest on and returns the judged questions: a whole day is forecast before any of its matches is observed. */
export function walkDays<Match extends PastSportMatch>(
  matches: readonly Match[],
  isJudged: (match: Match) => boolean,
  walk: SportWalk<Match>,
  progressed: (share: number) => void,
  onJudged: OnJudged<Match> = () => {},
): JudgedQuestion[] {
  const judged: JudgedQuestion[] = [];
  let knownUntil: LocalDay | undefined;
  const days = [...Map.groupBy(matches, ({ day }) => day)].sort(([first], [second]) => (first < second ? -1 : 1));
  for (const [index, [day, ofDay]] of days.entries()) {
    for (const match of ofDay) {
      if (!isJudged(match)) continue;
      const questions = walk.judge(match);
      judged.push(...questions);
      onJudged(match, questions, knownUntil);
    }
    for (const match of ofDay) walk.observe(match);
    knownUntil = day;
    progressed((index + 1) / days.length);
  }
  return judged;
}
