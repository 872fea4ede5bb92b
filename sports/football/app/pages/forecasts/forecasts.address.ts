import { type AddressOf, address } from '#app/addresses/address.ts';
import { choice, count, day, flag, id, zoneOffset } from '#app/addresses/parameter.ts';

/** The columns that the table can be sorted by, the default first. */
export const forecastSorts = [
  'kickoff',
  'match',
  'home',
  'draw',
  'away',
  'over',
  'both',
  'score',
  'goals',
  'moved',
  'reliability',
] as const;
export type ForecastSort = (typeof forecastSorts)[number];

const maxPages = 20;

/** The forecasts of all matches of a day. */
export const forecastsAddress = address('/forecasts', {
  date: day,
  /** A competition by its number. */
  league: id(),
  /** True for only the matches with a tip. */
  tip: flag(),
  sort: choice(forecastSorts),
  /** True to reverse the column's usual order. */
  reversed: flag(),
  /** The number of pages of matches shown. */
  more: count(maxPages),
  utc: zoneOffset,
});

export type ForecastsAddress = AddressOf<typeof forecastsAddress>;

/** Returns the address, the same in every language, of the scores of the forecasts to download. */
export const forecastAccuracyPath = (extension: 'csv' | 'json') => `/forecasts/scores.${extension}`;
