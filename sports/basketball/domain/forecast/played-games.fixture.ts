import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import type { BasketballStage } from '../basketball-game.ts';
import type { PlayedGame } from './played-game.ts';

let day = 0;

/** Returns a game of the next day. */
export function game(homeId: number, awayId: number, home: number, away: number, stage: BasketballStage = 'regular'): PlayedGame {
  day += 1;
  return { homeId, awayId, points: [home, away], day: addDays('2021-10-18' as LocalDay, day), stage };
}

/** Returns wins of one club over another, at home, by ten points. */
export function wins(count: number, winner: number, loser: number): PlayedGame[] {
  return Array.from({ length: count }, () => game(winner, loser, 110, 100));
}
