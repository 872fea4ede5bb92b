import { expect, it } from 'vitest';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { courtBetsOfLine, courtMarketNames } from '#domain/sports/court-markets.ts';
import { hasFormOfLeg } from './leg-form.ts';
import { legKey } from './leg-key.ts';

it('the word of every selection of every market has the form', () => {
  const football = Object.entries(betMarkets).flatMap(([market, { selections }]) =>
    selections.map((selection: string) => ({ market, line: -2.25, selection }) as never),
  );
  const courts = courtMarketNames.flatMap((market) => courtBetsOfLine(market, 216.5));
  const words = [...football, ...courts].map((bet) => legKey({ matchId: 2_147_483_647, bet }));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => !hasFormOfLeg(word))).toEqual([]);
});

it.each(['', '0:total-goals:2.5:over', '12:total-goals:2,5:over', '12:total-goals::over', '1:x:0:y', '12:total-goals:2.5:over:more'])(
  '"%s" has not',
  (text) => {
    expect(hasFormOfLeg(text)).toBe(false);
  },
);
