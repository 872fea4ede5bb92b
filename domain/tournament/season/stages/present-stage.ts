import type { StageTable } from './stage-table.ts';

/** Returns the last stage with tables in which a match has been played or points were carried over; before that the first one. */
export function presentStage(tables: readonly StageTable[]): string | undefined {
  const hasBegun = ({ rows }: StageTable) => rows.some(({ played, carried }) => played > 0 || carried !== null);
  return (tables.findLast(hasBegun) ?? tables[0])?.stage;
}
