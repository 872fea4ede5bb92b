import { expect, it } from 'vitest';
import type { LeagueFixture } from '../league-fixtures.ts';
import { BracketInPlay } from './bracket-in-play.ts';

const pairsOf = (bracket: BracketInPlay) => bracket.pairs().map(({ better, other }) => `${better}-${other}`);
const ranks = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

/** Returns decisive matches which the club at home wins: the other has no chance of a goal. */
const wonAtHome = (pairs: readonly (readonly [number, number])[]): LeagueFixture[] =>
  pairs.map(([home, away]) => ({
    stage: 'play-offs',
    number: 1,
    round: { stage: 'final' },
    home,
    away,
    seed: 1,
    expected: { home: 4.5, away: 0 },
    mustHaveWinner: true,
    neutralVenue: false,
  }));

it('lets the first and the second of eight meet in the final alone', () => {
  const bracket = new BracketInPlay([ranks(8)]);
  expect(pairsOf(bracket)).toEqual(['1-8', '4-5', '2-7', '3-6']);
  bracket.advance(
    wonAtHome([
      [1, 8],
      [5, 4],
      [2, 7],
      [3, 6],
    ]),
  );
  expect(pairsOf(bracket)).toEqual(['1-5', '2-3']);
  bracket.advance(
    wonAtHome([
      [1, 5],
      [3, 2],
    ]),
  );
  expect(pairsOf(bracket)).toEqual(['1-3']);
});

it('has the last four of ten play for two places, and the better placed of them meet the second', () => {
  const bracket = new BracketInPlay([ranks(10)]);
  expect(pairsOf(bracket)).toEqual(['7-10', '8-9']);
  bracket.advance(
    wonAtHome([
      [10, 7],
      [8, 9],
    ]),
  );
  expect(pairsOf(bracket)).toEqual(['1-8', '4-5', '2-10', '3-6']);
});

it('keeps conferences apart until the final', () => {
  const bracket = new BracketInPlay([ranks(2), ranks(2, 11)]);
  expect(pairsOf(bracket)).toEqual(['1-2', '11-12']);
  bracket.advance(
    wonAtHome([
      [2, 1],
      [11, 12],
    ]),
  );
  // The one that was better placed in its own table has the final at home.
  expect(pairsOf(bracket)).toEqual(['11-2']);
});

it('lets the goals of both legs decide', () => {
  const bracket = new BracketInPlay([ranks(4)]);
  const [first] = wonAtHome([[4, 1]]) as [LeagueFixture];
  const second: LeagueFixture = { ...first, home: 1, away: 4, expected: { home: 0, away: 0 }, firstLeg: first };
  bracket.advance([second, ...wonAtHome([[2, 3]])]);
  expect(pairsOf(bracket)).toEqual(['2-4']);
});
