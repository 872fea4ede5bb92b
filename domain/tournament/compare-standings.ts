/** A club's results and points in a table. */
export interface ComparedRow {
  readonly teamId: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
}

/** A difference between a club's rows in two tables. */
export interface StandingsDifference {
  readonly teamId: number;
  /**
   * `points`: the same results with other points, as by a ruling that one of the tables does not include; `table`: the same for at least
   * half the clubs, as by other rules; `results`: other results.
   */
  readonly kind: 'points' | 'table' | 'results';
  /** The row as `6-3-2 19`: won, drawn, lost and points. */
  readonly ours: string;
  readonly theirs: string;
  /** Their points less ours. */
  readonly points: number;
}

/** Min share of the clubs with other points that is taken for other rules. */
const partOfRules = 0.5;

/**
 * Returns the clubs whose results or points differ between two sets of tables of one season, each club once. A club may be in several
 * tables of either set, as of stages; a row is compared with the one of the same results, and without such a row only if the club has one
 * row on both sides.
 */
export function compareStandings(ours: readonly ComparedRow[], theirs: readonly ComparedRow[]): StandingsDifference[] {
  const ownRows = Map.groupBy(ours, ({ teamId }) => teamId);
  const found = [...Map.groupBy(theirs, ({ teamId }) => teamId)].flatMap(([teamId, rows]) => {
    const difference = differenceOf(ownRows.get(teamId) ?? [], rows);
    return difference === undefined ? [] : [difference];
  });
  const clubs = new Set(theirs.map(({ teamId }) => teamId)).size;
  const byPoints = found.filter(({ kind }) => kind === 'points').length;
  if (byPoints < 2 || byPoints < clubs * partOfRules) return found;
  return found.map((difference) => (difference.kind === 'points' ? { ...difference, kind: 'table' } : difference));
}

function differenceOf(ours: readonly ComparedRow[], theirs: readonly ComparedRow[]): StandingsDifference | undefined {
  let other: StandingsDifference | undefined;
  for (const row of theirs) {
    const twins = ours.filter((own) => own.won === row.won && own.drawn === row.drawn && own.lost === row.lost);
    if (twins.some(({ points }) => points === row.points)) continue;
    const [twin] = twins;
    if (twin !== undefined) other ??= difference('points', twin, row);
  }
  if (other !== undefined) return other;
  const [own, ...moreOfOurs] = ours;
  const [row, ...moreOfTheirs] = theirs;
  if (own === undefined || row === undefined || moreOfOurs.length + moreOfTheirs.length > 0) return undefined;
  const isSame = own.won === row.won && own.drawn === row.drawn && own.lost === row.lost;
  return isSame ? undefined : difference('results', own, row);
}

function difference(kind: StandingsDifference['kind'], own: ComparedRow, row: ComparedRow): StandingsDifference {
  return { teamId: own.teamId, kind, ours: written(own), theirs: written(row), points: row.points - own.points };
}

function written({ won, drawn, lost, points }: ComparedRow): string {
  return `${won}-${drawn}-${lost} ${points}`;
}
