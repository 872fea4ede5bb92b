import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { withScratchDatabase } from './copies/scratch-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './schema/migrate-database.ts';
import { migrationsFolder } from './schema/pending-migrations.ts';

const { connectionString } = await createTestDatabase();
const rows = 100_000;

/** Migrates an empty database to the version before quotes could contain any number of prices. */
async function migrateUntilThen(database: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith('quotes-of-any-number'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  const client = await database.connect();
  try {
    await client.query('create extension if not exists pg_trgm');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    client.release();
    await rm(folder, { recursive: true });
  }
}

it('takes a hundred thousand quotes over, with as many prices each as its market has selections', async () => {
  await withScratchDatabase(connectionString, `test_${randomBytes(8).toString('hex')}`, async (database) => {
    await migrateUntilThen(database);
    await database.query(
      `insert into quotes (match_id, bookmaker_id, market, line, phase, quoted_at, first_odds, second_odds, third_odds)
       select n, n % 9, markets.market, 0, 'moving', timestamptz '2026-01-01' + n * interval '1 minute', 1 + n / 100000.0,
         case when n % 10 <> 0 then 2 + n / 100000.0 end, case when markets.selections = 3 then 3 + n / 100000.0 end
       from generate_series(1, $1) as n join (values (0, 'match-result', 3), (1, 'double-chance', 3), (2, 'draw-no-bet', 2), (3, 'total-goals', 2),
         (4, 'both-teams-to-score', 2), (5, 'asian-handicap', 2), (6, 'half-time-result', 3)) as markets(place, market, selections) on n % 7 = place`,
      [rows],
    );
    const total = 'round(sum(%)::numeric, 1) as sum';
    const before = await database.query(
      `select count(*)::int as quotes, ${total.replace('%', 'first_odds::numeric + coalesce(second_odds, 0)::numeric + coalesce(third_odds, 0)::numeric')} from quotes`,
    );
    await migrateDatabase(database);

    const after = await database.query(
      `select count(*)::int as quotes, ${total.replace('%', '(select sum(price::numeric) from unnest(odds) as price)')} from quotes`,
    );
    expect(after.rows).toEqual(before.rows);
    const ofMarkets = await database.query(
      'select market, array_agg(distinct cardinality(odds)) as prices from quotes group by market order by market',
    );
    expect(Object.fromEntries(ofMarkets.rows.map(({ market, prices }) => [market, prices]))).toEqual({
      'asian-handicap': [2],
      'both-teams-to-score': [2],
      'double-chance': [3],
      'draw-no-bet': [2],
      'half-time-result': [3],
      'match-result': [3],
      'total-goals': [2],
    });
    // 50 is a multiple of ten, whose second price is missing, and 50 % 7 is 1: a double chance.
    const single = await database.query('select odds from quotes where match_id = any($1) order by match_id', [[50, 51]]);
    expect(single.rows).toEqual([{ odds: [1.0005, null, 3.0005] }, { odds: [1.00051, 2.00051] }]);
  });
});
