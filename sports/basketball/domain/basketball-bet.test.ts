import { describe, expect, it } from 'vitest';
import { type BasketballBet, settleBasketballBet } from './basketball-bet.ts';
import { type BasketballScore, finalPoints, isPossibleGame } from './basketball-score.ts';

/** 100–96 after four quarters. */
const game: BasketballScore = {
  quarters: [
    [30, 20],
    [20, 26],
    [25, 25],
    [25, 25],
  ],
};
/** 96–96 after four quarters, 108–103 at the end. */
const longer: BasketballScore = {
  quarters: [
    [26, 20],
    [20, 26],
    [25, 25],
    [25, 25],
  ],
  overtime: [12, 7],
};

it('adds up quarters and overtime', () => {
  expect(finalPoints(game)).toEqual([100, 96]);
  expect(finalPoints(longer)).toEqual([108, 103]);
});

it('knows that a game goes on until somebody has won, and no longer', () => {
  expect(isPossibleGame(game)).toBe(true);
  expect(isPossibleGame(longer)).toBe(true);
  expect(isPossibleGame({ quarters: longer.quarters })).toBe(false);
  expect(isPossibleGame({ ...longer, overtime: [7, 7] })).toBe(false);
  expect(isPossibleGame({ ...game, overtime: [7, 5] })).toBe(false);
});

describe('settleBasketballBet', () => {
  it.each<[BasketballBet, string]>([
    [{ market: 'moneyline', line: 0, selection: 'home' }, 'won'],
    [{ market: 'moneyline', line: 0, selection: 'away' }, 'lost'],
    [{ market: 'spread', line: -3.5, selection: 'home' }, 'won'],
    [{ market: 'spread', line: -4, selection: 'home' }, 'void'],
    [{ market: 'spread', line: -4.5, selection: 'home' }, 'lost'],
    [{ market: 'spread', line: -4.5, selection: 'away' }, 'won'],
    [{ market: 'total', line: 195.5, selection: 'over' }, 'won'],
    [{ market: 'total', line: 196, selection: 'under' }, 'void'],
    [{ market: 'total', line: 196.5, selection: 'under' }, 'won'],
  ])('settles %j on 100–96 as %s', (bet, outcome) => {
    expect(settleBasketballBet(bet, finalPoints(game))).toBe(outcome);
  });

  it('counts overtime in every market', () => {
    expect(settleBasketballBet({ market: 'moneyline', line: 0, selection: 'home' }, finalPoints(longer))).toBe('won');
    expect(settleBasketballBet({ market: 'spread', line: -4.5, selection: 'home' }, finalPoints(longer))).toBe('won');
    expect(settleBasketballBet({ market: 'total', line: 200.5, selection: 'over' }, finalPoints(longer))).toBe('won');
  });
});
