import type { Participants } from '../../season-format.ts';
import type { StageRow, StageTable } from './stage-table.ts';

/**
 * The clubs that go on and those that are out, of the clubs that hold certain places in their groups. A club in neither list is level with
 * others for the last place that goes on.
 */
export interface BestOfPlaces {
  readonly through: readonly number[];
  readonly out: readonly number[];
}

/**
 * Returns which clubs go on of those that hold a place in their groups, such as the best third-placed: by points, goal difference and
 * goals. Both lists are empty before all groups are over, and when no rule has separated the clubs of a group.
 */
export function bestOfPlaces(
  { stage, places, best = Number.POSITIVE_INFINITY }: Extract<Participants, { from: 'places' }>,
  tables: readonly StageTable[],
): BestOfPlaces {
  const groups = tables.filter((table) => table.stage === stage);
  const rows = groups.flatMap((group) => group.rows.filter(({ place }) => places.includes(place)));
  if (!groups.every(({ isComplete }) => isComplete) || rows.some(({ levelWith }) => levelWith.length > 0)) return { through: [], out: [] };
  const before = (row: StageRow) => rows.filter((other) => compare(other, row) > 0).length;
  const level = (row: StageRow) => rows.filter((other) => compare(other, row) === 0).length;
  const numbersOf = (chosen: readonly StageRow[]) => chosen.map(({ teamId }) => teamId);
  return {
    through: numbersOf(rows.filter((row) => before(row) + level(row) <= best)),
    out: numbersOf(rows.filter((row) => before(row) >= best)),
  };
}

/** Returns a positive number when the first ranks before the second. */
function compare(first: StageRow, second: StageRow): number {
  return first.points - second.points || goalDifferenceOf(first) - goalDifferenceOf(second) || first.goalsFor - second.goalsFor;
}

function goalDifferenceOf({ goalsFor, goalsAgainst }: StageRow): number {
  return goalsFor - goalsAgainst;
}
