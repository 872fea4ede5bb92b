import type { Database } from '#data/database/database.ts';
import { countPendingMigrations } from '#data/database/pending-migrations.ts';
import type { ChangeListener } from '#server/changes/listen-to-changes.ts';
import type { SiteApp } from '#server/create-app.ts';
import type { FeedWatch } from './feed-watch.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsGuard } from './metrics-guard.ts';

export interface HealthParts {
  readonly db: Database;
  readonly changes: ChangeListener;
  readonly feeds: FeedWatch;
  readonly metrics: Metrics;
  readonly mayReadMetrics: MetricsGuard;
}

/** /healthz: the process lives. /readyz: it can answer visitors. /metrics: its figures, for whoever has the token. None is kept by anybody. */
export function mountHealth(app: SiteApp, parts: HealthParts): void {
  const noStore = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => c.text('alive\n', 200, noStore));
  app.get('/readyz', async (c) => {
    const database = await stateOfDatabase(parts.db);
    const ready = database === 'ready';
    const detail = { ready, database, listensToChanges: parts.changes.connected, feeds: parts.feeds.ages };
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

async function stateOfDatabase(db: Database): Promise<string> {
  try {
    const pending = await countPendingMigrations(db);
    return pending === 0 ? 'ready' : `${pending} migrations are missing`;
  } catch (error) {
    return `cannot be reached: ${(error as { code?: string }).code ?? (error as Error).message}`;
  }
}
