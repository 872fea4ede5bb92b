import { expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { LedgerVerification } from '#data/queries/ledger/verify-ledger.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import { createLedgerCheck } from './ledger-check.ts';

hurryTimer();
const { db, connectionString } = await createTestDatabase();
const now = new Date('2024-06-30T12:00:00Z');
const context = { db, clock: clockStandingAt(now), signal: new AbortController().signal };

it('finds what was changed and what was cut off since the last check, and nothing before', async () => {
  await inTransaction(db, (client) => recordTips(client, [aTip(), aTip({ matchId: 2 })], now));
  const broken: LedgerVerification[] = [];
  const { job, figures } = (() => {
    const check = createLedgerCheck(
      () => connectionString,
      (found) => broken.push(found),
    );
    return { job: check.job, figures: () => check.figures };
  })();
  expect(await job.mayBegin?.(context)).toBe(false);
  await passTime(60_000);
  expect(await job.mayBegin?.(context)).toBe(true);
  const check = async () => {
    await passTime(1_000_000);
    expect(figures().ageSeconds).toBeGreaterThan(1_000);
    await job.run(context);
    const { faults, records, ageSeconds } = figures();
    expect(ageSeconds).toBeLessThan(10);
    return [faults, records];
  };
  expect(await check()).toEqual([0, 2]);
  await job.run(context);
  expect(broken).toEqual([]);
  await withTriggersOff(db, (client) => client.query('update tips set decimal_odds = 3 where sequence = 1'));
  expect(await check()).toEqual([1, 2]);
  await withTriggersOff(db, (client) => client.query('update tips set decimal_odds = 1.91 where sequence = 1'));
  expect(await check()).toEqual([0, 2]);
  await withTriggersOff(db, (client) => client.query('delete from ledger_records where sequence = 2; delete from tips where sequence = 2'));
  expect(await check()).toEqual([1, 1]);
  expect(await check()).toEqual([1, 1]);
  expect(broken).toHaveLength(3);
}, 60_000);
