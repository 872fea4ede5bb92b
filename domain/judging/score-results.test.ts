import { expect, it } from 'vitest';
import { scoreResults } from './score-results.ts';

it('averages the scores of each match', () => {
  /* Said 0.5, 0.3, 0.2 of a home win and of an away win. RPS: (0.5² + 0.2²) / 2 and (0.5² + 0.8²) / 2. */
  const chances = [0.5, 0.3, 0.2] as const;
  const scores = scoreResults([
    { chances, outcome: 0 },
    { chances, outcome: 2 },
  ]);
  expect(scores?.matches).toBe(2);
  expect(scores?.rps).toBeCloseTo((0.29 + 0.89) / 4, 12);
  expect(scores?.logLoss).toBeCloseTo(-(Math.log(0.5) + Math.log(0.2)) / 2, 12);
  expect(scores?.brier).toBeCloseTo((0.38 + 0.98) / 2, 12);
  /* Six chances in as many bins of one: 0.5 of what came is off by 0.5, and so on. */
  expect(scores?.calibrationError).toBeCloseTo((0.5 + 0.5 + 0.3 + 0.3 + 0.2 + 0.8) / 6, 12);
});

it('says nothing of no match', () => {
  expect(scoreResults([])).toBeUndefined();
});
