import { type LinkClicks, recordLinkClicks } from '#data/commands/links/record-link-clicks.ts';
import type { Queryable } from '#data/database/database.ts';
import { type BookmakerLink, bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

export interface ClickCounter {
  /** Counts that a link was followed. Nobody waits for it, and it never throws. */
  count(link: BookmakerLink, day: LocalDay): void;
  /** Resolves when all that was counted is stored, or could not be. */
  settle(): Promise<void>;
}

/**
 * Counts followed links. What comes in while a write is under way goes out together with the next, so that a burst takes one connection and
 * few writes. What could not be stored is kept and goes out with the next click.
 */
export function createClickCounter(db: Queryable, failed: (error: unknown) => void): ClickCounter {
  let waiting = new Map<string, LinkClicks>();
  let writing: Promise<void> | undefined;

  const add = (counted: LinkClicks) => {
    const key = `${counted.day} ${bookmakerLinkPath(counted.link)}`;
    waiting.set(key, { ...counted, clicks: counted.clicks + (waiting.get(key)?.clicks ?? 0) });
  };
  const write = async () => {
    while (waiting.size > 0) {
      const going = [...waiting.values()];
      waiting = new Map();
      try {
        await recordLinkClicks(db, going);
      } catch (error) {
        for (const counted of going) add(counted);
        failed(error);
        return;
      }
    }
  };
  const settle = () => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  return {
    count(link, day) {
      add({ day, link, clicks: 1 });
      void settle();
    },
    settle,
  };
}
