import { describe, expect, it } from 'vitest';
import { brierScore, logLoss, rankedProbabilityScore } from './proper-scores.ts';

const [home, draw, away] = [0, 1, 2];

describe('rankedProbabilityScore', () => {
  /* The matches of Constantinou and Fenton (2012), each with the forecasts of their models α and β. */
  it.each([
    [[1, 0, 0], home, 0],
    [[0.9, 0.1, 0], home, 0.005],
    [[0.8, 0.1, 0.1], home, 0.025],
    [[0.5, 0.25, 0.25], home, 0.15625],
    [[0.35, 0.3, 0.35], draw, 0.1225],
    [[0.6, 0.3, 0.1], draw, 0.185],
    [[0.6, 0.25, 0.15], home, 0.09125],
    [[0.6, 0.15, 0.25], home, 0.11125],
    [[0.57, 0.33, 0.1], home, 0.09745],
    [[0.6, 0.2, 0.2], home, 0.1],
  ])('gives %j with outcome %i the published %d', (probabilities, outcome, published) => {
    expect(rankedProbabilityScore(probabilities, outcome)).toBeCloseTo(published, 12);
  });

  it('holds a draw for nearer to a home win than an away win is', () => {
    expect(rankedProbabilityScore([0, 1, 0], home)).toBe(0.5);
    expect(rankedProbabilityScore([0, 0, 1], home)).toBe(1);
  });

  it('is the squared error where there are two outcomes', () => {
    expect(rankedProbabilityScore([0.7, 0.3], 0)).toBeCloseTo(0.09, 12);
    expect(rankedProbabilityScore([0.7, 0.3], 1)).toBeCloseTo(0.49, 12);
  });

  it('refuses an outcome that there is not', () => {
    expect(() => rankedProbabilityScore([0.5, 0.5], 2)).toThrow(new RangeError('outcome 2 is none of 2'));
  });
});

describe('logLoss', () => {
  it('is minus the natural logarithm of what was given to the outcome', () => {
    expect(logLoss([0.5, 0.25, 0.25], home)).toBeCloseTo(Math.LN2, 12);
    expect(logLoss([0.5, 0.25, 0.25], away)).toBeCloseTo(2 * Math.LN2, 12);
    expect(logLoss([1 / 3, 1 / 3, 1 / 3], draw)).toBeCloseTo(Math.log(3), 12);
  });

  it('is infinite for what was held for impossible', () => {
    expect(logLoss([1, 0, 0], draw)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('brierScore', () => {
  /* By hand: 0.5² + 0.3² + 0.2² and (0.5 − 1)² + 0.3² + 0.2². */
  it('adds up the squared errors of all outcomes', () => {
    expect(brierScore([0.5, 0.3, 0.2], home)).toBeCloseTo(0.38, 12);
    expect(brierScore([0.5, 0.3, 0.2], away)).toBeCloseTo(0.25 + 0.09 + 0.64, 12);
    expect(brierScore([0.7, 0.3], 0)).toBeCloseTo(0.18, 12);
  });

  it('is 0 for the certain and right, 2 for the certain and wrong', () => {
    expect(brierScore([0, 1, 0], draw)).toBe(0);
    expect(brierScore([0, 1, 0], home)).toBe(2);
  });
});
