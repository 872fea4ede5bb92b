import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { withClient } from '#data/database/with-client.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { type AttackedSite, attacks } from '#tests/hostile-walk/attacks.ts';
import { fillLedger } from './load/flood.ts';
import { timeOfRender, timesOf, watchMemory } from './load/under-load.ts';
import type { Figure } from './measuring/figure.ts';
import { quantile } from './measuring/quantile.ts';
import { type DemonstrationSite, startDemonstrationSite } from './site/demonstration-site.ts';

/** The time before times are taken, in which the attack begins. */
const gatherMs = 1_000;
const maxTimes = 3;
const maxMegabytes = 100;
/** The number of live events that a process holds in memory. */
const events = 10_000;
const day = '2026-11-21';

/** Measures the times of the cached home page, and the additional memory of the site, while clients attack it in one way after the other. */
export async function measureHostile(): Promise<Figure[]> {
  const site = await startDemonstrationSite();
  try {
    await fillLedger(site);
    await fillEvents(site);
    const home = `${site.address}/`;
    const { host, port } = new URL(site.address);
    const attacked: AttackedSite = { port: Number(port), host, origin: site.address, day };
    const renderMs = await timeOfRender(site);
    const figures: Figure[] = [];
    for (const { name, begin } of attacks) {
      const before = await timesOf(home);
      const memory = watchMemory(site.pid);
      const end = begin(attacked);
      await pause(gatherMs);
      const during = await timesOf(home);
      const statuses = [...end()].map(([status, count]) => `${count} times ${status}`);
      const { first, most } = memory.end();
      const unloaded = quantile([...before, ...(await timesOf(home))], 0.95);
      const loaded = quantile(during, 0.95);
      const longest = maxTimes * unloaded + renderMs;
      figures.push({
        name: `p95 of the cached home page beside ${name}`,
        value: `${loaded.toFixed(1)} ms, unloaded ${unloaded.toFixed(1)} ms; ${statuses.join(', ') || 'no answer was read'}`,
        target: `≤ ${maxTimes} times unloaded and one render, ${longest.toFixed(1)} ms`,
        met: loaded <= longest,
      });
      figures.push({
        name: `memory that the site takes more beside ${name}`,
        value: `${(most - first).toFixed(0)} MB, from ${first.toFixed(0)} to ${most.toFixed(0)} MB`,
        target: `≤ ${maxMegabytes} MB`,
        met: most - first <= maxMegabytes,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** Stores the events of an afternoon, and has the site read them. */
async function fillEvents(site: DemonstrationSite): Promise<void> {
  const server = await startEmbeddedPostgres(site.folder, say);
  try {
    await withClient(server.connectionString('tipledger_demonstration'), async (client) => {
      await client.query(
        `insert into live_events (match_id, tournament_id, day, kind, event, happened_at)
         select m.id, m.tournament_id, $1, 'clock', jsonb_build_object('kind', 'clock', 'minute', n % 90), now()
         from generate_series(1, $2) n cross join (select id, tournament_id from matches limit 1) m`,
        [day, events],
      );
      await client.query(`select pg_notify('tipledger_changes', (select max(version)::text from changes))`);
    });
  } finally {
    await server.stop();
  }
}
