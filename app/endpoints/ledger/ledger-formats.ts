import { csvCell } from '#app/http/csv-cell.ts';
import { ledgerColumns } from '#data/ledger/ledger-columns.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { ledgerLine } from '#domain/ledger/canonical-record.ts';
import { type LedgerRecord, ledgerKinds } from '#domain/ledger/ledger-record.ts';

/** Format of the ledger. Its text grows only at the end: beginning, records, records, end. */
export interface LedgerFormat {
  readonly extension: string;
  readonly contentType: string;
  readonly beginning: string;
  /**
   * Returns the text of records.
   *
   * @param areFirst true when the ledger begins with these records
   */
  textOf(records: readonly LedgerRecord[], areFirst: boolean): string;
  end(isEmpty: boolean): string;
}

/** A JSON array with one record a line, as docs/ledger.md describes it. */
const json: LedgerFormat = {
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  beginning: '[',
  textOf: (records, areFirst) => `${areFirst ? '\n' : ',\n'}${records.map(ledgerLine).join(',\n')}`,
  end: (isEmpty) => (isEmpty ? ']\n' : '\n]\n'),
};

/** The columns of every record: its place in the chain of hashes. */
const chainColumns = ['sequence', 'kind', 'publishedAt', 'recordedAt', 'previousHash', 'hash'] as const;
const isLate = (member: string) =>
  member === 'ruleVersion' || (!(member in ledgerColumns.tip) && (member in ledgerColumns.model || member in ledgerColumns.predictions));
const everyMember = [...new Set(ledgerKinds.flatMap((kind) => Object.keys(ledgerColumns[kind])))];
/** Members of all kinds of records, each once. Members that were added later come last, so that existing columns keep their numbers. */
const members = [...everyMember.filter((member) => !isLate(member)), ...everyMember.filter(isLate)];

/** CSV (RFC 4180), a record a row; a member that a record lacks is an empty cell. */
const csvOf = (withheld: readonly 'withheld'[]): LedgerFormat => ({
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  beginning: `${[...chainColumns, ...members, ...withheld].join(',')}\r\n`,
  textOf: (records) => records.map((record) => rowOf(record, withheld)).join(''),
  end: () => '',
});

/** Returns the formats of the ledger. Where licences may withhold contents, the CSV has a last column that marks records without contents. */
export function ledgerFormats(mayWithhold: boolean): readonly LedgerFormat[] {
  return [json, csvOf(mayWithhold ? ['withheld'] : [])];
}

function rowOf(record: LedgerRecord, more: readonly string[]): string {
  const body = record.body as unknown as Readonly<Record<string, unknown>>;
  return `${[...chainColumns.map((name) => cellOf(record[name])), ...[...members, ...more].map((name) => cellOf(body[name]))].join(',')}\r\n`;
}

/** Returns the text of a cell: texts and numbers as they are, everything else as in the canonical JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return csvCell(value);
  return csvCell(value instanceof Date ? value.toISOString() : canonicalJson(value));
}
