import { expect, it } from 'vitest';
import { judgeVote } from './judge-vote.ts';

it.each([
  [0, 0, 'counted'],
  [4, 0, 'counted'],
  [5, 0, 'set-aside'],
  [19, 0, 'set-aside'],
  [20, 0, 'refused'],
  [0, 299, 'counted'],
  [0, 300, 'set-aside'],
  [20, 300, 'refused'],
] as const)('after %i votes of the address and %i of the minute a vote is %s', (ofAddress, countedOfItem, verdict) => {
  expect(judgeVote({ ofAddress, countedOfItem })).toBe(verdict);
});
