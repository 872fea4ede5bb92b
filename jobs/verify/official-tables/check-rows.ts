import type { Criterion } from '#domain/tournament/season-format.ts';
import type { OfficialTable } from './official-season.ts';

type Row = OfficialTable['rows'][number];

/**
 * Checks a published table of which no results are available. Returns each pair of clubs, among those that it names as level on points,
 * whose order contradicts the rules by the table's own rows (points, wins and goals). Returns undefined when it names no level clubs.
 */
export function checkRows({ rows, level }: OfficialTable, order: readonly Criterion[]): string[] | undefined {
  if (level === undefined || level === null || level.length === 0) return undefined;
  const rowOf = new Map(rows.map((row) => [row.club, row]));
  return level.flatMap(({ order: clubs }) => {
    const unknown = clubs.filter((club) => !rowOf.has(club)).map((club) => `${club}: level with others and in no row`);
    const listed = clubs.flatMap((club) => rowOf.get(club) ?? []);
    const pairs = listed.slice(1).map((second, index) => [listed[index] as Row, second] as const);
    const contradictions = pairs
      .filter(([first, second]) => lead(first, second, order) < 0)
      .map(([first, second]) => `order: ${second.club}, ${first.club} by the rules, ${first.club}, ${second.club} published`);
    return [...unknown, ...contradictions];
  });
}

/** Returns the lead of the first row over the second by the first criterion that separates them; 0 when the rows do not show one. */
function lead(first: Row, second: Row, order: readonly Criterion[]): number {
  for (const criterion of order) {
    const [one, other] = [amount(first, criterion), amount(second, criterion)];
    if (one === undefined || other === undefined) return 0;
    if (one !== other) return one - other;
  }
  return 0;
}

function amount({ points, played, won, gf, ga }: Row, criterion: Criterion): number | undefined {
  switch (criterion) {
    case 'points':
      return points;
    case 'points-per-match':
      return played === undefined || played === 0 ? undefined : points / played;
    case 'wins':
      return won;
    case 'goals':
      return gf;
    case 'goal-difference':
      return gf === undefined || ga === undefined ? undefined : gf - ga;
    default:
      return undefined;
  }
}
