import { setTimeout as pause } from 'node:timers/promises';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction, openDatabase } from '#data/database/database.ts';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import type { Figure } from '../measuring/figure.ts';
import { quantile } from '../measuring/quantile.ts';
import type { DemonstrationSite } from '../site/demonstration-site.ts';
import type { CrowdAnswers } from './crowd.ts';
import { startCrowd } from './start-crowd.ts';
import { type PeakMemory, timeOfRender, timesOf, watchMemory } from './under-load.ts';

/** The time before times are taken, in which all visitors of the crowd begin. */
const gatherMs = 1_000;
const visitors = 50;
const maxTimes = 3;
const ledgerTips = 20_000;

const unknownAddresses = ['/no-such-match-*', '/teams/no-such-club-*', '/no/such/page/*', '/de/no-such-match-*'];
const floods: Readonly<Record<string, readonly string[]>> = {
  'the whole ledger as JSON': ['/track-record/ledger.json'],
  'searches, each another': ['/search?q=fc+*'],
  'unknown addresses, each another': unknownAddresses,
  'all of it together': ['/track-record/ledger.json', '/search?q=fc+*', ...unknownAddresses],
};

/**
 * Measures the times of the cached home page while a crowd requests pages that no cache holds, against those of the same page before and
 * after it. One render more is allowed, since JavaScript that has begun is not interrupted.
 */
export async function measureFlood(site: DemonstrationSite): Promise<Figure[]> {
  await fillLedger(site);
  const home = `${site.address}/`;
  const renderMs = await timeOfRender(site);
  const figures: Figure[] = [];
  for (const [name, paths] of Object.entries(floods)) {
    const before = await timesOf(home);
    const peak = watchMemory(site.pid);
    const crowd = startCrowd({ site: site.address, visitors, paths });
    await pause(gatherMs);
    const during = await timesOf(home);
    const answers = await crowd.end();
    const after = await timesOf(home);
    const unloaded = quantile([...before, ...after], 0.95);
    const loaded = quantile(during, 0.95);
    const most = maxTimes * unloaded + renderMs;
    figures.push({
      name: `p95 of the cached home page while ${visitors} visitors ask for ${name}`,
      value: `${loaded.toFixed(1)} ms, unloaded ${unloaded.toFixed(1)} ms, one render ${renderMs.toFixed(1)} ms; ${describe(answers)}; memory ${describeMemory(peak.end())}`,
      target: `≤ ${maxTimes} times unloaded and one render, ${most.toFixed(1)} ms`,
      met: loaded <= most,
    });
  }
  return figures;
}

/** Stores as many tips as several years bring in the ledger of a site. */
export async function fillLedger(site: DemonstrationSite): Promise<void> {
  const server = await startEmbeddedPostgres(site.folder, say);
  const db = openDatabase(server.connectionString('tipledger_demonstration'), 1);
  try {
    for (let from = 1; from < ledgerTips; from += 1_000) {
      const tips = Array.from({ length: 1_000 }, (_, at) => aTip({ matchId: from + at, homeClubId: at, expectedValue: 1 / (from + at) }));
      await inTransaction(db, (client) => recordTips(client, tips, new Date('2024-06-30T12:00:00Z')));
    }
  } finally {
    await db.end();
    await server.stop();
  }
}

const describeMemory = ({ first, most }: PeakMemory) => `from ${first.toFixed(0)} to ${most.toFixed(0)} MB`;

function describe({ statuses, bytes }: CrowdAnswers): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`);
  return `${counts.join(', ')}, ${Math.round(bytes / 1_000_000)} MB`;
}
