import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { nationalTeams } from './national-teams.ts';
import { neutralFinals } from './neutral-finals.ts';

const { countries, clubNames } = loadCatalogue();
const between = countries.find(({ country }) => country.slug === 'international')?.clubs ?? [];
const slugs = new Map(
  between.flatMap(({ slug, name, short, row = name, aliases }) =>
    [name, short, row, ...aliases].map((spelling) => [foldName(spelling), slug] as const),
  ),
);
const find = (name: string) => slugs.get(foldName(name));

describe('a national team', () => {
  it.each([
    ['bosnia-and-herzegovina', ['Bosnia & Herzegovina', 'Bosnia-Herzegovina', 'Bosnia and Herzegovina']],
    ['cape-verde', ['Cape Verde', 'Cape Verde Islands', 'Cabo Verde']],
    ['curacao', ['Curaçao', 'Curacao']],
    ['czechia', ['Czech Republic', 'Czechia']],
    ['dr-congo', ['DR Congo', 'Congo DR']],
    ['congo', ['Congo', 'Congo Republic']],
    ['iran', ['Iran', 'IR Iran']],
    ['ireland', ['Ireland', 'Republic of Ireland', 'Rep. Of Ireland']],
    ['ivory-coast', ['Ivory Coast', 'Côte d’Ivoire', "Cote d'Ivoire"]],
    ['north-macedonia', ['North Macedonia', 'FYR Macedonia', 'Macedonia']],
    ['northern-ireland', ['Northern Ireland']],
    ['south-korea', ['South Korea', 'Korea Republic']],
    ['turkey', ['Turkey', 'Türkiye', 'Turkiye']],
    ['usa', ['USA', 'United States']],
    ['england', ['England', 'ENG']],
  ])('%s is found by the English names of The Odds API, API-Football and football-data.org', (slug, names) => {
    expect(names.map(find)).toEqual(names.map(() => slug));
  });

  it('is called in seven languages as its country is, Tahiti by its own name', () => {
    const namesOf = (slug: string) => languages.map((language) => clubNames.get(language)?.get(slug)?.[0]);
    expect(languages).toEqual(['en', 'cs', 'de', 'es', 'el', 'it', 'pt-BR']);
    expect(namesOf('germany')).toEqual(['Germany', 'Německo', 'Deutschland', 'Alemania', 'Γερμανία', 'Germania', 'Alemanha']);
    expect(namesOf('wales')).toEqual(['Wales', 'Wales', 'Wales', 'Gales', 'Ουαλία', 'Galles', 'País de Gales']);
    expect(namesOf('netherlands')).toEqual(['Netherlands', 'Nizozemsko', 'Niederlande', 'Países Bajos', 'Ολλανδία', 'Olanda', 'Holanda']);
    expect(namesOf('tahiti')).toEqual(['Tahiti', 'Tahiti', 'Tahiti', 'Tahití', 'Ταϊτή', 'Tahiti', 'Taiti']);
  });

  it('has the three letters of football where its name is too long for a row', () => {
    const bosnia = between.find(({ slug }) => slug === 'bosnia-and-herzegovina');
    expect([bosnia?.name, bosnia?.row, bosnia?.short]).toEqual(['Bosnia and Herzegovina', 'BIH', 'BIH']);
    expect(clubNames.get('el')?.get('switzerland')).toEqual(['Ελβετία', 'Ελβετία']);
    expect(clubNames.get('cs')?.get('switzerland')).toEqual(['Švýcarsko', 'Švýcarsko']);
  });

  it('has an address, a region and letters that no other has, and none of a club', () => {
    const clubs = countries.flatMap((country) => country.clubs.map(({ slug }) => slug));
    expect(clubs.filter((slug, index) => clubs.indexOf(slug) !== index)).toEqual([]);
    for (const member of ['region', 'code'] as const) expect(new Set(nationalTeams.map((team) => team[member])).size).toBe(211);
    expect(between).toHaveLength(211);
  });
});

it('plays finals that the catalogue has on neutral ground', () => {
  const finals = countries.flatMap(({ country, tournaments }) => tournaments.map(({ slug }) => `${country.slug}.${slug}`));
  expect([...neutralFinals].filter((id) => !finals.includes(id))).toEqual([]);
});

const folder = sharedData('international');

it.skipIf(folder === undefined)('knows every team of finals and qualifiers since 2002 (skipped where ../shared/data is not there)', () => {
  const competitions = ['FIFA World Cup', 'FIFA World Cup qualification', 'UEFA Euro', 'UEFA Euro qualification', 'UEFA Nations League'];
  const played = readFileSync(join(folder as string, 'results.csv'), 'utf8')
    .split('\n')
    .map((line) => line.split(','))
    .filter(([date = '', , , , , competition = '']) => date >= '2002' && competitions.includes(competition));
  expect(played.length).toBeGreaterThan(5_000);
  const teams = new Set(played.flatMap(([, home = '', away = '']) => [home, away]));
  expect([...teams].filter((team) => find(team) === undefined)).toEqual([]);
});
