import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction, type Queryable } from '#data/database/database.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { LedgerFilter } from '../ledger-filter.ts';
import { listClosedTips } from '../list-closed-tips.ts';
import { listRecordedTips } from './list-recorded-tips.ts';

const { db } = await createTestDatabase();
const march = (day: number, hour = 15) => new Date(Date.UTC(2024, 2, day, hour));

/** Connections of its own for each test, whose statements are counted and may fail. */
let own: Queryable;
let spans: unknown[];
let failing: boolean;

beforeEach(async () => {
  await emptyLedger(db);
  spans = [];
  failing = false;
  own = {
    query: async (statement: { name: string; text: string; values: unknown[] }) => {
      if (statement.name === 'list-tips-between') spans.push(statement.values);
      if (failing) throw new Error('the connection has ended');
      return db.query(statement);
    },
  } as unknown as Queryable;
});
afterEach(() => void vi.restoreAllMocks());

const publish = (...kickoffs: Date[]) =>
  inTransaction(db, (client) =>
    recordTips(
      client,
      kickoffs.map((kickoffUtc, at) => aTip({ matchId: 900_001 + at, kickoffUtc, decimalOdds: 2 + at })),
      march(1),
    ),
  );

const settle = (tipSequence: number, outcome: BetOutcome, at: Date, correctsSequence: number | null = null) =>
  inTransaction(db, (client) => {
    const basis = { matchStatus: 'finished', homeGoals: 2, awayGoals: 1, halfTimeHome: null, halfTimeAway: null } as const;
    return recordSettlements(
      client,
      [{ ...basis, closingOdds: null, closingProbability: 0.5, tipSequence, outcome, correctsSequence }],
      at,
    );
  });

const list = async (filter: LedgerFilter = {}) =>
  (await listRecordedTips(own, filter)).map(({ sequence, closedBy, outcome, profitUnits }) => [sequence, closedBy, outcome, profitUnits]);

describe('the recorded tips', () => {
  it('are read once, and of a ledger that has grown the new records only', async () => {
    await publish(march(2), march(3));
    expect(await list()).toEqual([
      [1, undefined, undefined, 0],
      [2, undefined, undefined, 0],
    ]);
    await settle(1, 'won', march(2, 17));
    await publish(march(2), march(3), march(4));
    await settle(1, 'half-won', march(2, 18), 3);
    expect(await list()).toEqual([
      [1, 5, 'half-won', 0.5],
      [2, undefined, undefined, 0],
      [4, undefined, undefined, 0],
    ]);
    expect(await list({ result: 'open' })).toHaveLength(2);
    expect(spans).toEqual([
      [0, 2],
      [2, 5],
    ]);
  });

  it('are read once for all pages, each of which is given a database of its own over one pool', async () => {
    await publish(march(2));
    const query = vi.fn((statement: { name: string; text: string; values: unknown[] }) => db.query(statement));
    const options = {};
    const databaseOfPage = () => Object.create(db, { query: { value: query }, options: { value: options } }) as Queryable;
    for (let page = 0; page < 3; page += 1) expect(await listRecordedTips(databaseOfPage())).toHaveLength(1);
    expect(query.mock.calls.map(([{ name }]) => name)).toEqual([
      'get-ledger-end',
      'list-tips-between',
      'list-closings-between',
      'get-ledger-end',
      'get-ledger-end',
    ]);
  });

  it('are read from the beginning again when the ledger is another one', async () => {
    await publish(march(2), march(3));
    await list();
    await emptyLedger(db);
    expect(await list()).toEqual([]);
    await publish(march(4), march(5), march(6));
    expect(await list()).toHaveLength(3);
    expect(spans.at(-1)).toEqual([0, 3]);
  });

  it('are read from the beginning again after an hour, for licences may hide others by then', async () => {
    await publish(march(2));
    await list();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 59 * 60_000);
    await list();
    expect(spans).toHaveLength(1);
    vi.spyOn(performance, 'now').mockReturnValue(now + 61 * 60_000);
    await list();
    expect(spans).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('are read again after a statement has failed', async () => {
    await publish(march(2));
    await list();
    await settle(1, 'lost', march(2, 17));
    failing = true;
    await expect(list()).rejects.toThrow('the connection has ended');
    failing = false;
    expect(await list()).toEqual([[1, 2, 'lost', -1]]);
  });

  it('are those that the list of closed tips selects by the same filter', async () => {
    await publish(march(2), march(3), march(4), march(5));
    await settle(1, 'won', march(3, 17));
    await settle(2, 'lost', march(4, 6));
    await inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: 3, reason: 'postponed' }], march(4, 12)));
    const filters: LedgerFilter[] = [
      { sport: 'football' },
      { sport: 'tennis' },
      { tournamentId: 'england.premier-league' },
      { tournamentId: 'england.fa-cup' },
      { market: 'asian-handicap' },
      { market: 'match-result' },
      { from: march(3) },
      { to: march(3) },
      { leastOdds: 3 },
      { belowOdds: 3 },
      { leastProbability: 0.3 },
      { leastProbability: 0.9 },
      { origins: ['live'] },
      { origins: ['reconstructed'] },
      { result: 'won' },
      { result: 'withdrawn' },
      { result: 'open' },
      { from: march(3), leastOdds: 3, result: 'lost' },
    ];
    const selected = filters.map(async (filter) => {
      const closed = await listClosedTips(db, filter, { locale: 'en', limit: 10 });
      const recorded = await listRecordedTips(db, filter);
      expect(
        recorded.flatMap(({ sequence, closedBy }) => (closedBy === undefined ? [] : [sequence])),
        JSON.stringify(filter),
      ).toEqual(closed.map(({ sequence }) => sequence).sort());
      return closed.length;
    });
    expect(await Promise.all(selected)).toEqual([3, 0, 3, 0, 3, 0, 2, 1, 2, 1, 3, 0, 0, 3, 1, 1, 0, 1]);
  });
});
