import { expect, it } from 'vitest';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { marketOpinions } from './market-opinions.ts';

const grids = { grid: scoreGrid({ homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 }) };
const quotedAt = new Date('2024-04-05T12:00:00Z');
const quote = { matchId: 1, bookmaker: 'bet365', kind: 'bookmaker', phase: 'opening', quotedAt, firstSeenAt: quotedAt } as const;

it('takes the margin out of even prices evenly, and leaves out what nobody quotes', () => {
  const opinions = marketOpinions(grids, undefined, [
    { ...quote, market: 'both-teams-to-score', line: 0, prices: [1.9, 1.9] },
    { ...quote, market: 'total-goals', line: 3.5, prices: [2.2, 1.7] },
  ]);
  expect(opinions).toHaveLength(1);
  expect(opinions[0]).toMatchObject({ bet: { market: 'both-teams-to-score', selection: 'yes' } });
  expect(opinions[0]?.market).toBeCloseTo(0.5, 9);
  // (1 − e^−1.8)(1 − e^−1.5)
  expect(opinions[0]?.model).toBeCloseTo(0.6485, 4);
  expect(opinions[0]).not.toHaveProperty('headline');
});

it('takes the margin out of uneven prices by the power method, as the forecast and the closing prices do', () => {
  const [home, draw, away] = marketOpinions(grids, undefined, [{ ...quote, market: 'match-result', line: 0, prices: [4.2, 3.7, 1.95] }]);
  // The worked example of the R package "implied"; Shin's method would give 0.2316, 0.2636 and 0.5048.
  expect([home?.market, draw?.market, away?.market]).toEqual([0.2311, 0.2631, 0.5058].map((share) => expect.closeTo(share, 4)));
});

it('takes more than half of the odds on the result from the sharpest bookmaker, as the forecast does', () => {
  const result = { ...quote, market: 'match-result', line: 0 } as const;
  // Without a margin: 0.5, 0.25 and 0.25 on average, and 0.54, 0.24 and 0.22 by the sharpest.
  const [home, draw] = marketOpinions(grids, undefined, [
    { ...result, kind: 'market-average', bookmaker: 'market-average', prices: [2, 4, 4] },
    { ...result, bookmaker: 'pinnacle', prices: [1 / 0.54, 1 / 0.24, 1 / 0.22] },
  ]);
  expect([home?.market, draw?.market]).toEqual([0.528, 0.243].map((chance) => expect.closeTo(chance, 9)));
});
