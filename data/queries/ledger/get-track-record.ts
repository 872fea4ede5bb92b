import { LRUCache } from 'lru-cache';
import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { type TrackRecord, trackRecord } from '#domain/tip/track-record.ts';
import { getLedgerEnd } from './get-ledger-end.ts';
import type { LedgerFilter } from './ledger-filter.ts';
import type { CountedTip } from './recorded-tips/counted-tips-between.ts';
import { listRecordedTips } from './recorded-tips/list-recorded-tips.ts';

/** Track record of the tips of a filter. */
export interface FilteredRecord extends TrackRecord {
  /** Number of tips that were made afterwards, for a past day and from what was known on it. */
  readonly reconstructed: number;
  /** Number of tips made on a site whose clock was set. */
  readonly clockSet: number;
  /** Moment at which the first live tip was published; undefined while there are no live tips. */
  readonly liveSince: Date | undefined;
}

interface Question {
  readonly database: Queryable;
  readonly filter: LedgerFilter;
}

/** Cache of track records by the hash of the ledger's end, which covers its whole content, and by the filter. */
const records = new LRUCache<string, FilteredRecord, Question>({
  max: 60,
  fetchMethod: (_key, _stale, { context: { database, filter } }) => calculate(database, filter),
});

/**
 * Returns the track record of the tips of a filter. It depends only on the last hash of the ledger and the filter, and is calculated once for all
 * languages and pages until the ledger grows. A failed query is repeated.
 */
export async function getTrackRecord(database: Queryable, filter: LedgerFilter = {}): Promise<FilteredRecord> {
  const { hash } = await getLedgerEnd(database);
  return records.forceFetch(`${hash} ${keyOf(filter)}`, { context: { database, filter } });
}

async function calculate(database: Queryable, filter: LedgerFilter): Promise<FilteredRecord> {
  const tips = await listRecordedTips(database, filter);
  const live = tips.filter(({ origin }) => origin === 'live');
  const countOf = (wanted: TipOrigin) => tips.filter(({ origin }) => origin === wanted).length;
  return { ...trackRecord(tips), reconstructed: countOf('reconstructed'), clockSet: countOf('clock-set'), liveSince: earliestOf(live) };
}

function earliestOf(tips: readonly CountedTip[]): Date | undefined {
  let earliest: Date | undefined;
  for (const { publishedAt } of tips) if (earliest === undefined || publishedAt < earliest) earliest = publishedAt;
  return earliest;
}

function keyOf(filter: LedgerFilter): string {
  return JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );
}
