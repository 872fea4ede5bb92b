import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordSourceProblems } from '#data/commands/sources/record-source-problems.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db, connectionString } = await createTestDatabase();

async function tellOfSources() {
  const child = spawn(process.execPath, ['server/commands/sources.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: connectionString },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[code], out] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout)]);
  return { code, out };
}

it('ends as failed where a match of a source is lost, and not for prices that are missing', async () => {
  const now = new Date('2026-11-21T15:42:00Z');
  await db.query(
    `insert into source_calls (source, call, called_at, answered_at) values ('openligadb', 'getmatchdata/bl1/2026/11', $1, $1)`,
    [now],
  );
  const price = { source: 'x', row: 1, field: 'bookmakers.key', value: 'newbook', code: 'unknown-bookmaker' } as const;
  await recordSourceProblems(db, 'openligadb', 'odds', [price], now);
  const kept = await tellOfSources();
  expect(kept).toMatchObject({ code: 0, out: expect.stringContaining('newbook') });
  const lost = { source: 'x', row: 3, field: 'matchResults', value: '-1:0', code: 'bad-score', loses: 'match' } as const;
  await recordSourceProblems(db, 'openligadb', 'getmatchdata/bl1/2026/11', [lost], now);
  const { code, out } = await tellOfSources();
  expect(code).toBe(1);
  expect(out).toMatch(/^ *lost +problem +field +value/m);
  expect(out.indexOf('-1:0')).toBeLessThan(out.indexOf('newbook'));
});
