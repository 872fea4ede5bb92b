import { isTableStage, type SeasonFormat } from '../season-format.ts';
import type { TableZone } from '../table-zone.ts';
import { type PlacesOnward, placesOnward } from './places-onward.ts';
import type { StageTable } from './stages/stage-table.ts';

/** The zones of a competition, and the facts beside a season's format that decide whether they hold. */
export interface CustomaryZones {
  /** The zones of its final table, or of its groups, that hold in the season. */
  readonly zones: readonly TableZone[];
  /** True when the format is from the catalogue, and so shows without zones which places play on. */
  readonly isKnownFormat: boolean;
  /** True for a season whose format is no longer used. */
  readonly isFormer: boolean;
  readonly isCup: boolean;
}

/**
 * Returns the zones of a table: those that its format names; otherwise the places from which it leads on to later stages, and, when it
 * leads to no later table, those of the competition.
 */
export function zonesOfTable(
  format: SeasonFormat,
  table: Pick<StageTable, 'stage' | 'table' | 'group' | 'rows' | 'zones'>,
  customary: CustomaryZones,
): readonly TableZone[] {
  if (table.zones.length > 0) return table.zones;
  if (!customary.isKnownFormat || (customary.isCup && customary.zones.length > 0)) return customary.zones;
  const isPartOfSum = format.stages.some((stage) => stage.kind === 'total' && stage.of.includes(table.stage));
  const onward = zonesOnward(placesOnward(format, table), table.rows.length);
  if (isPartOfSum || onward.some(({ leadsTo }) => isTable(format, leadsTo))) return onward;
  const hasStages = format.stages.filter(isTableStage).length > 1;
  const [first = 1, last = 0] = [table.rows[0]?.place, table.rows.at(-1)?.place];
  const others = customary.zones.filter(
    ({ kind, from, to, since }) =>
      /* The format says who plays on for the title; and of seasons long ago an undated zone says nothing. */
      kind !== 'championship-round' &&
      !(customary.isFormer && hasStages && since === undefined) &&
      to >= first &&
      from <= last &&
      !onward.some((zone) => zone.from <= to && from <= zone.to),
  );
  return [...onward, ...others];
}

function isTable({ stages }: SeasonFormat, id: string | undefined): boolean {
  return stages.some((stage) => isTableStage(stage) && stage.tables.some((table) => table.id === id));
}

/** Returns a zone for each run of places that leads on; places that lead to two stages are in the zone of the first. The best of some places have none. */
function zonesOnward(onward: readonly PlacesOnward[], clubs: number): TableZone[] {
  const taken = new Set<number>();
  return onward.flatMap(({ id, isKnockOut, places, participants }) => {
    if (participants.best !== undefined) return [];
    const own = places.filter((place) => !taken.has(place));
    for (const place of own) taken.add(place);
    const kind = kindOf(places, isKnockOut, clubs);
    return runsOf(own).map(([from, to]) => ({ from, to, kind, leadsTo: id }));
  });
}

function kindOf(places: readonly number[], isKnockOut: boolean, clubs: number): string {
  if (places.includes(1)) return 'championship-round';
  if (!places.includes(clubs)) return 'middle-round';
  return isKnockOut ? 'relegation-play-off' : 'relegation-round';
}

/** Returns the first and the last place of each run. */
function runsOf(places: readonly number[]): (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === place - 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}
