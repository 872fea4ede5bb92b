import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import type { TipWithdrawal } from '#domain/ledger/ledger-record.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type NewSettlement, recordSettlements } from './record-settlements.ts';
import { recordTips } from './record-tips.ts';
import { recordWithdrawals } from './record-withdrawals.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-07-01T16:00:00Z');

beforeEach(async () => {
  await emptyLedger(db);
  const tips = [aTip(), aTip({ matchId: 2 })];
  await inTransaction(db, (client) => recordTips(client, tips, new Date('2024-06-30T12:00:00Z')));
});

const settlement = (over: Partial<NewSettlement> = {}): NewSettlement => ({
  tipSequence: 1,
  outcome: 'won',
  matchStatus: 'finished',
  homeGoals: 1,
  awayGoals: 0,
  halfTimeHome: null,
  halfTimeAway: null,
  closingOdds: null,
  closingProbability: null,
  correctsSequence: null,
  ...over,
});
const settle = (...settlements: NewSettlement[]) => inTransaction(db, (client) => recordSettlements(client, settlements, now));
const withdraw = (...withdrawals: TipWithdrawal[]) => inTransaction(db, (client) => recordWithdrawals(client, withdrawals, now));

it('settles a tip once, by the first of several settlements that are handed over together', async () => {
  const written = await settle(settlement(), settlement({ outcome: 'lost' }), settlement({ tipSequence: 2, outcome: 'void' }));
  expect(written.map(({ sequence, body }) => [sequence, body.tipSequence, body.outcome])).toEqual([
    [3, 1, 'won'],
    [4, 2, 'void'],
  ]);
});

it('takes a tip back once, however often it is asked for', async () => {
  expect(await withdraw({ tipSequence: 1, reason: 'postponed' }, { tipSequence: 1, reason: 'postponed' })).toHaveLength(1);
  expect(await withdraw({ tipSequence: 1, reason: 'postponed' })).toEqual([]);
});

it('neither takes a settled tip back nor settles one that was taken back', async () => {
  await settle(settlement());
  await withdraw({ tipSequence: 2, reason: 'postponed' });
  expect(await withdraw({ tipSequence: 1, reason: 'postponed' })).toEqual([]);
  expect(await settle(settlement({ tipSequence: 2 }))).toEqual([]);
});

it('corrects the settlement that stands, and no other', async () => {
  await settle(settlement());
  const [corrected] = await settle(settlement({ outcome: 'lost', correctsSequence: 3 }));
  expect(corrected?.body).toMatchObject({ tipSequence: 1, profitUnits: -1 });
  expect(await settle(settlement({ outcome: 'void', correctsSequence: 3 }))).toEqual([]);
});

it('refuses a number that is no tip', async () => {
  await expect(withdraw({ tipSequence: 9, reason: 'postponed' })).rejects.toThrow('record 9 of the ledger is no tip');
});
