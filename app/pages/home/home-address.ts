import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { parseZoneOffset } from '#domain/time/offset-zone.ts';

/** What the home page shows, as its address says. */
export interface HomeAddress {
  readonly tab: 'day' | 'live' | 'favorites';
  /** Undefined is today. */
  readonly date: LocalDay | undefined;
  /** The matches of the day, or those that are over, of the day and the two before. */
  readonly list: 'matches' | 'previous';
  readonly byTime: boolean;
  /** Only matches on which a tip stands. */
  readonly tipped: boolean;
  readonly women: boolean;
  /** How many pages of about sixty matches, from 1. */
  readonly pages: number;
  /** Competitions further down that were opened, in ascending order. */
  readonly open: readonly number[];
  /** Minutes ahead of UTC of the clock by which days are counted; undefined is the language's usual zone. */
  readonly utc: number | undefined;
  readonly favourites: readonly FavouriteKey[];
}

export interface FavouriteKey {
  readonly kind: 'm' | 't' | 'c';
  readonly id: number;
}

export const today: HomeAddress = {
  tab: 'day',
  date: undefined,
  list: 'matches',
  byTime: false,
  tipped: false,
  women: false,
  pages: 1,
  open: [],
  utc: undefined,
  favourites: [],
};

const mostPages = 50;
const mostOpen = 12;
const mostFavourites = 200;
const largestId = 2_147_483_647;

/** Reads the parameters of the home page; undefined when one of them is no value of its own. */
export function readHomeAddress(parameters: URLSearchParams): HomeAddress | undefined {
  const failed: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined, absent: Value): Value => {
    const text = parameters.get(name);
    if (text === null) return absent;
    const value = parse(text);
    if (value === undefined) failed.push(name);
    return value ?? absent;
  };
  const address: HomeAddress = {
    tab: read('tab', (text) => (text === 'live' || text === 'favorites' ? text : undefined), 'day' as HomeAddress['tab']),
    date: read('date', parseLocalDay, undefined),
    list: read('list', (text) => (text === 'previous' ? text : undefined), 'matches' as HomeAddress['list']),
    byTime: read('order', (text) => (text === 'time' ? true : undefined), false),
    tipped: read('tip', (text) => (text === '1' ? true : undefined), false),
    women: read('women', (text) => (text === '1' ? true : undefined), false),
    pages: read('more', (text) => wholeNumber(text, 2, mostPages), 1),
    open: read('open', (text) => idList(text, mostOpen), []),
    utc: read('utc', parseZoneOffset, undefined),
    favourites: read('ids', favouriteList, []),
  };
  return failed.length === 0 ? address : undefined;
}

/** The shared path of an address, its parameters always in the same order. */
export function homePath(address: HomeAddress): string {
  const parameters = new URLSearchParams();
  if (address.tab !== 'day') parameters.set('tab', address.tab);
  if (address.date !== undefined) parameters.set('date', address.date);
  if (address.list !== 'matches') parameters.set('list', address.list);
  if (address.byTime) parameters.set('order', 'time');
  if (address.tipped) parameters.set('tip', '1');
  if (address.women) parameters.set('women', '1');
  if (address.pages > 1) parameters.set('more', String(address.pages));
  if (address.open.length > 0) parameters.set('open', address.open.join('.'));
  if (address.utc !== undefined) parameters.set('utc', String(address.utc));
  if (address.favourites.length > 0) parameters.set('ids', address.favourites.map(({ kind, id }) => kind + id).join('.'));
  return parameters.size === 0 ? '/' : `/?${parameters}`;
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text) && number >= least && number <= most ? number : undefined;
}

function idList(text: string, most: number): number[] | undefined {
  const ids = text.split('.').map((part) => wholeNumber(part, 1, largestId));
  if (ids.length > most || ids.includes(undefined)) return undefined;
  return [...new Set(ids as number[])].sort((first, second) => first - second);
}

function favouriteList(text: string): FavouriteKey[] | undefined {
  const keys = text.split(/[.,]/).map((part) => {
    const id = wholeNumber(part.slice(1), 1, largestId);
    const kind = part[0];
    return id !== undefined && (kind === 'm' || kind === 't' || kind === 'c') ? { kind, id } : undefined;
  });
  return keys.length <= mostFavourites && keys.every((key) => key !== undefined) ? (keys as FavouriteKey[]) : undefined;
}
