import { expect, it } from 'vitest';
import { type PlayOffGame, playOffsOf, seedsOf } from './play-offs.ts';

const names = ['ind', 'cha', 'bos', 'wsh', 'bkn', 'phi', 'mil', 'mia', 'nyk', 'atl'] as const;
type Name = (typeof names)[number];
const idOf = (name: Name) => names.indexOf(name) + 1;
const game = (stage: PlayOffGame['stage'], away: Name, home: Name, points?: readonly [away: number, home: number]): PlayOffGame => ({
  stage,
  homeId: idOf(home),
  awayId: idOf(away),
  points: points && [points[1], points[0]],
});

const zones = [
  { from: 1, to: 6, kind: 'play-offs' },
  { from: 7, to: 10, kind: 'play-in' },
] as const;

/* The East of 2021, of its later games some. */
const games = [
  game('regular', 'bos', 'nyk', [92, 96]),
  game('play-in', 'cha', 'ind', [117, 144]),
  game('play-in', 'wsh', 'bos', [100, 118]),
  game('play-in', 'ind', 'wsh', [115, 142]),
  game('playoffs', 'mia', 'mil', [107, 109]),
  game('playoffs', 'bos', 'bkn', [93, 104]),
  game('playoffs', 'wsh', 'phi', [118, 125]),
  game('playoffs', 'atl', 'nyk', [107, 105]),
  game('playoffs', 'bkn', 'bos', [119, 125]),
  game('playoffs', 'atl', 'phi', [128, 124]),
  game('playoffs', 'mil', 'bkn', [107, 115]),
  game('playoffs', 'bkn', 'mil'),
];

it('puts the games of two clubs into a series, and each series into the round after those of its clubs', () => {
  const { playIn, rounds } = playOffsOf(games);
  const written = ({ clubs, wins }: (typeof playIn)[number]) => `${clubs.map((id) => names[id - 1]).join('-')} ${wins.join(':')}`;
  expect(playIn.map(written)).toEqual(['ind-cha 1:0', 'bos-wsh 1:0', 'wsh-ind 1:0']);
  expect(rounds.map((round) => round.map(written))).toEqual([
    ['mil-mia 1:0', 'bkn-bos 1:1', 'phi-wsh 1:0', 'nyk-atl 0:1'],
    ['phi-atl 0:1', 'bkn-mil 1:0'],
  ]);
  expect(rounds[1]?.[1]?.games).toHaveLength(2);
});

it('seeds those who needed two games of the play-in behind those who won the first', () => {
  const table = (['phi', 'bkn', 'mil', 'nyk', 'atl', 'mia', 'wsh', 'bos', 'ind', 'cha'] as const).map(idOf);
  const written = (played: readonly PlayOffGame[]) =>
    [...seedsOf(table, playOffsOf(played), zones)].map(([club, seed]) => `${seed} ${names[club - 1]}`);
  const seeds = written(games);
  expect(seeds).toEqual(['1 phi', '2 bkn', '3 mil', '4 nyk', '5 atl', '6 mia', '7 bos', '8 wsh']);
  const withCup = [game('cup-final', 'wsh', 'phi', [109, 123]), ...games];
  expect(playOffsOf(withCup).playIn).toHaveLength(3);
  expect(written(withCup)).toEqual(seeds);
});

it('seeds who came through a play-in whose games are not known behind those who needed none', () => {
  const table = (['phi', 'bkn', 'mil', 'nyk', 'atl', 'mia', 'ind', 'cha', 'bos', 'wsh'] as const).map(idOf);
  const seeds = seedsOf(table, playOffsOf(games.filter(({ stage }) => stage === 'playoffs')), zones);
  expect([seeds.get(idOf('mia')), seeds.get(idOf('bos')), seeds.get(idOf('wsh'))]).toEqual([6, 7, 8]);
});
