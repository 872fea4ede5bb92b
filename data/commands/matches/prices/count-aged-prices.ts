import { setImmediate } from 'node:timers/promises';
import { type MatchOfTopics, topicsOfChances } from '#data/changes/topics-of-chances.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { countPrices } from './count-prices.ts';

const matchesAtATime = 500;

/**
 * Calls `countPrices` for the matches with a price that has become too old to count, and drops the cached pages that show it. Returns the number of
 * matches whose pages show other prices than before.
 */
export async function countAgedPrices(database: Database, now: Date): Promise<number> {
  let changed = 0;
  for (;;) {
    const due = await database.query<{ id: number }>(
      'select id from matches where count_prices_at < $1 order by count_prices_at limit $2',
      [now, matchesAtATime],
    );
    if (due.rows.length === 0) return changed;
    changed += await inTransaction(database, async (client) => {
      const ids = await countPrices(
        client,
        due.rows.map(({ id }) => id),
        now,
      );
      const { rows } = await client.query<MatchOfTopics>(
        `select id as "matchId", home_team_id as "homeId", away_team_id as "awayId", tournament_id as "tournamentNumber", kickoff_utc as "kickoffUtc"
         from matches where id = any($1)`,
        [ids],
      );
      await recordChanges(client, rows.flatMap(topicsOfChances), now);
      return ids.length;
    });
    await setImmediate();
  }
}
