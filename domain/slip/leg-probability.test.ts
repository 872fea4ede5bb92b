import { describe, expect, it } from 'vitest';
import { legProbability } from './leg-probability.ts';

/** Two independent Poisson distributions: every chance follows from e to the power of −1.8 and −1.5. */
const parameters = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };

describe('the probability of a leg', () => {
  it('is that of its bet: both score with (1 − e^−1.8)(1 − e^−1.5)', () => {
    const expected = (1 - Math.exp(-1.8)) * (1 - Math.exp(-1.5));
    expect(legProbability({ market: 'both-teams-to-score', line: 0, selection: 'yes' }, parameters, undefined)).toBeCloseTo(expected, 6);
  });

  it('leaves returned stakes out: draw no bet is home against away', () => {
    const home = legProbability({ market: 'match-result', line: 0, selection: 'home' }, parameters, undefined) as number;
    const away = legProbability({ market: 'match-result', line: 0, selection: 'away' }, parameters, undefined) as number;
    const noBet = legProbability({ market: 'draw-no-bet', line: 0, selection: 'home' }, parameters, undefined);
    expect(noBet).toBeCloseTo(home / (home + away), 10);
  });

  it('at the break counts the goals before it, and is unknown where their part is', () => {
    // Each side scores k: the sum of (0.9 × 0.75)^k ÷ k!², times e^−1.65.
    const draw = Math.exp(-1.65) * [1, 1, 2, 6, 24, 120].reduce((sum, factorial, k) => sum + 0.675 ** k / factorial ** 2, 0);
    const bet = { market: 'half-time-result', line: 0, selection: 'draw' } as const;
    expect(legProbability(bet, parameters, 0.5)).toBeCloseTo(draw, 5);
    expect(legProbability(bet, parameters, undefined)).toBeUndefined();
  });
});
