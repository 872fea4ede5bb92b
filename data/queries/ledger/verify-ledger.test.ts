import { beforeAll, describe, expect, it } from 'vitest';
import { appendRecords, lockLedger } from '#data/commands/ledger/append-records.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction, type Queryable } from '#data/database/database.ts';
import { columnOf } from '#data/ledger/ledger-columns.ts';
import type { ModelRegistration, TwoSidedTip } from '#domain/ledger/ledger-record.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { TennisPlay } from '#sports/tennis/domain/tennis-play.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type LedgerVerification, verifyLedger } from './verify-ledger.ts';

const { db } = await createTestDatabase();
const published = new Date('2024-06-30T12:00:00Z');
const tables = ['ledger_records', 'tips', 'tip_withdrawals', 'tip_settlements'] as const;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
}

const { rows: columns } = await db.query<Column>(
  `select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable
   from information_schema.columns where table_schema = 'public' and table_name = any($1) order by 1, ordinal_position`,
  [tables],
);

const onTennis: TwoSidedTip = {
  ...aTip({ matchId: 4, halfTimeShare: null, line: 0 }),
  sport: 'tennis',
  market: 'match-winner',
  selection: 'first',
  model: { firstWins: 1 / 3, bestOf: 5 },
  blended: { firstWins: 0.1 + 0.2, bestOf: 5 },
  halfTimeShare: null,
};
const play: TennisPlay = { sets: [{ games: [6, 4] }, { games: [7, 6], tieBreak: [7, 5] }], winner: 0, ending: 'completed' };

/* Nine records: tips 1 to 4, withdrawal 5 of tip 2, settlements 6 to 8, the last of tip 4 on tennis, correction 9 of 6. */
beforeAll(async () => {
  // An attacker with access to the server can remove these as well.
  const { rows } = await db.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype in ('c', 'u') and conrelid::regclass::text = any($1)`,
    [tables],
  );
  for (const { drop } of rows) await db.query(drop);
  await db.query('drop index tip_settlements_first');
  await inTransaction(db, async (client) => {
    await recordTips(
      client,
      [aTip({ ruleVersion: 2 }), aTip({ matchId: 2, halfTimeShare: null }), aTip({ matchId: 3 }), onTennis],
      published,
    );
    await recordWithdrawals(client, [{ tipSequence: 2, reason: 'postponed' }], published);
    const settled = {
      outcome: 'half-won',
      matchStatus: 'finished',
      homeGoals: 1,
      awayGoals: 1,
      halfTimeHome: 0,
      halfTimeAway: 1,
      closingOdds: 1.8,
      closingProbability: 0.53,
      correctsSequence: null,
    } as const;
    const bare = {
      ...settled,
      homeGoals: null,
      awayGoals: null,
      halfTimeHome: null,
      halfTimeAway: null,
      closingOdds: null,
      closingProbability: null,
    };
    await recordSettlements(
      client,
      [
        { ...settled, tipSequence: 1 },
        { ...bare, tipSequence: 3 },
        { ...bare, tipSequence: 4, play },
      ],
      published,
    );
    await recordSettlements(client, [{ ...settled, tipSequence: 1, outcome: 'lost', correctsSequence: 6 }], published);
  });
});

/** Returns the verification of the ledger after tampering by an attacker who controls the whole server; all changes are rolled back. */
async function afterTampering(work: (client: Queryable) => Promise<unknown>, anchors: readonly string[] = []): Promise<LedgerVerification> {
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await work(client);
    return await verifyLedger(client, anchors);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Returns another value for the same column, the closest one that its type allows. */
function otherValue({ column, type }: Column): string {
  switch (type) {
    case 'integer':
    case 'smallint':
      return column === 'sequence' ? 'sequence + 1000' : `${column} + 1`;
    case 'double precision':
      return `case when ${column} = 0 then 5e-324 else ${column} * (1 + 2.3e-16::float8) end`;
    case 'timestamp with time zone':
      return `${column} + interval '1 millisecond'`;
    case 'boolean':
      return `not ${column}`;
    case 'text':
      return `${column} || 'x'`;
    case 'jsonb':
      return column === 'reasons' ? `jsonb_set(reasons, '{0,home}', '1.9')` : `jsonb_set(${column}, '{drawWeight}', '1.01')`;
    default:
      throw new Error(`the test does not know how to change a ${type}`);
  }
}

it('finds nothing in a ledger that nobody has touched', async () => {
  expect(await verifyLedger(db)).toMatchObject({ records: 9, lastSequence: 9, faults: [] });
});

describe('an edit is found in every column', () => {
  const place = ({ table }: Column) => ({ ledger_records: 3, tips: 3, tip_withdrawals: 5, tip_settlements: 6 })[table] as number;

  it.each(columns)('$table $column', async (column) => {
    const sequence = place(column);
    const set = `update ${column.table} set ${column.column} = ${otherValue(column)} where sequence = ${sequence} and ${column.column} is not null`;
    const { faults } = await afterTampering(async (client) => {
      if ((await client.query(set)).rowCount === 0) {
        expect(column.nullable, 'only what may be empty is').toBe(true);
        await client.query(`update ${column.table} set ${column.column} = '1' where sequence = ${sequence}`);
      }
    });
    expect(faults).not.toEqual([]);
  });

  it.each(columns.filter(({ nullable }) => nullable))('$table $column when it is emptied', async ({ table, column }) => {
    const { faults } = await afterTampering(async (client) => {
      const { rowCount } = await client.query(`update ${table} set ${column} = null where ${column} is not null`);
      expect(rowCount).toBeGreaterThan(0);
    });
    expect(faults[0]?.fault).toBe('changed');
  });

  it.each(columns.filter(({ nullable }) => nullable))('$table $column when it is filled', async ({ table, column }) => {
    const { faults } = await afterTampering(async (client) => {
      const { rowCount } = await client.query(`update ${table} set ${column} = '1' where ${column} is null`);
      expect(rowCount).toBeGreaterThan(0);
    });
    expect(faults[0]?.fault).toBe('changed');
  });
});

describe('a model on record', () => {
  const body: ModelRegistration = {
    sport: 'tennis',
    name: 'a model',
    version: '2026.1',
    constantsHash: `d${'c'.repeat(63)}`,
    trainedFrom: '2019-01-01' as LocalDay,
    trainedUntil: '2020-12-31' as LocalDay,
    inUseSince: '2024-06-01' as LocalDay,
  };

  it.each(Object.keys(body).map(columnOf))('whose %s is edited is found', async (column) => {
    const { faults } = await afterTampering(async (client) => {
      await appendRecords(client, await lockLedger(client), published, [{ kind: 'model', body }]);
      expect((await verifyLedger(client)).faults).toEqual([]);
      await client.query(`update model_registrations set ${column} = reverse(${column})`);
    });
    expect(faults).toEqual([{ sequence: 10, fault: 'changed' }]);
  });
});

describe('what is wrong is named with its number', () => {
  it('an edited tip', async () => {
    const { faults } = await afterTampering((client) => client.query('update tips set decimal_odds = 2 where sequence = 3'));
    expect(faults).toEqual([{ sequence: 3, fault: 'changed' }]);
  });

  it('an edited tip that was given a new hash', async () => {
    const { faults } = await afterTampering((client) => client.query(`update ledger_records set hash = reverse(hash) where sequence = 3`));
    expect(faults).toEqual([
      { sequence: 3, fault: 'changed' },
      { sequence: 4, fault: 'unlinked' },
    ]);
  });

  it('a record taken out of the middle, with its contents', async () => {
    const { faults } = await afterTampering(async (client) => {
      await client.query('delete from tips where sequence in (3, 4)');
      await client.query('delete from ledger_records where sequence in (3, 4)');
    });
    expect(faults).toEqual([
      { sequence: 3, until: 4, fault: 'missing' },
      { sequence: 5, fault: 'unlinked' },
    ]);
  });

  it('a record taken out, and those after it moved up', async () => {
    const { faults } = await afterTampering(async (client) => {
      await client.query('delete from tips where sequence = 4; delete from ledger_records where sequence = 4');
      await client.query('update ledger_records set sequence = sequence - 1 where sequence > 4');
      await client.query('update tip_withdrawals set sequence = sequence - 1');
      await client.query('update tip_settlements set sequence = sequence - 1');
    });
    expect(faults.map(({ sequence }) => sequence)).toContain(4);
    expect(faults).toContainEqual({ sequence: 4, fault: 'unlinked' });
  });

  it('contents whose record was taken out, and a record whose contents were', async () => {
    const { faults } = await afterTampering(async (client) => {
      await client.query('delete from ledger_records where sequence = 9');
      await client.query('delete from tips where sequence = 4');
    });
    expect(faults).toEqual([
      { sequence: 4, fault: 'empty' },
      { sequence: 9, fault: 'unrecorded' },
    ]);
  });

  it('a tip that was put in without a record, and contents of another kind', async () => {
    const { faults } = await afterTampering(async (client) => {
      await client.query(`insert into tip_withdrawals values (99, 3, 'postponed'), (-1, 4, 'postponed'), (3, 1, 'postponed')`);
    });
    expect(faults).toEqual([
      { sequence: 3, fault: 'foreign' },
      { sequence: -1, fault: 'unrecorded' },
      { sequence: 99, fault: 'unrecorded' },
    ]);
  });

  it('a record put in before the first, or between two with the number of neither', async () => {
    const forge = (sequence: number) => (client: Queryable) =>
      client.query(
        `insert into ledger_records select $1, kind, published_at, recorded_at, previous_hash, reverse(hash) from ledger_records where sequence = 1`,
        [sequence],
      );
    expect((await afterTampering(forge(0))).faults).toContainEqual({ sequence: 0, fault: 'unlinked' });
    expect((await afterTampering(forge(10))).faults).toContainEqual({ sequence: 10, fault: 'unlinked' });
  });

  it('two tips that changed places', async () => {
    const { faults } = await afterTampering(async (client) => {
      await client.query('update tips set sequence = 1003 where sequence = 3');
      await client.query('update tips set sequence = 3 where sequence = 4');
      await client.query('update tips set sequence = 4 where sequence = 1003');
    });
    expect(faults).toEqual([
      { sequence: 3, fault: 'changed' },
      { sequence: 4, fault: 'changed' },
    ]);
  });
});

describe('an anchor', () => {
  const lastHash = async () => (await verifyLedger(db)).lastHash;

  it('is found with the number of its record', async () => {
    const { rows } = await db.query('select hash from ledger_records where sequence = 4');
    expect((await verifyLedger(db, [rows[0].hash])).anchors).toEqual([{ hash: rows[0].hash, sequence: 4 }]);
  });

  it('tells that the end was cut off, which nothing else does', async () => {
    const anchor = await lastHash();
    const { faults, anchors, records } = await afterTampering(
      async (client) => {
        await client.query('delete from tip_settlements where sequence >= 7; delete from ledger_records where sequence >= 7');
      },
      [anchor],
    );
    expect({ faults, records, anchors }).toEqual({ faults: [], records: 6, anchors: [{ hash: anchor, sequence: undefined }] });
  });

  it('tells that everything was written anew, from an edit on, with hashes that fit', async () => {
    const anchor = await lastHash();
    const { faults, anchors } = await afterTampering(
      async (client) => {
        await client.query(
          'truncate ledger_records, tips, tip_withdrawals, tip_settlements, model_registrations, prediction_roots, predictions, prediction_outcomes',
        );
        await recordTips(client, [aTip({ decimalOdds: 3 }), aTip({ matchId: 2 })], published);
      },
      [anchor],
    );
    expect({ faults, anchors }).toEqual({ faults: [], anchors: [{ hash: anchor, sequence: undefined }] });
  });
});
