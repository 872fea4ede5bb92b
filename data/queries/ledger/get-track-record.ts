import { LRUCache } from 'lru-cache';
import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { type TrackRecord, trackRecord } from '#domain/tip/track-record.ts';
import { getLedgerEnd } from './get-ledger-end.ts';
import type { LedgerFilter } from './ledger-filter.ts';
import { type CountedTip, listRecordedTips } from './list-recorded-tips.ts';

export interface FilteredRecord extends TrackRecord {
  /** Tips that were rebuilt by walking through the past. */
  readonly reconstructed: number;
  /** Tips of a time at which the site's clock was set. */
  readonly clockSet: number;
  /** The moment at which the first live tip was published; undefined while there is none. */
  readonly liveSince: Date | undefined;
}

interface Question {
  readonly database: Queryable;
  readonly filter: LedgerFilter;
}

/** The records by the hash of the ledger's end, which stands for all that is in it, and the filter. */
const records = new LRUCache<string, FilteredRecord, Question>({
  max: 60,
  fetchMethod: (_key, _stale, { context: { database, filter } }) => calculate(database, filter),
});

/**
 * Returns the track record of the tips of a filter. It is the same for a ledger of a given last hash, so that it is calculated once for
 * every language and every page, until the ledger grows; a failed query is repeated.
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
