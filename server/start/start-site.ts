import './production-mode.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { clockRunningFrom, systemClock } from '#domain/time/clock.ts';
import { ProgressBar } from '#server/commands/describe/progress-bar.ts';
import { openWebServer, type WebServer } from '#server/http/web-server.ts';
import { createLogger } from '#server/observing/create-logger.ts';
import type { DevServer } from './dev-server.ts';
import { type Dataset, openDataset } from './open-dataset.ts';
import type { Settings } from './settings.ts';

export interface RunningSite {
  /** The address at which it answers on this machine. */
  readonly address: string;
  /** The address of its metrics, with METRICS_PORT. */
  readonly metricsAddress: string | undefined;
  readonly logger: Logger;
  /** Leads visitors to other processes, for the seconds of the settings; the site answers all the while. */
  drain(): Promise<void>;
  /** Finishes the open requests and the jobs under way, and closes the database. */
  stop(): Promise<void>;
}

/** Milliseconds from the call that starts PostgreSQL until this thread is kept busy: by then PostgreSQL starts up without this process. */
const databaseCalledAfterMs = 30;

/** Starts the whole site and returns it when it answers. A dev server serves pages from the current state of their sources. */
export async function startSite(
  settings: Settings,
  announce: (text: string) => void,
  openDevServer?: (web: WebServer) => Promise<DevServer>,
): Promise<RunningSite> {
  const web = await openWebServer(settings.web.port, settings.web.host);
  const logger = createLogger(settings.observing.logLevel);
  const opened: Dataset[] = [];
  try {
    const clock = settings.clock === undefined ? systemClock : clockRunningFrom(settings.clock.start, settings.clock);
    const opening = openDataset(settings.database, clock.now(), announce);
    const loading = loadParts(openDevServer && (() => openDevServer(web)));
    // The wait for it below reports a failure; when there is no database, none needs to be reported.
    loading.catch(() => {});
    const dataset = await opening;
    opened.push(dataset);
    // Only the message is logged: the driver attaches its client to the error, with all that it knows of the connection.
    dataset.db.on('error', ({ message }) => logger.warn({ outage: message }, 'a connection to the database was lost'));
    if (!dataset.ledgerGuardedByRole) {
      logger.warn('the role of DATABASE_URL owns the ledger, which triggers alone protect; DATABASE_OWNER_URL names another owner');
    }
    const bar = new ProgressBar();
    await dataset.kind.fill(dataset, clock, {
      announce,
      goesOn: settings.jobs.run,
      sources: settings.jobs.sources,
      progressed: (share, text) => bar.show(share, text),
      ended: () => bar.end(),
    });
    const { createSite, build, devServer } = await loading;
    return await createSite({ settings, announce, logger, web, clock, dataset, devServer, build });
  } catch (error) {
    await web.stop(0);
    for (const dataset of opened) await dataset.close();
    throw error;
  }
}

/** Loads the parts of the site. This keeps the thread busy for a good part of the start, so it is done while PostgreSQL starts. */
async function loadParts(openDevServer: (() => Promise<DevServer>) | undefined) {
  await pause(databaseCalledAfterMs);
  const [{ createSite }, { build, devServer }] = await Promise.all([
    import('./create-site.ts'),
    openDevServer === undefined ? loadBuilt() : openDevServer().then((opened) => ({ build: opened.build, devServer: opened })),
  ]);
  return { createSite, build, devServer };
}

async function loadBuilt() {
  const { loadBuild } = await import('./load-build.ts');
  return { build: await loadBuild(), devServer: undefined };
}
