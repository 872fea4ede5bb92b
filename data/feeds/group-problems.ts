import type { FeedProblem } from './feed.ts';

/** Problems of one kind with one field and one value. */
export interface ProblemGroup extends Pick<FeedProblem, 'code' | 'field' | 'value'> {
  readonly count: number;
  readonly lost: Lost;
  readonly first: Pick<FeedProblem, 'source' | 'row'>;
}

/** Number of rows whose match was left out, and number of files, or competitions listed in a file, from which nothing was read. */
export interface Lost {
  readonly matches: number;
  readonly files: number;
}

/** Returns problems by kind, field and value: the most costly first, files before matches, and then the most frequent. */
export function groupProblems(problems: readonly FeedProblem[]): ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ code, field, value }) => JSON.stringify([code, field, value]));
  return [...groups.values()]
    .map((ofGroup): ProblemGroup => {
      const [first] = ofGroup as [FeedProblem, ...FeedProblem[]];
      const { code, field, value, source, row } = first;
      return {
        code,
        ...(field === undefined ? {} : { field }),
        ...(value === undefined ? {} : { value }),
        count: ofGroup.length,
        lost: countLost(ofGroup),
        first: { source, ...(row === undefined ? {} : { row }) },
      };
    })
    .sort((one, other) => other.lost.files - one.lost.files || other.lost.matches - one.lost.matches || other.count - one.count);
}

/** Returns the losses caused by problems; a row refused for several reasons is one match. */
export function countLost(problems: readonly FeedProblem[]): Lost {
  const placesOf = (loses: FeedProblem['loses']) =>
    new Set(problems.filter((problem) => problem.loses === loses).map(({ source, row }) => JSON.stringify([source, row]))).size;
  return { matches: placesOf('match'), files: placesOf('file') };
}
