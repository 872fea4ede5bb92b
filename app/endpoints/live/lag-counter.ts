import { type CountedLags, countLags } from '#data/commands/live/count-lags.ts';
import type { Queryable } from '#data/database/database.ts';
import { createWriteBatcher } from '#data/database/write-batcher.ts';
import type { StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import { addDelays, countDelays } from '#domain/live/delay-histogram.ts';

export interface LagCounter {
  /** Counts the delays of changes from their source until they were sent. Returns at once and never throws. */
  count(events: readonly StoredLiveEvent[], sentAt: Date): void;
  /** Resolves when all counts are stored, or could not be. */
  settle(): Promise<void>;
}

/** Returns a counter of the delays of live changes. Counts that cannot be stored are written with the next ones. */
export function createLagCounter(db: Queryable, failed: (error: unknown) => void): LagCounter {
  const lags = createWriteBatcher<CountedLags>({
    keyOf: ({ day, source, tournamentId }) => `${day} ${source} ${tournamentId}`,
    sum: (first, second) => ({ ...first, counts: addDelays(first.counts, second.counts) }),
    async write(counted) {
      try {
        await countLags(db, counted);
      } catch (error) {
        lags.putBack(counted);
        failed(error);
      }
    },
  });
  return {
    count(events, sentAt) {
      const day = sentAt.toISOString().slice(0, 10);
      for (const { source, sinceAt, tournamentId } of events) {
        if (source == null || sinceAt == null) continue;
        void lags.add({ day, source, tournamentId, counts: countDelays([(sentAt.getTime() - sinceAt.getTime()) / 1_000]) });
      }
    },
    settle: lags.settle,
  };
}
