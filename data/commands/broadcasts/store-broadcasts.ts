import type { BroadcastRight } from '#data/broadcasts/broadcast-right.ts';
import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';

/** Error for a right to a competition that is not stored. */
class UnknownCompetitionError extends Error {
  readonly code = 'UNKNOWN_COMPETITION';
  override readonly name = 'UnknownCompetitionError';
}

/**
 * Replaces the rights to whole competitions by those given; rights to single matches are unchanged. Storing the same rights again changes nothing. Returns
 * the number of rows that were added or removed; a changed right is both.
 *
 * @throws UnknownCompetitionError when a competition is not stored; nothing is changed then
 */
export async function storeBroadcasts(database: Database, rights: readonly BroadcastRight[], now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.storingBroadcasts]);
    await refuseUnknown(client, rights);
    const { rows } = await client.query<{ tournamentId: number }>(replaceRights, [JSON.stringify(rights)]);
    // Pages of a day depend on the topic `catalogue`: a competition without a broadcaster yesterday may have one today.
    const topics = rows.map(({ tournamentId }): Topic => `tournament:${tournamentId}`);
    if (rows.length > 0) await recordChanges(client, ['catalogue', ...topics], now);
    return rows.length;
  });
}

async function refuseUnknown(client: Queryable, rights: readonly BroadcastRight[]): Promise<void> {
  const { rows } = await client.query<{ tournament: string }>(
    'select r.tournament from unnest($1::text[]) as r(tournament) where not exists (select 1 from tournaments t where t.id = r.tournament) limit 1',
    [rights.map(({ tournament }) => tournament)],
  );
  const right = rights.find(({ tournament }) => tournament === rows[0]?.tournament);
  if (right === undefined) return;
  throw new UnknownCompetitionError(`${right.channel} in ${right.country}: no competition "${right.tournament}" is stored`);
}

const columns = 'tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on';

/** SQL that leaves equal rows as they are, so that most starts write nothing. */
const replaceRights = `
  with incoming as (
    select c.numeric_id as tournament_id, r.country::char(2), r.channel, r.medium, r.access, r.extent, r."fromDay" as from_day,
      r."toDay" as to_day, r.source, r."reviewedOn" as reviewed_on
    from jsonb_to_recordset($1) as r(tournament text, country text, channel text, medium text, access text, extent text,
      "fromDay" date, "toDay" date, source text, "reviewedOn" date)
    join tournaments c on c.id = r.tournament
  ), removed as (
    delete from broadcasts b where b.match_id is null and (${columns}) not in (select ${columns} from incoming) returning b.tournament_id
  ), added as (
    insert into broadcasts (${columns})
    select ${columns} from incoming where (${columns}) not in (select ${columns} from broadcasts where match_id is null)
    returning tournament_id
  )
  select tournament_id as "tournamentId" from (select * from removed union all select * from added) changed`;
