import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { withScratchDatabase } from '#data/database/copies/scratch-database.ts';
import type { Database } from '#data/database/database.ts';
import { migrateDatabase } from '#data/database/schema/migrate-database.ts';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { createFeeds } from '#data/feeds/file-feeds-of-sports.ts';
import { type CheckedFolder, holdsOfficialTables, verifyOfficialTables } from '#jobs/verify/official-tables/verify-official-tables.ts';
import { type Verification, verifyFeeds } from '#jobs/verify/verify-feeds.ts';
import type { DatabaseSettings, Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';
import { describeVerification } from './describe/describe-verification.ts';
import { ProgressBar } from './describe/progress-bar.ts';

const usage = 'npm run verify -- <folder that holds football-data and openfootball, or published tables and results>';
const scratchName = 'tipledger_verify';

await runCommand(verify);

/** Verifies the imports against published tables, in a separate database; a folder of tables and results needs none. */
async function verify(settings: Settings, words: readonly string[]): Promise<void> {
  const folder = readCall(words);
  if (holdsOfficialTables(folder)) {
    verifyTables(folder);
    return;
  }
  const paths = pathsIn(folder);
  const verification = await withServer(settings.database, (address) => withScratchDatabase(address, scratchName, (db) => run(db, paths)));
  const { lines, failures } = describeVerification(verification);
  for (const line of lines) say(line);
  if (failures.length === 0) {
    say('Everything agrees with the world');
    return;
  }
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}

/** Verifies the catalogue's formats against published tables. */
function verifyTables(folder: string): void {
  const { lines, failures } = describeOfficialTables(verifyOfficialTables(folder));
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  for (const line of lines) say(line);
  if (failures.length > 0) process.exitCode = 1;
}

/** Returns the result of a comparison with published tables for a terminal: every difference, and the number of tables that agree. */
function describeOfficialTables({ tables, problems, contradictions }: CheckedFolder): { lines: string[]; failures: string[] } {
  const compared = tables.filter(({ differences }) => differences !== undefined);
  const agreeing = compared.filter(({ differences }) => differences?.length === 0);
  const unchecked = tables.filter(({ differences }) => differences === undefined);
  return {
    lines: [
      ...problems.map((problem) => `not read: ${problem}`),
      ...unchecked.map(({ file, table }) => `${file}, ${table}: no results, and no clubs named as level; not counted`),
      `${agreeing.length} of ${compared.length} tables`,
    ],
    failures: [
      ...compared.flatMap(({ file, table, differences = [] }) => differences.map((difference) => `${file}, ${table}: ${difference}`)),
      ...contradictions,
    ],
  };
}

async function run(db: Database, paths: VerifyPaths): Promise<Verification> {
  const now = new Date();
  const catalogue = loadCatalogue();
  await migrateDatabase(db);
  await storeCatalogue(db, catalogue, now);
  const feeds = createFeeds(catalogue);
  const bar = new ProgressBar();
  const verification = await verifyFeeds(
    db,
    {
      footballData: { feed: feeds['football-data'], paths: paths.footballData },
      openfootball: { feed: feeds.openfootball, paths: paths.openfootball },
      progressed: (feed, { progress }) => bar.show(progress.done / progress.total, feed),
    },
    { now },
  );
  bar.end();
  return verification;
}

/** Runs work on the server of DATABASE_URL, without touching the database that it names. */
async function withServer<Result>(
  { url, directUrl = url, ownerUrl = directUrl, folder }: DatabaseSettings,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  if (ownerUrl !== undefined) return work(ownerUrl);
  const server = await startEmbeddedPostgres(resolve(folder), say);
  try {
    return await work(server.connectionString('postgres'));
  } finally {
    await server.stop();
  }
}

interface VerifyPaths {
  readonly footballData: readonly string[];
  readonly openfootball: readonly string[];
}

function readCall(words: readonly string[]): string {
  const [folder, ...rest] = words;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) throw new UsageError(usage);
  entriesOf(folder);
  return folder;
}

function pathsIn(folder: string): VerifyPaths {
  // Broken files that importers are tried on lie beside the seasons.
  const inside = (name: string) =>
    entriesOf(join(folder, name))
      .filter((entry) => entry !== 'defects')
      .map((entry) => join(folder, name, entry));
  return { footballData: inside('football-data'), openfootball: inside('openfootball').filter((path) => !/\.md$/i.test(path)) };
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new UsageError(`${folder} cannot be read (${(error as NodeJS.ErrnoException).code})\n${usage}`, { cause: error });
  }
}
