import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { untilSettled } from '#tests/e2e/settled-site.ts';
import { startVarnish, varnishPorts } from '#tests/edge/start-varnish.ts';
import { eventually } from '#tests/factories/eventually.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { runPgBouncer } from '#tests/factories/run-pgbouncer.ts';
import { pidOfServer } from '#tests/kills/database-processes.ts';
import { FleetSite } from './fleet-site.ts';
import { openPurgeGate, type PurgeGate } from './purge-gate.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** A Saturday afternoon: matches before, under way and to come. */
const saturday = '2026-11-21T15:30:00Z';
export const metricsToken = 'figures-of-the-fleet';
const database = 'fleet';
/** Server connections of PgBouncer. */
const poolSize = 20;

/** A machine with two web processes, a worker, PgBouncer and Varnish, on the live Saturday of the demonstration. */
export interface Fleet {
  /** The address of the edge. */
  readonly edge: string;
  readonly webs: readonly FleetSite[];
  readonly worker: FleetSite;
  readonly purges: PurgeGate;
  readonly ports: { readonly edge: number; readonly webs: readonly number[]; readonly pgBouncer: number; readonly postgres: number };
  /** The numbers of the processes that run at the moment, by name; of several of a kind the first one. */
  pids(): { readonly varnish: number; readonly pgbouncer: number; readonly postgres: number | undefined };
  /** The address of the database without PgBouncer. */
  readonly databaseUrl: string;
  /** Stops PostgreSQL as `systemctl restart` does, and starts it again. */
  restartDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the fleet.
 *
 * @param kept folder in which the filled database is kept for the next run, which then begins at once; undefined fills a new one
 */
export async function startFleet(kept: string | undefined, say: (what: string) => void): Promise<Fleet> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await startParts(kept, ends, say)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  kept: string | undefined,
  ends: (() => Promise<unknown>)[],
  say: (what: string) => void,
): Promise<Omit<Fleet, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-fleet-'));
  // As root the server runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  ends.push(() => removeFolder(folder));
  const data = join(folder, 'data');
  if (kept === undefined) await fill(data, folder, say);
  else {
    if (!existsSync(kept)) {
      await fill(data, folder, say);
      await copy(data, kept);
    } else await copy(kept, data);
  }

  const server = await startEmbeddedPostgres(data, () => {});
  ends.push(() => server.stop({ evenIfUsed: true }));
  const databaseUrl = server.connectionString(database);
  const pgBouncer = await runPgBouncer(databaseUrl, poolSize);
  ends.push(pgBouncer.stop);
  const varnishAt = await varnishPorts();
  const purges = await openPurgeGate(varnishAt.purges);
  ends.push(() => purges.stop());
  const settings = {
    ...settingsOf(folder, databaseUrl),
    DATABASE_URL: pgBouncer.connectionString,
    CLOCK_SINCE: new Date().toISOString(),
    EDGE: 'varnish',
    EDGE_PURGE_URL: purges.url,
    // A TLS proxy, for which the load generator stands, and Varnish.
    TRUST_PROXY: '2',
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS: '20',
  };
  const webPorts = [await freePort(), await freePort()];
  const webs = webPorts.map((port, at) => new FleetSite(`web ${at + 1}`, port, folder, { ...settings, ROLE: 'web' }));
  const worker = new FleetSite('worker', await freePort(), folder, { ...settings, ROLE: 'worker' });
  ends.push(() => Promise.all([...webs, worker].map((site) => site.stop())));
  for (const site of [worker, ...webs]) await site.start(root);
  const varnish = await startVarnish(
    webs.map(({ address }) => address),
    varnishAt,
    undefined,
    '256m',
  );
  ends.push(varnish.stop);
  say('two web processes, a worker, PgBouncer and Varnish are up');
  return {
    edge: varnish.address,
    webs,
    worker,
    purges,
    ports: {
      edge: varnishAt.visitors,
      webs: webPorts,
      pgBouncer: Number(new URL(pgBouncer.connectionString).port),
      postgres: Number(new URL(databaseUrl).port),
    },
    pids: () => ({ varnish: varnish.pid, pgbouncer: pgBouncer.pid, postgres: pidOfServer(data) }),
    databaseUrl,
    async restartDatabase() {
      const pid = pidOfServer(data);
      if (pid === undefined) throw new Error('there is no PostgreSQL to restart');
      // The fast shutdown, as `pg_ctl restart` sends it.
      process.kill(pid, 'SIGINT');
      await eventually(() => {
        if (pidOfServer(data) !== undefined) throw new Error('PostgreSQL has not ended');
      });
      await server.revive();
    },
  };
}

/** Copies a folder with its owners: PostgreSQL takes none of another user. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

const settingsOf = (folder: string, databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATA_FOLDER: folder,
  DATASET: 'demonstration',
  CLOCK: saturday,
});

/** Fills the database of the demonstration with all that its jobs make of it, with the clock stopped. */
async function fill(data: string, folder: string, say: (what: string) => void): Promise<void> {
  say('filling the demonstration');
  const server = await startEmbeddedPostgres(data, () => {});
  try {
    await server.createDatabase(database);
    const settings = { ...settingsOf(folder, server.connectionString(database)), CLOCK_SPEED: '0', ROLE: 'all' };
    const site = new FleetSite('filling', await freePort(), folder, settings);
    try {
      await site.start(root);
      await untilSettled(site.address);
    } finally {
      await site.stop();
    }
  } finally {
    await server.stop({ evenIfUsed: true });
  }
}
