import type { TableZone } from '#domain/tournament/table-zone.ts';
import type { TableToTell } from './match-to-tell.ts';

/**
 * Returns the facts of a table that stories use.
 *
 * @param rows in the order of the table
 * @param zones those that hold in its season
 * @param lastPlace the last place of the season, of which the table may be a part
 */
export function tableToTell({
  rows,
  zones,
  lastPlace,
}: {
  readonly rows: readonly { readonly points: number }[];
  readonly zones: readonly TableZone[];
  readonly lastPlace: number;
}): TableToTell {
  const down = zones.filter(({ kind }) => kind.startsWith('relegation'));
  const relegatedFrom = down.length === 0 ? undefined : Math.min(...down.map(({ from }) => from));
  const line = rows.length === lastPlace && relegatedFrom !== undefined ? rows.slice(relegatedFrom - 2, relegatedFrom) : [];
  const [above, below] = line.map(({ points }) => points);
  return {
    clubs: lastPlace,
    relegatedFrom,
    ahead: (rows[0]?.points ?? 0) - (rows[1]?.points ?? 0),
    ...(above !== undefined && below !== undefined && { relegationLine: { above, below } }),
  };
}
