import type { Queryable } from '#data/database/database.ts';
import type { LedgerRecord, Tip } from '#domain/ledger/ledger-record.ts';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { appendRecords, lockLedger } from './append-records.ts';
import { noteLedgerChanges } from './note-ledger-changes.ts';

export type TipRecord = Extract<LedgerRecord, { kind: 'tip' }>;

/**
 * Writes tips into the ledger inside the caller's transaction, and returns those written. Skips a tip when its match already has one on the same family of
 * markets that was not withdrawn. In this way a match is not tipped twice when its prices move, and an interrupted job can simply run again. Also skips a
 * tip whose match has begun meanwhile.
 */
export async function recordTips(client: Queryable, tips: readonly Tip[], now: Date): Promise<TipRecord[]> {
  if (tips.length === 0) return [];
  const end = await lockLedger(client);
  const tipped = await listTipped(client, tips);
  const fresh = tips.filter((tip) => {
    const isFirst = !tipped.has(keyOf(tip)) && hasNotBegun(tip, now) && (tip.origin !== 'live' || hasNotBegun(tip, end.recordedAt));
    if (isFirst) tipped.add(keyOf(tip));
    return isFirst;
  });
  const records = await appendRecords(
    client,
    end,
    now,
    fresh.map((body) => ({ kind: 'tip', body })),
  );
  await noteLedgerChanges(
    client,
    fresh.map(({ matchId }) => matchId),
    now,
  );
  return records as TipRecord[];
}

/**
 * Returns true while the match of a tip cannot have begun. A match of which only the day is known may begin in the first minute of that day (UTC), as in the
 * trigger `check_tip`.
 */
function hasNotBegun({ kickoffUtc, kickoffKnown }: Tip, now: Date): boolean {
  return now.getTime() < (kickoffKnown ? kickoffUtc.getTime() : new Date(kickoffUtc).setUTCHours(0, 0, 0, 0));
}

function keyOf({ matchId, market }: Pick<Tip, 'matchId' | 'market'>): string {
  return `${matchId} ${rulesOf<Sport>(sportOfMarket(market)).tips.familyOf(market)}`;
}

/** Returns the matches and market families with a tip that was not withdrawn, including tips recorded under a former number of the match. */
async function listTipped(client: Queryable, tips: readonly Tip[]): Promise<Set<string>> {
  const { rows } = await client.query<Pick<Tip, 'matchId' | 'market'>>(
    `select requested.id as "matchId", t.market
     from (select id, id as tipped_as from unnest($1::int[]) as own(id)
           union all select f.match_id, f.former_id from former_match_ids f where f.match_id = any($1)) requested
     join tips t on t.match_id = requested.tipped_as
     where not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)`,
    [[...new Set(tips.map(({ matchId }) => matchId))]],
  );
  return new Set(rows.map(keyOf));
}
