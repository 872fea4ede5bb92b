import type { StageTable } from './stage-table.ts';

/** Returns the last stage with tables in which something has been played or was carried over; the first one before that. */
export function presentStage(tables: readonly StageTable[]): string | undefined {
  const hasBegun = ({ rows }: StageTable) => rows.some(({ played, carried }) => played > 0 || carried !== null);
  return (tables.findLast(hasBegun) ?? tables[0])?.stage;
}
