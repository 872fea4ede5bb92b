import { expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import { countVotes } from '#data/votes/count-votes.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { castVotes } from './cast-votes.ts';
import { uniteVotes } from './unite-votes.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-03-07T12:00:00Z');
const cast = (item: string, voter: string, option: string, sport: 'soccer' | 'supercup' = 'soccer') =>
  castVotes(db, { sport, item }, [{ option, voter, addressKey: voter }], now);

it('adds the votes on a match to those on the one it is united with, once for each voter', async () => {
  await cast('7', 'both', 'home');
  await cast('7', 'here', 'draw');
  await cast('9', 'both', 'away');
  await cast('9', 'there', 'away');
  await cast('9', 'elsewhere', 'vitinha', 'supercup');
  await inTransaction(db, (client) => uniteVotes(client, 7, 9));
  expect(await countVotes(db, 'soccer', '7')).toEqual({ byOption: { home: 1, draw: 1, away: 1 }, counted: 3, setAside: 0 });
  expect((await countVotes(db, 'soccer', '9')).counted).toBe(0);
  expect((await countVotes(db, 'supercup', '9')).counted).toBe(1);
});
