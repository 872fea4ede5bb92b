import { expect, it } from 'vitest';
import { linesOfMarks } from './turn-lines.ts';

it('puts marks in one line that do not cover each other', () => {
  expect(linesOfMarks([12, 38, 52, 71])).toEqual([0, 0, 0, 0]);
});

it('puts a mark above another that it would cover, and goes back to the lowest line that is free', () => {
  /* France – Argentina, 2022: two goals within two minutes. */
  expect(linesOfMarks([23, 36, 80, 81])).toEqual([0, 0, 0, 1]);
  expect(linesOfMarks([5, 7, 9, 16])).toEqual([0, 1, 2, 0]);
});
