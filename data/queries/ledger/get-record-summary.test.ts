import { expect, it } from 'vitest';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { trackFigures } from '#domain/tip/track-figures.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { countTipsInSpans } from './count-tips-in-spans.ts';
import { getRecordSummary } from './get-record-summary.ts';
import { listRecordedTips } from './list-recorded-tips.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-07-01T09:00:00Z');
const settlement = {
  matchStatus: 'finished',
  homeGoals: 1,
  awayGoals: 0,
  halfTimeHome: null,
  halfTimeAway: null,
  closingOdds: null,
} as const;
const settle = (tipSequence: number, outcome: BetOutcome, correctsSequence: number | null = null) =>
  inTransaction(db, (client) =>
    recordSettlements(client, [{ ...settlement, tipSequence, outcome, closingProbability: null, correctsSequence }], now),
  );

it('has no shares before anything is settled', async () => {
  expect(await getRecordSummary(db)).toEqual({ tips: 0, reconstructed: 0, clockSet: 0, yield: null, strikeRate: null });
});

it('counts what stands, half stakes as halves, and returned ones not at all', async () => {
  const tips = [1, 2, 3, 4, 5].map((matchId) => aTip({ matchId, decimalOdds: 2, origin: matchId === 5 ? 'clock-set' : 'reconstructed' }));
  await inTransaction(db, (client) => recordTips(client, tips, now));
  // A live tip is published by a clock that goes with the database's.
  const live = aTip({ matchId: 6, origin: 'live', kickoffUtc: new Date('2199-07-01T14:00:00Z') });
  await inTransaction(db, (client) => recordTips(client, [live], new Date()));
  expect(await getRecordSummary(db)).toMatchObject({ tips: 6, strikeRate: null });
  await settle(1, 'won');
  await settle(2, 'half-won');
  await settle(3, 'lost');
  await settle(4, 'void');
  // Tip 5 was settled as won, which is record 11, and is put right.
  await settle(5, 'won');
  await settle(5, 'lost', 11);
  // 1 + 0.5 − 1 − 1 of four stakes, and 1.5 won of 3.5 decided; the sixth is open.
  const summary = await getRecordSummary(db);
  expect(summary).toEqual({ tips: 6, reconstructed: 4, clockSet: 1, yield: -0.5 / 4, strikeRate: 1.5 / 3.5 });
  const figures = trackFigures(await listRecordedTips(db));
  expect([summary.yield, summary.strikeRate]).toEqual([figures.yield?.value, figures.strikeRate?.value]);
});

it('puts right what it has added up already', async () => {
  // Tip 3 was settled as lost, which is record 9: the fourth of the four stakes comes back with a win now.
  await settle(3, 'won', 9);
  expect(await getRecordSummary(db)).toEqual({ tips: 6, reconstructed: 4, clockSet: 1, yield: 1.5 / 4, strikeRate: 2.5 / 3.5 });
});

it('does not take another ledger for a longer one', async () => {
  const { db: other } = await createTestDatabase();
  const tips = Array.from({ length: 20 }, (_, match) => aTip({ matchId: match + 1, decimalOdds: 3 }));
  await inTransaction(other, (client) => recordTips(client, tips, now));
  expect(await getRecordSummary(other)).toMatchObject({ tips: 20, strikeRate: null });
  expect(await getRecordSummary(db)).toMatchObject({ tips: 6 });
});

it('counts tips by the span in which their matches begin', async () => {
  const at = (utc: string) => new Date(utc);
  const before = { from: at('2024-06-30T00:00:00Z'), to: at('2024-07-01T14:00:00.123Z') };
  const day = { from: at('2024-07-01T14:00:00.123Z'), to: at('2024-07-02T00:00:00Z') };
  expect(await countTipsInSpans(db, [day, before])).toEqual([5, 0]);
});
