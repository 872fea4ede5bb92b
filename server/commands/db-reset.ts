import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#data/database/embedded-postgres.ts';
import type { Settings } from '#server/settings.ts';
import { runCommand, say, UsageError } from './command-line.ts';

await runCommand(resetDatabase);

/** Throws all data away: the embedded cluster whole, or the schema of the database that DATABASE_URL names (asks for --yes). */
async function resetDatabase(settings: Settings, words: readonly string[]): Promise<void> {
  if (settings.DATABASE_URL === undefined) {
    const folder = resolve(settings.DATA_FOLDER);
    const server = await startEmbeddedPostgres(folder, () => {});
    if ((await server.stop()) === 'in-use') throw new UsageError('the site or another command is using the database; stop it first');
    rmSync(join(folder, 'postgres'), { recursive: true, force: true });
    say(`Removed the database in ${settings.DATA_FOLDER}; the next start makes a new one`);
    return;
  }
  if (!words.includes('--yes'))
    throw new UsageError(`this empties the database that DATABASE_URL names; say so: npm run db:reset -- --yes`);
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
  say('Emptied the database');
}
