import { describe, expect, it } from 'vitest';
import { parseCount, parsePrice } from './cell-values.ts';

describe('parsePrice', () => {
  it('reads whatever pays more than the stake', () => {
    expect(parsePrice('1.01')).toBe(1.01);
    expect(parsePrice('2')).toBe(2);
    expect(parsePrice('151')).toBe(151);
  });

  it.each(['0', '1', '1.00', '0.42', '-2', '#REF!', '1e5', '2,5', 'Infinity', '0x10'])('refuses %s', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});

describe('parseCount', () => {
  it('reads whole numbers of no more digits than told', () => {
    expect(parseCount('12', 2)).toBe(12);
    expect(parseCount('123', 2)).toBeUndefined();
    expect(parseCount('-1', 2)).toBeUndefined();
    expect(parseCount('1.5', 3)).toBeUndefined();
  });
});
