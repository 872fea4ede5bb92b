import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../../domain/forecast/played-game.ts';
import { game, wins } from '../../domain/forecast/played-games.fixture.ts';
import { conferenceTables, type PlacedClub } from '../../domain/season/conference-table.ts';
import { playOffZones } from '../../domain/season/play-off-zones.ts';
import { basketballFormat } from './basketball-formats.ts';

/** Clubs of the other conference. */
const [strong, weak] = [98, 99];
/** Returns the table of some clubs of the East of the NBA; all others in the games are of the West. */
const tableOf = (clubs: readonly PlacedClub[], games: readonly PlayedGame[]) => {
  const east = clubs.map((club) => ({ ...club, conference: 'east' as const }));
  const all = new Set(games.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const west = [...all]
    .filter((club) => !clubs.some(({ id }) => id === club))
    .map((id) => ({ id, conference: 'west' as const, division: 'southwest' }));
  const { tables } = conferenceTables(basketballFormat('nba', '2021-22'), [...east, ...west], games);
  return tables[0]?.rows ?? [];
};
const order = (ids: readonly number[], games: readonly PlayedGame[], divisions: Record<number, string> = {}) =>
  tableOf(
    ids.map((id) => ({ id, division: divisions[id] })),
    games,
  ).map(({ clubId }) => clubId);

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
    const rows = tableOf([{ id: 2 }, { id: 3 }, { id: 1 }], [...among, ...others]);
    expect(rows.map(({ share }) => share)).toEqual([0.5, 0.5, 0.5]);
    expect(rows.map(({ clubId }) => clubId)).toEqual([1, 3, 2]);
  });

  it('stand behind the leader of a division where three are level, and by the games between them where two are', () => {
    /* Orlando won the Southeast of 2023-24 with 47 games and was placed before Indiana and Philadelphia with as many, regardless of their games against it. */
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
    const rows = tableOf(
      [pacers, sixers, magic, bucks, 5].map((id) => ({ id, division: divisions[id] })),
      three,
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
    expect(order([1, 3, 2], [], { 1: 'pacific', 2: 'northwest', 3: 'pacific' })).toEqual([1, 3, 2]);
  });

  it('stand by the points of the games between them in the EuroLeague', () => {
    const games = [game(1, 2, 80, 79), game(2, 1, 90, 70), game(1, weak, 150, 60), game(2, weak, 61, 60)];
    const { tables } = conferenceTables(basketballFormat('euroleague', '2021-22'), [{ id: 1 }, { id: 2 }, { id: weak }], games);
    expect(tables.map(({ rows }) => rows.map(({ clubId }) => clubId))).toEqual([[2, 1, weak]]);
    expect(order([2, 1], games)).toEqual([1, 2]);
  });

  it('stand by the points of all games in the EuroLeague until they have met twice', () => {
    const clubs = [1, 2, strong, weak].map((id) => ({ id }));
    const orderOf = (games: readonly PlayedGame[]) =>
      conferenceTables(basketballFormat('euroleague', '2024-25'), clubs, games).tables[0]?.rows.map(({ clubId }) => clubId);
    /* Clubs 1 and 2 have won one of two; 1 beat 2, whose points are the better. */
    const first = [game(1, 2, 85, 79), game(strong, 1, 71, 70), game(2, weak, 100, 60)];
    expect(orderOf(first)).toEqual([strong, 2, 1, weak]);
    /* Both have won two of four, and of their meetings one each, 1 with five points more. */
    const second = [game(2, 1, 71, 70), game(1, weak, 71, 70), game(strong, 2, 71, 70)];
    expect(orderOf([...first, ...second])).toEqual([strong, 1, 2, weak]);
  });
});

const zonesOf = (competition: string, season: string, stage: string) =>
  playOffZones(basketballFormat(competition, season), stage).map(({ from, to, kind }) => `${from}-${to} ${kind}`);

it.each([
  ['2018-19', ['1-8 play-offs', '9-15 out']],
  ['2019-20', ['1-7 play-offs', '8-9 play-in', '10-15 out']],
  ['2020-21', ['1-6 play-offs', '7-10 play-in', '11-15 out']],
  ['2026-27', ['1-6 play-offs', '7-10 play-in', '11-15 out']],
])('the places of a conference of the NBA lead in %s where the rules of that season say', (season, zones) => {
  expect(zonesOf('nba', season, 'conferences')).toEqual(zones);
  expect(zonesOf('nba', season, 'divisions')).toEqual([]);
});

it.each([
  ['2022-23', ['1-8 play-offs', '9-18 out']],
  ['2024-25', ['1-6 play-offs', '7-10 play-in', '11-18 out']],
  ['2025-26', ['1-6 play-offs', '7-10 play-in', '11-20 out']],
])('the places of the EuroLeague lead in %s where the rules of that season say', (season, zones) => {
  expect(zonesOf('euroleague', season, 'regular-season')).toEqual(zones);
});

it('no place of a season without rules leads anywhere', () => {
  expect(zonesOf('nba', '1999-00', 'conferences')).toEqual([]);
});
