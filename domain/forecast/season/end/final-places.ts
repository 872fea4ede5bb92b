import type { EndTable } from './play-out.ts';
import type { PlacesOfTables, PlannedPlaces } from './season-plan.ts';

/** Receives the places of each club: the first of them, counted from 0, and their number; when there are several, each is equally likely. */
export type HoldPlaces = (club: number, first: number, count: number) => void;

/**
 * Returns a function that reports the places in which a season ends: for the whole season those that final-order.ts defines, otherwise
 * those of each table of a stage. Places that a knock-out decides are shared by all clubs that play for them.
 *
 * @param clubs the number of clubs of the season
 */
export function createFinalPlaces(places: PlannedPlaces, clubs: number): (tables: readonly EndTable[], hold: HoldPlaces) => void {
  if (places.of === 'stage') {
    return (tables, hold) => {
      for (const { stage, order } of tables) if (stage === places.stage) holdAlone(order, hold);
    };
  }
  const placeOf = new Int16Array(clubs);
  const inBase = new Uint8Array(clubs);
  const order: number[] = [];
  return (tables, hold) => {
    const base = tables.find(({ stage }) => stage === places.base);
    if (base === undefined) return;
    order.length = base.order.length;
    inBase.fill(0);
    for (let place = 0; place < order.length; place += 1) {
      const club = base.order[place] as number;
      order[place] = club;
      placeOf[club] = place;
      inBase[club] = 1;
    }
    const shared: (readonly number[])[] = [];
    for (const { stage, order: part } of tables) {
      if (!places.parts.includes(stage) || part.some((club) => inBase[club] === 0)) continue;
      const held = placesHeld(part, placeOf);
      for (let index = 0; index < held.length; index += 1) order[held[index] as number] = part[index] as number;
      if ((held.at(-1) ?? 0) - (held[0] ?? 0) >= held.length) shared.push(held);
    }
    for (const knockOut of places.knockOuts) shared.push(clubsAt(knockOut, tables).map((club) => order.indexOf(club)));
    if (shared.length === 0) holdAlone(order, hold);
    else holdTogether(order, shared, hold);
  };
}

/** Returns the places of some clubs in ascending order. */
function placesHeld(clubs: readonly number[], placeOf: Int16Array): number[] {
  const held: number[] = [];
  for (const club of clubs) {
    const place = placeOf[club] as number;
    let to = held.length;
    while (to > 0 && (held[to - 1] as number) > place) {
      held[to] = held[to - 1] as number;
      to -= 1;
    }
    held[to] = place;
  }
  return held;
}

/** Returns the number of places that each club plays for. */
export function numberOfPlaces(places: PlannedPlaces, tables: readonly EndTable[]): Map<number, number> {
  const stage = places.of === 'stage' ? places.stage : places.base;
  return new Map(
    tables.filter((table) => table.stage === stage).flatMap(({ order }) => order.map((club) => [club, order.length] as const)),
  );
}

/** Returns the clubs that hold places of the tables of a stage. */
export function clubsAt({ stage, table, places }: PlacesOfTables, tables: readonly EndTable[]): number[] {
  const clubs: number[] = [];
  for (const { stage: of, table: id, group, order, firstPlace } of tables) {
    if (of !== stage || (table !== undefined && id !== table && group !== table)) continue;
    for (const place of places) {
      const club = order[place - firstPlace];
      if (club !== undefined) clubs.push(club);
    }
  }
  return clubs;
}

function holdAlone(order: readonly number[], hold: HoldPlaces): void {
  for (let place = 0; place < order.length; place += 1) hold(order[place] as number, place, 1);
}

/** Reports the places of all clubs; shared places are reported as bands, and sets of them that overlap as one band. */
function holdTogether(order: readonly number[], shared: readonly (readonly number[])[], hold: HoldPlaces): void {
  for (let first = 0; first < order.length; ) {
    let last = first;
    for (let place = first; place <= last; place += 1) {
      for (const places of shared) if (places.includes(place)) last = Math.max(last, ...places);
    }
    for (let place = first; place <= last; place += 1) hold(order[place] as number, first, last - first + 1);
    first = last + 1;
  }
}
