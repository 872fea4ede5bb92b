import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBackupWatch } from '#server/observing/backup-watch.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { closeBeforeDatabase, createTestDatabase } from '#tests/factories/test-database.ts';
import { backupJob, isBackupDue } from './backup-job.ts';

const { db, connectionString } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tipledger-backup-job-'));
closeBeforeDatabase(() => removeFolder(folder));
const address = () => connectionString;
const { signal } = new AbortController();

it('backs up when the time has come, in whichever process, and shows age and result', async () => {
  let now = new Date('2024-07-01T03:00:00Z');
  const clock = { now: () => now };
  const watch = createBackupWatch(db, clock, 6);
  const job = backupJob({ name: 'real', address, ownerAddress: address }, { folder, everyHours: 6, keep: 5 });
  const runAt = (time: string) => {
    now = new Date(time);
    return job.run({ db, clock, signal });
  };
  await watch.look();
  expect(watch.figures).toMatchObject({ ageSeconds: 0, hasFailed: false, bytes: 0, everySeconds: 21_600 });
  await runAt('2024-07-01T04:00:00Z');
  await runAt('2024-07-01T09:59:00Z');
  await watch.look();
  expect(watch.figures).toMatchObject({ ageSeconds: 21_540, hasFailed: false });
  expect(watch.figures.bytes).toBeGreaterThan(1_000);
  await runAt('2024-07-01T10:00:00Z');
  expect(await readdir(folder)).toEqual(['tipledger-real-20240701T040000Z.ndjson.gz', 'tipledger-real-20240701T100000Z.ndjson.gz']);
  const elsewhere = backupJob({ name: 'real', address, ownerAddress: address }, { folder: '/proc/none', everyHours: 1, keep: 5 });
  now = new Date('2024-07-01T11:30:00Z');
  await expect(elsewhere.run({ db, clock, signal })).rejects.toThrow('/proc/none');
  await watch.look();
  expect(watch.figures).toMatchObject({ ageSeconds: 5_400, hasFailed: true });
}, 60_000);

it('is due as often as the settings say, and an hour after a failure', () => {
  const triedAt = new Date('2024-07-01T03:00:00Z');
  const isDue = (problem: string | undefined, time: string) =>
    isBackupDue({ triedAt, problem, checked: undefined }, 24, new Date(`2024-07-0${time}Z`));
  expect(isBackupDue({ triedAt: undefined, problem: undefined, checked: undefined }, 24, triedAt)).toBe(true);
  expect([isDue(undefined, '1T04:30'), isDue(undefined, '2T03:00'), isDue('full', '1T03:59'), isDue('full', '1T04:00')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
