import { expect, it } from 'vitest';
import { leadBars } from './lead-bars.ts';

const game = (server: 0 | 1, winner: 0 | 1) => ({ server, winner });

it('counts the games by which the first player leads, and the games that the server lost', () => {
  expect(leadBars([game(0, 0), game(1, 0), game(0, 1)])).toEqual([
    { lead: 1, winner: 0, isBreak: false },
    { lead: 2, winner: 0, isBreak: true },
    { lead: 1, winner: 1, isBreak: true },
  ]);
});

it('a tie-break is nobody’s service game', () => {
  const held = Array.from({ length: 12 }, (_, at) => game((at % 2) as 0 | 1, (at % 2) as 0 | 1));
  expect(leadBars([...held, game(0, 1)]).at(-1)).toEqual({ lead: -1, winner: 1, isBreak: false });
});
