import type { Database } from '#data/database/database.ts';
import type { ConsoleSite } from '#server/console/part.ts';
import type { ProcessFigures } from '#server/console/process-figures.ts';
import { readSettings } from '#server/start/settings.ts';
import { clockStandingAt } from './clock-standing-at.ts';

/** Returns a site for the console's parts whose process has just begun and whose clock is stopped. */
export function aConsoleSite(
  db: Database,
  {
    now = new Date('2026-03-01T08:00:00Z'),
    settings = {},
    figures = {},
  }: { readonly now?: Date; readonly settings?: Readonly<Record<string, string>>; readonly figures?: Partial<ProcessFigures> } = {},
): ConsoleSite {
  return {
    db,
    clock: clockStandingAt(now),
    settings: readSettings(settings, 'no such file'),
    figures: {
      now: () => now,
      cache: { bytes: 0, maxBytes: 64_000_000, size: 0, evictions: 0 },
      pagesServed: async () => ({ hit: 0, stale: 0, miss: 0, uncached: 0, outage: 0, busy: 0 }),
      purges: undefined,
      jobs: { list: () => [] },
      errors: { list: () => [] },
      ledger: undefined,
      room: { folders: [] },
      ...figures,
    },
  };
}
