import { expect, it } from 'vitest';
import { type MeasuredCompetition, rankCompetitions } from './importance.ts';

interface Named extends MeasuredCompetition {
  readonly name: string;
}

const quiet = { kind: 'league', gender: 'men', level: 'senior', tier: 1, bookmakers: 0, followers: 0, pagesPerDay: 0 } as const;

function rank(...competitions: readonly Named[]): string[] {
  return rankCompetitions(competitions).map(({ name }) => name);
}

it('puts the leagues of a stronger country first, and within a country the higher', () => {
  expect(
    rank(
      { ...quiet, name: 'Guam', region: 'GU' },
      { ...quiet, name: 'Italy 3', region: 'IT', tier: 3 },
      { ...quiet, name: 'Norway', region: 'NO' },
      { ...quiet, name: 'Italy', region: 'IT' },
      { ...quiet, name: 'Czech cup', region: 'CZ', kind: 'cup' },
    ),
  ).toEqual(['Italy', 'Czech cup', 'Italy 3', 'Norway', 'Guam']);
});

it('puts a league of a small country ahead that bookmakers quote and readers follow', () => {
  const small = { ...quiet, name: 'Faroe Islands', region: 'FO' };
  const larger = { ...quiet, name: 'Norway', region: 'NO' };
  expect(rank({ ...small, bookmakers: 15 }, larger)).toEqual(['Faroe Islands', 'Norway']);
  expect(rank({ ...small, followers: 7, pagesPerDay: 3 }, larger)).toEqual(['Faroe Islands', 'Norway']);
  expect(rank(small, larger)).toEqual(['Norway', 'Faroe Islands']);
});

it('lets no flood of opened pages count for more than a league of the highest country', () => {
  expect(
    rank({ ...quiet, name: 'flooded', region: 'GU', pagesPerDay: 10_000_000 }, { ...quiet, name: 'Spain', region: 'ES', followers: 1 }),
  ).toEqual(['Spain', 'flooded']);
});

it('puts seniors before second teams, youth and friendlies, whatever was counted', () => {
  expect(
    rank(
      { ...quiet, name: 'friendlies', region: '001', level: 'friendly', pagesPerDay: 5_000 },
      { ...quiet, name: 'youth', region: 'GB-ENG', level: 'youth', pagesPerDay: 5_000 },
      { ...quiet, name: 'seconds', region: 'GB-ENG', level: 'reserves' },
      { ...quiet, name: 'seniors', region: 'GU', tier: 5 },
    ),
  ).toEqual(['seniors', 'seconds', 'youth', 'friendlies']);
});
