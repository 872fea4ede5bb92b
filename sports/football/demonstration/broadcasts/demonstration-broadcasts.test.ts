import { expect, it } from 'vitest';
import { loadBroadcastRights } from '#data/broadcasts/load-broadcast-rights.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { coveredCountries } from '#domain/broadcast/covered-countries.ts';
import { listDemonstrationBroadcasts } from './demonstration-broadcasts.ts';

const catalogue = loadCatalogue();
const rights = listDemonstrationBroadcasts(catalogue, 7);

it('is the same for the same seed, and another for another', () => {
  expect(listDemonstrationBroadcasts(catalogue, 7)).toEqual(rights);
  expect(listDemonstrationBroadcasts(catalogue, 8)).not.toEqual(rights);
});

it('shows a country’s own competitions and the great ones in every country, and not everything else', () => {
  const of = (country: string) => new Set(rights.filter((right) => right.country === country).map(({ tournament }) => tournament));
  for (const country of coveredCountries) expect(of(country).has('international.champions-league')).toBe(true);
  expect(of('CZ').has('czechia.chance-narodni-liga')).toBe(true);
  const all = catalogue.countries.flatMap(({ tournaments }) => tournaments).length;
  expect(of('IT').size).toBeLessThan(all * 0.75);
});

it('names no channel that exists, and none twice for a competition', () => {
  const real = new Set(loadBroadcastRights().map(({ channel }) => channel));
  expect(rights.filter(({ channel }) => real.has(channel))).toEqual([]);
  const keys = rights.map(({ country, tournament, channel }) => `${country} ${tournament} ${channel}`);
  expect(new Set(keys).size).toBe(keys.length);
});
