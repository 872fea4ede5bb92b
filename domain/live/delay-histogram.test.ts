import { describe, expect, it } from 'vitest';
import { addDelays, countDelays, delayBounds, delayWithin, noDelays, numberOfDelays } from './delay-histogram.ts';
import { longestUsualSilence } from './usual-silence.ts';

/** Returns a number of delays of the same length. */
const times = (number: number, seconds: number) => Array.from({ length: number }, () => seconds);

describe('delays counted by their length', () => {
  it('lie within the bound above them, never below what they took', () => {
    const counts = countDelays([...times(50, 7), ...times(45, 18), ...times(5, 130)]);
    expect([delayWithin(counts, 0.5), delayWithin(counts, 0.95), delayWithin(counts, 1)]).toEqual([8, 20, 180]);
    expect(delayWithin(countDelays([8]), 0.5)).toBe(8);
    expect(delayWithin(countDelays([8.1]), 0.5)).toBe(12);
  });

  it('are unknown where there are none, and without end beyond the last bound', () => {
    expect(delayWithin(noDelays, 0.5)).toBeUndefined();
    expect(delayWithin(countDelays([3_601]), 0.5)).toBe(Number.POSITIVE_INFINITY);
  });

  it('of clocks that differ are none, and add up', () => {
    const sum = addDelays(countDelays([-4, 2]), countDelays([2, 4_000]));
    expect(numberOfDelays(sum)).toBe(4);
    expect([sum[0], sum[1], sum.at(-1)]).toEqual([1, 2, 1]);
    expect(sum).toHaveLength(delayBounds.length + 1);
  });
});

describe('the silence of a source that is usual', () => {
  it('is three times the pause that 95 of 100 of its words come within, two minutes at least', () => {
    expect(longestUsualSilence(countDelays([...times(19, 280), 4_000]), 15)).toBe(900);
    expect(longestUsualSilence(countDelays(times(100, 15)), 600)).toBe(120);
  });

  it('follows from the interval at which it is asked while few pauses are known, and is unknown without one', () => {
    expect(longestUsualSilence(countDelays(times(19, 600)), 60)).toBe(180);
    expect(longestUsualSilence(undefined, 60)).toBe(180);
    expect(longestUsualSilence(undefined, null)).toBeUndefined();
  });

  it('has an end for a source of which hours pass from word to word', () => {
    expect(longestUsualSilence(countDelays(times(30, 9_000)), null)).toBe(10_800);
  });
});
