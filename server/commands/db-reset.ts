import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { EmbeddedPostgresError } from '#data/database/server/embedded-postgres-error.ts';
import { withClient } from '#data/database/with-client.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';

await runCommand(resetDatabase);

/** Deletes all data: the whole embedded cluster, or the schema of the database that DATABASE_URL names (requires --yes). */
async function resetDatabase(
  { database: { url, directUrl = url, ownerUrl = directUrl, folder } }: Settings,
  words: readonly string[],
): Promise<void> {
  if (url === undefined) {
    await removeCluster(folder);
    return;
  }
  if (!words.includes('--yes'))
    throw new UsageError('this empties the database that DATABASE_URL names; say so: npm run db:reset -- --yes');
  await withClient(ownerUrl ?? url, (client) =>
    client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public'),
  );
  say('Emptied the database');
}

async function removeCluster(dataFolder: string): Promise<void> {
  const folder = resolve(dataFolder);
  const cluster = join(folder, 'postgres');
  if (!existsSync(cluster)) {
    say(`There is no database in ${dataFolder}`);
    return;
  }
  const server = await startEmbeddedPostgres(folder, say);
  if ((await server.stop()) === 'in-use') {
    throw new EmbeddedPostgresError('the site or another command is using the database; stop it first');
  }
  rmSync(cluster, { recursive: true, force: true });
  say(`Removed the database in ${dataFolder}; the next start makes a new one`);
}
