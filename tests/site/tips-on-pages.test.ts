import { beforeAll, expect, it } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-07-01T09:00:00Z');

const tell = (...topics: Topic[]) => inTransaction(db, (client) => recordChanges(client, topics, now));
const kickoffUtc = new Date('2024-07-01T14:00:00Z');
const over = { market: 'total-goals', line: 2.5, selection: 'over' } as const;

/* Two matches whose forecast gives more than 2.5 goals 64%, and a price of 1.70 for it. */
beforeAll(async () => {
  const fixtures = [
    feedMatch('Arsenal', 'Everton', kickoffUtc.toISOString()),
    feedMatch('Man City', 'Man United', kickoffUtc.toISOString()),
  ];
  await ingestMatches(db, now, fixtures);
  for (const { id } of (await db.query<{ id: number }>('select id from matches')).rows) {
    await aForecast(db, { matchId: id, pricedAt: now });
    await aQuote(db, { matchId: id, quotedAt: now, prices: [1.7, 2.2] });
  }
});

const record = (matchId: number) =>
  inTransaction(db, async (client) => {
    await recordTips(client, [aTip({ matchId, kickoffUtc, ...over })], now);
    await recordChanges(client, ['tips'], now);
  });

it('the home page tells a tip at once, any other page when it is made anew', async () => {
  const { address } = await startTestSite(connectionString, { CLOCK: now.toISOString() });
  const shown = async (path: string) => {
    const html = await (await fetch(address + path)).text();
    return { inRows: html.match(/<live-tip/g)?.length ?? 0, inBox: html.match(/<h3[^>]*><a[^>]*>[^<]+ – /g)?.length ?? 0 };
  };
  expect([await shown('/'), await shown('/betting-academy')]).toEqual([
    { inRows: 0, inBox: 0 },
    { inRows: 0, inBox: 0 },
  ]);
  await record(1);
  await waitFor(async () => expect(await shown('/')).toEqual({ inRows: 1, inBox: 0 }));
  expect((await shown('/betting-academy')).inBox).toBe(0);
  await tell('catalogue');
  await waitFor(async () => expect((await shown('/betting-academy')).inBox).toBe(1));
}, 60_000);
