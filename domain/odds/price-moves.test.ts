import { describe, expect, it } from 'vitest';
import { averageMargins, bestPriceMargins, type PriceNowAndBefore, priceMoves } from './price-moves.ts';

const quote = (
  bookmaker: string,
  now: readonly (number | null)[],
  before?: readonly (number | null)[],
  more: Partial<PriceNowAndBefore> = {},
) =>
  ({ matchId: 1, market: 'match-result', line: 0, bookmaker, now, ...(before !== undefined && { before }), ...more }) as PriceNowAndBefore;

describe('how prices have moved', () => {
  const quotes = [
    quote('a', [1.8, 3.6, 5.0], [2.0, 3.6, 4.0]),
    quote('b', [1.9, 3.5, 4.6], [2.1, 3.5, 4.2]),
    quote('c', [1.7, 3.4, 4.8], [1.9, 3.4, 3.8]),
  ];

  it('is told of the averages: 2.00 to 1.80 is a tenth shorter, 4.00 to 4.80 a fifth longer', () => {
    const moves = priceMoves(quotes, 3);
    expect(moves.map(({ bet }) => bet.selection)).toEqual(['home', 'draw', 'away']);
    expect(moves[0]?.change).toBeCloseTo(-0.1, 12);
    expect(moves[1]?.change).toBe(0);
    expect(
      [moves[2]?.beforeOdds, moves[2]?.nowOdds, moves[2]?.change, moves[2]?.bookmakers].map(
        (value) => Math.round((value ?? 0) * 100) / 100,
      ),
    ).toEqual([4, 4.8, 0.2, 3]);
  });

  it('leaves out a bookmaker that did not quote both times, which would move the average by itself', () => {
    const moves = priceMoves([...quotes, quote('d', [9, 9, 9])], 3);
    expect(moves[0]?.bookmakers).toBe(3);
    expect(moves[0]?.change).toBeCloseTo(-0.1, 12);
  });

  it('is not told of a selection that too few quote', () => {
    expect(priceMoves(quotes, 4)).toEqual([]);
    expect(priceMoves([...quotes.slice(1), quote('a', [1.8, null, 5], [2, 3, 4])], 3).map(({ bet }) => bet.selection)).toEqual([
      'home',
      'away',
    ]);
  });

  it('keeps matches and lines apart', () => {
    const over = { market: 'total-goals', line: 2.5 } as const;
    const moves = priceMoves([quote('a', [1.9, 1.9], [2, 1.8], over), quote('a', [3, 1.3], [2, 1.8], { ...over, matchId: 2 })], 1);
    expect(moves.map(({ matchId, bet }) => `${matchId} ${bet.selection}`)).toEqual(['2 under', '1 over', '1 under', '2 over']);
  });
});

describe('average margins', () => {
  it('are those of the lines quoted in full: 2.00 and 1.90 keep 2.63%, 1.80 and 2.00 keep 5.56%', () => {
    const both = { market: 'both-teams-to-score' } as const;
    const margins = averageMargins([
      quote('a', [2, 1.9], undefined, both),
      quote('a', [1.8, 2], undefined, { ...both, matchId: 2 }),
      quote('a', [1.8, null], undefined, { ...both, matchId: 3 }),
      quote('b', [null, null], undefined, both),
    ]);
    expect(margins.get('a')).toEqual([{ market: 'both-teams-to-score', margin: expect.closeTo((0.02632 + 0.05556) / 2, 5), matches: 2 }]);
    expect(margins.get('b')).toEqual([]);
  });

  it('of the best prices can be below nothing: 2.10 at one and 2.00 at another', () => {
    const both = { market: 'both-teams-to-score' } as const;
    const [best] = bestPriceMargins([quote('a', [2.1, 1.7], undefined, both), quote('b', [1.7, 2], undefined, both)]);
    expect(best).toEqual({ market: 'both-teams-to-score', margin: expect.closeTo(1 / 2.1 + 1 / 2 - 1, 12), matches: 1 });
  });
});
