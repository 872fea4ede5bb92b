import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTennisPlayers } from './tennis-players.ts';

const describePlayer = loadTennisPlayers();

describe('loadTennisPlayers', () => {
  it.each([
    ['alcaraz c', 'Carlos Alcaraz', 'C. Alcaraz', 'ESP', 'spain'],
    ['lehecka j', 'Jiří Lehečka', 'J. Lehečka', 'CZE', 'czechia'],
    ['tsonga jw', 'Jo-Wilfried Tsonga', 'J.-W. Tsonga', 'FRA', 'france'],
    ['cerundolo jm', 'Juan Manuel Cerúndolo', 'J. M. Cerúndolo', 'ARG', 'argentina'],
    ['wolf jj', 'J. J. Wolf', 'J. J. Wolf', 'USA', 'usa'],
    ['murray a', 'Andy Murray', 'A. Murray', 'GBR', undefined],
    ['medvedev d', 'Daniil Medvedev', 'D. Medvedev', undefined, undefined],
  ])('knows %s as %s', (key, name, rowName, countryCode, country) => {
    expect(describePlayer('atp', { key, name: '' })).toMatchObject({ name, rowName, countryCode, country });
  });

  it.each([
    ['galan de', 'galan d'],
    ['barriosvera mt', 'barrios m'],
    ['zayid ms', 'zayid m'],
  ])('takes %s and %s for one', (key, other) => {
    expect(describePlayer('atp', { key, name: '' })).toBe(describePlayer('atp', { key: other, name: '' }));
  });

  it('turns the name of somebody whom it does not know', () => {
    expect(describePlayer('atp', { key: 'samplemoss cd', name: 'Sample Moss C.D.' })).toEqual({
      slug: 'samplemoss-cd',
      name: 'C. D. Sample Moss',
      rowName: 'C. D. Sample Moss',
      countryCode: undefined,
      country: undefined,
    });
  });

  it('names countries of the catalogue', () => {
    const countries = new Set(loadCatalogue().countries.map(({ country }) => country.slug));
    for (const key of ['thiem d', 'wawrinka s', 'kwon sw', 'harris l']) {
      expect(countries).toContain(describePlayer('atp', { key, name: '' }).country);
    }
  });
});
