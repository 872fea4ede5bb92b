import { describe, expect, it } from 'vitest';
import { onLadder } from './price-ladder.ts';

describe('onLadder', () => {
  it.each([
    [1.837, 1.83],
    [2.5, 2.5],
    [3.999, 3.99],
    [4.07, 4.05],
    [9.99, 9.95],
    [10.17, 10.1],
    [19.99, 19.9],
    [20.7, 20.5],
    [51.4, 51],
    [1.003, 1.01],
    [400, 81],
  ])('writes %d as %d', (price, written) => {
    expect(onLadder(price)).toBe(written);
  });
});
