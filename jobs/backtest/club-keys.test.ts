import { expect, it } from 'vitest';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createClubKeys } from './club-keys.ts';
import { createCompetitions } from './competitions.ts';

const competition = createCompetitions(smallCatalogue());
const keyOf = createClubKeys(smallCatalogue());
const inEngland = (name: string) => keyOf(competition('E0'), name);

it('is one for all spellings that the catalogue has of a club, in every division of the country', () => {
  expect(inEngland('Man City')).toBe(inEngland('Manchester City'));
  expect(inEngland('Man City')).toBe(keyOf(competition('E3'), 'MANCHESTER CITY FC'));
  expect(inEngland('Man City')).not.toBe(inEngland('Man United'));
});

it('is one for spellings of an unknown club that differ in case and accents alone', () => {
  expect(inEngland('Nowhere Róvers')).toBe(inEngland('nowhere rovers'));
  expect(inEngland('Nowhere Rovers')).not.toBe(inEngland('Nowhere United'));
});

it('keeps clubs of one name in two countries apart', () => {
  expect(keyOf(competition('P1'), 'Nacional')).not.toBe(keyOf(competition('Uruguay Primera División'), 'Nacional'));
  expect(keyOf(competition('X1'), 'Arsenal')).not.toBe(inEngland('Arsenal'));
});
