import { expect, it } from 'vitest';
import { resultsOf } from './match-to-tell.fixture.ts';
import { runsOf } from './runs.ts';

it('a run is as long as the newest results hold it', () => {
  expect(runsOf({ results: resultsOf('WWLW') })).toMatchObject({ winning: 2, losing: 0, unbeaten: 2, winless: 0 });
  expect(runsOf({ results: resultsOf('LLDWL') })).toMatchObject({ winning: 0, losing: 2, unbeaten: 0, winless: 3 });
});

it('a run that nothing has ended is as long as the season', () => {
  expect(runsOf({ results: resultsOf('DWDWD') })).toMatchObject({ winning: 0, unbeaten: 5, winless: 1 });
});

it('counts matches without a goal of one’s own, and without one conceded', () => {
  const results = [
    { scored: 0, conceded: 0, atHome: true },
    { scored: 0, conceded: 2, atHome: false },
    { scored: 1, conceded: 0, atHome: true },
  ];
  expect(runsOf({ results })).toMatchObject({ goalless: 2, cleanSheets: 1 });
});

it('a club without a match has no run', () => {
  expect(Object.values(runsOf({ results: [] }))).toEqual([0, 0, 0, 0, 0, 0]);
});
