import type { ListedStandingsDifference } from '#data/queries/rulings/list-standings-differences.ts';
import { type TextColumn, textTable } from './text-table.ts';

/** Returns the lines of differences between our tables and those of sources: unknown rulings first, with the commands that enter them. */
export function linesOfStandings(differences: readonly ListedStandingsDifference[]): string[] {
  const points = differences.filter(({ kind }) => kind === 'points');
  const others = differences.filter(({ kind }) => kind !== 'points');
  const rulings = [...Map.groupBy(points, ({ seasonId, teamId, points: by }) => `${seasonId} ${teamId} ${by}`).values()];
  return [
    ...(rulings.length === 0
      ? []
      : [
          '',
          'Points of clubs with the same results that no known ruling explains:',
          ...textTable(rulings, columns),
          'Where the league has ruled so:',
          ...rulings.map(commandOf),
        ]),
    ...(others.length === 0
      ? []
      : [
          '',
          'Tables of sources that differ from ours by results, or in the points of most clubs:',
          ...textTable(
            others.map((difference) => [difference]),
            columns,
          ),
        ]),
  ];
}

/** Differences of one club that several sources report in the same way. */
type Agreeing = readonly ListedStandingsDifference[];

const firstOf = (agreeing: Agreeing): ListedStandingsDifference => agreeing[0] as ListedStandingsDifference;
const sourcesOf = (agreeing: Agreeing): string => agreeing.map(({ source }) => source).join(' and ');

const columns: readonly TextColumn<Agreeing>[] = [
  { head: 'club', cell: (agreeing) => firstOf(agreeing).club },
  { head: 'competition', cell: (agreeing) => `${firstOf(agreeing).competition} ${firstOf(agreeing).season}` },
  { head: 'ours', cell: (agreeing) => firstOf(agreeing).ours },
  { head: 'theirs', cell: (agreeing) => firstOf(agreeing).theirs },
  { head: 'source', cell: sourcesOf },
  { head: 'since', cell: (agreeing) => agreeing.map(({ firstDay }) => firstDay).sort()[0] ?? '' },
];

function commandOf(agreeing: Agreeing): string {
  const { competition, season, club, points } = firstOf(agreeing);
  const day = agreeing
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1);
  const what = `${points < 0 ? 'deduct' : 'give'} ${competition} ${season} ${club} ${Math.abs(points)}`;
  return `npm run ruling -- ${what} --source "tables of ${sourcesOf(agreeing)}, ${day}"`;
}
