/**
 * The rows of a table around certain clubs: each of them with the club above and the one below, at least four rows where
 * the table has them, in the table's order.
 *
 * @param rows a whole table, first place first
 * @param teamIds clubs of the table; one that is not in it is passed over
 */
export function rowsAround<Row extends { readonly teamId: number }>(rows: readonly Row[], teamIds: readonly number[]): Row[] {
  const shown = new Set<number>();
  for (const [index, { teamId }] of rows.entries()) {
    if (teamIds.includes(teamId)) for (const near of [index - 1, index, index + 1]) shown.add(near);
  }
  const wanted = shown.size === 0 ? 0 : Math.min(4, rows.length);
  const count = () => rows.filter((_, index) => shown.has(index)).length;
  while (count() < wanted) shown.add(Math.max(...shown) < rows.length - 1 ? Math.max(...shown) + 1 : Math.min(...shown) - 1);
  return rows.filter((_, index) => shown.has(index));
}
