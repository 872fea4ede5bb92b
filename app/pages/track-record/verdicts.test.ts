import { describe, expect, it } from 'vitest';
import { clvVerdict, strikeVerdict, yieldVerdict } from './verdicts.ts';

const estimate = (low: number, high: number) => ({ value: (low + high) / 2, interval: { low, high } });

describe('what may be said of a figure', () => {
  it('is that luck could explain it while the interval holds zero, edges included', () => {
    for (const [low, high] of [
      [-0.05, 0.056],
      [0, 0.1],
      [-0.1, 0],
    ] as const)
      expect(yieldVerdict(estimate(low, high))).toBe('record.yieldLuck');
    expect(clvVerdict(estimate(-0.01, 0.01))).toBe('record.clvLuck');
  });

  it('is as plain below zero as above', () => {
    expect(yieldVerdict(estimate(0.001, 0.1))).toBe('record.yieldUp');
    expect(yieldVerdict(estimate(-0.1, -0.001))).toBe('record.yieldDown');
    expect(clvVerdict(estimate(0.01, 0.015))).toBe('record.clvUp');
    expect(clvVerdict(estimate(-0.02, -0.01))).toBe('record.clvDown');
  });

  it('measures a strike rate by what was promised', () => {
    const promised = (expected: number) => strikeVerdict({ ...estimate(0.512, 0.566), expected, decided: 1284 });
    expect(promised(0.563)).toBe('record.strikeAsPromised');
    expect(promised(0.58)).toBe('record.strikeBelow');
    expect(promised(0.5)).toBe('record.strikeAbove');
  });

  it('is nothing without an interval', () => {
    expect(yieldVerdict({ value: 1, interval: undefined })).toBe('record.fewTips');
  });
});
