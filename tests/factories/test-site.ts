import { buildIfStale } from '#server/start/build.ts';
import { readSettings } from '#server/start/settings.ts';
import { type RunningSite, startSite } from '#server/start/start-site.ts';
import { closeBeforeDatabase } from './test-database.ts';

/** The build of the pages, whose sources are looked through once: they stay as they are while tests run. */
let built: Promise<void> | undefined;

/**
 * Starts a whole site in this process, on a free port and the test's database, and stops it when the test file is done; builds the pages
 * when they are stale.
 */
export async function startTestSite(connectionString: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  built ??= buildIfStale(() => {});
  await built;
  const site = await startSite(
    readSettings(
      { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: connectionString, ROLE: 'web', LOG_LEVEL: 'error', ...settings },
      'no such file',
    ),
    () => {},
  );
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= site.stop();
    return stopped;
  };
  closeBeforeDatabase(stop);
  return { ...site, stop };
}
