import { type LinkClicks, recordLinkClicks } from '#data/commands/links/record-link-clicks.ts';
import type { Queryable } from '#data/database/database.ts';
import { createWriteBatcher } from '#data/database/write-batcher.ts';
import { type BookmakerLink, bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

export interface ClickCounter {
  /** Counts that a link was followed. Nobody waits for it, and it never throws. */
  count(link: BookmakerLink, day: LocalDay): void;
  /** Resolves when all that was counted is stored, or could not be. */
  settle(): Promise<void>;
}

/** Counts followed links. What could not be stored is kept and goes out with the next click. */
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
