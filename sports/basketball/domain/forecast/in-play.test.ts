import { describe, expect, it } from 'vitest';
import { homeChanceInPlay } from './in-play.ts';
import { timeLeft } from './time-left.ts';

const equals = { mean: 0, deviation: 12 };
const quarters = (seconds: number) => ({ of: 'quarters', seconds }) as const;

describe('the chance in play', () => {
  it('is that of before the game at its beginning, 69.15 % half a deviation ahead', () => {
    expect(homeChanceInPlay({ mean: 6, deviation: 12 }, 0, quarters(2880), 720)).toBeCloseTo(0.6915, 2);
  });

  it('is 75 % for equals with a lead of six points at the last quarter: 5.1 points are kept, the deviation is 7.4', () => {
    expect(homeChanceInPlay(equals, 6, quarters(720), 720)).toBeCloseTo(0.753, 2);
    expect(homeChanceInPlay(equals, -6, quarters(720), 720)).toBeCloseTo(0.247, 2);
  });

  it('draws a lead to the course that was expected: twelve points at half-time are more when six were expected', () => {
    const [favourite, equal] = [{ mean: 12, deviation: 12 }, equals];
    /* 12 + 6 − 6 × 0.281 = 16.3, and 12 − 12 × 0.281 = 8.6, with a deviation of 9.7: 95 and 81 in a hundred. */
    expect(homeChanceInPlay(favourite, 12, quarters(1440), 720)).toBeCloseTo(0.953, 2);
    expect(homeChanceInPlay(equal, 12, quarters(1440), 720)).toBeCloseTo(0.812, 2);
  });

  it('is certain at the end for who leads, and even for equals in overtime', () => {
    expect(homeChanceInPlay(equals, 1, quarters(0), 720)).toBe(1);
    expect(homeChanceInPlay(equals, -1, { of: 'overtime', seconds: 0 }, 720)).toBe(0);
    expect(homeChanceInPlay(equals, 0, quarters(0), 720)).toBeCloseTo(0.5, 9);
    expect(homeChanceInPlay({ mean: 12, deviation: 12 }, 0, { of: 'overtime', seconds: 0 }, 720)).toBeGreaterThan(0.6);
  });

  it('means more the later the same lead is', () => {
    const chances = [2400, 1440, 720, 120, 10].map((seconds) => homeChanceInPlay(equals, 4, quarters(seconds), 720));
    expect(chances).toEqual([...chances].sort((first, second) => first - second));
    expect(chances.at(-1)).toBeGreaterThan(0.99);
  });
});

describe('the time left', () => {
  const total = [0, 0] as const;
  const begun = (count: number) => Array.from({ length: count }, () => total);

  it('adds the quarters that are still to come, of twelve minutes or of ten', () => {
    const play = { quarters: begun(3), total, clock: { period: 'q3', secondsLeft: 247 } } as const;
    expect(timeLeft(play, 720)).toEqual({ of: 'quarters', seconds: 967 });
    expect(timeLeft(play, 600)).toEqual({ of: 'quarters', seconds: 847 });
    expect(timeLeft({ quarters: begun(2), total, clock: { period: 'half-time' } }, 720)).toEqual({ of: 'quarters', seconds: 1440 });
    expect(timeLeft({ quarters: begun(3), total, clock: { period: 'break' } }, 720)).toEqual({ of: 'quarters', seconds: 720 });
  });

  it('is a whole overtime before each of them', () => {
    expect(timeLeft({ quarters: begun(4), total, clock: { period: 'break' } }, 720)).toEqual({ of: 'overtime', seconds: 300 });
    expect(timeLeft({ quarters: begun(4), overtime: total, total, clock: { period: 'overtime', secondsLeft: 72 } }, 720)).toEqual({
      of: 'overtime',
      seconds: 72,
    });
  });

  it('is not made up where the clock is not told', () => {
    expect(timeLeft({ quarters: begun(3), total, clock: { period: 'q3' } }, 720)).toBeUndefined();
    expect(timeLeft({ quarters: begun(3), total }, 720)).toBeUndefined();
  });
});
