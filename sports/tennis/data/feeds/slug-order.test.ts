import { expect, it } from 'vitest';
import type { TwoSidedMatchOf, TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import { aPlayer, aTennisMatch } from '#tests/factories/two-sided-world.ts';
import { inSlugOrder } from './slug-order.ts';

const [ada, eva] = [aPlayer('Ada', 'Moss'), aPlayer('Eva', 'Thorn')];
const quote = (market: TwoSidedQuote<'tennis'>['market'], line: number, prices: readonly (number | null)[]): TwoSidedQuote<'tennis'> => ({
  bookmaker: 'bet365',
  market,
  line,
  phase: 'moving',
  quotedAt: new Date('2023-07-03T09:00:00Z'),
  prices,
});

/** Eva leads by a set, serves at 40–15 and has won a tie-break by 7–5. */
const evaFirst: TwoSidedMatchOf<'tennis'> = aTennisMatch({
  sides: [eva, ada],
  facts: { ...aTennisMatch().facts, ranks: [90, null] },
  status: 'finished',
  play: {
    sets: [{ games: [7, 6], tieBreak: [7, 5] }, { games: [1, 0] }],
    setsWon: [1, 0],
    winner: 0,
    ending: 'retired',
    game: { server: 0, points: ['40', '15'] },
  },
  course: {
    games: [[{ server: 0, winner: 0 }], [{ server: 1, winner: 0 }]],
    tieBreaks: [{ set: 0, firstServer: 1, points: [0, 0, 1] }],
    statistics: { aces: [5, 1], doubleFaults: [0, 2], firstServesIn: [61, 55], breaks: [1, 0], pointsWon: [60, 50] },
  },
  quotes: [quote('match-winner', 0, [1.4, null]), quote('set-handicap', -1.5, [2.1, 1.7]), quote('total-games', 38.5, [1.9, 1.95])],
});

it('names the players in the order of their slugs, and exchanges everything that is said of either', () => {
  expect(inSlugOrder(evaFirst)).toEqual({
    ...evaFirst,
    sides: [ada, eva],
    facts: { ...evaFirst.facts, ranks: [null, 90] },
    play: {
      sets: [{ games: [6, 7], tieBreak: [5, 7] }, { games: [0, 1] }],
      setsWon: [0, 1],
      winner: 1,
      ending: 'retired',
      game: { server: 1, points: ['15', '40'] },
    },
    course: {
      games: [[{ server: 1, winner: 1 }], [{ server: 0, winner: 1 }]],
      tieBreaks: [{ set: 0, firstServer: 0, points: [1, 1, 0] }],
      statistics: { aces: [1, 5], doubleFaults: [2, 0], firstServesIn: [55, 61], breaks: [0, 1], pointsWon: [50, 60] },
    },
    // Eva gave a set and a half, which Ada receives. A total belongs to neither player.
    quotes: [quote('match-winner', 0, [null, 1.4]), quote('set-handicap', 1.5, [1.7, 2.1]), quote('total-games', 38.5, [1.9, 1.95])],
  });
});

it('leaves a match that is in this order as it is', () => {
  const match = aTennisMatch();
  expect(inSlugOrder(match)).toBe(match);
});
