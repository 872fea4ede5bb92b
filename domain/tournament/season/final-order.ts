import type { SeasonFormat } from '../season-format.ts';
import { isTableStage } from '../season-format.ts';
import { clubsOfPlaces } from './draw-up-tables.ts';
import type { StageTable } from './stages/stage-table.ts';

/** Places of the whole season with the clubs that hold them. */
export interface FinalPlaces {
  readonly first: number;
  /** In the order of the places, if they are ordered; otherwise it is only known that these clubs share these places. */
  readonly clubs: readonly number[];
  readonly isOrdered: boolean;
}

/**
 * Returns the order over all stages: clubs of a later table share out the places that they had before, so that the points of two tables are
 * never compared. Empty when the stages make no order, as with separate tournaments and groups.
 */
export function finalOrder({ stages }: SeasonFormat, tables: readonly StageTable[]): FinalPlaces[] {
  const total = stages.find(({ kind }) => kind === 'total');
  const [first, ...later] = stages.filter((stage) => isTableStage(stage) && stage.within === undefined);
  const base = tables.filter(({ stage }) => stage === (total ?? first)?.id);
  const [only] = base;
  if (only === undefined || base.length > 1) return [];
  if (total === undefined && !later.every(({ kind }) => kind === 'split')) return [];
  const placeOf = new Map(only.rows.map(({ teamId, place }) => [teamId, place]));
  const order = only.rows.map(({ teamId }) => teamId);
  const shared: number[][] = [];
  for (const { id } of total === undefined ? later : []) {
    for (const { rows } of tables.filter(({ stage }) => stage === id)) {
      const places = rows.map(({ teamId }) => placeOf.get(teamId)).filter((place) => place !== undefined);
      if (places.length < rows.length) continue;
      places.sort((one, other) => one - other);
      for (const [index, place] of places.entries()) order[place - 1] = rows[index]?.teamId as number;
      if ((places.at(-1) ?? 0) - (places[0] ?? 0) >= places.length) shared.push(places);
    }
  }
  for (const stage of stages) {
    if ((stage.kind !== 'knock-out' && stage.kind !== 'play-in') || stage.decidesPlaces !== true) continue;
    const clubs = stage.participants.flatMap((participants) => clubsOfPlaces(participants, tables));
    shared.push(clubs.map((club) => order.indexOf(club) + 1).filter((place) => place > 0));
  }
  return inBands(order, shared);
}

/** Returns the order in bands: places that clubs share, overlapping sets of them as one band, and single places. */
function inBands(order: readonly number[], shared: readonly (readonly number[])[]): FinalPlaces[] {
  const bands: FinalPlaces[] = [];
  for (let first = 1; first <= order.length; ) {
    let last = first;
    for (let place = first; place <= last; place += 1) {
      for (const places of shared) if (places.includes(place)) last = Math.max(last, ...places);
    }
    bands.push({ first, clubs: order.slice(first - 1, last), isOrdered: first === last });
    first = last + 1;
  }
  return bands;
}
