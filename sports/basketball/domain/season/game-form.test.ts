import { expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { PlayedGame } from '../forecast/played-game.ts';
import { averagePoints, lastGames, meetingsOf, restDays } from './game-form.ts';

const [clippers, nuggets, jazz] = [1, 2, 3];
function game(homeId: number, awayId: number, home: number, away: number, day: string): PlayedGame {
  return { homeId, awayId, points: [home, away], day: day as LocalDay, stage: 'regular' };
}
/* Real games of the two clubs; the last is made up. */
const games = [
  game(clippers, nuggets, 87, 85, '2022-01-11'),
  game(clippers, nuggets, 100, 103, '2021-12-26'),
  game(nuggets, clippers, 130, 128, '2022-01-19'),
  game(nuggets, jazz, 102, 125, '2022-01-16'),
  game(clippers, jazz, 132, 105, '2021-03-01'),
];
const eve = '2022-01-19' as LocalDay;

it('tells the meetings of two clubs before a day, newest first, and who won them', () => {
  const meetings = meetingsOf([nuggets, clippers], games, eve);
  expect(meetings.games.map(({ day }) => day)).toEqual(['2022-01-11', '2021-12-26']);
  expect(meetings.record).toEqual({ wins: 1, losses: 1 });
});

it('counts the days of rest: two between the 16th and the 19th, none after a game of the day before', () => {
  expect(restDays(nuggets, games, eve)).toBe(2);
  expect(restDays(nuggets, games, '2022-01-20' as LocalDay)).toBe(0);
  expect(restDays(jazz, games, '2021-03-01' as LocalDay)).toBeUndefined();
});

it('has the mean points at home and away apart', () => {
  expect(averagePoints(nuggets, games)).toEqual({
    home: { games: 2, scored: 116, conceded: 126.5 },
    away: { games: 2, scored: 94, conceded: 93.5 },
  });
  expect(averagePoints(jazz, games).home).toBeUndefined();
});

it('lists the last games of a club and no more than were asked for', () => {
  expect(lastGames(nuggets, games, eve, 2).map(({ day }) => day)).toEqual(['2022-01-16', '2022-01-11']);
});
