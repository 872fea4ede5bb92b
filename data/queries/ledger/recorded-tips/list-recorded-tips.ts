import type { Database, Queryable } from '#data/database/database.ts';
import { genesisHash } from '#domain/ledger/ledger-record.ts';
import { getLedgerEnd, type LedgerEnd } from '../get-ledger-end.ts';
import { hasLedgerRecord } from '../has-ledger-record.ts';
import { isSelected, type LedgerFilter } from '../ledger-filter.ts';
import { type Closing, type CountedTip, listClosingsBetween, listTipsBetween } from './counted-tips-between.ts';

/** All tips of the ledger up to one of its records, in its order. */
interface Reading {
  readonly end: LedgerEnd;
  readonly tips: readonly CountedTip[];
  /** Moment, by `performance.now()`, from which the ledger is read again from its beginning. */
  readonly validUntilMs: number;
}

/** The last reading of each database, which may be under way, by `identityOf`. */
const readings = new WeakMap<object, Promise<Reading>>();

/** Records of one block, about 1,000 tips in a ledger that has settled each once: a statement of more would take more than 10 ms. */
const recordsEach = 2_000;
/** Records never change, but the licences of sources may hide other tips when the sources of their matches change. */
const validMs = 60 * 60 * 1_000;

/**
 * Returns the tips of a filter with the values counted in the track record, in the order of the ledger. The tips are kept in memory: only new records are
 * read when the ledger has grown, and a filter needs no statement of its own, which would return up to a hundred thousand rows.
 */
export async function listRecordedTips(database: Queryable, filter: LedgerFilter = {}): Promise<CountedTip[]> {
  const [end, identity] = [await getLedgerEnd(database), identityOf(database)];
  const reading = readUntil(database, end, readings.get(identity));
  readings.set(identity, reading);
  return (await reading).tips.filter((tip) => isSelected(filter, tip));
}

/** Returns the options of a pool, which the database that each page is given shares with its pool; of a connection the connection itself. */
function identityOf(database: Queryable): object {
  return (database as Partial<Database>).options ?? database;
}

/** Returns a reading up to an end of the ledger or a later one; it continues the earlier one if that is valid and the ledger still contains its end. */
async function readUntil(database: Queryable, end: LedgerEnd, earlier: Promise<Reading> | undefined): Promise<Reading> {
  const last = await earlier?.catch(() => undefined);
  const isValid = last !== undefined && performance.now() < last.validUntilMs;
  if (isValid && last.end.hash === end.hash) return last;
  if (isValid && (await hasLedgerRecord(database, last.end))) return last.end.sequence < end.sequence ? readOn(database, last, end) : last;
  return readOn(database, { end: { sequence: 0, hash: genesisHash }, tips: [], validUntilMs: performance.now() + validMs }, end);
}

async function readOn(database: Queryable, last: Reading, end: LedgerEnd): Promise<Reading> {
  const tips = [...last.tips];
  const closings = new Map<number, Closing>();
  for (let after = last.end.sequence; after < end.sequence; after += recordsEach) {
    const until = Math.min(after + recordsEach, end.sequence);
    tips.push(...(await listTipsBetween(database, after, until)));
    for (const [tip, closing] of await listClosingsBetween(database, after, until)) closings.set(tip, closing);
  }
  const closed = (tip: CountedTip) => ({ ...tip, ...closings.get(tip.sequence) });
  return { ...last, end, tips: tips.map((tip) => (closings.has(tip.sequence) ? closed(tip) : tip)) };
}
