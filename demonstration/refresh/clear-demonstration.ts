import { sportIds } from '#data/catalogue/sport-ids.ts';
import { weighSearchTerms } from '#data/commands/catalogue/weigh-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Database } from '#data/database/database.ts';
import { inTransaction, type Queryable } from '#data/database/database.ts';
import { ledgerTables } from '#data/database/schema/ledger-tables.ts';
import { withoutGuards } from '#data/database/schema/without-guards.ts';
import { demonstrationFeedName, tennisAndBasketballFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';

/**
 * Deletes everything that the demonstration feed has stored, so that the demonstration can be filled for another moment, and the ledger
 * that depends on it. Where there is a ledger, only the owner of the tables may do this.
 */
export async function clearDemonstration(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `truncate live_events, live_states, push_messages, quotes, match_reports, match_events, match_statistics, match_courses, line_ups, line_up_players, absences, former_slugs, former_match_ids, forecasts,
         forecast_moves, forecast_judgements, implied_goals, match_rulings, chosen_kickoffs, told_standings, standings_differences, compared_prices, streak_counts, matches,
         season_entries, point_adjustments, settled_ties, season_projections, squad_members, seasons, reconstructions, fillings`,
    );
    await forgetPlayers(client);
    await client.query(`delete from votes where sport in ('soccer', 'tennis', 'basketball')`);
    await discardLedger(client);
    await client.query('delete from feed_runs where feed = any($1)', [[demonstrationFeedName, tennisAndBasketballFeedName]]);
    await client.query('update tournaments set current_season = null');
    await weighSearchTerms(client);
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

/**
 * Deletes the demonstration's ledger, whose matches are about to be deleted. Refuses when any other feed has ever stored anything, and
 * fails for every role but the owner of the tables.
 */
async function discardLedger(client: Queryable): Promise<void> {
  if ((await client.query('select from ledger_records limit 1')).rowCount === 0) return;
  // The catalogues of clubs and players are noted among the feeds, and are the same everywhere.
  const { rows } = await client.query<{ feed: string }>(`select feed from feed_runs where feed <> all($1) limit 1`, [
    [demonstrationFeedName, tennisAndBasketballFeedName, 'catalogue', 'court-catalogue'],
  ]);
  if (rows[0] !== undefined) {
    throw new Error(`the ledger is not thrown away: the feed ${rows[0].feed} has told of real matches in this database`);
  }
  await withoutGuards(client, () =>
    client.query(
      `truncate ${ledgerTables.join(', ')}, tip_next_best, tip_closings, ledger_checkpoints, ledger_cosignatures, prediction_outcomes, prediction_sums, prediction_quarters`,
    ),
  );
}
