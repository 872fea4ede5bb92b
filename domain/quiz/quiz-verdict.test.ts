import { describe, expect, it } from 'vitest';
import { countRight, quizVerdict } from './quiz-verdict.ts';

describe('the verdict', () => {
  it.each([
    [5, 'perfect-score'],
    [4, 'excellent'],
    [3, 'well-done'],
    [2, 'keep-learning'],
    [1, 'keep-learning'],
    [0, 'keep-learning'],
  ])('on %i of 5 is %s', (right, verdict) => {
    expect(quizVerdict(right, 5)).toBe(verdict);
  });

  it.each([
    [99, 100, 'excellent'],
    [80, 100, 'excellent'],
    [79, 100, 'well-done'],
    [60, 100, 'well-done'],
    [59, 100, 'keep-learning'],
    [1, 1, 'perfect-score'],
  ])('on %i of %i is %s', (right, questions, verdict) => {
    expect(quizVerdict(right, questions)).toBe(verdict);
  });

  it.each([
    [6, 5],
    [-1, 5],
    [0, 0],
    [2.5, 5],
    [Number.NaN, 5],
  ])('is refused on %d of %d', (right, questions) => {
    expect(() => quizVerdict(right, questions)).toThrow(`${right} of ${questions}`);
  });
});

describe('right answers', () => {
  it('are counted where the right option was chosen', () => {
    expect(countRight([2, 0, undefined, 1, 3], [2, 1, 0, 1, 3])).toBe(3);
    expect(countRight([undefined, undefined], [0, 0])).toBe(0);
  });

  it('are not counted against another number of questions', () => {
    expect(() => countRight([1, 2], [1, 2, 3])).toThrow('2 answers');
  });
});
