import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { addToPredictionSums, type PlaceOfPrediction } from '#data/commands/prediction/add-to-prediction-sums.ts';
import { type Database, openDatabase } from '#data/database/database.ts';
import { migrateDatabase } from '#data/database/schema/migrate-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { say } from '#server/commands/calls/command-line.ts';

export interface GeneratedDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** A Saturday afternoon in November 2026, in the middle of the season under way. */
export const generatedNow = new Date('2026-11-21T15:30:00Z');

const sqlFolder = new URL('../generated/', import.meta.url);
/** The folder of the generated cluster, about 12 GB; `BENCH_FOLDER` names another one. */
const dataFolder = process.env.BENCH_FOLDER || fileURLToPath(new URL('../.data/bench', import.meta.url));

/**
 * Opens the database of 1,250 tournaments and five million matches, in a cluster separate from the site's. Generates it the first time, and
 * again when the scripts that fill it have changed.
 */
export async function openGeneratedDatabase(): Promise<GeneratedDatabase> {
  const scripts = readdirSync(sqlFolder)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, sqlFolder), 'utf8') }));
  const hash = createHash('sha256')
    .update(scripts.map(({ text }) => text).join())
    .digest('hex')
    .slice(0, 12);
  const server = await startEmbeddedPostgres(dataFolder, say);
  try {
    const name = `generated_${hash}`;
    if (!(await server.listDatabases()).includes(name)) await generate(server, name, scripts);
    const db = openDatabase(server.connectionString(name));
    await migrateDatabase(db);
    return {
      db,
      close: async () => {
        await db.end();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Generates the database under another name and renames it when it is complete, so that an interrupted one is never taken for a complete one. */
async function generate(server: EmbeddedPostgres, name: string, scripts: readonly { name: string; text: string }[]): Promise<void> {
  const began = performance.now();
  say(`Generating 1,250 tournaments and five million matches in ${dataFolder}`);
  for (const old of (await server.listDatabases()).filter((other) => other.startsWith('generated_')))
    await administer(server, `drop database ${old}`);
  const unfinished = 'generated_unfinished';
  await server.createDatabase(unfinished);
  const db = openDatabase(server.connectionString(unfinished), 1);
  try {
    await migrateDatabase(db);
    await fill(db, scripts);
  } finally {
    await db.end();
  }
  await administer(server, `alter database ${unfinished} rename to ${name}`);
  say(`  generated in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
}

/** Fills an empty database. Foreign keys are not checked: the statements take every number from the table that it points at. */
async function fill(db: Database, scripts: readonly { name: string; text: string }[]): Promise<void> {
  await db.query(`set session_replication_role = replica`);
  await db.query(`set work_mem = '256MB'`);
  await db.query(`set maintenance_work_mem = '512MB'`);
  await db.query(
    `insert into countries (slug, code, region, zone)
     select slug, code, region, zone from jsonb_to_recordset($1) as c(slug text, code text, region text, zone text)`,
    [JSON.stringify(loadCatalogue().countries.map(({ country }) => country))],
  );
  for (const { name, text } of scripts) {
    const began = performance.now();
    await db.query(text.replaceAll('$NOW', `timestamptz ${pg.escapeLiteral(generatedNow.toISOString())}`));
    say(`  ${name} in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  const { rows } = await db.query<PlaceOfPrediction>('select sequence, leaf from predictions');
  await addToPredictionSums(db, 1, rows);
  await db.query('checkpoint');
  await db.query('vacuum analyze');
}

async function administer(server: EmbeddedPostgres, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server.connectionString('postgres') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
