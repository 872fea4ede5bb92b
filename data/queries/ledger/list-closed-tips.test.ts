import { beforeAll, describe, expect, it } from 'vitest';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction } from '#data/database/database.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { LedgerFilter } from './ledger-filter.ts';
import { listClosedTips } from './list-closed-tips.ts';
import { listUnsettledTips } from './list-ledger.ts';

const { db } = await createTestDatabase();
const written = new Date('2024-03-01T09:00:00Z');
const march = (day: number, hour: number) => new Date(Date.UTC(2024, 2, day, hour));

const played = {
  matchStatus: 'finished',
  homeGoals: 2,
  awayGoals: 1,
  halfTimeHome: null,
  halfTimeAway: null,
  closingOdds: null,
  closingProbability: null,
} as const;

function settle(tipSequence: number, outcome: BetOutcome, at: Date, correctsSequence: number | null = null) {
  return inTransaction(db, (client) => recordSettlements(client, [{ ...played, tipSequence, outcome, correctsSequence }], at));
}

/*
 * Six tips at 2.00, a unit each. In the order of the records: 7 settles tip 2 on the 3rd, 8 settles tip 1 on the 4th at six, 9 withdraws tip 3 on
 * the 4th at noon, 10 settles tip 4 as of the 2nd, for it was computed afterwards, 11 settles tip 2 again on the 5th. Tips 5 and 6 are open.
 */
beforeAll(async () => {
  const kickoffs = [march(2, 15), march(3, 15), march(8, 15), march(2, 12), march(9, 15), march(7, 15)];
  const tips = kickoffs.map((kickoffUtc, at) =>
    aTip({
      matchId: 900_001 + at,
      kickoffUtc,
      decimalOdds: 2,
      market: at === 3 ? 'match-result' : 'total-goals',
      ...(at === 3 && { line: 0, selection: 'home' }),
    }),
  );
  await inTransaction(db, (client) => recordTips(client, tips, written));
  await settle(2, 'won', march(3, 17));
  await settle(1, 'lost', march(4, 6));
  await inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: 3, reason: 'postponed' }], march(4, 12)));
  await settle(4, 'won', march(2, 14));
  await settle(2, 'half-won', march(5, 9), 7);
});

const list = async (filter: LedgerFilter = {}, page: { before?: number; limit?: number } = {}) =>
  (await listClosedTips(db, filter, { locale: 'en', limit: 10, ...page })).map(({ sequence, closedBy, balanceUnits }) => [
    sequence,
    closedBy,
    balanceUnits,
  ]);

describe('the tips that are closed', () => {
  it('are listed with what was settled or withdrawn last first, by the time of that, with the balance until then', async () => {
    expect(await list()).toEqual([
      [2, 11, 0.5],
      [3, 9, 0],
      [1, 8, 0],
      [4, 10, 1],
    ]);
  });

  it('are listed a page at a time, from before the record that closed the last one shown', async () => {
    expect(await list({}, { limit: 2 })).toEqual([
      [2, 11, 0.5],
      [3, 9, 0],
    ]);
    expect(await list({}, { before: 9, limit: 2 })).toEqual([
      [1, 8, 0],
      [4, 10, 1],
    ]);
    expect(await list({}, { before: 10 })).toEqual([]);
  });

  it('are those of a filter, with the balance of these alone', async () => {
    expect(await list({ market: 'total-goals' })).toEqual([
      [2, 11, -0.5],
      [3, 9, -1],
      [1, 8, -1],
    ]);
    expect(await list({ result: 'withdrawn' })).toEqual([[3, 9, 0]]);
    expect(await list({ result: 'won' })).toEqual([[4, 10, 1]]);
    expect(await list({ result: 'open' })).toEqual([]);
  });

  it('leave the open ones, of which the next to kick off comes first', async () => {
    const open = await listUnsettledTips(db, {}, { locale: 'en' });
    expect(open.map(({ sequence }) => sequence)).toEqual([6, 5]);
  });
});
