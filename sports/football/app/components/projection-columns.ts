import type { TableZone } from '#domain/tournament/table-zone.ts';

/** A range of final places for which a table names each club's chance. */
export interface ProjectionColumn {
  readonly kind: 'title' | 'first' | 'promotion' | 'top' | 'relegation' | 'relegation-play-off';
  readonly from: number;
  readonly to: number;
}

const leadsDown = ({ kind }: TableZone) => kind.startsWith('relegation') || kind === 'out';
const byPlace = (first: TableZone, second: TableZone) => first.from - second.from;

/**
 * Returns the ranges whose chances a projected table names, best first: its first place, the places at its top that lead somewhere, the places from
 * which clubs go down. Play-offs at the foot are among them only when no club goes down without one.
 *
 * @param zones the outcomes of the places
 * @param places the number of places
 * @param decidesTitle true when the first place is the title
 */
export function projectionColumns(zones: readonly TableZone[], places: number, decidesTitle: boolean): ProjectionColumn[] {
  const inTable = zones.filter(({ from, to }) => from <= to && to <= places);
  const columns: ProjectionColumn[] = [{ kind: decidesTitle ? 'title' : 'first', from: 1, to: 1 }];
  const top = topPlaces(inTable.filter((zone) => !leadsDown(zone)).sort(byPlace));
  if (top !== undefined) columns.push(top);
  const down = (['relegation', 'relegation-play-off'] as const).find((kind) => inTable.some((zone) => zone.kind === kind));
  if (down !== undefined) columns.push({ kind: down, ...span(inTable.filter(({ kind }) => kind === down)) });
  return columns;
}

/** Returns the best zone; when that is the first place alone, the places from first to the last of the zones that adjoin it; undefined without such a zone. */
function topPlaces(rising: readonly TableZone[]): ProjectionColumn | undefined {
  const [best] = rising;
  if (best?.from !== 1) return undefined;
  if (best.to > 1) return { kind: best.kind === 'promotion' ? 'promotion' : 'top', from: 1, to: best.to };
  let to = 1;
  for (const zone of rising) if (zone.from === to + 1) to = zone.to;
  return to === 1 ? undefined : { kind: 'top', from: 1, to };
}

function span(zones: readonly TableZone[]): { from: number; to: number } {
  return { from: Math.min(...zones.map(({ from }) => from)), to: Math.max(...zones.map(({ to }) => to)) };
}
