import type { SiteApp } from '#app/http/site-app.ts';
import type { Database } from '#data/database/database.ts';
import { countPendingMigrations } from '#data/database/schema/pending-migrations.ts';
import { checkDiskRoom } from '#data/database/server/check-disk-room.ts';
import type { ChangeListener } from '#server/changes/listen-to-changes.ts';
import type { ProcessRole } from '#server/start/variables.ts';
import type { FeedWatch } from './feed-watch.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsGuard } from './metrics-guard.ts';

export interface HealthParts {
  readonly role: ProcessRole;
  readonly db: Database;
  readonly changes: ChangeListener;
  readonly feeds: FeedWatch;
  readonly metrics: Metrics;
  readonly mayReadMetrics: MetricsGuard;
  /** On once the process leaves its balancer, before it ends. */
  readonly drain: { readonly isOn: boolean };
}

/** The time for which the result of the check of disk room is reused, however many requests there are. */
const diskRoomHoldsMs = 5_000;

/** Mounts /healthz (the process lives and is not about to end), /readyz (it can answer visitors) and /metrics (its figures, with the token). None of them may be cached. */
export function mountHealth(app: SiteApp, parts: HealthParts): void {
  const noStore = { 'Cache-Control': 'no-store' };
  const readState = createDatabaseState(parts.db);
  app.get('/healthz', (c) => (parts.drain.isOn ? c.text('ending\n', 503, noStore) : c.text('alive\n', 200, noStore)));
  app.get('/readyz', async (c) => {
    const database = await readState();
    const ready = database === 'ready' && !parts.drain.isOn;
    const detail = { ready, role: parts.role, database, listensToChanges: parts.changes.connected, feeds: parts.feeds.ages };
    return c.json(detail, ready ? 200 : 503, noStore);
  });
  app.get('/metrics', async (c) => {
    if (!parts.mayReadMetrics(c.env.incoming)) {
      return c.text('The figures are for whoever sends METRICS_TOKEN as a bearer token; METRICS_PORT shows them to this machine.\n', 401, {
        'WWW-Authenticate': 'Bearer',
        ...noStore,
      });
    }
    return c.body(await parts.metrics.text(), 200, { 'Content-Type': parts.metrics.contentType, ...noStore });
  });
}

/** Returns a function that returns the state of the database: `ready`, or what is wrong with it. */
function createDatabaseState(db: Database): () => Promise<string> {
  let room: Promise<void> | undefined;
  let askAgainAt = 0;
  const diskRoom = () => {
    if (room === undefined || performance.now() > askAgainAt) {
      askAgainAt = performance.now() + diskRoomHoldsMs;
      room = checkDiskRoom(db);
    }
    return room;
  };
  return async () => {
    try {
      const pending = await countPendingMigrations(db);
      if (pending > 0) return `${pending} migrations are missing`;
    } catch (error) {
      return `cannot be reached: ${reasonOf(error)}`;
    }
    try {
      await diskRoom();
      return 'ready';
    } catch (error) {
      return `cannot write: ${reasonOf(error)}`;
    }
  };
}

const reasonOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).message;
