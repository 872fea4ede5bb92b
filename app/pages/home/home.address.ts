import { type AddressOf, address } from '#app/addresses/address.ts';
import { choice, count, custom, day, flag, largestId, type Parameter, text, uncached, zoneOffset } from '#app/addresses/parameter.ts';
import { competitionLevels } from '#domain/tournament/competition-level.ts';

/** The key of a followed item: a match, a club or a competition. */
export interface FavouriteKey {
  readonly kind: 'm' | 't' | 'c';
  readonly id: number;
}

const maxPages = 50;
const maxOpen = 12;
const maxFavourites = 200;

/** Ids of competitions further down that the visitor opened, in ascending order. */
const openCompetitions: Parameter<readonly number[]> = custom({
  shape: /^[1-9]\d{0,9}(\.[1-9]\d{0,9}){0,11}$/,
  absent: [],
  parse(text) {
    const ids = text.split('.').map(Number);
    if (ids.length > maxOpen || ids.some((id) => id > largestId)) return undefined;
    return [...new Set(ids)].sort((first, second) => first - second);
  },
  write: (ids) => (ids.length === 0 ? undefined : ids.join('.')),
  // Many visitors request a page with one more competition, hardly two the same page with several.
  isCacheable: (ids) => ids.length < 2,
});

/** A country's slug, as `great-britain`. */
export const countrySlug: Parameter<string | undefined> = text(/^[a-z][a-z0-9-]{1,40}$/);

/** The first match of a further page; not cached, since every visitor pages from a different one. */
const startOfList: Parameter<number | undefined> = uncached(
  custom({
    shape: /^[1-9]\d{0,3}$/,
    absent: undefined,
    parse: Number,
    write: (start) => (start === undefined ? undefined : String(start)),
  }),
);

/** The followed items, as `t7.m12`, in the order written. */
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
  /** The matches of the day, or those that are over, of the day and the two days before. */
  list: choice(['matches', 'previous']),
  order: choice(['competition', 'time']),
  /** Only matches with a tip that was not withdrawn. */
  tip: flag(),
  women: flag(),
  /** The level of the competitions in the list: first teams, youth, reserves or friendlies. */
  level: choice(competitionLevels),
  /** True for a line with the scorers below each row. */
  scorers: flag(),
  /** The number of pages shown, of about sixty matches each. */
  more: count(maxPages),
  /** The place in the whole list by kick-off of the first match that is shown, from 1; by default that of the match that is on or comes next. */
  start: startOfList,
  open: openCompetitions,
  /** The slug of a country further down that the visitor opened. */
  country: countrySlug,
  /** The countries of the section below the list: the first ones, or all. */
  countries: choice(['first', 'all']),
  utc: zoneOffset,
  ids: followed,
});

export type HomeAddress = AddressOf<typeof homeAddress>;

/** Fragment of the row of the first match that is on or comes next, in today's list by kick-off. */
export const placeOfNow = 'now';

/** Returns the address of a list by kick-off; for today's list with the fragment of the match that is on or comes next. */
export function addressByTime(address: HomeAddress, isToday: boolean): string {
  return homeAddress.href({ ...address, order: 'time' }) + (isToday ? `#${placeOfNow}` : '');
}
