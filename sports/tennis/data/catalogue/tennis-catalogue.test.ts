import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { findTennisTournament, loadTennisCatalogue } from './tennis-catalogue.ts';

const tournaments = loadTennisCatalogue();

it('knows each tournament once, in a country of the catalogue and a zone that there is', () => {
  const countries = new Set(loadCatalogue().countries.map(({ country }) => country.slug));
  expect(tournaments.filter(({ country }) => !countries.has(country)).map(({ slug }) => slug)).toEqual([]);
  expect(new Set(tournaments.map(({ slug }) => slug)).size).toBe(tournaments.length);
  expect(new Set(tournaments.map(({ priority }) => priority)).size).toBe(tournaments.length);
  for (const { zone } of tournaments) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

it.each([
  ['atp', 'London', 'Wimbledon', 'wimbledon'],
  ['wta', 'London', 'Wimbledon', 'wimbledon-women'],
  ['atp', 'London', 'Masters Cup', 'atp-finals'],
  ['atp', 'New York', 'Western & Southern Financial Group Masters', 'cincinnati'],
  ['atp', 'Barcelona', 'Open Banco Sabadell', 'barcelona'],
  ['atp', 'Barcelona', 'A Sponsor to Come Open', 'barcelona'],
  ['atp', 'Adelaide', 'Adelaide International 2', 'adelaide-2'],
  ['atp', 'Adelaide', 'Adelaide International', 'adelaide'],
  ['atp', 'Paris', 'A Cup to Come', undefined],
] as const)('finds what a file of the %s calls %s, %s', (tour, town, name, slug) => {
  expect(findTennisTournament(tournaments, tour, { town, name })?.slug).toBe(slug);
});
