import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import { recordSourceProblems } from '#data/commands/sources/record-source-problems.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedCompetition } from '#data/feeds/feed.ts';
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

it('tells what sources have added, what means another competition now, and the commands that decide', async () => {
  const told = (name: string, region: string): FeedCompetition => ({
    ...{ externalId: '867', name, region, kind: 'cup', season: 'autumn-spring' },
    coverage: { now: [], since: {}, current: null },
  });
  const grow = (competition: ReturnType<typeof told>, now: Date) =>
    inTransaction(db, (client) => growCompetitions(client, [competition], { provider: 'api-football', now }));
  await grow(told('Coppa Serie Z', 'SM'), new Date(Date.now() - 3 * 86_400_000));
  await grow(told('Copa Alcantara', 'PH'), new Date());
  const { out } = await tellOfSources();
  expect(out).toMatch(/^source +competitions +countries +clubs +provisional clubs\napi-football +2 \(\+1\) +2 \(\+1\) +0 +0$/m);
  expect(out).toContain('npm run competition -- number api-football 867 san-marino.coppa-serie-z');
  expect(out).toContain('numbers of competitions: 1, by npm run competition -- confirm <source> <number>');
});
