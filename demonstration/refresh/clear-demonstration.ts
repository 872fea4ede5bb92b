import { sportIds } from '#data/catalogue/sport-ids.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Database } from '#data/database/database.ts';
import { inTransaction, type Queryable } from '#data/database/database.ts';
import { courtFeedName, demonstrationFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import { discardLedger } from './discard-ledger.ts';

/**
 * Deletes everything that the demonstration feed has stored, so that the demonstration can be filled for another moment, and the ledger
 * that depends on it. Where there is a ledger, only the owner of the tables may do this.
 */
export async function clearDemonstration(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `truncate live_events, live_states, push_messages, quotes, match_reports, match_events, match_statistics, match_courses, line_ups, line_up_players, absences, former_slugs, former_match_ids, forecasts,
         forecast_moves, forecast_judgements, implied_goals, match_rulings, told_standings, standings_differences, compared_prices, streak_counts, matches,
         season_entries, point_adjustments, settled_ties, season_projections, squad_members, seasons, reconstructions, fillings`,
    );
    await forgetPlayers(client);
    await client.query(`delete from votes where sport in ('soccer', 'tennis', 'basketball')`);
    await discardLedger(client);
    await client.query('delete from feed_runs where feed = any($1)', [[demonstrationFeedName, courtFeedName]]);
    await client.query('update tournaments set current_season = null');
    await recordChanges(client, ['*'], now);
  });
}

/** Deletes everybody with an invented name, since another version may call them otherwise: the footballers, and in tennis the sides of matches. */
async function forgetPlayers(client: Queryable): Promise<void> {
  await client.query(`delete from external_ids where kind = 'player'`);
  await client.query('delete from players');
  await client.query(`delete from search_terms s using teams t where s.kind = 'team' and s.subject_id = t.id and t.sport_id = $1`, [
    sportIds.tennis,
  ]);
  await client.query('delete from teams where sport_id = $1', [sportIds.tennis]);
}
