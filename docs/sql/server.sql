-- The SQL statements of server, as tests run them. See README.md.

-- server/changes/change-history.ts
select min(version) as first, max(version) as last from changes;

-- server/changes/change-history.ts
select topics from changes where version = $1;

-- server/changes/change-history.ts
select version from changes where version > $1;

-- server/changes/change-history.ts
select version, topics from changes where version > $1;

-- server/changes/listen-to-changes.ts
listen tipledger_changes;

-- server/jobs/job-locks.ts
select pg_try_advisory_lock($1, hashtext($2)) as held;

-- server/page-cache/database-for-pages.ts
insert into contact_messages (received_at, language, name, email, message, address_key, next_attempt_at)
values ($1, $2, $3, $4, $5, $6, $1);

-- server/page-cache/database-for-pages.ts
insert into kept values (7);

-- server/page-cache/database-for-pages.ts
rollback;

-- server/page-cache/database-for-pages.ts
select 1;

-- server/page-cache/database-for-pages.ts
select 1 from contact_messages where received_at > $1 and name = $2 and email = $3 and message = $4 limit 1;

-- server/page-cache/database-for-pages.ts
select nothing;

-- server/page-cache/database-for-pages.ts
select pg_advisory_xact_lock(hashtextextended('contact address ' || $1::text, 0));

-- server/page-cache/database-for-pages.ts
select pg_advisory_xact_lock(hashtextextended('contact message ' || $1::text, 0));

-- server/page-cache/database-for-pages.ts
select pg_terminate_backend(pg_backend_pid());

-- server/page-cache/database-for-pages.ts
select received_at as "receivedAt"
from contact_messages
where received_at > $1
  and address_key is not distinct from $2
order by received_at desc;

-- server/page-cache/database-for-pages.ts
set local pg_trgm.word_similarity_threshold = 0.3;

-- server/page-cache/database-for-pages.ts: list-day-tips-fus
select t.sequence,
  t.sport as "sport",
  t.match_id as "matchId",
  t.tournament_id as "tournamentId",
  t.season as "season",
  t.home_club_id as "homeClubId",
  t.home_club_name as "homeClubName",
  t.away_club_id as "awayClubId",
  t.away_club_name as "awayClubName",
  t.kickoff_utc as "kickoffUtc",
  t.kickoff_known as "kickoffKnown",
  t.market as "market",
  t.line as "line",
  t.selection as "selection",
  t.decimal_odds as "decimalOdds",
  t.bookmaker as "bookmaker",
  t.quoted_at as "quotedAt",
  t.probability as "probability",
  t.model_probability as "modelProbability",
  t.blended_probability as "blendedProbability",
  t.expected_value as "expectedValue",
  t.model as "model",
  t.blended as "blended",
  t.half_time_share as "halfTimeShare",
  t.reliability_level as "reliabilityLevel",
  t.reliability_matches as "reliabilityMatches",
  t.stake_units as "stakeUnits",
  t.reasons as "reasons",
  t.model_version as "modelVersion",
  t.rule_version as "ruleVersion",
  t.origin as "origin",
  r.hash,
  r.published_at as "publishedAt",
  r.recorded_at as "recordedAt",
  m.id as "match.id",
  m.slug as "match.slug",
  m.kickoff_utc as "match.kickoffUtc",
  m.kickoff_known as "match.kickoffKnown",
  m.status as "match.status",
  m.period as "match.period",
  m.minute as "match.minute",
  m.added_minute as "match.addedMinute",
  m.home_goals as "match.homeGoals",
  m.away_goals as "match.awayGoals",
  m.half_time_home as "match.halfTimeHome",
  m.half_time_away as "match.halfTimeAway",
  m.full_time_home as "match.fullTimeHome",
  m.full_time_away as "match.fullTimeAway",
  m.extra_time_home as "match.extraTimeHome",
  m.penalties_home as "match.penaltiesHome",
  m.penalties_away as "match.penaltiesAway",
  coalesce(hn.name, h.name) as "match.homeName",
  coalesce(hn.row_name, h.row_name) as "match.homeRowName",
  coalesce(an.name, a.name) as "match.awayName",
  coalesce(an.row_name, a.row_name) as "match.awayRowName",
  case when m.status in ('live', 'finished') and s.sequence is null then m.play end as "match.play",
  case when m.status in ('live', 'finished') and s.sequence is null then m.facts end as "match.facts",
  c.numeric_id as "tournament.numericId",
  c.name as "tournament.name",
  c.slug as "tournament.slug",
  c.category_slug as "tournament.categorySlug",
  co.code as "tournament.countryCode",
  co.region as "tournament.region",
  w.sequence as "withdrawal.sequence",
  wr.published_at as "withdrawal.publishedAt",
  w.reason as "withdrawal.reason",
  s.sequence as "settlement.sequence",
  s.published_at as "settlement.publishedAt",
  s.tip_sequence as "settlement.tipSequence",
  s.outcome as "settlement.outcome",
  s.match_status as "settlement.matchStatus",
  s.home_goals as "settlement.homeGoals",
  s.away_goals as "settlement.awayGoals",
  s.half_time_home as "settlement.halfTimeHome",
  s.half_time_away as "settlement.halfTimeAway",
  s.play as "settlement.play",
  s.profit_units as "settlement.profitUnits",
  s.closing_odds as "settlement.closingOdds",
  s.closing_probability as "settlement.closingProbability",
  s.corrects_sequence as "settlement.correctsSequence"
from (
  select t.*
  from tips t
  where t.kickoff_utc >= $1
    and t.kickoff_utc < $2
    and not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
  order by t.expected_value desc, t.sequence
  limit $3
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $4
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $4
left join tournaments c on c.id = t.tournament_id
left join countries co on co.id = c.country_id
left join tip_withdrawals w on w.tip_sequence = t.sequence
left join ledger_records wr on wr.sequence = w.sequence
left join lateral (
  select newest.*, nr.published_at
  from tip_settlements newest
  join ledger_records nr on nr.sequence = newest.sequence
  where newest.tip_sequence = t.sequence
  order by newest.sequence desc
  limit 1
) s on true
order by t.expected_value desc, t.sequence;

-- server/page-cache/database-for-pages.ts: list-day-tips-fuw
select t.sequence,
  t.sport as "sport",
  t.match_id as "matchId",
  t.tournament_id as "tournamentId",
  t.season as "season",
  t.home_club_id as "homeClubId",
  t.home_club_name as "homeClubName",
  t.away_club_id as "awayClubId",
  t.away_club_name as "awayClubName",
  t.kickoff_utc as "kickoffUtc",
  t.kickoff_known as "kickoffKnown",
  t.market as "market",
  t.line as "line",
  t.selection as "selection",
  t.decimal_odds as "decimalOdds",
  t.bookmaker as "bookmaker",
  t.quoted_at as "quotedAt",
  t.probability as "probability",
  t.model_probability as "modelProbability",
  t.blended_probability as "blendedProbability",
  t.expected_value as "expectedValue",
  t.model as "model",
  t.blended as "blended",
  t.half_time_share as "halfTimeShare",
  t.reliability_level as "reliabilityLevel",
  t.reliability_matches as "reliabilityMatches",
  t.stake_units as "stakeUnits",
  t.reasons as "reasons",
  t.model_version as "modelVersion",
  t.rule_version as "ruleVersion",
  t.origin as "origin",
  r.hash,
  r.published_at as "publishedAt",
  r.recorded_at as "recordedAt",
  m.id as "match.id",
  m.slug as "match.slug",
  m.kickoff_utc as "match.kickoffUtc",
  m.kickoff_known as "match.kickoffKnown",
  m.status as "match.status",
  m.period as "match.period",
  m.minute as "match.minute",
  m.added_minute as "match.addedMinute",
  m.home_goals as "match.homeGoals",
  m.away_goals as "match.awayGoals",
  m.half_time_home as "match.halfTimeHome",
  m.half_time_away as "match.halfTimeAway",
  m.full_time_home as "match.fullTimeHome",
  m.full_time_away as "match.fullTimeAway",
  m.extra_time_home as "match.extraTimeHome",
  m.penalties_home as "match.penaltiesHome",
  m.penalties_away as "match.penaltiesAway",
  coalesce(hn.name, h.name) as "match.homeName",
  coalesce(hn.row_name, h.row_name) as "match.homeRowName",
  coalesce(an.name, a.name) as "match.awayName",
  coalesce(an.row_name, a.row_name) as "match.awayRowName",
  case when m.status in ('live', 'finished') and s.sequence is null then m.play end as "match.play",
  case when m.status in ('live', 'finished') and s.sequence is null then m.facts end as "match.facts",
  c.numeric_id as "tournament.numericId",
  c.name as "tournament.name",
  c.slug as "tournament.slug",
  c.category_slug as "tournament.categorySlug",
  co.code as "tournament.countryCode",
  co.region as "tournament.region",
  w.sequence as "withdrawal.sequence",
  wr.published_at as "withdrawal.publishedAt",
  w.reason as "withdrawal.reason",
  s.sequence as "settlement.sequence",
  s.published_at as "settlement.publishedAt",
  s.tip_sequence as "settlement.tipSequence",
  s.outcome as "settlement.outcome",
  s.match_status as "settlement.matchStatus",
  s.home_goals as "settlement.homeGoals",
  s.away_goals as "settlement.awayGoals",
  s.half_time_home as "settlement.halfTimeHome",
  s.half_time_away as "settlement.halfTimeAway",
  s.play as "settlement.play",
  s.profit_units as "settlement.profitUnits",
  s.closing_odds as "settlement.closingOdds",
  s.closing_probability as "settlement.closingProbability",
  s.corrects_sequence as "settlement.correctsSequence"
from (
  select t.*
  from tips t
  where t.kickoff_utc >= $1
    and t.kickoff_utc < $2
    and exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
  order by t.expected_value desc, t.sequence
  limit $3
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $4
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $4
left join tournaments c on c.id = t.tournament_id
left join countries co on co.id = c.country_id
left join tip_withdrawals w on w.tip_sequence = t.sequence
left join ledger_records wr on wr.sequence = w.sequence
left join lateral (
  select newest.*, nr.published_at
  from tip_settlements newest
  join ledger_records nr on nr.sequence = newest.sequence
  where newest.tip_sequence = t.sequence
  order by newest.sequence desc
  limit 1
) s on true
order by t.expected_value desc, t.sequence;

-- server/page-cache/database-for-pages.ts: list-day-tips-fuxs
select t.sequence,
  t.sport as "sport",
  t.match_id as "matchId",
  t.tournament_id as "tournamentId",
  t.season as "season",
  t.home_club_id as "homeClubId",
  t.home_club_name as "homeClubName",
  t.away_club_id as "awayClubId",
  t.away_club_name as "awayClubName",
  t.kickoff_utc as "kickoffUtc",
  t.kickoff_known as "kickoffKnown",
  t.market as "market",
  t.line as "line",
  t.selection as "selection",
  t.decimal_odds as "decimalOdds",
  t.bookmaker as "bookmaker",
  t.quoted_at as "quotedAt",
  t.probability as "probability",
  t.model_probability as "modelProbability",
  t.blended_probability as "blendedProbability",
  t.expected_value as "expectedValue",
  t.model as "model",
  t.blended as "blended",
  t.half_time_share as "halfTimeShare",
  t.reliability_level as "reliabilityLevel",
  t.reliability_matches as "reliabilityMatches",
  t.stake_units as "stakeUnits",
  t.reasons as "reasons",
  t.model_version as "modelVersion",
  t.rule_version as "ruleVersion",
  t.origin as "origin",
  r.hash,
  r.published_at as "publishedAt",
  r.recorded_at as "recordedAt",
  m.id as "match.id",
  m.slug as "match.slug",
  m.kickoff_utc as "match.kickoffUtc",
  m.kickoff_known as "match.kickoffKnown",
  m.status as "match.status",
  m.period as "match.period",
  m.minute as "match.minute",
  m.added_minute as "match.addedMinute",
  m.home_goals as "match.homeGoals",
  m.away_goals as "match.awayGoals",
  m.half_time_home as "match.halfTimeHome",
  m.half_time_away as "match.halfTimeAway",
  m.full_time_home as "match.fullTimeHome",
  m.full_time_away as "match.fullTimeAway",
  m.extra_time_home as "match.extraTimeHome",
  m.penalties_home as "match.penaltiesHome",
  m.penalties_away as "match.penaltiesAway",
  coalesce(hn.name, h.name) as "match.homeName",
  coalesce(hn.row_name, h.row_name) as "match.homeRowName",
  coalesce(an.name, a.name) as "match.awayName",
  coalesce(an.row_name, a.row_name) as "match.awayRowName",
  case when m.status in ('live', 'finished') and s.sequence is null then m.play end as "match.play",
  case when m.status in ('live', 'finished') and s.sequence is null then m.facts end as "match.facts",
  c.numeric_id as "tournament.numericId",
  c.name as "tournament.name",
  c.slug as "tournament.slug",
  c.category_slug as "tournament.categorySlug",
  co.code as "tournament.countryCode",
  co.region as "tournament.region",
  w.sequence as "withdrawal.sequence",
  wr.published_at as "withdrawal.publishedAt",
  w.reason as "withdrawal.reason",
  s.sequence as "settlement.sequence",
  s.published_at as "settlement.publishedAt",
  s.tip_sequence as "settlement.tipSequence",
  s.outcome as "settlement.outcome",
  s.match_status as "settlement.matchStatus",
  s.home_goals as "settlement.homeGoals",
  s.away_goals as "settlement.awayGoals",
  s.half_time_home as "settlement.halfTimeHome",
  s.half_time_away as "settlement.halfTimeAway",
  s.play as "settlement.play",
  s.profit_units as "settlement.profitUnits",
  s.closing_odds as "settlement.closingOdds",
  s.closing_probability as "settlement.closingProbability",
  s.corrects_sequence as "settlement.correctsSequence"
from (
  select t.*
  from tips t
  where t.kickoff_utc >= $1
    and t.kickoff_utc < $2
    and not exists (select 1 from tip_settlements e where e.tip_sequence = t.sequence)
    and not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
    and not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
  order by t.expected_value desc, t.sequence
  limit $3
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $4
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $4
left join tournaments c on c.id = t.tournament_id
left join countries co on co.id = c.country_id
left join tip_withdrawals w on w.tip_sequence = t.sequence
left join ledger_records wr on wr.sequence = w.sequence
left join lateral (
  select newest.*, nr.published_at
  from tip_settlements newest
  join ledger_records nr on nr.sequence = newest.sequence
  where newest.tip_sequence = t.sequence
  order by newest.sequence desc
  limit 1
) s on true
order by t.expected_value desc, t.sequence;

-- server/page-cache/database-for-pages.ts: list-ledger-k-x
select t.sequence,
  t.sport as "sport",
  t.match_id as "matchId",
  t.tournament_id as "tournamentId",
  t.season as "season",
  t.home_club_id as "homeClubId",
  t.home_club_name as "homeClubName",
  t.away_club_id as "awayClubId",
  t.away_club_name as "awayClubName",
  t.kickoff_utc as "kickoffUtc",
  t.kickoff_known as "kickoffKnown",
  t.market as "market",
  t.line as "line",
  t.selection as "selection",
  t.decimal_odds as "decimalOdds",
  t.bookmaker as "bookmaker",
  t.quoted_at as "quotedAt",
  t.probability as "probability",
  t.model_probability as "modelProbability",
  t.blended_probability as "blendedProbability",
  t.expected_value as "expectedValue",
  t.model as "model",
  t.blended as "blended",
  t.half_time_share as "halfTimeShare",
  t.reliability_level as "reliabilityLevel",
  t.reliability_matches as "reliabilityMatches",
  t.stake_units as "stakeUnits",
  t.reasons as "reasons",
  t.model_version as "modelVersion",
  t.rule_version as "ruleVersion",
  t.origin as "origin",
  r.hash,
  r.published_at as "publishedAt",
  r.recorded_at as "recordedAt",
  m.id as "match.id",
  m.slug as "match.slug",
  m.kickoff_utc as "match.kickoffUtc",
  m.kickoff_known as "match.kickoffKnown",
  m.status as "match.status",
  m.period as "match.period",
  m.minute as "match.minute",
  m.added_minute as "match.addedMinute",
  m.home_goals as "match.homeGoals",
  m.away_goals as "match.awayGoals",
  m.half_time_home as "match.halfTimeHome",
  m.half_time_away as "match.halfTimeAway",
  m.full_time_home as "match.fullTimeHome",
  m.full_time_away as "match.fullTimeAway",
  m.extra_time_home as "match.extraTimeHome",
  m.penalties_home as "match.penaltiesHome",
  m.penalties_away as "match.penaltiesAway",
  coalesce(hn.name, h.name) as "match.homeName",
  coalesce(hn.row_name, h.row_name) as "match.homeRowName",
  coalesce(an.name, a.name) as "match.awayName",
  coalesce(an.row_name, a.row_name) as "match.awayRowName",
  case when m.status in ('live', 'finished') and s.sequence is null then m.play end as "match.play",
  case when m.status in ('live', 'finished') and s.sequence is null then m.facts end as "match.facts",
  c.numeric_id as "tournament.numericId",
  c.name as "tournament.name",
  c.slug as "tournament.slug",
  c.category_slug as "tournament.categorySlug",
  co.code as "tournament.countryCode",
  co.region as "tournament.region",
  w.sequence as "withdrawal.sequence",
  wr.published_at as "withdrawal.publishedAt",
  w.reason as "withdrawal.reason",
  s.sequence as "settlement.sequence",
  s.published_at as "settlement.publishedAt",
  s.tip_sequence as "settlement.tipSequence",
  s.outcome as "settlement.outcome",
  s.match_status as "settlement.matchStatus",
  s.home_goals as "settlement.homeGoals",
  s.away_goals as "settlement.awayGoals",
  s.half_time_home as "settlement.halfTimeHome",
  s.half_time_away as "settlement.halfTimeAway",
  s.play as "settlement.play",
  s.profit_units as "settlement.profitUnits",
  s.closing_odds as "settlement.closingOdds",
  s.closing_probability as "settlement.closingProbability",
  s.corrects_sequence as "settlement.correctsSequence"
from (
  select t.*
  from tips t
  where not exists (select 1 from tip_settlements e where e.tip_sequence = t.sequence)
    and not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
  order by t.kickoff_utc, t.sequence
  limit $1
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $2
left join tournaments c on c.id = t.tournament_id
left join countries co on co.id = c.country_id
left join tip_withdrawals w on w.tip_sequence = t.sequence
left join ledger_records wr on wr.sequence = w.sequence
left join lateral (
  select newest.*, nr.published_at
  from tip_settlements newest
  join ledger_records nr on nr.sequence = newest.sequence
  where newest.tip_sequence = t.sequence
  order by newest.sequence desc
  limit 1
) s on true
order by t.kickoff_utc, t.sequence;

-- server/page-cache/database-for-pages.ts: list-ledger-n-
select t.sequence,
  t.sport as "sport",
  t.match_id as "matchId",
  t.tournament_id as "tournamentId",
  t.season as "season",
  t.home_club_id as "homeClubId",
  t.home_club_name as "homeClubName",
  t.away_club_id as "awayClubId",
  t.away_club_name as "awayClubName",
  t.kickoff_utc as "kickoffUtc",
  t.kickoff_known as "kickoffKnown",
  t.market as "market",
  t.line as "line",
  t.selection as "selection",
  t.decimal_odds as "decimalOdds",
  t.bookmaker as "bookmaker",
  t.quoted_at as "quotedAt",
  t.probability as "probability",
  t.model_probability as "modelProbability",
  t.blended_probability as "blendedProbability",
  t.expected_value as "expectedValue",
  t.model as "model",
  t.blended as "blended",
  t.half_time_share as "halfTimeShare",
  t.reliability_level as "reliabilityLevel",
  t.reliability_matches as "reliabilityMatches",
  t.stake_units as "stakeUnits",
  t.reasons as "reasons",
  t.model_version as "modelVersion",
  t.rule_version as "ruleVersion",
  t.origin as "origin",
  r.hash,
  r.published_at as "publishedAt",
  r.recorded_at as "recordedAt",
  m.id as "match.id",
  m.slug as "match.slug",
  m.kickoff_utc as "match.kickoffUtc",
  m.kickoff_known as "match.kickoffKnown",
  m.status as "match.status",
  m.period as "match.period",
  m.minute as "match.minute",
  m.added_minute as "match.addedMinute",
  m.home_goals as "match.homeGoals",
  m.away_goals as "match.awayGoals",
  m.half_time_home as "match.halfTimeHome",
  m.half_time_away as "match.halfTimeAway",
  m.full_time_home as "match.fullTimeHome",
  m.full_time_away as "match.fullTimeAway",
  m.extra_time_home as "match.extraTimeHome",
  m.penalties_home as "match.penaltiesHome",
  m.penalties_away as "match.penaltiesAway",
  coalesce(hn.name, h.name) as "match.homeName",
  coalesce(hn.row_name, h.row_name) as "match.homeRowName",
  coalesce(an.name, a.name) as "match.awayName",
  coalesce(an.row_name, a.row_name) as "match.awayRowName",
  case when m.status in ('live', 'finished') and s.sequence is null then m.play end as "match.play",
  case when m.status in ('live', 'finished') and s.sequence is null then m.facts end as "match.facts",
  c.numeric_id as "tournament.numericId",
  c.name as "tournament.name",
  c.slug as "tournament.slug",
  c.category_slug as "tournament.categorySlug",
  co.code as "tournament.countryCode",
  co.region as "tournament.region",
  w.sequence as "withdrawal.sequence",
  wr.published_at as "withdrawal.publishedAt",
  w.reason as "withdrawal.reason",
  s.sequence as "settlement.sequence",
  s.published_at as "settlement.publishedAt",
  s.tip_sequence as "settlement.tipSequence",
  s.outcome as "settlement.outcome",
  s.match_status as "settlement.matchStatus",
  s.home_goals as "settlement.homeGoals",
  s.away_goals as "settlement.awayGoals",
  s.half_time_home as "settlement.halfTimeHome",
  s.half_time_away as "settlement.halfTimeAway",
  s.play as "settlement.play",
  s.profit_units as "settlement.profitUnits",
  s.closing_odds as "settlement.closingOdds",
  s.closing_probability as "settlement.closingProbability",
  s.corrects_sequence as "settlement.correctsSequence"
from (select t.* from tips t where true order by t.sequence desc limit $1) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $2
left join tournaments c on c.id = t.tournament_id
left join countries co on co.id = c.country_id
left join tip_withdrawals w on w.tip_sequence = t.sequence
left join ledger_records wr on wr.sequence = w.sequence
left join lateral (
  select newest.*, nr.published_at
  from tip_settlements newest
  join ledger_records nr on nr.sequence = newest.sequence
  where newest.tip_sequence = t.sequence
  order by newest.sequence desc
  limit 1
) s on true
order by t.sequence desc;

-- server/page-cache/database-for-pages.ts: list-recorded-tips-
select t.sequence,
  t.match_id,
  round(date_part('epoch', r.published_at) * 1000),
  round(date_part('epoch', t.kickoff_utc) * 1000),
  t.tournament_id,
  t.market,
  t.decimal_odds,
  t.probability,
  t.stake_units,
  t.origin,
  t.sequence in (select tip_sequence from tip_withdrawals),
  s.outcome,
  coalesce(s.profit_units, 0),
  s.closing_probability,
  n.decimal_odds,
  t.rule_version,
  round(date_part('epoch', r.recorded_at) * 1000)
from tips t
join ledger_records r on r.sequence = t.sequence
left join tip_next_best n on n.tip_sequence = t.sequence
left join tip_settlements s on s.tip_sequence = t.sequence
  and s.sequence not in (select corrects_sequence from tip_settlements where corrects_sequence is not null)
where true
order by t.sequence;

-- server/page-cache/database-for-pages.ts: list-recorded-tips-o
select t.sequence,
  t.match_id,
  round(date_part('epoch', r.published_at) * 1000),
  round(date_part('epoch', t.kickoff_utc) * 1000),
  t.tournament_id,
  t.market,
  t.decimal_odds,
  t.probability,
  t.stake_units,
  t.origin,
  t.sequence in (select tip_sequence from tip_withdrawals),
  s.outcome,
  coalesce(s.profit_units, 0),
  s.closing_probability,
  n.decimal_odds,
  t.rule_version,
  round(date_part('epoch', r.recorded_at) * 1000)
from tips t
join ledger_records r on r.sequence = t.sequence
left join tip_next_best n on n.tip_sequence = t.sequence
left join tip_settlements s on s.tip_sequence = t.sequence
  and s.sequence not in (select corrects_sequence from tip_settlements where corrects_sequence is not null)
where t.origin = any($1)
order by t.sequence;
