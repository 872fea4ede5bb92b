import { describe, expect, it } from 'vitest';
import type { CourtOpinion } from '#domain/sports/court-prices.ts';
import { courtLegChance } from './court-leg-chance.ts';

const facts = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 3, ranks: [1, 2] } as const;
const tennis = {
  sport: 'tennis',
  facts,
  forecasts: { model: { firstWins: 0.6, bestOf: 3 }, blended: { firstWins: 0.7, bestOf: 3 } },
} as const;
/** A lead of 0 is as likely on either side; 68.27% of games end within one standard deviation. */
const forecast = { lead: { mean: 0, deviation: 12 }, total: { mean: 220, deviation: 18 } };
const basketball = { sport: 'basketball', forecasts: { model: forecast } } as const;

const quote = (market: CourtOpinion['market'], line: number, prices: readonly number[]): CourtOpinion => ({
  bookmaker: 'pinnacle',
  kind: 'bookmaker',
  market,
  line,
  prices,
});

describe('the chance of a selection on tennis or basketball', () => {
  it('on the winner is that of the forecast that knows most', () => {
    expect(courtLegChance({ ...tennis, bet: { market: 'match-winner', line: 0, selection: 'second' } }, [])).toEqual({
      probability: expect.closeTo(0.3),
      basis: 'blended',
    });
  });

  it('on a line is what the prices of the line stand for: 1.95 against 1.95 is even, whatever the forecast says', () => {
    const bet = { market: 'total', line: 225.5, selection: 'over' } as const;
    expect(courtLegChance({ ...basketball, bet }, [quote('total', 225.5, [1.95, 1.95])])).toEqual({
      probability: expect.closeTo(0.5),
      basis: 'blended',
    });
  });

  it('on a line that nobody quotes follows from the forecast: one standard deviation above the mean are 15.87%', () => {
    expect(courtLegChance({ ...basketball, bet: { market: 'spread', line: -12, selection: 'home' } }, [])?.basis).toBe('model');
    const over = courtLegChance({ ...basketball, bet: { market: 'total', line: 238, selection: 'over' } }, []);
    /* Of the whole number 238 the half points around it come back: 15.2% above 238.5 against 83.5% below 237.5. */
    expect(over?.probability).toBeCloseTo(0.152 / (0.152 + 0.8346), 2);
    const straight = courtLegChance({ ...tennis, bet: { market: 'set-handicap', line: -1.5, selection: 'first' } }, []);
    expect(straight?.probability).toBeGreaterThan(0.4);
    expect(straight?.probability).toBeLessThan(0.7);
  });
});
