import { expect, it } from 'vitest';
import { clubsOf, leagueOf } from '#domain/tournament/season/season.fixture.ts';
import type { SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import type { SeasonFormat, StageFormat } from '#domain/tournament/season-format.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import { planSeason } from './plan-season.ts';
import { projectedPlaces } from './projected-places.ts';

const clubs = clubsOf('ABCD');
const [league] = leagueOf(['points']).stages as [StageFormat];
const places = (stage: string, ...list: number[]) => ({ from: 'places', stage, places: list }) as const;
const carry = { points: 'all', record: true } as const;
const zone = (from: number, to: number, kind: string): TableZone => ({ from, to, kind });

const pairs = clubs.flatMap((homeId, index) => clubs.slice(index + 1).map((awayId) => ({ homeId, awayId })));
/** Returns the first `count` matches of a season in which each club beats those after it. */
const played = (count: number): SeasonMatch[] =>
  pairs
    .slice(0, count)
    .map((pair, index) => ({ ...pair, goals: { home: 1, away: 0 }, kickoffUtc: new Date(Date.UTC(2024, 7, 1 + index)) }));

function placesOf(stages: readonly StageFormat[], matches: readonly SeasonMatch[], ofTournament: readonly TableZone[] = []) {
  const format: SeasonFormat = { stages };
  const plan = planSeason(format, { clubs, matches });
  if (plan === undefined) return undefined;
  const { zones, ...rest } = projectedPlaces(format, plan, () => ofTournament);
  return { ...rest, zones: zones.map(({ from, to, kind }) => `${from}-${to} ${kind}`) };
}

/* As Scotland has it: zones of its table and of its lower half in the format, those of the upper half with the tournament. */
const split: StageFormat = {
  id: 'split',
  kind: 'split',
  tables: [
    { id: 'top', participants: places('league', 1, 2), meetings: 1, carry, order: ['points'] },
    { id: 'bottom', participants: places('league', 3, 4), meetings: 1, carry, order: ['points'], zones: [zone(4, 4, 'relegation')] },
  ],
};
const scottish = [
  {
    ...league,
    tables: [{ ...('tables' in league ? league.tables[0] : undefined), zones: [zone(1, 2, 'championship-round')] }],
  } as StageFormat,
  split,
];
const ofScotland = [zone(1, 1, 'champions-league-qualifying'), zone(4, 4, 'relegation')];

it('are those of the season before a split, with the way into its upper part', () => {
  expect(placesOf(scottish, played(5), ofScotland)).toEqual({
    stages: ['league', 'split'],
    zones: ['1-2 championship-round', '1-1 champions-league-qualifying', '4-4 relegation'],
    decidesTitle: true,
    goesOn: false,
  });
});

it('are those that the parts lead to once it is known who is in them', () => {
  expect(placesOf(scottish, played(6), ofScotland)?.zones).toEqual(['1-1 champions-league-qualifying', '4-4 relegation']);
});

it('are no title where the best play on in a knock-out, or nobody knows who does', () => {
  const knockOut = (participants: StageFormat & { kind: 'knock-out' }) => placesOf([league, participants], played(5));
  expect(knockOut({ id: 'final', kind: 'knock-out', participants: [places('league', 1, 2)] })).toMatchObject({
    decidesTitle: false,
    goesOn: true,
  });
  expect(knockOut({ id: 'final', kind: 'knock-out', participants: [] })).toMatchObject({ decidesTitle: false, goesOn: true });
  expect(knockOut({ id: 'europe', kind: 'knock-out', participants: [places('league', 2, 3)] })).toMatchObject({
    decidesTitle: true,
    goesOn: false,
  });
});

it('are no title where only the zones say that the best play on', () => {
  expect(placesOf([league], played(5), [zone(1, 2, 'championship-round')])).toMatchObject({ decidesTitle: false, goesOn: true });
  expect(placesOf([league], played(5), [zone(1, 2, 'champions-league')])).toMatchObject({ decidesTitle: true, goesOn: false });
});

it('are those of the tournament that is being played where there are two, and of none between them', () => {
  const apertura = { ...league, id: 'apertura' } as StageFormat;
  const clausura = { ...league, id: 'clausura' } as StageFormat;
  const liguilla = { id: 'liguilla', kind: 'knock-out', participants: [places('apertura', 1, 2)] } as const;
  expect(placesOf([apertura, liguilla, clausura], played(5))).toMatchObject({ stages: ['apertura'], decidesTitle: false, goesOn: true });
  expect(placesOf([apertura, liguilla, clausura], played(6))).toBeUndefined();
  const next = { ...played(6)[0], kickoffUtc: new Date('2025-01-10') } as SeasonMatch;
  expect(placesOf([apertura, liguilla, clausura], [...played(6), next])).toMatchObject({
    stages: ['clausura'],
    decidesTitle: true,
    goesOn: false,
  });
});

it('are those of the table that adds up two tournaments', () => {
  const apertura = { ...league, id: 'apertura' } as StageFormat;
  const clausura = { ...league, id: 'clausura' } as StageFormat;
  const annual: StageFormat = {
    id: 'annual',
    kind: 'total',
    of: ['apertura', 'clausura'],
    order: ['points'],
    zones: [zone(4, 4, 'relegation')],
  };
  expect(placesOf([apertura, clausura, annual], played(6))).toEqual({
    stages: ['annual'],
    zones: ['4-4 relegation'],
    decidesTitle: false,
    goesOn: false,
  });
});
