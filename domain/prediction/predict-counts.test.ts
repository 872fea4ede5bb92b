import { expect, it } from 'vitest';
import { predictCounts, predictedCounts } from './predict-counts.ts';

const corners = { home: 5, away: 5, league: 10, line: 9.5, over: 0.4 };

it('names the likelier side of the line of each count that was forecast', () => {
  const prediction = predictCounts({ corners, cards: { ...corners, line: 4.5, over: 0.5 } });
  expect(prediction).toEqual({ cornersLine: 9.5, cornersOverChance: 0.4, cardsLine: 4.5, cardsOverChance: 0.5 });
  expect(predictedCounts(prediction)).toEqual([
    { kind: 'corners', line: 9.5, side: 'under', chance: 0.6 },
    { kind: 'cards', line: 4.5, side: 'over', chance: 0.5 },
  ]);
});

it('is nothing without a forecast', () => {
  expect(predictedCounts(predictCounts(null))).toEqual([]);
  expect(predictedCounts(predictCounts({ corners })).map(({ kind }) => kind)).toEqual(['corners']);
});
