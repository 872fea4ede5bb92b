import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import type { BasketballStage } from './basketball-game.ts';
import { conferenceTable } from './conference-table.ts';
import type { PlayedGame } from './played-game.ts';

let day = 0;
/** A game of the next day. */
function game(homeId: number, awayId: number, home: number, away: number, stage: BasketballStage = 'regular'): PlayedGame {
  day += 1;
  return { homeId, awayId, points: [home, away], day: addDays('2021-10-18' as LocalDay, day), stage };
}
/** Wins of one club over another, at home, by ten points. */
const wins = (count: number, winner: number, loser: number) => Array.from({ length: count }, () => game(winner, loser, 110, 100));
const order = (ids: readonly number[], games: readonly PlayedGame[], divisions: Record<number, string> = {}) =>
  conferenceTable(
    ids.map((id) => ({ id, division: divisions[id] })),
    games,
    'nba',
  ).map(({ clubId }) => clubId);
/** Clubs of the other conference, who are in nobody's table. */
const [strong, weak] = [98, 99];

describe('a row', () => {
  it('has Phoenix 34–9, 17–5 at home and 17–4 away, and Golden State 32–12 behind it by 2.5 games, as on 19 January 2022', () => {
    const [suns, warriors] = [1, 2];
    const rows = conferenceTable(
      [{ id: warriors }, { id: suns }],
      [
        ...wins(17, suns, weak),
        ...wins(4, strong, suns),
        ...Array.from({ length: 5 }, () => game(suns, strong, 90, 91)),
        ...Array.from({ length: 17 }, () => game(weak, suns, 90, 91)),
        ...wins(12, strong, warriors),
        ...wins(32, warriors, weak),
      ],
      'nba',
    );
    expect(rows[0]).toMatchObject({ clubId: suns, place: 1, wins: 34, losses: 9, gamesBehind: 0 });
    expect(rows[0]?.share).toBeCloseTo(0.791, 3);
    expect(rows[0]).toMatchObject({ home: { wins: 17, losses: 5 }, away: { wins: 17, losses: 4 } });
    expect(rows[1]).toMatchObject({ clubId: warriors, place: 2, gamesBehind: 2.5, streak: { isWon: true, length: 32 } });
  });

  it('tells the last ten games in the order of their days, and the streak that they end in', () => {
    const games = [...wins(2, strong, 1), ...wins(9, 1, weak), game(1, strong, 100, 101)].reverse();
    const [row] = conferenceTable([{ id: 1 }], games, 'nba');
    expect(row?.lastTen).toEqual([...Array(9).fill(true), false]);
    expect(row?.streak).toEqual({ isWon: false, length: 1 });
  });

  it('counts no game of play-in and play-offs, and has no share before the first game', () => {
    const [row] = conferenceTable([{ id: 1 }], [game(1, weak, 99, 98, 'play-in'), game(1, weak, 99, 98, 'playoffs')], 'nba');
    expect(row).toMatchObject({ wins: 0, losses: 0, share: undefined, streak: undefined, gamesBehind: 0 });
  });
});

describe('clubs with the same share of games won', () => {
  it('stand by the games between them', () => {
    const games = [...wins(2, 2, 1), ...wins(1, 1, 2), ...wins(1, 1, weak), ...wins(1, strong, 2), ...wins(3, 3, weak)];
    expect(order([1, 2, 3], games)).toEqual([3, 2, 1]);
  });

  it('stand by the division where both are of the same, and by the conference where they are not', () => {
    /* Clubs 1 and 2 won one game each of two: 1 against club 3, 2 against club 4; 3 is of their division, 4 of the conference alone. */
    const games = [
      game(1, 3, 100, 90),
      game(4, 1, 100, 90),
      game(2, 4, 100, 90),
      game(3, 2, 100, 90),
      ...wins(2, 3, weak),
      ...wins(2, 4, weak),
    ];
    const level = (divisions: Record<number, string>) => order([2, 1, 3, 4], games, divisions).filter((id) => id < 3);
    expect(level({ 1: 'pacific', 2: 'pacific', 3: 'pacific', 4: 'northwest' })).toEqual([1, 2]);
    expect(level({ 1: 'pacific', 2: 'northwest', 3: 'pacific', 4: 'northwest' })).toEqual([2, 1]);
    const within = [game(1, 3, 100, 99), game(strong, 1, 100, 50), game(2, weak, 150, 99), game(4, 2, 100, 99)];
    expect(order([2, 1, 3, 4], within, { 1: 'pacific', 2: 'northwest' }).filter((id) => id < 3)).toEqual([1, 2]);
  });

  it('begin with the first rule again once one of three is parted from the others', () => {
    /* Among the three, 1 won three of four and the others one of three each; 3 has beaten 2, whose points are the better. */
    const among = [...wins(1, 1, 2), ...wins(1, 2, 1), ...wins(2, 1, 3), ...wins(1, 3, 2)];
    const others = [...wins(2, strong, 1), game(2, weak, 180, 100), ...wins(1, 3, weak)];
    const rows = conferenceTable([{ id: 2 }, { id: 3 }, { id: 1 }], [...among, ...others], 'nba');
    expect(rows.map(({ share }) => share)).toEqual([0.5, 0.5, 0.5]);
    expect(rows.map(({ clubId }) => clubId)).toEqual([1, 3, 2]);
  });

  it('stand behind the leader of a division where three are level, and by the games between them where two are', () => {
    /* Orlando won the Southeast of 2023-24 with 47 games and stood before Indiana and Philadelphia with as many, whatever they had won against it. */
    const [magic, pacers, sixers, bucks] = [1, 2, 3, 4];
    const divisions = { [magic]: 'southeast', [pacers]: 'central', [sixers]: 'atlantic', [bucks]: 'central', 5: 'atlantic' };
    const three = [
      ...wins(2, pacers, magic),
      ...wins(2, sixers, magic),
      ...wins(1, pacers, sixers),
      ...wins(7, magic, weak),
      ...wins(1, strong, magic),
      ...wins(4, pacers, weak),
      ...wins(5, strong, pacers),
      ...wins(5, sixers, weak),
      ...wins(4, strong, sixers),
      ...wins(9, bucks, weak),
      ...wins(9, 5, weak),
    ];
    const rows = conferenceTable(
      [pacers, sixers, magic, bucks, 5].map((id) => ({ id, division: divisions[id] })),
      three,
      'nba',
    );
    expect(rows.map(({ wins: won, losses }) => [won, losses])).toEqual([
      [9, 0],
      [9, 0],
      [7, 5],
      [7, 5],
      [7, 5],
    ]);
    expect(rows.slice(2).map(({ clubId }) => clubId)).toEqual([magic, pacers, sixers]);
    /* Without the third the games between them come first. */
    expect(order([magic, pacers, bucks], three, divisions).filter((id) => id !== bucks)).toEqual([pacers, magic]);
  });

  it('stand behind the leader of a division where two are level and have won as many games against each other', () => {
    /* The second has won more of its games within the conference. */
    const between = [...wins(1, 1, 2), ...wins(1, 2, 1)];
    const games = [...between, ...wins(1, 3, 1), ...wins(1, 1, weak), ...wins(1, 2, 3), ...wins(1, strong, 2), ...wins(9, 3, weak)];
    expect(order([2, 1, 3], games, { 1: 'pacific', 2: 'northwest', 3: 'northwest' })).toEqual([3, 1, 2]);
  });

  it('have no leader of a division before the first game', () => {
    expect(order([2, 1, 3], [], { 1: 'pacific', 2: 'pacific', 3: 'pacific' })).toEqual([2, 1, 3]);
    expect(order([1, 2, 3], [], { 1: 'pacific', 2: 'northwest', 3: 'pacific' })).toEqual([1, 2, 3]);
  });

  it('stand by the points of the games between them in the EuroLeague', () => {
    const games = [game(1, 2, 80, 79), game(2, 1, 90, 70), game(1, weak, 150, 60), game(2, weak, 61, 60)];
    expect(conferenceTable([{ id: 1 }, { id: 2 }], games, 'euroleague').map(({ clubId }) => clubId)).toEqual([2, 1]);
    expect(order([2, 1], games)).toEqual([1, 2]);
  });
});
