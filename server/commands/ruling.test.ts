import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db, connectionString } = await createTestDatabase();

async function rule(line: string) {
  const child = spawn(process.execPath, ['server/commands/ruling.ts', ...line.split(' ')], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: connectionString },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

it('enters points, prints the command that takes them back, and refuses what it does not know in one line', async () => {
  const now = new Date('2024-04-06T09:00:00Z');
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Man City', '2024-03-02T15:00:00Z', ended(2, 1))]);
  const entered = await rule('deduct england.premier-league 2023-24 arsenal 6 --on 2024-03-01 --source premierleague.com');
  expect(entered).toMatchObject({ code: 0, out: expect.stringContaining('arsenal has 6 fewer points in england.premier-league 2023-24') });
  const name = /undo (p\d+)/.exec(entered.out)?.[1];
  expect((await rule('list')).out).toMatch(
    new RegExp(`^${name} +england.premier-league 2023-24 +arsenal +-6 +2024-03-01 +premierleague.com$`, 'm'),
  );
  expect(await rule(`undo ${name}`)).toMatchObject({ code: 0, out: expect.stringContaining('on arsenal is taken back') });
  expect(await rule(`undo ${name}`)).toMatchObject({
    code: 1,
    err: `no ruling "${name}" was entered here; npm run ruling -- list has those that were\n`,
  });
});
