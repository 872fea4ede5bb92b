import type { ListedSource } from '#data/queries/sources/list-sources.ts';
import type { ListedUnknownName } from '#data/queries/sources/list-unknown-names.ts';
import { type TextColumn, textTable } from './text-table.ts';

const moment = (date: Date | null) => (date === null ? 'never' : `${date.toISOString().slice(0, 16)}Z`);

/** Returns the lines that tell an operator how the sources on the network do: last answers, calls, problems, and unknown names. */
export function describeSources(sources: readonly ListedSource[], unknown: readonly ListedUnknownName[]): string[] {
  if (sources.length === 0) return ['No source on the network has been asked yet; the setting SOURCES names them.'];
  const lines = textTable(sources, [
    { head: 'source', cell: ({ source }) => source },
    { head: 'last answer', cell: ({ lastAnsweredAt }) => moment(lastAnsweredAt) },
    { head: 'calls today', cell: ({ callsOfDay }) => String(callsOfDay) },
    { head: 'failing calls', cell: ({ problems }) => String(problems.length) },
  ]);
  for (const { source, problems } of sources) {
    for (const { problem, failures } of problems) lines.push(`${source}: ${problem} (${failures} in a row)`);
  }
  const seen: readonly TextColumn<ListedUnknownName>[] = [
    { head: 'competition', cell: ({ tournament }) => tournament },
    { head: 'source', cell: ({ source }) => source },
    { head: 'since', cell: ({ firstSeenAt }) => moment(firstSeenAt) },
    { head: 'times', cell: ({ times }) => String(times) },
  ];
  const clubs = unknown.filter(({ kind }) => kind === 'team');
  if (clubs.length > 0) {
    lines.push('', 'Names of clubs that are not known; their matches are left out until the name is an alias in the catalogue:');
    lines.push(...textTable(clubs, [{ head: 'name', cell: ({ name }) => name }, ...seen]));
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
