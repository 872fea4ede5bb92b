import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { clearDemonstration } from '#data/commands/demonstration/clear-demonstration.ts';
import { advisoryLocks } from '#data/database/advisory-locks.ts';
import { withAdvisoryLock } from '#data/database/with-advisory-lock.ts';
import { createFeeds } from '#data/feeds/feeds.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import type { Clock } from '#domain/time/clock.ts';
import { longestLeadMs, refreshDemonstration } from '#jobs/refresh-demonstration.ts';
import { ProgressBar } from '#server/commands/progress-bar.ts';
import type { Dataset } from './open-dataset.ts';

/**
 * Fills the demonstration where there is none, where the clock was set back, and where the catalogue has changed, from which every fixture
 * follows. Otherwise what is stored is shown at once, and the scheduler's first run brings it up to date.
 */
export async function prepareDemonstration(
  { db, asOwner, newCatalogue }: Dataset,
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
    await refreshDemonstration(db, createFeeds(loadCatalogue()).demonstration, now, {
      progressed: (batch, counts) =>
        bar.show(batch.progress.done / batch.progress.total, `${counts.matches} matches, ${counts.quotes} quotes`),
    });
    bar.end();
  });
}
