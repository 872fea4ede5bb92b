import { describe, expect, it } from 'vitest';
import { createStrengthPool } from './strength-pool.ts';

const apart = () => 0;

describe('a pool of strengths', () => {
  it('learns from a result as a Kalman filter does, worked by hand', () => {
    const pool = createStrengthPool();
    pool.enter(1, 0, 0.3, apart);
    pool.enter(2, 0, 0.1, apart);
    // Variance 0.4 of the difference and 0.6 of the observation; surprised by 1.
    pool.learn(1, 2, 1, 1);
    expect(pool.mean(1)).toBeCloseTo(0.3, 12);
    expect(pool.mean(2)).toBeCloseTo(-0.1, 12);
    expect(pool.variance(1)).toBeCloseTo(0.3 - 0.09, 12);
    expect(pool.variance(2)).toBeCloseTo(0.1 - 0.01, 12);
    expect(pool.covariance(1, 2)).toBeCloseTo(0.03, 12);
  });

  it('learns about a club from a match between two others that it has met', () => {
    const pool = createStrengthPool();
    for (const club of [1, 2, 3]) pool.enter(club, 0, 0.5, apart);
    pool.learn(1, 2, 0, 1.5);
    pool.learn(2, 3, 1, 1.5);
    // Club 1 was level with club 2, which has turned out strong.
    expect(pool.mean(1)).toBeGreaterThan(0);
    expect(pool.mean(3)).toBeLessThan(0);
  });

  it('learns what all have in common from a match against an outsider', () => {
    const pool = createStrengthPool();
    pool.enter(1, 0, 0.3, apart);
    pool.enter(2, 0, 0.3, () => 0.2);
    pool.learn(1, undefined, 1, 1);
    expect(pool.mean(1)).toBeCloseTo(0.3, 12);
    expect(pool.mean(2)).toBeCloseTo(0.2, 12);
    pool.learn(undefined, 2, 1, 1);
    expect(pool.mean(2)).toBeLessThan(0.2);
  });

  it('learns from the place of a club among others, worked by hand', () => {
    const pool = createStrengthPool();
    for (const club of [1, 2, 3]) pool.enter(club, 0, 0.4, apart);
    // Variance 0.4 + 0.4 / 2 of the difference to the average of two and 0.4 of the expectation; expected 1 higher.
    pool.learnPlace(1, [2, 3], 1, 0.4);
    expect(pool.mean(1)).toBeCloseTo(0.4, 12);
    expect(pool.mean(2)).toBeCloseTo(-0.2, 12);
    expect(pool.variance(1)).toBeCloseTo(0.4 - 0.16, 12);
    expect(pool.covariance(1, 3)).toBeCloseTo(0.08, 12);
  });

  it('pulls a club towards the average, with what is believed about both', () => {
    const pool = createStrengthPool();
    pool.enter(1, 1, 0.4, apart);
    pool.enter(2, 0, 0.4, apart);
    pool.pull(1, [1, 2], 0.5);
    // 0.75 of its own and 0.25 of the other's.
    expect(pool.mean(1)).toBeCloseTo(0.75, 12);
    expect(pool.variance(1)).toBeCloseTo(0.4 * (0.75 ** 2 + 0.25 ** 2), 12);
    expect(pool.covariance(1, 2)).toBeCloseTo(0.1, 12);
  });

  it('keeps everything when it grows', () => {
    const pool = createStrengthPool();
    for (let club = 1; club <= 100; club += 1) pool.enter(club, club, 1 + club / 100, (other) => other / 1_000);
    for (const club of [1, 31, 32, 33, 64, 65, 100]) {
      expect(pool.mean(club)).toBe(club);
      expect(pool.variance(club)).toBe(1 + club / 100);
    }
    expect(pool.covariance(100, 33)).toBe(0.033);
    expect(pool.covariance(33, 100)).toBe(0.033);
  });
});
