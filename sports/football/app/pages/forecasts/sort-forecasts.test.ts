import { describe, expect, it } from 'vitest';
import type { ForecastRow } from './forecast-row.ts';
import { sortForecasts } from './sort-forecasts.ts';

const compare = new Intl.Collator('cs').compare;

const match = (id: number, homeName: string, hour: number, forecast?: object) =>
  ({ id, homeName, kickoffUtc: new Date(Date.UTC(2024, 3, 6, hour)), forecast }) as unknown as ForecastRow;
const said = (home: number, level: number, matches: number) => ({
  chances: { home, draw: 0.25, away: 0.75 - home, overTwoAndHalf: 0.5, bothScore: 0.5 },
  likeliest: { home: 1, away: 1, chance: 0.12 },
  goals: { home: 3 * home, away: 1 },
  reliability: { level, matches },
  homeMoved: 0.3 - home,
});

const rows = [
  match(1, 'Zlín', 18, said(0.4, 5, 90)),
  match(2, 'Čáslav', 15),
  match(3, 'Cheb', 16, said(0.6, 4, 150)),
  match(4, 'Dukla', 16, said(0.2, 5, 140)),
];

const ids = (sort: Parameters<typeof sortForecasts>[1]['sort'], reversed = false) =>
  sortForecasts(rows, { sort, reversed }, compare).map(({ id }) => id);

describe('the table', () => {
  it('stands by kick-off, those of one hour as they came', () => {
    expect(ids('kickoff')).toEqual([2, 3, 4, 1]);
    expect(ids('kickoff', true)).toEqual([1, 3, 4, 2]);
  });

  it('stands by name as the language orders letters: in Czech Ch comes after H', () => {
    expect(ids('match')).toEqual([2, 4, 3, 1]);
  });

  it('stands by a figure with the greatest first, or last, and without a forecast at the end either way', () => {
    expect(ids('home')).toEqual([3, 1, 4, 2]);
    expect(ids('home', true)).toEqual([4, 1, 3, 2]);
    expect(ids('goals')).toEqual([3, 1, 4, 2]);
    expect(ids('moved')).toEqual([4, 1, 3, 2]);
  });

  it('stands by the level of reliability, and of one level by the matches behind it', () => {
    expect(ids('reliability')).toEqual([4, 1, 3, 2]);
  });

  it('keeps the order of equals', () => {
    expect(ids('score')).toEqual([1, 3, 4, 2]);
    expect(ids('draw', true)).toEqual([1, 3, 4, 2]);
  });
});
