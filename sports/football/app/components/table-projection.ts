import type { ProjectedSeason } from '../../data/queries/forecast/get-season-projection.ts';
import type { TableProjection } from './projection-cells.tsx';
import { projectionColumns } from './projection-columns.ts';

/** Returns the part of the projection that a table shows: the chances of its clubs. */
export function tableProjection(
  { clubs, simulations, zones, decidesTitle }: ProjectedSeason,
  rows: readonly { readonly teamId: number }[],
): TableProjection {
  const inTable = new Set(rows.map(({ teamId }) => teamId));
  const own = clubs.filter(({ teamId }) => inTable.has(teamId));
  const places = Math.max(0, ...own.map((club) => club.places.length));
  return { clubs: own, simulations, columns: projectionColumns(zones, places, decidesTitle) };
}
