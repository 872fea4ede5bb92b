import { type MatchOfTopics, topicsOfChances } from '#data/changes/topics-of-chances.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { type LedgerChange, recordPlayEvents } from '#data/commands/live/record-play-events.ts';
import type { Queryable } from '#data/database/database.ts';

/** Notifies every process that the ledger has new records on these matches: for the pages of the ledger, the matches, their clubs, competitions and days. */
export async function noteLedgerChanges(
  client: Queryable,
  matchIds: readonly number[],
  now: Date,
  what: LedgerChange = 'tip',
): Promise<void> {
  if (matchIds.length === 0) return;
  const { rows } = await client.query<MatchOfTopics>(
    `select m.id as "matchId", m.home_team_id as "homeId", m.away_team_id as "awayId", m.tournament_id as "tournamentNumber",
       m.kickoff_utc as "kickoffUtc"
     from unnest($1::int[]) as requested(id) left join former_match_ids f on f.former_id = requested.id join matches m on m.id = coalesce(f.match_id, requested.id)`,
    [[...new Set(matchIds)]],
  );
  const ofMatches = rows.flatMap(topicsOfChances);
  await recordLiveEvents(client, ofMatches, now);
  await recordPlayEvents(
    client,
    rows.map(({ matchId }) => matchId),
    now,
    what,
  );
  await recordChanges(client, ['tips', ...ofMatches], now);
}
