import { expect, it } from 'vitest';
import type { Pair } from '#domain/sports/pair.ts';
import { headToHead, type TennisMeeting } from './head-to-head.ts';

const [alcaraz, djokovic] = [1, 2];

function meeting(
  day: string,
  facts: Pick<TennisMeeting, 'players' | 'winner' | 'surface' | 'bestOf'>,
  ...games: Pair<number>[]
): TennisMeeting {
  return {
    ...facts,
    ending: 'completed',
    season: day.slice(0, 4),
    startedAt: new Date(`${day}T12:00:00Z`),
    sets: games.map((pair) => ({ games: pair })),
  };
}

/* Their matches until the final of Wimbledon 2023. */
const madrid = meeting('2022-05-07', { players: [alcaraz, djokovic], winner: 0, surface: 'clay', bestOf: 3 }, [6, 7], [7, 5], [7, 6]);
const paris = meeting(
  '2023-06-09',
  { players: [djokovic, alcaraz], winner: 0, surface: 'clay', bestOf: 5 },
  [6, 3],
  [5, 7],
  [6, 1],
  [6, 1],
);
const london = meeting(
  '2023-07-16',
  { players: [alcaraz, djokovic], winner: 0, surface: 'grass', bestOf: 5 },
  [1, 6],
  [7, 6],
  [6, 1],
  [3, 6],
  [6, 4],
);

it('counts meetings, surfaces and sets as the player who is asked for first sees them', () => {
  const { wins, sets, bySurface, meetings } = headToHead([djokovic, alcaraz], [madrid, london, paris]);
  expect([wins, sets]).toEqual([
    [1, 2],
    [6, 6],
  ]);
  expect(bySurface).toEqual([
    { surface: 'clay', wins: [1, 1] },
    { surface: 'grass', wins: [0, 1] },
  ]);
  expect(meetings.map(({ match: { season }, isFirstWinner, sets: first }) => [season, isFirstWinner, first?.[0]])).toEqual([
    ['2023', false, [6, 1]],
    ['2023', true, [6, 3]],
    ['2022', false, [7, 6]],
  ]);
});

it('leaves out others, and a walkover', () => {
  const walkover: TennisMeeting = { ...paris, ending: 'walkover', sets: [] };
  expect(headToHead([alcaraz, djokovic], [walkover, { ...madrid, players: [alcaraz, 3] }]).wins).toEqual([0, 0]);
});
