import { expect, it } from 'vitest';
import { anyMarkets, betsOfLine, marketNamed } from '#domain/sports/markets-of-sports.ts';
import { hasFormOfLeg } from './leg-form.ts';
import { legKey } from './leg-key.ts';

it('the word of every selection of every market has the form', () => {
  const bets = anyMarkets.flatMap((market) => betsOfLine(market, marketNamed(market).lines?.most ?? 0));
  const words = bets.map((bet) => legKey({ matchId: 2_147_483_647, bet }));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => !hasFormOfLeg(word))).toEqual([]);
});

it.each(['', '0:total-goals:2.5:over', '12:total-goals:2,5:over', '12:total-goals::over', '1:x:0:y', '12:total-goals:2.5:over:more'])(
  '"%s" has not',
  (text) => {
    expect(hasFormOfLeg(text)).toBe(false);
  },
);
