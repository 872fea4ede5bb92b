import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Queryable } from '#data/database/database.ts';
import { recordHash } from '#data/ledger/record-hash.ts';
import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordPredictions } from '../prediction/record-predictions.ts';
import { appendRecords, lockLedger, type NewRecord } from './append-records.ts';

const { db } = await createTestDatabase();
const published = new Date('2024-06-30T12:00:00Z');
const ledgerTables = [
  'ledger_records',
  'tips',
  'tip_withdrawals',
  'tip_settlements',
  'model_registrations',
  'prediction_roots',
  'predictions',
];

/** Appends records without the commands, which would leave out invalid ones. */
const append = (records: readonly NewRecord[], publishedAt = published) =>
  inTransaction(db, async (client) => appendRecords(client, await lockLedger(client), publishedAt, records));
const tip = (over: Partial<FirstSportTip> = {}): NewRecord => ({ kind: 'tip', body: aTip(over) });
const settlement = (tipSequence: number, correctsSequence: number | null = null): NewRecord => ({
  kind: 'settlement',
  body: {
    tipSequence,
    outcome: 'won',
    matchStatus: 'finished',
    homeGoals: 1,
    awayGoals: 0,
    halfTimeHome: null,
    halfTimeAway: null,
    profitUnits: 0.91,
    closingOdds: null,
    closingProbability: null,
    correctsSequence,
  },
});
const withdrawal = (tipSequence: number): NewRecord => ({ kind: 'withdrawal', body: { tipSequence, reason: 'postponed' } });
const model: NewRecord = {
  kind: 'model',
  body: {
    sport: 'football',
    name: 'a model',
    version: '1',
    constantsHash: 'c'.repeat(64),
    trainedFrom: '2012-07-01' as LocalDay,
    trainedUntil: '2018-06-30' as LocalDay,
    inUseSince: '2024-06-01' as LocalDay,
  },
};
const keyOf = (table: string) => (table === 'predictions' ? 'sequence, leaf' : 'sequence');
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

beforeEach(() => emptyLedger(db));

describe('the database refuses to change what is written', () => {
  beforeEach(async () => {
    await append([tip(), tip({ matchId: 2 }), settlement(1), withdrawal(2), model]);
    const window = { startsFrom: new Date('2024-07-01T14:00:00Z'), startsUntil: new Date('2024-07-01T14:15:00Z') };
    await inTransaction(db, (client) =>
      recordPredictions(client, [aPrediction()], { sport: 'football', window, origin: 'clock-set', now: published }),
    );
  });

  it.each(ledgerTables)('in %s, to whomever', async (table) => {
    const before = (await db.query(`select * from ${table}`)).rows;
    expect(before).not.toHaveLength(0);
    await expect(db.query(`update ${table} set sequence = sequence`)).rejects.toThrow(
      `the ledger is only added to: update on ${table} is refused`,
    );
    await expect(db.query(`delete from ${table}`)).rejects.toThrow(`delete on ${table} is refused`);
    await expect(db.query(`truncate ${table} cascade`)).rejects.toThrow(/truncate on \w+ is refused/);
    await expect(
      db.query(`insert into ${table} select * from ${table} on conflict (${keyOf(table)}) do update set sequence = excluded.sequence`),
    ).rejects.toThrow(/refused|cannot follow|is no|already|too late/);
    expect((await db.query(`select * from ${table}`)).rows).toEqual(before);
  });
});

describe('the database refuses a record out of its place', () => {
  const insert = (client: Queryable, over: Readonly<Record<string, unknown>>) => {
    const record = {
      sequence: 2,
      kind: 'tip',
      published_at: published,
      recorded_at: new Date(),
      previous_hash: '',
      hash: 'a'.repeat(64),
      ...over,
    };
    return client.query(
      'insert into ledger_records (sequence, kind, published_at, recorded_at, previous_hash, hash) values ($1, $2, $3, $4, $5, $6)',
      Object.values(record),
    );
  };

  it('with a number that leaves a gap or is taken', async () => {
    const [first] = await append([tip()]);
    const previous_hash = first?.hash;
    await expect(insert(db, { sequence: 3, previous_hash })).rejects.toThrow('record 3 cannot follow record 1');
    await expect(insert(db, { sequence: 1, previous_hash })).rejects.toThrow('record 1 cannot follow record 1');
  });

  it('with another hash than that of the record before it', async () => {
    await append([tip()]);
    await expect(insert(db, { previous_hash: 'b'.repeat(64) })).rejects.toThrow('record 2 does not name the hash of the record before it');
  });

  it('dated otherwise than by the database’s clock', async () => {
    const [first] = await append([tip()]);
    const previous_hash = first?.hash;
    await expect(insert(db, { previous_hash, recorded_at: minutesFromNow(-6) })).rejects.toThrow(/record 2 is dated/);
    await expect(insert(db, { previous_hash, recorded_at: minutesFromNow(6) })).rejects.toThrow(/record 2 is dated/);
  });

  it('without contents, or with those of another kind', async () => {
    await expect(insert(db, { sequence: 1, previous_hash: '0'.repeat(64) })).rejects.toThrow('record 1 is a tip without contents');
    await append([tip()]);
    const misplaced = inTransaction(db, async (client) => {
      const { hash } = (await client.query('select hash from ledger_records')).rows[0];
      await insert(client, { kind: 'settlement', previous_hash: hash });
      await client.query('insert into tip_withdrawals (sequence, tip_sequence, reason) values (2, 1, $1)', ['postponed']);
    });
    await expect(misplaced).rejects.toThrow('record 2 is no withdrawal');
  });
});

describe('the database refuses a tip', () => {
  it('that is published at kick-off or after it by a clock that was set', async () => {
    const set = (kickoffUtc: Date) => tip({ origin: 'clock-set', kickoffUtc });
    await expect(append([set(published)])).rejects.toThrow(/tip 1 is published at .*, the match begins at/);
    await append([set(new Date(published.getTime() + 1))]);
  });

  it('that is published at kick-off or after it, reconstructed or not', async () => {
    await expect(append([tip({ kickoffUtc: published })])).rejects.toThrow(/tip 1 is published at .*, the match begins at/);
    await expect(append([tip({ kickoffUtc: published, kickoffKnown: false })])).rejects.toThrow(/tip 1 is published at/);
    await append([tip({ kickoffUtc: new Date(published.getTime() + 1) })]);
  });

  it('that is called live and was published by another clock than the database’s', async () => {
    const live = tip({ origin: 'live', kickoffUtc: minutesFromNow(60) });
    await expect(append([live], minutesFromNow(-6))).rejects.toThrow(/published at .* by a clock that is not the database's/);
    await expect(append([live], minutesFromNow(6))).rejects.toThrow(/by a clock that is not the database's/);
    await append([live], minutesFromNow(4));
  });

  it('that is called live when its match has begun', async () => {
    const begun = tip({ origin: 'live', kickoffUtc: minutesFromNow(-1) });
    await expect(append([begun], minutesFromNow(-2))).rejects.toThrow(/tip 1 is live, and its match has begun/);
  });

  it('on a market of a match that has one', async () => {
    await append([tip()]);
    await expect(append([tip({ decimalOdds: 2 })])).rejects.toThrow('match 1 has a tip on asian-handicap already');
    await expect(append([tip({ matchId: 3 }), tip({ matchId: 3 })])).rejects.toThrow('match 3 has a tip on asian-handicap already');
  });

  it.each([
    ['a price of 1', { decimalOdds: 1 }],
    ['a probability of 0', { probability: 0 }],
    ['a probability of 1', { probability: 1 }],
    ['no stake', { stakeUnits: 0 }],
    ['an unknown origin', { origin: 'invented' as never }],
  ])('with %s', async (_, over) => {
    await expect(append([tip(over)])).rejects.toThrow(/violates check constraint/);
  });
});

describe('the database refuses to', () => {
  beforeEach(() => append([tip(), tip({ matchId: 2 })]));

  it('settle or withdraw what is no tip', async () => {
    await expect(append([settlement(9)])).rejects.toThrow(/foreign key/);
    await expect(append([withdrawal(9)])).rejects.toThrow(/foreign key/);
  });

  it('settle a tip twice without naming the settlement that is corrected, or one settlement twice', async () => {
    await append([settlement(1)]);
    await expect(append([settlement(1)])).rejects.toThrow(/tip_settlements_first/);
    await append([settlement(1, 3)]);
    await expect(append([settlement(1, 3)])).rejects.toThrow(/corrects_sequence/);
    await expect(append([settlement(2, 4)])).rejects.toThrow('settlement 5 corrects 4, which is no settlement of tip 2');
  });

  it('withdraw a settled tip, settle a withdrawn one, or withdraw one twice', async () => {
    await append([settlement(1), withdrawal(2)]);
    await expect(append([withdrawal(1)])).rejects.toThrow('tip 1 is settled and cannot be withdrawn');
    await expect(append([settlement(2)])).rejects.toThrow('tip 2 is withdrawn and cannot be settled');
    await expect(append([withdrawal(2)])).rejects.toThrow(/tip_sequence/);
  });
});

it('takes no record whose stored form would give another hash', async () => {
  const finer = { ...aTip(), reliabilityLevel: '4' as unknown as 4 };
  expect(recordHash({ sequence: 1, kind: 'tip', publishedAt: published, recordedAt: published, previousHash: '', body: finer })).not.toBe(
    recordHash({ sequence: 1, kind: 'tip', publishedAt: published, recordedAt: published, previousHash: '', body: aTip() }),
  );
  await expect(append([{ kind: 'tip', body: finer }])).rejects.toThrow('record 1 of the ledger is not stored as it was hashed');
});
