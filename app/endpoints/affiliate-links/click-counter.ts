import { type LinkClicks, recordLinkClicks } from '#data/commands/links/record-link-clicks.ts';
import type { Queryable } from '#data/database/database.ts';
import { createWriteBatcher } from '#data/database/write-batcher.ts';
import { type BookmakerLink, bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

export interface ClickCounter {
  /** Counts a followed link. Returns at once and never throws. */
  count(link: BookmakerLink, day: LocalDay): void;
  /** Resolves when all counts are stored, or could not be. */
  settle(): Promise<void>;
}

/** Returns a counter of followed links. Counts that cannot be stored are written with the next click. */
export function createClickCounter(db: Queryable, failed: (error: unknown) => void): ClickCounter {
  const clicks = createWriteBatcher<LinkClicks>({
    keyOf: ({ day, link }) => `${day} ${bookmakerLinkPath(link)}`,
    sum: (first, second) => ({ ...first, clicks: first.clicks + second.clicks }),
    async write(counted) {
      try {
        await recordLinkClicks(db, counted);
      } catch (error) {
        clicks.putBack(counted);
        failed(error);
      }
    },
  });
  return {
    count(link, day) {
      void clicks.add({ day, link, clicks: 1 });
    },
    settle: clicks.settle,
  };
}
