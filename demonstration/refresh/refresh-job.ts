import { createDemonstrationThread } from '#demonstration/thread/demonstration-thread.ts';
import type { OpenedDatabase } from '#jobs/dataset-kind.ts';
import type { FeedJob } from '#jobs/job.ts';
import { demonstrationFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import { clearDemonstrationAhead } from './refresh-demonstration.ts';

const everySeconds = 5;
const silentAfterSeconds = 60;

/** Returns the job that plays the demonstration's matches and moves its prices as the clock runs. */
export function refreshJob({ address, asOwner }: Pick<OpenedDatabase, 'address' | 'asOwner'>): FeedJob {
  const thread = createDemonstrationThread(address);
  return {
    name: 'refresh-demonstration',
    everySeconds,
    feed: demonstrationFeedName,
    silentAfterSeconds,
    async run({ db, clock, signal }) {
      await clearDemonstrationAhead(db, asOwner, clock.now());
      await thread.refresh(clock.now(), signal);
    },
  };
}
