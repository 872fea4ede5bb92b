import { expect, it } from 'vitest';
import { anyMarkets, betsOfLine, marketNamed } from '#domain/sports/markets-of-sports.ts';
import { legKey } from './leg-key.ts';
import { looksLikeLegKey } from './leg-key-pattern.ts';

it('the word of every selection of every market looks like the key of a leg', () => {
  const bets = anyMarkets.flatMap((market) => betsOfLine(market, marketNamed(market).lines?.most ?? 0));
  const words = bets.map((bet) => legKey({ matchId: 2_147_483_647, bet }));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => !looksLikeLegKey(word))).toEqual([]);
});

it.each(['', '0:total-goals:2.5:over', '12:total-goals:2,5:over', '12:total-goals::over', '1:x:0:y', '12:total-goals:2.5:over:more'])(
  '"%s" does not look like one',
  (text) => {
    expect(looksLikeLegKey(text)).toBe(false);
  },
);
