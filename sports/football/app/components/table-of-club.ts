/** The fields of a table that the choice between several depends on. */
interface ChosenTable {
  readonly rows: readonly { readonly teamId: number }[];
  /** True for the tables of the stage that is being played, or was played last. */
  readonly isPresent: boolean;
}

/** Returns the table of the present stage that has a club, otherwise the one of the last stage that has it; undefined for a guest. */
export function tableOfClub<Table extends ChosenTable>(tables: readonly Table[], teamId: number): Table | undefined {
  const own = tables.filter(({ rows }) => rows.some((row) => row.teamId === teamId));
  return own.find(({ isPresent }) => isPresent) ?? own.at(-1);
}
