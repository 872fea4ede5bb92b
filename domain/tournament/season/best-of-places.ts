import type { Participants } from '../season-format.ts';
import type { StageRow, StageTable } from './stage-table.ts';

/** The clubs of places of which only the best of all groups go on. Who is in neither is level with others about the last that goes on. */
export interface BestOfPlaces {
  readonly through: readonly number[];
  readonly out: readonly number[];
}

/**
 * Returns who goes on of the clubs that hold a place in their groups, such as the best third-placed: by points, goal difference and goals. Nobody is
 * in or out before all groups are over, nor where no rule has parted the clubs of a group.
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

/** Returns more than zero where the first goes before the second. */
function compare(first: StageRow, second: StageRow): number {
  return first.points - second.points || goalDifferenceOf(first) - goalDifferenceOf(second) || first.goalsFor - second.goalsFor;
}

function goalDifferenceOf({ goalsFor, goalsAgainst }: StageRow): number {
  return goalsFor - goalsAgainst;
}
