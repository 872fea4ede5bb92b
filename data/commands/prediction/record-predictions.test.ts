import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import { insertRows } from '#data/ledger/insert-rows.ts';
import { predictionColumns } from '#data/ledger/ledger-columns.ts';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import { type Freezing, recordPredictions } from './record-predictions.ts';

const { db } = await createTestDatabase();
const frozen = new Date('2024-07-01T13:45:00Z');
const window = { startsFrom: new Date('2024-07-01T14:00:00Z'), startsUntil: new Date('2024-07-01T14:15:00Z') };
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

beforeEach(() => emptyLedger(db));

const record = (predictions: readonly Prediction[], over: Partial<Freezing> = {}) =>
  inTransaction(db, (client) =>
    recordPredictions(client, predictions, { sport: 'football', window, origin: 'clock-set', now: frozen, ...over }),
  );
const three = [
  aPrediction(),
  aPrediction({ matchId: 2, drawChance: null, homeChance: 0.9 }),
  aPrediction({ matchId: 3, decimalOdds: null }),
];

describe('predictions that freeze together', () => {
  it('have one record, with the root over all of them', async () => {
    const written = await record(three);
    expect(written).toMatchObject({ sequence: 1, kind: 'predictions', publishedAt: frozen, body: { sport: 'football', leaves: 3 } });
    expect(await listLeaves(db, 1)).toEqual(three);
    expect(await verifyLedger(db)).toMatchObject({ records: 1, lastHash: written?.hash, faults: [] });
  });

  it('are not recorded once the first of their matches may have begun, by either clock', async () => {
    expect(await record(three, { now: window.startsFrom })).toBeUndefined();
    const soon = { startsFrom: later(-1), startsUntil: later(14) };
    expect(await record([aPrediction({ kickoffUtc: later(5) })], { window: soon, origin: 'live', now: later(-2) })).toBeUndefined();
    expect((await db.query('select from predictions')).rowCount).toBe(0);
  });

  it('are nothing where there are none', async () => {
    expect(await record([])).toBeUndefined();
  });
});

describe('the database refuses', () => {
  const addLeaf = (over: Partial<Prediction> & { readonly leaf: number }) =>
    insertRows(db, 'predictions', { sequence: 'integer', leaf: 'integer', ...predictionColumns }, [
      { sequence: 1, ...aPrediction({ matchId: 9 }), ...over },
    ]);

  it('a leaf that comes after its record', async () => {
    await record(three);
    await expect(addLeaf({ leaf: 3 })).rejects.toThrow('leaf 3 comes too late for the tree of record 1');
    await expect(addLeaf({ leaf: 0 })).rejects.toThrow('leaf 0 comes too late for the tree of record 1');
  });

  it('a second prediction of a match within a day, and takes one of the day after it has moved', async () => {
    await record([aPrediction()]);
    await expect(record([aPrediction({ result: 'away' })])).rejects.toThrow('match 1 has a prediction already');
    const day = { startsFrom: new Date('2024-07-02T14:15:00Z'), startsUntil: new Date('2024-07-02T14:30:00Z') };
    const moved = await record([aPrediction({ kickoffUtc: day.startsFrom })], { window: day, now: new Date('2024-07-02T14:00:00Z') });
    expect(moved?.sequence).toBe(2);
  });

  it('a match of another time or sport than its record', async () => {
    await expect(record([aPrediction({ kickoffUtc: window.startsUntil })])).rejects.toThrow('not in the tree of record 1');
    await expect(record([aPrediction({ sport: 'tennis' })])).rejects.toThrow('not in the tree of record 1');
  });

  it('live predictions that are dated by another clock than its own', async () => {
    const soon = { startsFrom: later(20), startsUntil: later(35) };
    await expect(record([aPrediction({ kickoffUtc: later(25) })], { window: soon, origin: 'live', now: later(-10) })).rejects.toThrow(
      'by a clock that is not the database',
    );
  });
});

describe('the verification', () => {
  it.each([
    { what: 'a changed chance', change: `update predictions set home_chance = 0.5, away_chance = 0.2 where match_id = 1` },
    { what: 'a result in the place of another', change: `update predictions set result = 'away' where match_id = 2` },
    { what: 'a missing leaf', change: 'delete from predictions where match_id = 3' },
    { what: 'two leaves in the place of each other', change: `update predictions set leaf = 13 - leaf where leaf in (1, 2)` },
  ])('names the record of $what', async ({ change }) => {
    await record(three);
    await withTriggersOff(db, (client) => client.query(change));
    expect((await verifyLedger(db)).faults).toEqual([{ sequence: 1, fault: 'leaves' }]);
  });
});
