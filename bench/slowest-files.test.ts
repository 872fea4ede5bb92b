import { expect, it } from 'vitest';
import { slowestFiles } from './slowest-files.ts';

it('the slowest test files come first, so many of them, with their seconds', () => {
  const testResults = [
    { name: 'a.test.ts', startTime: 1_000, endTime: 1_400 },
    { name: 'b.test.ts', startTime: 1_000, endTime: 9_000 },
    { name: 'c.test.ts', startTime: 5_000, endTime: 6_500 },
  ];
  expect(slowestFiles({ testResults }, 2)).toEqual([
    { name: 'b.test.ts', seconds: 8 },
    { name: 'c.test.ts', seconds: 1.5 },
  ]);
});
