import { type AddressOf, address } from '#app/document/address.ts';
import { choice, count, custom, day, flag, largestId, type Parameter, text, uncached, zoneOffset } from '#app/document/parameter.ts';
import { competitionLevels } from '#domain/tournament/competition-level.ts';

/** The key of a followed item: a match, a club or a competition. */
export interface FavouriteKey {
  readonly kind: 'm' | 't' | 'c';
  readonly id: number;
}

const maxPages = 50;
const maxOpen = 12;
const maxFavourites = 200;

/** Competitions further down that were opened, in ascending order. */
const openCompetitions: Parameter<readonly number[]> = custom({
  shape: /^[1-9]\d{0,9}(\.[1-9]\d{0,9}){0,11}$/,
  absent: [],
  parse(text) {
    const ids = text.split('.').map(Number);
    if (ids.length > maxOpen || ids.some((id) => id > largestId)) return undefined;
    return [...new Set(ids)].sort((first, second) => first - second);
  },
  write: (ids) => (ids.length === 0 ? undefined : ids.join('.')),
  // A page with one more competition is asked for by many, one with several by hardly two.
  isCacheable: (ids) => ids.length < 2,
});

/** A country's slug, as `great-britain`. */
export const countrySlug: Parameter<string | undefined> = text(/^[a-z][a-z0-9-]{1,40}$/);

/** Everyone pages from a place of their own. */
const startOfList: Parameter<number | undefined> = uncached(
  custom({
    shape: /^[1-9]\d{0,3}$/,
    absent: undefined,
    parse: Number,
    write: (start) => (start === undefined ? undefined : String(start)),
  }),
);

/** The followed items, as `t7.m12`, in the order in which they are written. */
export const followed: Parameter<readonly FavouriteKey[]> = uncached(
  custom({
    shape: /^[mtc][1-9]\d{0,9}([.,][mtc][1-9]\d{0,9})*$/,
    absent: [],
    parse(text) {
      const keys = text.split(/[.,]/).map((key) => ({ kind: key[0] as FavouriteKey['kind'], id: Number(key.slice(1)) }));
      return keys.length > maxFavourites || keys.some(({ id }) => id > largestId) ? undefined : keys;
    },
    write: (keys) => (keys.length === 0 ? undefined : keys.map(({ kind, id }) => kind + id).join('.')),
  }),
);

/** The matches of a day, those being played, or those that a visitor follows. */
export const homeAddress = address('/', {
  tab: choice(['day', 'live', 'favorites']),
  date: day,
  /** The matches of the day, or those that are over, of the day and the two before. */
  list: choice(['matches', 'previous']),
  order: choice(['competition', 'time']),
  /** Only matches on which a tip stands. */
  tip: flag(),
  women: flag(),
  /** The level of the competitions in the list: first teams, youth, reserves or friendlies. */
  level: choice(competitionLevels),
  /** A line below each row with who scored. */
  scorers: flag(),
  /** The number of pages shown, of about sixty matches each. */
  more: count(maxPages),
  /** The place of the first match of a list by kick-off in the whole of it, from 1; the usual one is where it is now. */
  start: startOfList,
  open: openCompetitions,
  /** The slug of a country further down that was opened. */
  country: countrySlug,
  utc: zoneOffset,
  ids: followed,
});

export type HomeAddress = AddressOf<typeof homeAddress>;

/** The row of the first match that is on or comes next, in the list of today by kick-off. */
export const placeOfNow = 'now';

/** Returns the address of a list by kick-off: of today's, the place where it is now. */
export function addressByTime(address: HomeAddress, isToday: boolean): string {
  return homeAddress.href({ ...address, order: 'time' }) + (isToday ? `#${placeOfNow}` : '');
}
