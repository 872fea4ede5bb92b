import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/chance/random.ts';
import { clusteredRatio, type RatioPart, ratioInterval } from './clustered-ratio.ts';

const part = (cluster: number, numerator: number, denominator = 1): RatioPart => ({ cluster, numerator, denominator });
const intervalOf = (parts: readonly RatioPart[]) => ratioInterval(clusteredRatio(parts) as NonNullable<ReturnType<typeof clusteredRatio>>);

describe('a ratio of single parts', () => {
  it('has the textbook interval of a mean: of 1, −1, 1 it is 1/3 ± 4.303 · √(4/3 / 3)', () => {
    const interval = intervalOf([part(1, 1), part(2, -1), part(3, 1)]);
    expect(interval?.low).toBeCloseTo(1 / 3 - 4.3027 * (2 / 3), 3);
    expect(interval?.high).toBeCloseTo(1 / 3 + 4.3027 * (2 / 3), 3);
  });

  it('has none for a single part, nor for parts that are all alike', () => {
    expect(intervalOf([part(1, 1)])).toBeUndefined();
    expect(intervalOf([part(1, -1), part(2, -1), part(3, -1)])).toBeUndefined();
  });

  it('is undefined where nothing is there to divide by', () => {
    expect(clusteredRatio([])).toBeUndefined();
    expect(clusteredRatio([part(1, 0, 0)])).toBeUndefined();
  });
});

describe('a ratio of parts that hang together', () => {
  it('has the variance of the clusters: two matches, two tips each, all of one won and all of the other lost', () => {
    // Residuals 2 and −2 over a stake of 4: 2/1 · 8 / 16 = 1, against 4/3 · 4 / 16 = 1/3 if the four were independent.
    expect(clusteredRatio([part(1, 1), part(1, 1), part(2, -1), part(2, -1)])).toEqual({ ratio: 0, variance: 1, clusters: 2 });
    expect(clusteredRatio([part(1, 1), part(2, 1), part(3, -1), part(4, -1)])?.variance).toBeCloseTo(1 / 3, 12);
  });

  it('weighs parts by their denominators: 3 and 1 of stakes of 6 and 2', () => {
    expect(clusteredRatio([part(1, 3, 6), part(2, 1, 2)])).toEqual({ ratio: 0.5, variance: 0, clusters: 2 });
  });

  it('holds the truth in about 95 of 100 records in which tips come in pairs that share their fate', () => {
    const random = createRandom(95);
    let held = 0;
    for (let record = 0; record < 1000; record += 1) {
      const parts = Array.from({ length: 100 }, (_, match) => {
        const profit = random.uniform() < 0.4 ? 1.5 : -1;
        return [part(match, profit), part(match, profit)];
      }).flat();
      const interval = intervalOf(parts);
      // Won with 0.4 at 2.50: nothing is gained in the long run.
      if (interval !== undefined && interval.low <= 0 && interval.high >= 0) held += 1;
    }
    expect(held / 1000).toBeGreaterThan(0.93);
    expect(held / 1000).toBeLessThan(0.97);
  });
});
