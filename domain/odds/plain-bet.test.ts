import { expect, it } from 'vitest';
import type { Bet } from './bet.ts';
import { plainBet } from './plain-bet.ts';
import { settleBet } from './settle-bet.ts';

const handicap = (line: number, selection: 'home' | 'away'): Bet => ({ market: 'asian-handicap', line, selection });
const nameOf = ({ market, selection }: Bet) => `${market} ${selection}`;

it('is to win half a goal behind, not to lose half a goal ahead, and draw no bet when level', () => {
  expect([-0.5, 0.5, 0].map((line) => nameOf(plainBet(handicap(line, 'home'))))).toEqual([
    'match-result home',
    'double-chance home-or-draw',
    'draw-no-bet home',
  ]);
  // The line is the home side's, so that the away side has its opposite.
  expect([0.5, -0.5, 0].map((line) => nameOf(plainBet(handicap(line, 'away'))))).toEqual([
    'match-result away',
    'double-chance draw-or-away',
    'draw-no-bet away',
  ]);
});

it('is settled by every score as the bet itself', () => {
  const goals = [0, 1, 2, 3, 4];
  const scores = goals.flatMap((home) => goals.map((away) => ({ home, away })));
  for (const line of [-1.5, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]) {
    for (const selection of ['home', 'away'] as const) {
      const bet = handicap(line, selection);
      expect(scores.map((score) => settleBet(plainBet(bet), score))).toEqual(scores.map((score) => settleBet(bet, score)));
    }
  }
});

it('leaves a handicap as it is that no other bet has', () => {
  for (const line of [-1, -0.25, 0.25, 0.75]) expect(plainBet(handicap(line, 'home'))).toEqual(handicap(line, 'home'));
});
