-- The SQL statements of demonstration, as tests run them. See README.md.

-- demonstration/refresh/clear-demonstration.ts
delete from external_ids where kind = 'player';

-- demonstration/refresh/clear-demonstration.ts
delete from feed_runs where feed = any($1);

-- demonstration/refresh/clear-demonstration.ts
delete from players;

-- demonstration/refresh/clear-demonstration.ts
delete from search_terms s using teams t where s.kind = 'team' and s.subject_id = t.id and t.sport_id = $1;

-- demonstration/refresh/clear-demonstration.ts
delete from teams where sport_id = $1;

-- demonstration/refresh/clear-demonstration.ts
delete from votes where sport in ('soccer', 'tennis', 'basketball');

-- demonstration/refresh/clear-demonstration.ts
select feed from feed_runs where feed <> all($1) limit 1;

-- demonstration/refresh/clear-demonstration.ts
select from ledger_records limit 1;

-- demonstration/refresh/clear-demonstration.ts
truncate ledger_records,
  tips,
  tip_withdrawals,
  tip_settlements,
  model_registrations,
  prediction_roots,
  predictions,
  tip_next_best,
  tip_closings,
  ledger_checkpoints,
  ledger_cosignatures,
  prediction_outcomes,
  prediction_sums,
  prediction_quarters;

-- demonstration/refresh/clear-demonstration.ts
truncate live_events,
  live_states,
  push_messages,
  quotes,
  match_reports,
  match_events,
  match_statistics,
  match_courses,
  line_ups,
  line_up_players,
  absences,
  former_slugs,
  former_match_ids,
  forecasts,
  forecast_moves,
  forecast_judgements,
  implied_goals,
  match_rulings,
  chosen_kickoffs,
  told_standings,
  standings_differences,
  compared_prices,
  streak_counts,
  matches,
  season_entries,
  point_adjustments,
  settled_ties,
  season_projections,
  squad_members,
  seasons,
  reconstructions,
  fillings;

-- demonstration/refresh/clear-demonstration.ts
update tournaments set current_season = null;

-- demonstration/refresh/fill-demonstration.ts
select exists (select from squad_members where player_name is null) as nameless;
