import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { insertRows } from '#data/ledger/insert-rows.ts';
import { ledgerColumns, ledgerTables } from '#data/ledger/ledger-columns.ts';
import { listFoundRecords } from '#data/ledger/list-found-records.ts';
import { recordHash, sha256 } from '#data/ledger/record-hash.ts';
import { ChainCheck } from '#domain/ledger/chain-check.ts';
import { genesisHash, type LedgerKind, type LedgerRecord, ledgerKinds, type UnhashedRecord } from '#domain/ledger/ledger-record.ts';
import { storeClosings } from './store-closings.ts';

/** Newest record of the ledger. It remains the newest until the transaction ends, since the ledger is locked. */
export interface LedgerEnd {
  readonly sequence: number;
  readonly hash: string;
  /** Time to record for the next records: that of the database's clock, to the millisecond, but never before the newest record's. */
  readonly recordedAt: Date;
}

/** Content of a record before it has its place in the ledger. */
export type NewRecord = { [Kind in LedgerKind]: Pick<Extract<UnhashedRecord, { kind: Kind }>, 'kind' | 'body'> }[LedgerKind];

/** Locks the ledger until the transaction ends, waiting for any other writer, and returns its newest record. */
export async function lockLedger(client: Queryable): Promise<LedgerEnd> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.recordingLedger]);
  const { rows } = await client.query<LedgerEnd>(
    `select coalesce(newest.sequence, 0) as sequence, coalesce(newest.hash, $1) as hash,
            greatest(newest.recorded_at, date_trunc('milliseconds', clock_timestamp())) as "recordedAt"
     from (values (1)) as always left join (select * from ledger_records order by sequence desc limit 1) newest on true`,
    [genesisHash],
  );
  return rows[0] as LedgerEnd;
}

/** Appends records to the ledger inside the caller's transaction, in their order, and returns them with their places and hashes. */
export async function appendRecords(
  client: Queryable,
  end: LedgerEnd,
  publishedAt: Date,
  added: readonly NewRecord[],
): Promise<LedgerRecord[]> {
  if (added.length === 0) return [];
  const records = chained(end, publishedAt, added);
  await client.query(
    `insert into ledger_records (sequence, kind, published_at, recorded_at, previous_hash, hash)
     select * from jsonb_to_recordset($1)
       as r("sequence" integer, "kind" text, "publishedAt" timestamptz, "recordedAt" timestamptz, "previousHash" text, "hash" text)
     order by 1`,
    [JSON.stringify(records.map(({ body: _, ...place }) => place))],
  );
  for (const kind of ledgerKinds) await insertBodies(client, kind, records);
  await readBack(client, end, records.length);
  if (records.some(({ kind }) => kind === 'settlement' || kind === 'withdrawal')) await storeClosings(client, end.sequence);
  return records;
}

function chained(end: LedgerEnd, publishedAt: Date, added: readonly NewRecord[]): LedgerRecord[] {
  let { sequence, hash: previousHash } = end;
  return added.map((record) => {
    sequence += 1;
    const unhashed = { ...record, sequence, publishedAt, recordedAt: end.recordedAt, previousHash } as UnhashedRecord;
    const hash = recordHash(unhashed);
    previousHash = hash;
    return { ...unhashed, hash };
  });
}

async function insertBodies(client: Queryable, kind: LedgerKind, records: readonly LedgerRecord[]): Promise<void> {
  const rows = records.flatMap((record) => (record.kind === kind ? [{ sequence: record.sequence, ...record.body }] : []));
  await insertRows(client, ledgerTables[kind], { sequence: 'integer', ...ledgerColumns[kind] }, rows);
}

/** Throws when a record is not read back as it was hashed: it could never be repaired, so its transaction must fail. */
async function readBack(client: Queryable, end: LedgerEnd, count: number): Promise<void> {
  const { records } = await listFoundRecords(client, end.sequence, count + 1);
  const check = new ChainCheck(sha256, end);
  for (const record of records) check.see(record);
  const fault = check.faults[0];
  if (fault !== undefined || check.records !== count) {
    throw new Error(`record ${fault?.sequence ?? check.lastSequence} of the ledger is not stored as it was hashed`);
  }
}
