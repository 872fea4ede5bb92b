import { getLastBackups, type LastBackups } from '#data/queries/backups/get-last-backups.ts';
import type { BackupPlan } from '#jobs/backups/back-up.ts';
import type { Job } from '#jobs/job.ts';
import type { Dataset } from '#server/start/open-dataset.ts';
import type { BackupSettings } from '#server/start/settings.ts';
import { runThread } from './heavy-work/run-thread.ts';

/** One backup for the thread that writes it. */
export interface BackupWork {
  readonly connectionString: string;
  /** The present by the site's clock. */
  readonly now: Date;
  readonly plan: BackupPlan;
}

const hourMs = 3_600_000;
/** The seconds between two looks whether a backup is due. */
const lookEverySeconds = 60;
/** Max time until a failed backup is tried again. */
const retryAfterMs = hourMs;

/** Returns the job that writes a backup as often as the settings say, and checks it, in a separate thread. */
export function backupJob(dataset: Pick<Dataset, 'name' | 'address' | 'ownerAddress'>, { folder, everyHours, keep }: BackupSettings): Job {
  return {
    name: 'back-up',
    everySeconds: lookEverySeconds,
    async run({ db, clock, signal }) {
      const now = clock.now();
      if (!isBackupDue(await getLastBackups(db), everyHours, now)) return;
      const plan = { dataset: dataset.name, ownerAddress: dataset.ownerAddress(), folder, keep };
      const data: BackupWork = { connectionString: dataset.address(), now, plan };
      await runThread({ script: new URL('./heavy-work/backup-worker.ts', import.meta.url), name: 'back-up', data }, signal);
    },
  };
}

/** Returns true when the last attempt is as long ago as the settings say; after a failed one, an hour is enough. */
export function isBackupDue({ triedAt, problem }: LastBackups, everyHours: number, now: Date): boolean {
  const everyMs = everyHours * hourMs;
  const waitMs = problem === undefined ? everyMs : Math.min(everyMs, retryAfterMs);
  return triedAt === undefined || now.getTime() - triedAt.getTime() >= waitMs;
}
