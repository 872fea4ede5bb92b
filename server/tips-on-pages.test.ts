import { expect, it, vi } from 'vitest';
import { recordChanges, type Topic } from '#data/commands/changes/record-changes.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase();
const now = new Date('2024-07-01T09:00:00Z');

const tell = (...topics: Topic[]) => inTransaction(db, (client) => recordChanges(client, topics, now));
const record = (matchId: number) =>
  inTransaction(db, async (client) => {
    await recordTips(client, [aTip({ matchId, kickoffUtc: new Date('2024-07-01T14:00:00Z') })], now);
    await recordChanges(client, ['tips'], now);
  });

it('the home page tells a tip at once, any other page when it is made anew', async () => {
  const { address } = await startTestSite(connectionString, { CLOCK: now.toISOString() });
  const shown = async (path: string) => {
    const html = await (await fetch(address + path)).text();
    return { record: /class="record"><span><b>(\d+)/.exec(html)?.[1], inBox: html.match(/<li><a class="sel"/g)?.length ?? 0 };
  };
  expect([await shown('/'), await shown('/leagues')]).toEqual([{ inBox: 0 }, { inBox: 0 }]);
  for (const tips of [1, 2]) {
    await record(tips);
    await vi.waitFor(async () => expect(await shown('/')).toEqual({ record: String(tips), inBox: tips }), { timeout: 1_000, interval: 20 });
    expect((await shown('/leagues')).inBox).toBe(tips - 1);
    await tell('catalogue');
    await vi.waitFor(async () => expect((await shown('/leagues')).inBox).toBe(tips), { timeout: 1_000, interval: 20 });
  }
}, 60_000);
