import type { Queryable } from '#data/database/database.ts';
import { ledgerColumns } from '#data/queries/ledger/ledger-columns.ts';
import { readLedger } from '#data/queries/ledger/read-ledger.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { type LedgerRecord, ledgerKinds } from '#domain/ledger/ledger-record.ts';

const places = ['sequence', 'kind', 'publishedAt', 'recordedAt', 'previousHash', 'hash'] as const;
/** What any kind of record says, each member once. */
const members = [...new Set(ledgerKinds.flatMap((kind) => Object.keys(ledgerColumns[kind])))];

/** The ledger up to a record as CSV (RFC 4180), a record a row, piece by piece; what a record does not say is an empty cell. */
export async function* ledgerCsv(database: Queryable, last: number): AsyncGenerator<string> {
  yield `${[...places, ...members].join(',')}\r\n`;
  for await (const records of readLedger(database)) {
    const own = records.filter(({ sequence }) => sequence <= last);
    if (own.length > 0) yield own.map(rowOf).join('');
    if (own.length < records.length) return;
  }
}

function rowOf(record: LedgerRecord): string {
  const body = record.body as unknown as Readonly<Record<string, unknown>>;
  return `${[...places.map((name) => cell(record[name])), ...members.map((name) => cell(body[name]))].join(',')}\r\n`;
}

/** Texts as they are, everything else as in the canonical JSON. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : canonicalJson(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
