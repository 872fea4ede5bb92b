import type { Database } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { systemClock } from '#domain/time/clock.ts';
import type { FailureReporter } from '#server/observing/failure-reporter.ts';
import type { ConsolePlace } from './console-place.ts';
import type { OpenedConsole } from './open-console.ts';
import type { ConsoleSite } from './part.ts';

/** Milliseconds for a query or a decision: an operator waits longer than a visitor. */
const longestQueryMs = 60_000;

/** Opens the console of a site; its code is loaded only where the site has one. */
export async function openSiteConsole(
  place: ConsolePlace,
  { db, reportFailure, ...site }: Omit<ConsoleSite, 'db'> & { readonly db: Database; readonly reportFailure: FailureReporter },
): Promise<OpenedConsole> {
  const [{ openConsole }, { parts }] = await Promise.all([import('./open-console.ts'), import('./parts.ts')]);
  return openConsole(place, {
    site: { ...site, db: withQueryTimeout(db, longestQueryMs) },
    parts,
    reportFailure,
    nowMs: () => systemClock.now().getTime(),
  });
}
