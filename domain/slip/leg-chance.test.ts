import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/odds/bet.ts';
import { legChance } from './leg-chance.ts';

/** Two independent Poisson distributions: every chance follows from e to the power of −1.8 and −1.5. */
const parameters = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };

describe('the chance of a selection on football', () => {
  const chanceOf = (bet: Bet, halfTimeShare: number | null = null) =>
    legChance({ sport: 'football', bet, forecasts: { model: parameters }, match: { facts: {}, halfTimeShare } }, [])?.probability;

  it('is that of its bet: both score with (1 − e^−1.8)(1 − e^−1.5)', () => {
    const expected = (1 - Math.exp(-1.8)) * (1 - Math.exp(-1.5));
    expect(chanceOf({ market: 'both-teams-to-score', line: 0, selection: 'yes' })).toBeCloseTo(expected, 6);
  });

  it('leaves returned stakes out: draw no bet is home against away', () => {
    const home = chanceOf({ market: 'match-result', line: 0, selection: 'home' }) as number;
    const away = chanceOf({ market: 'match-result', line: 0, selection: 'away' }) as number;
    const noBet = chanceOf({ market: 'draw-no-bet', line: 0, selection: 'home' });
    expect(noBet).toBeCloseTo(home / (home + away), 10);
  });

  it('at the break counts the goals before it, and is unknown where their part is', () => {
    // Each side scores k: the sum of (0.9 × 0.75)^k ÷ k!², times e^−1.65.
    const draw = Math.exp(-1.65) * [1, 1, 2, 6, 24, 120].reduce((sum, factorial, k) => sum + 0.675 ** k / factorial ** 2, 0);
    const bet = { market: 'half-time-result', line: 0, selection: 'draw' } as const;
    expect(chanceOf(bet, 0.5)).toBeCloseTo(draw, 5);
    expect(chanceOf(bet)).toBeUndefined();
  });
});

const facts = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 3, ranks: [1, 2] } as const;
const tennis = {
  sport: 'tennis',
  match: { facts, halfTimeShare: null },
  forecasts: { model: { firstWins: 0.6, bestOf: 3 }, blended: { firstWins: 0.7, bestOf: 3 } },
} as const;
/** A lead of 0 is as likely on either side; 68.27% of games end within one standard deviation. */
const forecast = { lead: { mean: 0, deviation: 12 }, total: { mean: 220, deviation: 18 } };
const basketball = {
  sport: 'basketball',
  match: { facts: { stage: 'regular', venue: 'home' }, halfTimeShare: null },
  forecasts: { model: forecast },
} as const;

const quote = (market: 'total', line: number, prices: readonly number[]) => ({
  bookmaker: 'pinnacle',
  kind: 'bookmaker' as const,
  market,
  line,
  prices,
});

describe('the chance of a selection on tennis or basketball', () => {
  it('on the winner is that of the forecast that knows most', () => {
    expect(legChance({ ...tennis, bet: { market: 'match-winner', line: 0, selection: 'second' } }, [])).toEqual({
      probability: expect.closeTo(0.3),
      basis: 'blended',
    });
  });

  it('on a line is what the prices of the line stand for: 1.95 against 1.95 is even, whatever the forecast says', () => {
    const bet = { market: 'total', line: 225.5, selection: 'over' } as const;
    expect(legChance({ ...basketball, bet }, [quote('total', 225.5, [1.95, 1.95])])).toEqual({
      probability: expect.closeTo(0.5),
      basis: 'blended',
    });
  });

  it('on a line that nobody quotes follows from the forecast: one standard deviation above the mean are 15.87%', () => {
    expect(legChance({ ...basketball, bet: { market: 'spread', line: -12, selection: 'home' } }, [])?.basis).toBe('model');
    const over = legChance({ ...basketball, bet: { market: 'total', line: 238, selection: 'over' } }, []);
    /* Of the whole number 238 the half points around it come back: 15.2% above 238.5 against 83.5% below 237.5. */
    expect(over?.probability).toBeCloseTo(0.152 / (0.152 + 0.8346), 2);
    const straight = legChance({ ...tennis, bet: { market: 'set-handicap', line: -1.5, selection: 'first' } }, []);
    expect(straight?.probability).toBeGreaterThan(0.4);
    expect(straight?.probability).toBeLessThan(0.7);
  });
});
