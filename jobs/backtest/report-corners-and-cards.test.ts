import { expect, it } from 'vitest';
import { type PlacedCount, reportCornersAndCards } from './report-corners-and-cards.ts';

const count = (forecast: number, isOver: boolean, over: Partial<PlacedCount> = {}): PlacedCount => {
  return { kind: 'corners', line: 9.5, forecast, leagueRate: 0.5, isOver, division: 'X1', season: '2022-23', ...over };
};

it('measures the forecast by the rate of the league, in all, by band, by division and by season', () => {
  const [corners, ...others] = reportCornersAndCards([
    count(0.6, true),
    count(0.4, false, { division: 'X2' }),
    count(0.52, false, { season: '2023-24' }),
  ]);
  expect(others).toEqual([]);
  /* −ln of 0.6, 0.6 and 0.48 against −ln of a half. */
  const loss = -(2 * Math.log(0.6) + Math.log(0.48)) / 3;
  expect(corners).toMatchObject({
    kind: 'corners',
    matches: 3,
    logLoss: { forecast: expect.closeTo(loss, 12), leagueRate: expect.closeTo(Math.LN2, 12) },
    /* Both sides: 2 · 0.4², 2 · 0.4², 2 · 0.52² against 2 · 0.5². */
    brier: { forecast: expect.closeTo((2 * 0.32 + 0.5408) / 3, 12), leagueRate: 0.5 },
    gapPercent: expect.closeTo((loss / Math.LN2 - 1) * 100, 9),
    promised: expect.closeTo(1.72 / 3, 12),
    right: expect.closeTo(2 / 3, 12),
    rightByLeagueRate: expect.closeTo(1 / 3, 12),
  });
  expect(corners?.bands).toEqual([
    { from: 0.5, matches: 1, promised: 0.52, right: 0 },
    { from: 0.6, matches: 2, promised: 0.6, right: 1 },
  ]);
  expect(corners?.divisions.map(({ division, matches }) => [division, matches])).toEqual([
    ['X1', 2],
    ['X2', 1],
  ]);
  expect(corners?.seasons.map(({ season, matches }) => [season, matches])).toEqual([
    ['2022-23', 2],
    ['2023-24', 1],
  ]);
});
