import type { Queryable } from '#data/database/database.ts';
import { listFoundRecords } from '#data/ledger/list-found-records.ts';
import { ledgerLine } from '#domain/ledger/canonical-record.ts';
import type { LedgerRecord } from '#domain/ledger/ledger-record.ts';
import { getLedgerTip } from './get-ledger-tip.ts';
import type { LedgerTip } from './ledger-tip.ts';
import { listSettlements } from './list-settlements.ts';
import type { MatchTip } from './list-tips-of-match.ts';

/** Tip with all its records. */
export interface TipRecord {
  readonly tip: MatchTip<LedgerTip>;
  /** The tip's own record, then its withdrawal or its settlements, in the order of the ledger. */
  readonly records: readonly WrittenRecord[];
}

export interface WrittenRecord {
  readonly record: Omit<LedgerRecord, 'body'>;
  /** Record as in downloads; without the text `"hash":"…",` it is the text that is hashed. */
  readonly line: string;
}

/** Returns the tip of a record that is a tip, its withdrawal or its settlement; undefined when the ledger has no such record, or it concerns no tip. */
export async function getTipRecord(database: Queryable, sequence: number, locale: string): Promise<TipRecord | undefined> {
  const tipSequence = await tipOfRecord(database, sequence);
  const tip = tipSequence === undefined ? undefined : await getLedgerTip(database, tipSequence, locale);
  if (tip === undefined) return undefined;
  const settlements = await listSettlements(database, [tip.sequence]);
  const numbers = [tip.sequence, ...(tip.withdrawal === null ? [] : [tip.withdrawal.sequence]), ...settlements.map((own) => own.sequence)];
  return { tip: { ...tip, settlements }, records: await Promise.all(numbers.map((number) => getWrittenRecord(database, number))) };
}

async function tipOfRecord(database: Queryable, sequence: number): Promise<number | undefined> {
  const { rows } = await database.query<{ tipSequence: number }>({
    name: 'get-tip-of-record',
    text: `select coalesce(s.tip_sequence, w.tip_sequence, r.sequence) as "tipSequence" from ledger_records r
           left join tip_settlements s on s.sequence = r.sequence left join tip_withdrawals w on w.sequence = r.sequence
           where r.sequence = $1`,
    values: [sequence],
  });
  return rows[0]?.tipSequence;
}

/**
 * Returns a record with its line.
 *
 * @throws Error when it has no contents
 */
export async function getWrittenRecord(database: Queryable, sequence: number): Promise<WrittenRecord> {
  const { records } = await listFoundRecords(database, sequence - 1, 1);
  const [place] = records;
  const own = place?.contents.find(({ kind }) => kind === place.kind);
  if (place === undefined || own === undefined) {
    throw new Error(`record ${sequence} of the ledger has no contents; npm run ledger:verify tells more`);
  }
  const { contents: _, ...found } = place;
  const record = { ...found, ...own } as LedgerRecord;
  return { record: { ...found, kind: own.kind }, line: ledgerLine(record) };
}
