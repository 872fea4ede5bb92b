import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { startSite } from '#tests/e2e/start-site.ts';
import { makeVisitor } from './make-visitor.ts';
import { makeWorld, momentOfWorld } from './make-world.ts';

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('node with-node-24.js tests/compatibility/make-fixture.ts <folder to write>');
/** The files that others download and store: the whole ledger, the feed of its hashes, and a calendar. */
const publishedFiles = ['/track-record/ledger.json', '/track-record/ledger.csv', '/track-record/feed.xml', '/calendar/club/everton.ics'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'tipledger-compatibility-'));
// As root the server runs as another user, who has to reach the folder.
await chmod(folder, 0o755);
await mkdir(out, { recursive: true });
const server = await startEmbeddedPostgres(folder, () => {});
try {
  await server.createDatabase('world');
  const settings = { DATABASE_URL: server.connectionString('world'), DATASET: 'real' };
  const dataset = await openDataset(readSettings(settings, 'no such file').database, new Date(momentOfWorld), () => {});
  await makeWorld(dataset.db);
  await dataset.close();
  const site = await startSite(root, { ...settings, PORT: '0', CLOCK: momentOfWorld, JOBS: 'off', TAG_MANAGER_ID: 'GTM-NONE' });
  try {
    await writeFile(join(out, 'visitor.json'), `${JSON.stringify(await makeVisitor(site.address), undefined, 2)}\n`);
    for (const path of publishedFiles) {
      await writeFile(join(out, basename(path)), await (await fetch(site.address + path)).text());
    }
  } finally {
    await site.stop();
  }
  const backup = join(out, 'backup.ndjson.gz');
  await rm(backup, { force: true });
  await promisify(execFile)(process.execPath, ['server/commands/db-backup.ts', backup], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
} finally {
  await server.stop({ evenIfUsed: true });
  await rm(folder, { recursive: true, force: true });
}
