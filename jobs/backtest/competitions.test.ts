import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createCompetitions } from './competitions.ts';

const whole = createCompetitions(loadCatalogue());
const small = createCompetitions(smallCatalogue());

it.each([
  ['E0', 'england', 1],
  ['E3', 'england', 4],
  ['EC', 'england', 5],
  ['SC0', 'scotland', 1],
  ['SP2', 'spain', 2],
  ['B1', 'belgium', 1],
  ['Brazil Serie A', 'brazil', 1],
])('knows the country and the tier of %s', (code, country, tier) => {
  expect(whole(code)).toMatchObject({ code, country, tier });
});

it('counts on within a country of which the catalogue has another division', () => {
  expect(small('E1')).toMatchObject({ country: 'england', tier: 2 });
  expect(small('P2')).toMatchObject({ country: 'portugal', tier: 2 });
  expect(small('EC')).toMatchObject({ country: 'england', tier: undefined });
});

it('makes a country of the divisions that share their letters or their first word', () => {
  expect(small('X1').country).toBe(small('X2').country);
  expect(small('X2').tier).toBe(2);
  expect(small('SP1').country).not.toBe(small('SC1').country);
  expect(small('Norway Eliteserien').country).toBe(small('Norway Obos-ligaen').country);
  expect(small('Norway Eliteserien').country).not.toBe(small('Poland Ekstraklasa').country);
});

it('takes seasons for calendar years only where the catalogue says so', () => {
  expect(whole('Brazil Serie A').season).toBe('calendar-year');
  expect(small('X1').season).toBe('autumn-spring');
});
