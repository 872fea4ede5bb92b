import { clearDemonstration } from '#data/commands/demonstration/clear-demonstration.ts';
import { advisoryLocks } from '#data/database/advisory-locks.ts';
import { withAdvisoryLock } from '#data/database/with-advisory-lock.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import type { Clock } from '#domain/time/clock.ts';
import { longestLeadMs } from '#jobs/refresh-demonstration.ts';
import { ProgressBar } from '#server/commands/progress-bar.ts';
import { createDemonstrationThread } from '#server/jobs/demonstration-thread/demonstration-thread.ts';
import type { Dataset } from './open-dataset.ts';

/**
 * Fills the demonstration where there is none, where the clock was set back, and where the catalogue has changed, from which every
 * fixture follows. Otherwise what is stored is shown at once, and the first run of its job brings it up to date. The thread that fills it is ended
 * afterwards, and with it goes the memory that it took.
 */
export async function prepareDemonstration(
  { db, address, asOwner, newCatalogue }: Dataset,
  clock: Clock,
  announce: (text: string) => void,
): Promise<void> {
  await withAdvisoryLock(db, advisoryLocks.loadingDemonstration, async (client) => {
    const last = await getLastSuccess(client, 'demonstration');
    const now = clock.now();
    if (last !== undefined && !newCatalogue && last.getTime() - now.getTime() <= longestLeadMs) return;
    announce('Loading the demonstration');
    if (last !== undefined) await asOwner((owner) => clearDemonstration(owner, now));
    const bar = new ProgressBar();
    const filling = new AbortController();
    try {
      await createDemonstrationThread(address).refresh(now, filling.signal, ({ share, matches, quotes }) =>
        bar.show(share, `${matches} matches, ${quotes} quotes`),
      );
    } finally {
      filling.abort();
      bar.end();
    }
  });
}
