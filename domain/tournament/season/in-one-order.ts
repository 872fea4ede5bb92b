import type { TableZone } from '../table-zone.ts';

/** The fields of a table of a stage that show which clubs hold which places. */
interface PlacedTable {
  /** True for a group or conference, when the stage has others. */
  readonly ofGroup: boolean;
  readonly isComplete: boolean;
  readonly zones: readonly TableZone[];
  readonly rows: readonly { readonly place: number; readonly teamId: number }[];
}

/**
 * Returns the tables of a stage as one in the order of their places: a single table unchanged, the parts of a split one after the other.
 * Undefined when they make no order, as groups, conferences and parts whose places are counted anew do not.
 */
export function inOneOrder<Table extends PlacedTable>(tables: readonly Table[]): Table | undefined {
  const [first, ...others] = tables;
  if (first === undefined || others.length === 0) return first;
  const rows = tables.flatMap((table) => table.rows).sort((one, other) => one.place - other.place);
  const isOrder = rows.every(({ place }, index) => index === 0 || place > (rows[index - 1]?.place ?? 0));
  if (!isOrder || tables.some(({ ofGroup }) => ofGroup)) return undefined;
  return { ...first, rows, zones: tables.flatMap(({ zones }) => zones), isComplete: tables.every(({ isComplete }) => isComplete) };
}

/** Returns the table of a stage that two clubs share and whose places are those of the season or of a group; undefined when no table is. */
export function tableOfBoth<Table extends PlacedTable>(tables: readonly Table[], home: number, away: number): Table | undefined {
  const has = ({ rows }: Table, club: number) => rows.some(({ teamId }) => teamId === club);
  const table = tables.find((each) => has(each, home) && has(each, away));
  return table?.ofGroup === false && inOneOrder(tables) === undefined ? undefined : table;
}
