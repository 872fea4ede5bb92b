import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-04-06T12:00:00Z');

async function club(...words: string[]) {
  const child = spawn(process.execPath, ['server/commands/club.ts', ...words], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: connectionString },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

it('lists the clubs that wait for a decision, and decides on each by one command', async () => {
  await ingestMatches(db, now, [
    feedMatch('Nowhere Rovers', 'Arsenal', '2024-03-02T15:00:00Z'),
    feedMatch('Evertonn', 'Chelsea', '2024-03-02T15:00:00Z'),
  ]);
  const { out } = await club('list');
  expect(out).toMatch(/^Evertonn .* Everton +similar name +npm run club -- merge evertonn everton$/m);
  expect(out).toMatch(/^Nowhere Rovers .* none +npm run club -- confirm nowhere-rovers$/m);
  expect(await club('merge', 'evertonn', 'everton')).toMatchObject({ code: 0, out: expect.stringContaining('1 matches moved') });
  expect(await club('confirm', 'nowhere-rovers', '--actor', 'Jana')).toMatchObject({ code: 0 });
  const { rows } = await db.query('select actor, via, kind, subject from audit order by id');
  expect(rows).toEqual([
    { actor: userInfo().username, via: 'command', kind: 'merge-clubs', subject: 'everton' },
    { actor: 'Jana', via: 'command', kind: 'confirm-club', subject: 'nowhere-rovers' },
  ]);
  expect(await club('list')).toMatchObject({ code: 0, out: 'No club waits for a decision\n' });
  expect(await club('confirm', 'nowhere-rovers')).toMatchObject({ code: 1, err: '"nowhere-rovers" is no provisional club\n' });
});

it('admits nothing of a source of which nothing is held, and does not count it as heard', async () => {
  expect(await club('admit', 'fotball-data')).toMatchObject({ code: 1, err: 'no match of "fotball-data" is held\n' });
  expect((await db.query(`select 1 from feed_runs where feed = 'fotball-data'`)).rowCount).toBe(0);
});
