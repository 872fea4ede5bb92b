import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { getLastBackups } from '#data/queries/backups/get-last-backups.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { closeBeforeDatabase, createTestDatabase } from '#tests/factories/test-database.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import { backUp } from './back-up.ts';

const { db, connectionString } = await createTestDatabase();
const parent = await mkdtemp(join(tmpdir(), 'tipledger-backups-'));
closeBeforeDatabase(() => removeFolder(parent));
const folder = join(parent, 'made', 'when-needed');
const run = (day: number, keep = 2) =>
  backUp(db, clockStandingAt(new Date(`2024-07-0${day}T03:00:00Z`)), { dataset: 'real', ownerAddress: connectionString, folder, keep });
const fileOf = (day: number) => `tipledger-real-2024070${day}T030000Z.ndjson.gz`;
const files = async () => (await readdir(folder)).sort();

async function scratchDatabases(): Promise<number | null> {
  return (await db.query("select from pg_database where datname = current_database() || '_backup_check'")).rowCount;
}

beforeEach(async () => {
  await removeFolder(folder);
  await db.query('truncate backups');
});

it('writes a file for its owner alone, restores it, verifies its ledger, and leaves no scratch database', async () => {
  await inTransaction(db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
  const { rows, records } = await run(1);
  expect([records, rows > records]).toEqual([1, true]);
  const { mode, size } = await stat(join(folder, fileOf(1)));
  expect([mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(await files()).toEqual([fileOf(1)]);
  expect(await scratchDatabases()).toBe(0);
  expect(await getLastBackups(db)).toEqual({
    triedAt: new Date('2024-07-01T03:00:00Z'),
    problem: undefined,
    checked: { startedAt: new Date('2024-07-01T03:00:00Z'), bytes: size },
  });
});

it('keeps as many as the settings say, and removes what an attempt left that was broken off', async () => {
  await run(1);
  await writeFile(join(folder, `${fileOf(2)}.unfinished`), 'half');
  await writeFile(join(folder, 'notes of the operator'), '');
  await run(3);
  await run(4);
  expect(await files()).toEqual(['notes of the operator', fileOf(3), fileOf(4)]);
});

it('keeps every older backup and reports why, when the ledger of a new one has a fault', async () => {
  await run(1, 1);
  await withTriggersOff(db, (client) => client.query('update ledger_records set hash = $1', ['0'.repeat(64)]));
  await expect(run(2, 1)).rejects.toThrow(/^the ledger in .*20240702T030000Z.* has \d+ faults, the first at record 1;/);
  await expect(run(3, 1)).rejects.toThrow('the ledger in');
  expect(await files()).toEqual([fileOf(1), `${fileOf(3)}.failed`]);
  expect(await scratchDatabases()).toBe(0);
  expect(await getLastBackups(db)).toMatchObject({
    triedAt: new Date('2024-07-03T03:00:00Z'),
    problem: expect.stringContaining('the ledger in'),
    checked: { startedAt: new Date('2024-07-01T03:00:00Z') },
  });
});
