const minRows = 4;

/**
 * Returns the rows of a table around certain clubs: each of them with the club above and the one below, at least four rows if the table has
 * them, in the table's order.
 *
 * @param rows a whole table, first place first
 * @param teamIds clubs of the table; one that is not in it is ignored
 */
export function rowsAround<Row extends { readonly teamId: number }>(rows: readonly Row[], teamIds: readonly number[]): Row[] {
  const last = rows.length - 1;
  const shown = new Set<number>();
  for (const [index, { teamId }] of rows.entries()) {
    if (!teamIds.includes(teamId)) continue;
    for (const near of [index - 1, index, index + 1]) if (near >= 0 && near <= last) shown.add(near);
  }
  while (shown.size > 0 && shown.size < Math.min(minRows, rows.length)) {
    const below = Math.max(...shown) + 1;
    shown.add(below <= last ? below : Math.min(...shown) - 1);
  }
  return rows.filter((_, index) => shown.has(index));
}
