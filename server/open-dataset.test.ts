import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type Dataset, type DatasetName, openDataset } from './open-dataset.ts';
import { readSettings } from './settings.ts';

const { connectionString } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tipledger-dataset-'));
// As root the server runs as another user, who has to reach the folder.
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = new Date('2024-04-06T09:00:00Z');
const open = (settings: Readonly<Record<string, string>>, wanted?: DatasetName) =>
  openDataset(readSettings({ DATA_FOLDER: folder, ...settings }, 'no such file'), now, () => {}, wanted);

async function nameOf(opening: Promise<Dataset>): Promise<string> {
  const dataset = await opening;
  await dataset.close();
  return dataset.name;
}

it('is the demonstration until an import has stored something, then the real one, unless the setting says otherwise', async () => {
  expect(await nameOf(open({}))).toBe('demonstration');
  const real = await open({}, 'real');
  expect(await nameOf(open({}))).toBe('demonstration');
  await ingestMatches(real.db, now, [
    {
      tournamentId: 'england.premier-league',
      season: '2023-24',
      home: { name: 'Arsenal' },
      away: { name: 'Everton' },
      kickoff: { known: true, utc: now },
      status: 'scheduled',
      quotes: [],
    },
  ]);
  await real.close();
  expect(await nameOf(open({}))).toBe('real');
  expect(await nameOf(open({ DATASET: 'demonstration' }))).toBe('demonstration');
}, 60_000);

it('comes migrated, with the catalogue in it, and says whether that is new', async () => {
  const first = await open({ DATABASE_URL: connectionString });
  const { rows } = await first.db.query("select slug from teams where slug = 'arsenal'");
  await first.close();
  const second = await open({ DATABASE_URL: connectionString });
  await second.close();
  expect([rows, first.newCatalogue, second.newCatalogue]).toEqual([[{ slug: 'arsenal' }], true, false]);
});

it('says in one line that the server of DATABASE_URL cannot be reached', async () => {
  await expect(open({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow(
    /^the database of DATABASE_URL cannot be reached: [^\n]+$/,
  );
});
