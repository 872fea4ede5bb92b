import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { demonstrationSeed } from '#demonstration/catalogue/demonstration-seed.ts';
import { combineSeeds, hashText } from '#domain/chance/random.ts';
import { compareNames } from '#domain/player/compare-names.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { toDemonstrationCatalogue } from '#sports/football/demonstration/catalogue/to-demonstration-catalogue.ts';
import { squadOf } from '#sports/football/demonstration/clubs/squads.ts';
import { wellKnownPlayers } from '#tests/factories/well-known-players.ts';
import { namesByCountry } from './invented-names.ts';
import { nameSquads } from './name-squads.ts';
import { namesOf } from './names/names-of-country.ts';

const catalogue = toDemonstrationCatalogue(loadCatalogue());
const squads = nameSquads(catalogue, demonstrationSeed);
const players = [...squads.values()].flat();
const squad = (slug: string) => squads.get(slug) ?? [];
const shareOf = (slugs: readonly string[], country: string, gender: 'men' | 'women' = 'men') => {
  const given = new Set(namesOf(namesByCountry[country]?.[gender] ?? ''));
  const all = slugs.flatMap(squad);
  return all.filter(({ name = '' }) => [...given].some((each) => name.startsWith(`${each} `))).length / all.length;
};
const clubsOf = (id: string) => catalogue.tournaments.find((tournament) => tournament.id === id)?.clubs.map(({ slug }) => slug) ?? [];

it('names every player of every club, no two alike', () => {
  expect(players.length).toBeGreaterThan(25_000);
  const names = players.map(({ name = '' }) => foldName(name));
  expect(names.filter((name) => !name.includes(' '))).toEqual([]);
  expect(names.length - new Set(names).size).toBe(0);
});

it('invents nobody who is a well-known player', () => {
  const real = new Set(wellKnownPlayers.map(foldName));
  expect(real.size).toBeGreaterThan(150);
  expect(players.map(({ name = '' }) => name).filter((name) => real.has(foldName(name)))).toEqual([]);
});

it('has no two in a club whom a list without numbers could confuse', () => {
  for (const members of [...squads.values()].filter((_, index) => index % 12 === 0)) {
    const names = members.map(({ name = '' }) => name);
    const alike = names.flatMap((name, index) =>
      names.slice(index + 1).filter((other) => ['same', 'likely'].includes(compareNames(name, other))),
    );
    expect(alike).toEqual([]);
  }
});

it('leaves numbers and positions as they were', () => {
  const plain = squadOf(combineSeeds(demonstrationSeed, hashText('arsenal')));
  expect(squad('arsenal').map(({ shirtNumber, position }) => ({ shirtNumber, position }))).toEqual(plain);
});

it('has most foreigners in the richest leagues and few in lower ones', () => {
  expect(shareOf(clubsOf('czechia.chance-liga'), 'czechia')).toBeGreaterThan(0.65);
  expect(shareOf(clubsOf('england.premier-league'), 'england')).toBeLessThan(0.6);
  expect(shareOf(clubsOf('england.league-two'), 'england')).toBeGreaterThan(0.75);
  expect(shareOf(clubsOf('spain.liga-f'), 'spain', 'women')).toBeGreaterThan(0.65);
});

it('gives everybody the same name in another catalogue, as far as no other has it', () => {
  const tournaments = catalogue.tournaments.filter(({ id }) => id === 'czechia.chance-liga');
  const alone = nameSquads({ tournaments }, demonstrationSeed);
  const kept = [...alone].flatMap(([slug, members]) => members.filter(({ name }, index) => name === squad(slug)[index]?.name));
  expect(kept.length / [...alone.values()].flat().length).toBeGreaterThan(0.8);
});

it('has players between 17 and 38 in the season of 2026', () => {
  const ages = players.map(({ birthDate = '' }) => (Date.parse('2026-11-21') - Date.parse(birthDate)) / (365.25 * 86_400_000));
  expect(Math.min(...ages)).toBeGreaterThan(17);
  expect(Math.max(...ages)).toBeLessThan(40);
  expect(ages.reduce((sum, age) => sum + age, 0) / ages.length).toBeCloseTo(28, 0);
});
