import { describe, expect, it } from 'vitest';
import { allNews, newsUntil } from './match-news.ts';

const seeds = Array.from({ length: 4_000 }, (_, index) => index * 7_919);
const correlation = (pairs: readonly (readonly [number, number])[]) => {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [first, second] = [mean(0), mean(1)];
  const product = (one: (pair: readonly [number, number]) => number) => pairs.reduce((sum, pair) => sum + one(pair), 0) / pairs.length;
  const covariance = product(([one, other]) => (one - first) * (other - second));
  return covariance / Math.sqrt(product(([one]) => (one - first) ** 2) * product(([, other]) => (other - second) ** 2));
};

describe('the news of a week', () => {
  it('is nothing at its beginning and all at its end', () => {
    for (const seed of seeds.slice(0, 50)) {
      expect(newsUntil(seed, 0)).toEqual({ home: 1, away: 1 });
      expect(newsUntil(seed, 1).home).toBeCloseTo(allNews(seed).home, 10);
      expect(newsUntil(seed, 1).away).toBeCloseTo(allNews(seed).away, 10);
    }
  });

  it('of three days does not tell what the next four will bring', () => {
    const parts = seeds.map((seed): [number, number] => {
      const known = Math.log(newsUntil(seed, 3 / 7).home);
      return [known, Math.log(allNews(seed).home) - known];
    });
    expect(Math.abs(correlation(parts))).toBeLessThan(0.05);
  });
});
