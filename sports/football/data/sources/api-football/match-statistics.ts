import type { MatchStatistics, SidePair } from '#data/feeds/feed.ts';
import { problemIn } from '#data/sources/api-sports-answer.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import { type AnswerFixture, answerStatistics } from './answer.ts';

const names: ReadonlyMap<string, keyof MatchStatistics> = new Map([
  ['Ball Possession', 'possession'],
  ['Total Shots', 'shots'],
  ['Shots on Goal', 'shotsOnTarget'],
  ['Corner Kicks', 'corners'],
  ['Fouls', 'fouls'],
  ['Yellow Cards', 'yellowCards'],
  ['Red Cards', 'redCards'],
  ['Offsides', 'offsides'],
  ['Goalkeeper Saves', 'saves'],
  ['Total passes', 'passes'],
  ['Passes accurate', 'accuratePasses'],
  ['expected_goals', 'expectedGoals'],
]);
/** Max plausible values of the figures whose maximum is not 199. */
const greatest: Readonly<Partial<Record<keyof MatchStatistics, number>>> = {
  possession: 100,
  passes: 1999,
  accuratePasses: 1999,
  expectedGoals: 15,
};
type Side = ReadonlyMap<keyof MatchStatistics, number>;

/** Returns the statistics of a match that the site shows, and problems with those that cannot be read. The provider's null means unknown. */
export function matchStatistics({ statistics, teams }: AnswerFixture): { statistics?: MatchStatistics; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const sides = new Map<number, Side>();
  for (const [index, element] of (statistics ?? []).entries()) {
    const parsed = answerStatistics.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push(problemIn({ ...issue, path: ['statistics', index, ...issue.path] }, { statistics }));
    else if (parsed.data !== undefined) sides.set(parsed.data.team.id, sideOf(parsed.data.statistics, problems));
  }
  const home = sides.get(teams.home.id);
  const away = sides.get(teams.away.id);
  const pairs: { -readonly [Name in keyof MatchStatistics]: SidePair } = {};
  for (const name of names.values()) {
    const pair = [home?.get(name) ?? null, away?.get(name) ?? null] as const;
    if (pair[0] !== null || pair[1] !== null) pairs[name] = pair;
  }
  return { ...(Object.keys(pairs).length === 0 ? {} : { statistics: pairs }), problems };
}

function sideOf(entries: readonly { readonly type: string; readonly value: number | string | null }[], problems: RowProblem[]): Side {
  const side = new Map<keyof MatchStatistics, number>();
  for (const { type, value } of entries) {
    const name = names.get(type);
    if (name === undefined || value === null) continue;
    const number = typeof value === 'number' ? value : /^\d{1,4}(?:\.\d{1,4})?%?$/.test(value) ? Number.parseFloat(value) : Number.NaN;
    const isCount = Number.isInteger(number) || name === 'expectedGoals';
    if (isCount && number >= 0 && number <= (greatest[name] ?? 199)) side.set(name, number);
    else problems.push({ code: 'bad-number', field: `statistics.${type}`, value: String(value).slice(0, 60) });
  }
  return side;
}
