import { expect, it } from 'vitest';
import { z } from 'zod';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { readSportFile } from '#data/catalogue/sports/read-sport-file.ts';
import { demonstrationSeed } from '#demonstration/catalogue/demonstration-seed.ts';
import { InventedNames } from '#demonstration/people/invented-names.ts';
import { combineSeeds } from '#domain/chance/random.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { wellKnownPlayers } from '#tests/factories/well-known-players.ts';
import { tours } from '../domain/tennis-event.ts';
import { TourPlayers } from './tour-players.ts';

const names = new InventedNames();
const [men, women] = tours.map((tour) => new TourPlayers(tour, combineSeeds(demonstrationSeed, 'tennis'), names).all);
const players = [...(men ?? []), ...(women ?? [])];
const unique = (values: readonly string[]) => new Set(values).size === values.length;

it('have names, rows and addresses of their own on both tours, and on each tour a surname of their own', () => {
  expect(players.length).toBeGreaterThan(180);
  expect(unique(players.map(({ name }) => foldName(name)))).toBe(true);
  expect(unique(players.map(({ slug }) => slug))).toBe(true);
  for (const tour of [men, women]) expect(unique((tour ?? []).map(({ shortName }) => foldName(shortName)))).toBe(true);
});

it('are called as women of their country are', () => {
  const ofCountry = (nation: string) => (women ?? []).filter((player) => player.nation === nation).map(({ shortName }) => shortName);
  expect(ofCountry('CZE')).toHaveLength(10);
  for (const surname of ofCountry('CZE')) expect(surname).toMatch(/(?:ová|á|í)$/);
  for (const surname of ofCountry('POL')) expect(surname).not.toMatch(/[sc]ki$/);
  for (const surname of ofCountry('GRE')) expect(surname).not.toMatch(/s$/);
});

it('are no real players, neither in full nor as a row has them', () => {
  const real = readSportFile(
    new URL('../data/catalogue/tennis-players.json', import.meta.url),
    z.array(z.looseObject({ given: z.string(), surname: z.string() })),
  );
  const known = new Set(real.flatMap(({ given, surname }) => [foldName(`${given} ${surname}`), foldName(`${given.charAt(0)} ${surname}`)]));
  for (const name of wellKnownPlayers) known.add(foldName(name));
  expect(known.size).toBeGreaterThan(1_000);
  expect(players.filter(({ name, rowName }) => known.has(foldName(name)) || known.has(foldName(rowName)))).toEqual([]);
});

it('fit their places: a row has at most 18 letters, what prose and slips say at most 12', () => {
  for (const { rowName, shortName } of players) {
    expect(rowName.length).toBeLessThanOrEqual(18);
    expect(shortName.length).toBeLessThanOrEqual(12);
  }
});

it('stand at no address of a club', () => {
  const clubs = [
    ...loadCatalogue().countries.flatMap((country) => country.clubs),
    ...loadTwoSidedCatalogue().basketball.competitions.flatMap((competition) => competition.clubs),
  ].map(({ slug }) => slug);
  expect(players.filter(({ slug }) => clubs.includes(slug))).toEqual([]);
});
