import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../forecast/played-game.ts';
import { game, wins } from '../forecast/played-games.fixture.ts';
import { conferenceTables } from './conference-table.ts';
import { customaryBasketballFormat } from './customary-basketball-format.ts';

/** Clubs of the other conference. */
const [strong, weak] = [98, 99];
/** Returns the table of the East. */
const tableOf = (clubs: readonly { readonly id: number }[], games: readonly PlayedGame[]) => {
  const east = clubs.map((club) => ({ ...club, conference: 'east' as const }));
  const west = [strong, weak].map((id) => ({ id, conference: 'west' as const }));
  const { tables } = conferenceTables(customaryBasketballFormat, [...east, ...west], games);
  return tables.find(({ conference }) => conference === 'east')?.rows ?? [];
};

describe('a row', () => {
  it('has Phoenix 34–9, 17–5 at home and 17–4 away, and Golden State 32–12 behind it by 2.5 games, as on 19 January 2022', () => {
    const [suns, warriors] = [1, 2];
    const rows = tableOf(
      [{ id: warriors }, { id: suns }],
      [
        ...wins(17, suns, weak),
        ...wins(4, strong, suns),
        ...Array.from({ length: 5 }, () => game(suns, strong, 90, 91)),
        ...Array.from({ length: 17 }, () => game(weak, suns, 90, 91)),
        ...wins(12, strong, warriors),
        ...wins(32, warriors, weak),
      ],
    );
    expect(rows[0]).toMatchObject({ clubId: suns, place: 1, wins: 34, losses: 9, gamesBehind: 0 });
    expect(rows[0]?.share).toBeCloseTo(0.791, 3);
    expect(rows[0]).toMatchObject({ home: { wins: 17, losses: 5 }, away: { wins: 17, losses: 4 } });
    expect(rows[1]).toMatchObject({ clubId: warriors, place: 2, gamesBehind: 2.5, streak: { isWon: true, length: 32 } });
  });

  it('tells the last ten games in the order of their days, and the streak that they end in', () => {
    const games = [...wins(2, strong, 1), ...wins(9, 1, weak), game(1, strong, 100, 101)].reverse();
    const [row] = tableOf([{ id: 1 }], games);
    expect(row?.lastTen).toEqual([...Array(9).fill(true), false]);
    expect(row?.streak).toEqual({ isWon: false, length: 1 });
  });

  it('counts no game of play-in and play-offs, and has no share before the first game', () => {
    const [row] = tableOf([{ id: 1 }], [game(1, weak, 99, 98, 'play-in'), game(1, weak, 99, 98, 'playoffs')]);
    expect(row).toMatchObject({ wins: 0, losses: 0, share: undefined, streak: undefined, gamesBehind: 0 });
  });
});
