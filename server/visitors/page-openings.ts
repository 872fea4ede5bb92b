import type { IncomingMessage } from 'node:http';
import { locales } from '#app/i18n/locales.ts';
import { recordPageOpenings } from '#data/commands/pages/record-page-openings.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { urgencyOf } from '#server/http/urgency-of.ts';

/** Counts the pages that visitors open, by path; the only thing read about a visitor is that a browser shows the page. */
export interface PageOpenings {
  /** Counts a request with which a browser opens a page. */
  count(request: IncomingMessage): void;
  /** Stores the counts; counts that could not be stored are lost, and the failure is reported. */
  store(): Promise<void>;
}

/** Max number of paths counted between two writes: a flood of invented paths is not counted and takes no more memory. */
const maxPaths = 20_000;
const maxPathLength = 200;
const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');

/** Returns a counter whose counts are stored when its `store` is called. */
export function createPageOpenings(db: Queryable, clock: Clock, failed: (error: unknown) => void): PageOpenings {
  let opened = new Map<string, number>();
  return {
    count({ method, headers, url = '/' }) {
      if (headers['sec-fetch-dest'] !== 'document' || method !== 'GET' || urgencyOf(headers) === 'speculative') return;
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      const before = opened.get(path);
      if (path.length > maxPathLength || (before === undefined && opened.size === maxPaths)) return;
      opened.set(path, (before ?? 0) + 1);
    },
    async store() {
      const counted = new Map<string, number>();
      for (const [path, pages] of opened) counted.set(withoutPrefix(path), (counted.get(withoutPrefix(path)) ?? 0) + pages);
      opened = new Map();
      try {
        await recordPageOpenings(db, localDayOf(clock.now(), 'UTC'), counted);
      } catch (error) {
        failed(error);
      }
    },
  };
}

function withoutPrefix(path: string): string {
  const prefix = prefixes.find((one) => path.startsWith(`${one}/`));
  return prefix === undefined ? path : path.slice(prefix.length);
}
