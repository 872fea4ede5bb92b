import type { FeedProblem } from '#data/feeds/feed.ts';
import { countLost, groupProblems, type Lost, type ProblemGroup } from '#data/feeds/group-problems.ts';

/** Max number of groups that are printed; all of them are in the database. */
const groupsShown = 40;

/**
 * Returns the lines on the problems of a feed, by kind, field and value: first those by which matches are lost, under their sum.
 *
 * @param rest the place where all of them can be found
 */
export function describeProblems(problems: readonly FeedProblem[], rest: string): string[] {
  const groups = groupProblems(problems);
  const lost = countLost(problems);
  const shown = groups.slice(0, groupsShown);
  const costly = shown.filter((group) => isLoss(group.lost));
  const others = shown.filter((group) => !isLoss(group.lost));
  const hidden = groups.slice(groupsShown);
  return [
    ...(costly.length === 0 ? [] : [`Lost: ${written(lost)}`, ...costly.map((group) => `  ${written(group.lost)}: ${lineOf(group)}`)]),
    ...(others.length === 0 ? [] : ['Left out, with the match kept:', ...others.map((group) => `  ${group.count} ×: ${lineOf(group)}`)]),
    ...(hidden.length === 0
      ? []
      : [`… and ${hidden.length} more of them, ${hidden.filter((group) => isLoss(group.lost)).length} with losses; all are in ${rest}`]),
  ];
}

/** Returns true when a match, or a whole file, is lost. */
export function isLoss({ matches, files }: Lost): boolean {
  return matches + files > 0;
}

function lineOf({ code, field, value, first: { source, row } }: ProblemGroup): string {
  const fault = [code, field, value === undefined ? undefined : `"${value}"`].filter((part) => part !== undefined).join(' ');
  return `${fault}, first in ${source}${row === undefined ? '' : `, row ${row}`}`;
}

function written({ matches, files }: Lost): string {
  const counts = [counted(files, 'whole file or title', 'whole files or titles'), counted(matches, 'match', 'matches')];
  return counts.filter((part) => part !== undefined).join(' and ');
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}
