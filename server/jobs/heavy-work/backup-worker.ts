import { workerData } from 'node:worker_threads';
import { openDatabase } from '#data/database/database.ts';
import { backUp } from '#jobs/backups/back-up.ts';
import type { BackupWork } from '../backup-job.ts';

/** Script of the thread that writes and checks one backup, see `backupJob`. */
const { connectionString, now, plan } = workerData as BackupWork;
let began: number | undefined;
/** Runs from its first reading on, so that a backup starts at the very moment at which its job found it due. */
const clock = {
  now: () => {
    began ??= performance.now();
    return new Date(now.getTime() + performance.now() - began);
  },
};
const database = openDatabase(connectionString, 2);
try {
  await backUp(database, clock, plan);
} finally {
  await database.end();
}
