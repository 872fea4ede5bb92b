import type { Disagreement } from '#data/queries/sources/list-disagreements.ts';
import type { ListedSourceProblem } from '#data/queries/sources/list-source-problems.ts';
import type { ListedSource } from '#data/queries/sources/list-sources.ts';
import type { ListedUnknownName } from '#data/queries/sources/list-unknown-names.ts';
import { type TextColumn, textTable } from './text-table.ts';

/** The state of the sources on the network, as the database holds it. */
export interface StateOfSources {
  readonly sources: readonly ListedSource[];
  /** The time at which each source is asked next, by its name; one that is not set up is not among them. */
  readonly nextCalls: ReadonlyMap<string, Date>;
  readonly problems: readonly ListedSourceProblem[];
  readonly unknownNames: readonly ListedUnknownName[];
  readonly disagreements: readonly Disagreement[];
}

const moment = (date: Date | null | undefined) => (date == null ? 'never' : `${date.toISOString().slice(0, 16)}Z`);

/**
 * Returns the lines that tell an operator how the sources on the network do: last answers, calls made, left and to come, what fails, what
 * could not be read, names that nobody knows, and results on which sources differ.
 */
export function describeSources({ sources, nextCalls, problems, unknownNames, disagreements }: StateOfSources): string[] {
  if (sources.length === 0) return ['No source on the network has been asked yet; docs/operating.md lists the settings that name them.'];
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
  for (const { source, problems: failing } of sources) {
    for (const { problem, failures } of failing) lines.push(`${source}: ${problem} (${failures} in a row)`);
  }
  return [...lines, ...linesOfProblems(problems), ...linesOfNames(unknownNames), ...linesOfDisagreements(disagreements)];
}

function linesOfProblems(problems: readonly ListedSourceProblem[]): string[] {
  if (problems.length === 0) return [];
  return [
    '',
    'What could not be read, or not be believed:',
    ...textTable(problems, [
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

function linesOfNames(unknown: readonly ListedUnknownName[]): string[] {
  const lines: string[] = [];
  const clubs = unknown.filter(({ kind }) => kind === 'team');
  if (clubs.length > 0) {
    lines.push('', 'Names of clubs that are not known; their matches are left out until npm run club -- name says who they are:');
    lines.push(
      ...textTable(clubs, [{ head: 'name', cell: ({ name }) => name }, { head: 'country', cell: ({ country }) => country }, ...seen]),
    );
  }
  const players = unknown.filter(({ kind }) => kind === 'player');
  if (players.length > 0) {
    lines.push('', 'Names of players that may be one of several; they are shown as text without a page of their own:');
    lines.push(
      ...textTable(players, [
        { head: 'name', cell: ({ name }) => name },
        { head: 'club', cell: ({ team }) => team },
        { head: 'number', cell: ({ externalId }) => externalId ?? '' },
        ...seen,
      ]),
    );
  }
  return lines;
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
