import type { Filling } from '#data/queries/fillings/list-fillings.ts';
import type { LagOfSource } from '#data/queries/live/list-live-lags.ts';
import type { UsualPause } from '#data/queries/live/list-source-pauses.ts';
import type { ListedStandingsDifference } from '#data/queries/rulings/list-standings-differences.ts';
import type { AwaitedMatches } from '#data/queries/sources/list-awaited-matches.ts';
import type { Disagreement } from '#data/queries/sources/list-disagreements.ts';
import type { ListedSourceProblem } from '#data/queries/sources/list-source-problems.ts';
import type { ListedSource } from '#data/queries/sources/list-sources.ts';
import type { ListedUnknownName } from '#data/queries/sources/list-unknown-names.ts';
import type { UncountedMatches, UnplacedOfSeason } from '#data/queries/tournament/list-uncounted-matches.ts';
import type { CallsOfSources } from '#server/jobs/calls-of-sources.ts';
import { linesOfLags } from './lines-of-lags.ts';
import { linesOfStandings } from './lines-of-standings.ts';
import { type TextColumn, textTable } from './text-table.ts';

/** The state of the sources on the network, read from the database. */
export interface StateOfSources extends CallsOfSources {
  readonly sources: readonly ListedSource[];
  /** The fillings of a new site with files of sources that are under way, by the source's name. */
  readonly fillings: readonly Pick<Filling, 'name' | 'done' | 'total'>[];
  /** The delays of live changes until they were sent, by source. */
  readonly lags: readonly LagOfSource[];
  /** The pauses between each source's reports on matches in play. */
  readonly pauses: ReadonlyMap<string, UsualPause>;
  readonly problems: readonly ListedSourceProblem[];
  readonly unknownNames: readonly ListedUnknownName[];
  readonly disagreements: readonly Disagreement[];
  readonly awaited: AwaitedMatches;
  readonly standings: readonly ListedStandingsDifference[];
  readonly uncounted: UncountedMatches;
}

const moment = (date: Date | null | undefined) => (date == null ? 'never' : `${date.toISOString().slice(0, 16)}Z`);

/**
 * Returns the lines that show an operator the state of the sources on the network: last answers; calls made, left and to come; spending on
 * prices; failures; delays of live changes; problems by which matches are lost; matches whose result no source has reported; other parts
 * that could not be read; unknown names; results and tables on which sources differ; and matches that fit no stage of their season.
 */
export function describeSources({
  sources,
  fillings,
  nextCalls,
  priceBudgets,
  lags,
  pauses,
  problems,
  unknownNames,
  disagreements,
  awaited,
  standings,
  uncounted,
}: StateOfSources): string[] {
  if (sources.length === 0) {
    return [
      'No source on the network has been asked yet; docs/operating.md lists the settings that name them.',
      ...linesOfLags(lags, pauses),
      ...linesOfAwaited(awaited),
      ...linesOfUncounted(uncounted),
    ];
  }
  const lines = textTable(sources, [
    { head: 'source', cell: ({ source }) => source },
    { head: 'last answer', cell: ({ lastAnsweredAt }) => moment(lastAnsweredAt) },
    { head: 'next call', cell: ({ source }) => moment(nextCalls.get(source)) },
    { head: 'calls today', cell: ({ callsOfDay }) => String(callsOfDay) },
    {
      head: 'calls left',
      cell: ({ quotas }) => quotas.map(({ window, callsLeft }) => `${callsLeft} a ${window}`).join(', ') || 'not told',
    },
    { head: 'failing calls', cell: ({ problems: failing }) => String(failing.length) },
  ]);
  for (const { name, done, total } of fillings)
    lines.push(`${name}: the site is being filled, ${done} of ${total} files have been asked for`);
  lines.push(...priceBudgets.map(lineOfPriceBudget));
  for (const { source, problems: failing } of sources) {
    for (const { problem, failures } of failing) lines.push(`${source}: ${problem} (${failures} in a row)`);
  }
  return [
    ...lines,
    ...linesOfLags(lags, pauses),
    ...linesOfProblems('Lost matches; for "file" all that an answer announces:', problems.filter(costsMatches), [
      { head: 'lost', cell: ({ loses }) => loses ?? '' },
    ]),
    ...linesOfClubs(unknownNames.filter(costsMatches)),
    ...linesOfAwaited(awaited),
    ...linesOfStandings(standings),
    ...linesOfProblems(
      'What could not be read, or not be believed, of matches that were kept:',
      problems.filter((problem) => !costsMatches(problem)),
    ),
    ...linesOfPlayers(unknownNames.filter((name) => !costsMatches(name))),
    ...linesOfDisagreements(disagreements),
    ...linesOfUncounted(uncounted),
  ];
}

function lineOfPriceBudget({ source, budget, cost, calls, matches, unreached }: StateOfSources['priceBudgets'][number]): string {
  const spent = `${source}: prices take ${cost} of the ${Math.floor(budget)} that today has for them, in ${calls} ${calls === 1 ? 'call' : 'calls'}`;
  const ofMatches = `; matches whose last hour begins today: ${matches}`;
  return unreached === 0
    ? spent + ofMatches
    : `${spent}${ofMatches}, and the budget is exhausted before ${unreached} of them are asked for in it`;
}

/** Returns true for a problem or an unknown name that keeps matches from readers: a problem marked so, or the name of a club. */
export function costsMatches(found: Pick<ListedSourceProblem, 'loses'> | Pick<ListedUnknownName, 'kind'>): boolean {
  return 'kind' in found ? found.kind === 'team' : found.loses !== null;
}

function linesOfProblems(
  heading: string,
  problems: readonly ListedSourceProblem[],
  before: readonly TextColumn<ListedSourceProblem>[] = [],
): string[] {
  if (problems.length === 0) return [];
  return [
    '',
    heading,
    ...textTable(problems, [
      ...before,
      { head: 'problem', cell: ({ code }) => code },
      { head: 'field', cell: ({ field }) => field },
      { head: 'value', cell: ({ value }) => value },
      { head: 'source', cell: ({ source }) => source },
      { head: 'call', cell: ({ call, row }) => (row === null ? call : `${call}, row ${row}`) },
      { head: 'last seen', cell: ({ lastSeenAt }) => moment(lastSeenAt) },
      { head: 'times', cell: ({ times }) => String(times) },
    ]),
  ];
}

const seen: readonly TextColumn<ListedUnknownName>[] = [
  { head: 'competition', cell: ({ tournament }) => tournament },
  { head: 'source', cell: ({ source }) => source },
  { head: 'since', cell: ({ firstSeenAt }) => moment(firstSeenAt) },
  { head: 'times', cell: ({ times }) => String(times) },
];

function linesOfClubs(clubs: readonly ListedUnknownName[]): string[] {
  if (clubs.length === 0) return [];
  return [
    '',
    'Names of clubs that are not known; their matches are held, as too many for a day, until npm run club -- name says who they are:',
    ...textTable(clubs, [{ head: 'name', cell: ({ name }) => name }, { head: 'country', cell: ({ country }) => country }, ...seen]),
  ];
}

function linesOfPlayers(players: readonly ListedUnknownName[]): string[] {
  if (players.length === 0) return [];
  return [
    '',
    'Names of players that may be one of several; they are shown as text without a page of their own:',
    ...textTable(players, [
      { head: 'name', cell: ({ name }) => name },
      { head: 'club', cell: ({ team }) => team },
      { head: 'number', cell: ({ externalId }) => externalId ?? '' },
      ...seen,
    ]),
  ];
}

function linesOfAwaited({ newest, count }: AwaitedMatches): string[] {
  if (newest.length === 0) return [];
  return [
    '',
    `Matches that must be over and whose result nobody has told: ${count}${count > newest.length ? `, of which the last ${newest.length}` : ''}`,
    ...textTable(newest, [
      { head: 'match', cell: ({ match }) => match },
      { head: 'sport', cell: ({ sport }) => sport },
      { head: 'competition', cell: ({ competition, season }) => `${competition} ${season}` },
      {
        head: 'kick-off',
        cell: ({ kickoffUtc, kickoffKnown }) => (kickoffKnown ? moment(kickoffUtc) : kickoffUtc.toISOString().slice(0, 10)),
      },
      { head: 'source', cell: ({ source }) => source ?? 'unknown' },
      { head: 'last report', cell: ({ lastReportAt }) => moment(lastReportAt) },
      { head: 'it said', cell: ({ lastReported }) => lastReported ?? 'not begun' },
    ]),
  ];
}

function linesOfDisagreements(disagreements: readonly Disagreement[]): string[] {
  if (disagreements.length === 0) return [];
  return [
    '',
    'Results on which sources differ; the first stands:',
    ...textTable(disagreements, [
      { head: 'match', cell: ({ match }) => match },
      { head: 'result', cell: ({ result, source }) => `${result} ${source}` },
      { head: 'other', cell: ({ otherResult, otherSource }) => `${otherResult} ${otherSource}` },
      { head: 'said', cell: ({ saidAt }) => moment(saidAt) },
    ]),
  ];
}

function linesOfUncounted({ seasons, knockOuts }: UncountedMatches): string[] {
  if (seasons.length === 0) return [];
  const { ofClubs, withGuests } = knockOuts;
  return [
    '',
    'Matches that fit no stage of their season; they are shown and count in no table:',
    ...textTable(seasons, [
      { head: 'competition', cell: ({ competition }) => competition },
      { head: 'season', cell: ({ season }) => season },
      { head: 'matches', cell: ({ count }) => String(count) },
      { head: 'the first of them', cell: firstOf },
    ]),
    `Knock-out rounds, which count in no table, have ${ofClubs} matches, and ${withGuests} more with clubs that are in none`,
  ];
}

function firstOf({ first }: UnplacedOfSeason): string {
  return first
    .map(({ kickoffUtc, home, away, reason, round, reportedStage }) => {
      const told = reportedStage ?? round;
      const words = [reason, ...(told === null ? [] : [told])].join(', ');
      return `${kickoffUtc.toISOString().slice(0, 10)} ${home} v ${away} (${words})`;
    })
    .join('; ');
}
