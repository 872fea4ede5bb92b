import { describe, expect, it } from 'vitest';
import { quantile } from './quantile.ts';

describe('a quantile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, at) => 100 - at);

  it('is the value in that place of the order', () => {
    expect(quantile(oneToHundred, 0.95)).toBe(95);
    expect(quantile(oneToHundred, 0.5)).toBe(50);
    expect(quantile(oneToHundred, 1)).toBe(100);
  });

  it('is the only value where there is one', () => {
    expect(quantile([7], 0.95)).toBe(7);
  });

  it('of nothing is an error', () => {
    expect(() => quantile([], 0.5)).toThrow('no values');
  });
});
