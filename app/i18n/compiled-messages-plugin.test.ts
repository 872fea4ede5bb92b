import { expect, it } from 'vitest';
import { isNamed } from './compiled-messages-plugin.ts';

it.each([
  ['tennis.bet.winner', 'tennis.bet', true],
  ['tennis.bet.winner', '*.bet.*', true],
  ['basketball.bet.over', '*.bet.*', true],
  ['record.market', '*.market.*', false],
  ['basketball.market.total', '*.market.*', true],
  ['basketball.bet', '*.bet', true],
  ['basketball.betting', '*.bet', false],
  ['bet.over', '*.bet.*', false],
  ['betting.over', 'bet', false],
])('%s is among the messages of ?only=%s: %s', (key, name, isAmong) => {
  expect(isNamed(key, name)).toBe(isAmong);
});
