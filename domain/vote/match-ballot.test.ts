import { expect, it } from 'vitest';
import { isMatchVoteOpen } from './match-ballot.ts';

const kickoffUtc = new Date('2024-04-06T14:00:00Z');

it.each([
  ['scheduled', '2024-04-06T13:59:59Z', true],
  ['scheduled', '2024-04-06T14:00:00Z', false],
  ['postponed', '2024-04-06T13:59:59Z', true],
  ['postponed', '2024-04-06T15:00:00Z', false],
  ['live', '2024-04-06T13:59:59Z', false],
  ['cancelled', '2024-04-05T09:00:00Z', false],
  ['finished', '2024-04-06T16:00:00Z', false],
] as const)('a match that is %s is voted on at %s: %s', (status, now, open) => {
  expect(isMatchVoteOpen({ status, kickoffUtc }, new Date(now))).toBe(open);
});
