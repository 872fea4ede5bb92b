-- The SQL statements of ledger, as tests run them. See README.md.

-- data/commands/ledger/append-records.ts
insert into ledger_records (sequence, kind, published_at, recorded_at, previous_hash, hash)
select *
from jsonb_to_recordset($1) as r(
  "sequence" integer, "kind" text, "publishedAt" timestamptz, "recordedAt" timestamptz, "previousHash" text,
  "hash" text
)
order by 1;

-- data/commands/ledger/append-records.ts
select coalesce(newest.sequence, 0) as sequence,
  coalesce(newest.hash, $1) as hash,
  greatest(newest.recorded_at, date_trunc('milliseconds', clock_timestamp())) as "recordedAt"
from (values (1)) as always
left join (select * from ledger_records order by sequence desc limit 1) newest on true;

-- data/commands/ledger/list-tip-states.ts: list-tip-states
select t.sequence as "tipSequence",
  t.match_id as "matchId",
  t.decimal_odds as "decimalOdds",
  t.stake_units as "stakeUnits",
  exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence) as "isWithdrawn",
  (select max(s.sequence) from tip_settlements s where s.tip_sequence = t.sequence) as "settledBy"
from tips t
where t.sequence = any($1);

-- data/commands/ledger/note-ledger-changes.ts
select m.id as "matchId",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentNumber",
  m.kickoff_utc as "kickoffUtc"
from unnest($1::int[]) as requested(id)
left join former_match_ids f on f.former_id = requested.id
join matches m on m.id = coalesce(f.match_id, requested.id);

-- data/commands/ledger/note-reconstruction.ts
insert into reconstructions (from_day, done_day, until_day)
values ($1, $2, $3)
on conflict ("only") do update
set done_day = excluded.done_day, until_day = excluded.until_day;

-- data/commands/ledger/record-next-best.ts
insert into tip_next_best (tip_sequence, decimal_odds) select * from unnest($1::int[], $2::float8[]);

-- data/commands/ledger/record-tips.ts
select requested.id as "matchId", t.market
from (
  select id, id as tipped_as
  from unnest($1::int[]) as own(id)
  union all
  select f.match_id, f.former_id
  from former_match_ids f
  where f.match_id = any($1)
) requested
join tips t on t.match_id = requested.tipped_as
where not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence);

-- data/commands/ledger/register-models.ts
select sport || ' ' || version || ' ' || constants_hash as key from model_registrations;

-- data/commands/ledger/store-checkpoint.ts
delete from ledger_checkpoints where size < $1 and signed_at < $2::timestamptz - make_interval(days => $3);

-- data/commands/ledger/store-checkpoint.ts
insert into ledger_checkpoints (origin, size, root, note, verifier_key, signed_at)
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing;

-- data/commands/ledger/store-closings.ts
insert into tip_closings (
  tip_sequence, closed_by, closed_at, sport, tournament_id, market, kickoff_utc, decimal_odds, probability,
  origin, outcome, profit_units
)
select t.sequence,
  c.sequence,
  r.published_at,
  t.sport,
  t.tournament_id,
  t.market,
  t.kickoff_utc,
  t.decimal_odds,
  t.probability,
  t.origin,
  c.outcome,
  c.profit_units
from (
  select s.tip_sequence, s.sequence, s.outcome, s.profit_units
  from tip_settlements s
  where s.sequence > $1
    and not exists (select from tip_settlements later where later.corrects_sequence = s.sequence)
  union all
  select w.tip_sequence, w.sequence, null, 0
  from tip_withdrawals w
  where w.sequence > $1
) c
join ledger_records r on r.sequence = c.sequence
join tips t on t.sequence = c.tip_sequence
on conflict (tip_sequence) do update
set closed_by = excluded.closed_by,
  closed_at = excluded.closed_at,
  outcome = excluded.outcome,
  profit_units = excluded.profit_units;

-- data/commands/ledger/store-cosignature.ts
insert into ledger_cosignatures (origin, size, witness, key_id, line, cosigned_at)
select origin, size, $3, $4, $5, $6::timestamptz
from ledger_checkpoints
where origin = $1
  and size = $2
on conflict (origin, size, witness, key_id) do update
set line = excluded.line, cosigned_at = excluded.cosigned_at;

-- data/ledger/insert-rows.ts
insert into model_registrations (
  sequence, sport, name, version, constants_hash, trained_from, trained_until, in_use_since
)
select *
from jsonb_to_recordset($1) as b(
  "sequence" integer, "sport" text, "name" text, "version" text, "constantsHash" text, "trainedFrom" text,
  "trainedUntil" text, "inUseSince" text
)
order by 1;

-- data/ledger/insert-rows.ts
insert into prediction_roots (sequence, sport, root, leaves, starts_from, starts_until, origin)
select *
from jsonb_to_recordset($1) as b(
  "sequence" integer, "sport" text, "root" text, "leaves" integer, "startsFrom" timestamptz,
  "startsUntil" timestamptz, "origin" text
)
order by 1;

-- data/ledger/insert-rows.ts
insert into predictions (
  sequence, leaf, sport, match_id, tournament_id, season, home_club_id, home_club_name, away_club_id,
  away_club_name, kickoff_utc, result, home_chance, draw_chance, away_chance, home_score, away_score,
  over_chance, both_score_chance, basis, decimal_odds, bookmaker, corners_line, corners_over_chance,
  cards_line, cards_over_chance, model_version
)
select *
from jsonb_to_recordset($1) as b(
  "sequence" integer, "leaf" integer, "sport" text, "matchId" integer, "tournamentId" text, "season" text,
  "homeClubId" integer, "homeClubName" text, "awayClubId" integer, "awayClubName" text,
  "kickoffUtc" timestamptz, "result" text, "homeChance" double precision, "drawChance" double precision,
  "awayChance" double precision, "homeScore" smallint, "awayScore" smallint, "overChance" double precision,
  "bothScoreChance" double precision, "basis" text, "decimalOdds" double precision, "bookmaker" text,
  "cornersLine" double precision, "cornersOverChance" double precision, "cardsLine" double precision,
  "cardsOverChance" double precision, "modelVersion" text
)
order by 1;

-- data/ledger/insert-rows.ts
insert into tip_settlements (
  sequence, tip_sequence, outcome, match_status, home_goals, away_goals, half_time_home, half_time_away, play,
  profit_units, closing_odds, closing_probability, corrects_sequence
)
select *
from jsonb_to_recordset($1) as b(
  "sequence" integer, "tipSequence" integer, "outcome" text, "matchStatus" text, "homeGoals" smallint,
  "awayGoals" smallint, "halfTimeHome" smallint, "halfTimeAway" smallint, "play" jsonb,
  "profitUnits" double precision, "closingOdds" double precision, "closingProbability" double precision,
  "correctsSequence" integer
)
order by 1;

-- data/ledger/insert-rows.ts
insert into tip_withdrawals (sequence, tip_sequence, reason)
select *
from jsonb_to_recordset($1) as b("sequence" integer, "tipSequence" integer, "reason" text)
order by 1;

-- data/ledger/insert-rows.ts
insert into tips (
  sequence, sport, match_id, tournament_id, season, home_club_id, home_club_name, away_club_id,
  away_club_name, kickoff_utc, kickoff_known, market, line, selection, decimal_odds, bookmaker, quoted_at,
  probability, model_probability, blended_probability, expected_value, model, blended, half_time_share,
  reliability_level, reliability_matches, stake_units, reasons, model_version, rule_version, origin
)
select *
from jsonb_to_recordset($1) as b(
  "sequence" integer, "sport" text, "matchId" integer, "tournamentId" text, "season" text,
  "homeClubId" integer, "homeClubName" text, "awayClubId" integer, "awayClubName" text,
  "kickoffUtc" timestamptz, "kickoffKnown" boolean, "market" text, "line" double precision, "selection" text,
  "decimalOdds" double precision, "bookmaker" text, "quotedAt" timestamptz, "probability" double precision,
  "modelProbability" double precision, "blendedProbability" double precision,
  "expectedValue" double precision, "model" jsonb, "blended" jsonb, "halfTimeShare" double precision,
  "reliabilityLevel" smallint, "reliabilityMatches" integer, "stakeUnits" double precision, "reasons" jsonb,
  "modelVersion" text, "ruleVersion" smallint, "origin" text
)
order by 1;

-- data/ledger/list-found-records.ts: list-ledger-bodies-model
select b.sequence,
  b.sport as "sport",
  b.name as "name",
  b.version as "version",
  b.constants_hash as "constantsHash",
  b.trained_from as "trainedFrom",
  b.trained_until as "trainedUntil",
  b.in_use_since as "inUseSince"
from model_registrations b
where b.sequence > $1
  and b.sequence <= $2;

-- data/ledger/list-found-records.ts: list-ledger-bodies-predictions
select b.sequence,
  b.sport as "sport",
  b.root as "root",
  b.leaves as "leaves",
  b.starts_from as "startsFrom",
  b.starts_until as "startsUntil",
  b.origin as "origin"
from prediction_roots b
where b.sequence > $1
  and b.sequence <= $2;

-- data/ledger/list-found-records.ts: list-ledger-bodies-settlement
select b.sequence,
  b.tip_sequence as "tipSequence",
  b.outcome as "outcome",
  b.match_status as "matchStatus",
  b.home_goals as "homeGoals",
  b.away_goals as "awayGoals",
  b.half_time_home as "halfTimeHome",
  b.half_time_away as "halfTimeAway",
  b.play as "play",
  b.profit_units as "profitUnits",
  b.closing_odds as "closingOdds",
  b.closing_probability as "closingProbability",
  b.corrects_sequence as "correctsSequence"
from tip_settlements b
where b.sequence > $1
  and b.sequence <= $2;

-- data/ledger/list-found-records.ts: list-ledger-bodies-tip
select b.sequence,
  b.sport as "sport",
  b.match_id as "matchId",
  b.tournament_id as "tournamentId",
  b.season as "season",
  b.home_club_id as "homeClubId",
  b.home_club_name as "homeClubName",
  b.away_club_id as "awayClubId",
  b.away_club_name as "awayClubName",
  b.kickoff_utc as "kickoffUtc",
  b.kickoff_known as "kickoffKnown",
  b.market as "market",
  b.line as "line",
  b.selection as "selection",
  b.decimal_odds as "decimalOdds",
  b.bookmaker as "bookmaker",
  b.quoted_at as "quotedAt",
  b.probability as "probability",
  b.model_probability as "modelProbability",
  b.blended_probability as "blendedProbability",
  b.expected_value as "expectedValue",
  b.model as "model",
  b.blended as "blended",
  b.half_time_share as "halfTimeShare",
  b.reliability_level as "reliabilityLevel",
  b.reliability_matches as "reliabilityMatches",
  b.stake_units as "stakeUnits",
  b.reasons as "reasons",
  b.model_version as "modelVersion",
  b.rule_version as "ruleVersion",
  b.origin as "origin"
from tips b
where b.sequence > $1
  and b.sequence <= $2;

-- data/ledger/list-found-records.ts: list-ledger-bodies-withdrawal
select b.sequence, b.tip_sequence as "tipSequence", b.reason as "reason"
from tip_withdrawals b
where b.sequence > $1
  and b.sequence <= $2;

-- data/ledger/list-found-records.ts: list-ledger-places
select sequence,
  kind,
  published_at as "publishedAt",
  recorded_at as "recordedAt",
  previous_hash as "previousHash",
  hash
from ledger_records
where sequence > $1
order by sequence
limit $2;

-- data/ledger/list-leaves.ts: list-leaves
select p.sport as "sport",
  p.match_id as "matchId",
  p.tournament_id as "tournamentId",
  p.season as "season",
  p.home_club_id as "homeClubId",
  p.home_club_name as "homeClubName",
  p.away_club_id as "awayClubId",
  p.away_club_name as "awayClubName",
  p.kickoff_utc as "kickoffUtc",
  p.result as "result",
  p.home_chance as "homeChance",
  p.draw_chance as "drawChance",
  p.away_chance as "awayChance",
  p.home_score as "homeScore",
  p.away_score as "awayScore",
  p.over_chance as "overChance",
  p.both_score_chance as "bothScoreChance",
  p.basis as "basis",
  p.decimal_odds as "decimalOdds",
  p.bookmaker as "bookmaker",
  p.corners_line as "cornersLine",
  p.corners_over_chance as "cornersOverChance",
  p.cards_line as "cardsLine",
  p.cards_over_chance as "cardsOverChance",
  p.model_version as "modelVersion"
from predictions p
where p.sequence = $1
order by p.leaf;

-- data/queries/ledger/count-tips-in-spans.ts: count-tips-in-spans
select (
  select count(*)::int
  from tips t
  where t.kickoff_utc >= s.starts
    and t.kickoff_utc < s.ends
    and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
) as tips
from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts, ends, place)
order by s.place;

-- data/queries/ledger/get-database-day.ts: get-database-day
select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD') as day;

-- data/queries/ledger/get-ledger-end.ts: get-ledger-end
select sequence, hash from ledger_records order by sequence desc limit 1;

-- data/queries/ledger/get-ledger-tip.ts: get-tip-in-language
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
from tips t
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
where t.sequence = $1;

-- data/queries/ledger/get-reconstruction.ts: get-reconstruction
select from_day::text as "fromDay", done_day::text as "doneDay", until_day::text as "untilDay"
from reconstructions;

-- data/queries/ledger/get-tip-record.ts: get-tip-of-record
select coalesce(s.tip_sequence, w.tip_sequence, r.sequence) as "tipSequence"
from ledger_records r
left join tip_settlements s on s.sequence = r.sequence
left join tip_withdrawals w on w.sequence = r.sequence
where r.sequence = $1;

-- data/queries/ledger/has-ledger-record.ts: has-ledger-record
select 1 from ledger_records where sequence = $1 and hash = $2;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (select t.* from tip_closings t where true order by t.closed_at desc, t.closed_by desc limit $1) c
  join tips own on own.sequence = c.tip_sequence
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-a
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.* from tip_closings t where t.sport is null order by t.closed_at desc, t.closed_by desc limit $1
  ) c
  join tips own on own.sequence = c.tip_sequence
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-b
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.decimal_odds < $1
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-c
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.* from tip_closings t where t.sport = $1 order by t.closed_at desc, t.closed_by desc limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-f
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.kickoff_utc >= $1
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-flr
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.kickoff_utc >= $1
      and t.decimal_odds >= $2
      and t.outcome = $3
    order by t.closed_at desc, t.closed_by desc
    limit $4
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $5
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $5
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-fu
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.kickoff_utc >= $1
      and t.kickoff_utc < $2
    order by t.closed_at desc, t.closed_by desc
    limit $3
  ) c
  join tips own on own.sequence = c.tip_sequence
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-l
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.decimal_odds >= $1
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-lb
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.decimal_odds >= $1
      and t.decimal_odds < $2
    order by t.closed_at desc, t.closed_by desc
    limit $3
  ) c
  join tips own on own.sequence = c.tip_sequence
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-m
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.* from tip_closings t where t.market = $1 order by t.closed_at desc, t.closed_by desc limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-n
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where (t.closed_at, t.closed_by) < ((select published_at from ledger_records where sequence = $1), $1)
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-o
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.origin = any($1)
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-p
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.probability >= $1
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-r
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.* from tip_closings t where t.outcome = $1 order by t.closed_at desc, t.closed_by desc limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-t
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.tournament_id = $1
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-u
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.kickoff_utc < $1
    order by t.closed_at desc, t.closed_by desc
    limit $2
  ) c
  join tips own on own.sequence = c.tip_sequence
) t
join ledger_records r on r.sequence = t.sequence
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-w
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (
    select t.*
    from tip_closings t
    where t.outcome is null
    order by t.closed_at desc, t.closed_by desc
    limit $1
  ) c
  join tips own on own.sequence = c.tip_sequence
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-closed-tips.ts: list-closed-tips-x
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
  s.corrects_sequence as "settlement.correctsSequence",
  t.closed_by as "closedBy",
  t.closed_at as "closedAt"
from (
  select own.*, c.closed_by, c.closed_at
  from (select t.* from tip_closings t where false order by t.closed_at desc, t.closed_by desc limit $1) c
  join tips own on own.sequence = c.tip_sequence
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
order by t.closed_at desc, t.closed_by desc;

-- data/queries/ledger/list-daily-anchors.ts: list-daily-anchors
with recursive anchors as (
  (
    select sequence, hash, recorded_at from ledger_records order by recorded_at desc, sequence desc limit 1
  ) union all select earlier.* from anchors,
  lateral (
    select sequence, hash, recorded_at
    from ledger_records
    where recorded_at < date_trunc('day', anchors.recorded_at, 'UTC')
    order by recorded_at desc, sequence desc
    limit 1
  ) earlier
)
select to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day, sequence, hash
from anchors
limit $1;

-- data/queries/ledger/list-day-tips.ts: list-day-tips-kept
select t.sequence
from tips t
where t.kickoff_utc >= $1
  and t.kickoff_utc < $2
  and not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
order by t.expected_value desc, t.sequence
limit $3;

-- data/queries/ledger/list-day-tips.ts: list-day-tips-open
select t.sequence
from tips t
where t.kickoff_utc >= $1
  and t.kickoff_utc < $2
  and not exists (select 1 from tip_settlements e where e.tip_sequence = t.sequence)
  and not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
order by t.expected_value desc, t.sequence
limit $3;

-- data/queries/ledger/list-day-tips.ts: list-day-tips-withdrawn
select t.sequence
from tips t
where t.kickoff_utc >= $1
  and t.kickoff_utc < $2
  and exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)
order by t.expected_value desc, t.sequence
limit $3;

-- data/queries/ledger/list-ledger.ts: list-newest-tips
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
from (select t.* from tips t order by t.sequence desc limit $1) t
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

-- data/queries/ledger/list-present-offers.ts: list-blended-forecasts
select match_id as "matchId",
  model,
  blended,
  half_time_share as "halfTimeShare",
  jsonb_build_object('level', reliability_level, 'matches', reliability_matches) as reliability,
  m.prices_seen_at as "pricesSeenAt"
from forecasts
join matches m on m.id = match_id
where match_id = any($1)
  and blended is not null;

-- data/queries/ledger/list-registered-models.ts: list-registered-models
select m.sequence,
  m.sport as "sport",
  m.name as "name",
  m.version as "version",
  m.constants_hash as "constantsHash",
  m.trained_from as "trainedFrom",
  m.trained_until as "trainedUntil",
  m.in_use_since as "inUseSince"
from model_registrations m
order by m.sequence desc;

-- data/queries/ledger/list-settlements.ts: list-settlements-of-tips
select s.sequence,
  r.published_at as "publishedAt",
  s.tip_sequence as "tipSequence",
  s.outcome as "outcome",
  s.match_status as "matchStatus",
  s.home_goals as "homeGoals",
  s.away_goals as "awayGoals",
  s.half_time_home as "halfTimeHome",
  s.half_time_away as "halfTimeAway",
  s.play as "play",
  s.profit_units as "profitUnits",
  s.closing_odds as "closingOdds",
  s.closing_probability as "closingProbability",
  s.corrects_sequence as "correctsSequence"
from tip_settlements s
join ledger_records r on r.sequence = s.sequence
where s.tip_sequence = any($1)
order by s.sequence;

-- data/queries/ledger/list-tipped-tournaments.ts: list-tipped-tournaments
select c.id, c.name, c.slug, c.category_slug as "categorySlug", co.region
from tournaments c
join countries co on co.id = c.country_id
where c.id = any($1);

-- data/queries/ledger/list-tips-of-match.ts: list-tips-of-match
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
  select t.*, requested.present_id
  from (
    select id as present_id, id as tipped_as
    from unnest($1::int[]) as own(id)
    union all
    select f.match_id, f.former_id
    from former_match_ids f
    where f.match_id = any($1)
  ) requested
  join tips t on t.match_id = requested.tipped_as
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
order by t.expected_value desc, t.sequence;

-- data/queries/ledger/list-tips-to-settle.ts: list-open-tips
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
  m.id as "presentMatchId",
  m.kickoff_utc as "presentKickoffUtc",
  m.status as "matchStatus",
  case
    when t.sport is null then coalesce(
      m.full_time_home,
      case when m.extra_time_home is null then m.home_goals end
    )
  end as "homeGoals",
  case
    when t.sport is null then coalesce(
      m.full_time_away,
      case when m.extra_time_away is null then m.away_goals end
    )
  end as "awayGoals",
  m.half_time_home as "halfTimeHome",
  m.half_time_away as "halfTimeAway",
  case when t.sport is not null then m.play end as play,
  m.facts,
  null as "settledBy",
  null as "settledAs"
from tips t
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
where not exists (select 1 from tip_settlements s where s.tip_sequence = t.sequence)
  and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
  and (
    m.id is null
      or m.status in ('postponed', 'cancelled')
      or abs(extract(epoch from m.kickoff_utc - t.kickoff_utc)) > 86400
      or (m.status not in ('scheduled', 'live', 'awaited') and m.kickoff_utc < $1)
  )
order by t.sequence;

-- data/queries/ledger/list-tips-to-settle.ts: list-tips-to-correct
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
  m.id as "presentMatchId",
  m.kickoff_utc as "presentKickoffUtc",
  m.status as "matchStatus",
  case
    when t.sport is null then coalesce(
      m.full_time_home,
      case when m.extra_time_home is null then m.home_goals end
    )
  end as "homeGoals",
  case
    when t.sport is null then coalesce(
      m.full_time_away,
      case when m.extra_time_away is null then m.away_goals end
    )
  end as "awayGoals",
  m.half_time_home as "halfTimeHome",
  m.half_time_away as "halfTimeAway",
  case when t.sport is not null then m.play end as play,
  m.facts,
  s.sequence as "settledBy",
  s.outcome as "settledAs"
from tips t
left join former_match_ids f on f.former_id = t.match_id
left join matches m on m.id = coalesce(f.match_id, t.match_id)
join tip_settlements s on s.tip_sequence = t.sequence
  and s.sequence not in (select corrects_sequence from tip_settlements where corrects_sequence is not null)
where t.kickoff_utc >= $1
  and m.status in ('finished', 'awarded', 'abandoned', 'cancelled')
  and (
    (
      m.status,
      case
        when t.sport is null then coalesce(
          m.full_time_home,
          case when m.extra_time_home is null then m.home_goals end
        )
      end,
      case
        when t.sport is null then coalesce(
          m.full_time_away,
          case when m.extra_time_away is null then m.away_goals end
        )
      end
    ) is distinct from (s.match_status, s.home_goals, s.away_goals)
      or t.sport is not null
      and m.play is distinct from s.play
      or t.market = 'half-time-result'
      and (m.half_time_home, m.half_time_away) is distinct from (s.half_time_home, s.half_time_away)
  )
order by t.sequence;

-- data/queries/ledger/read-tips.ts: list-tips-by-sequence
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
from (select t.* from tips t where t.sequence = any((select $1::int[])::int[])) t
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
) s on true;

-- data/queries/ledger/recorded-tips/counted-tips-between.ts: list-closings-between
select c.tip_sequence,
  r.sequence,
  round(date_part('epoch', r.published_at) * 1000),
  c.outcome,
  c.profit_units,
  c.closing_probability
from (
  select sequence, tip_sequence, outcome, profit_units, closing_probability
  from tip_settlements
  where sequence > $1
    and sequence <= $2
  union all
  select sequence, tip_sequence, null, 0, null
  from tip_withdrawals
  where sequence > $1
    and sequence <= $2
) c
join ledger_records r on r.sequence = c.sequence
order by r.sequence;

-- data/queries/ledger/recorded-tips/counted-tips-between.ts: list-tips-between
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
  n.decimal_odds,
  t.rule_version,
  round(date_part('epoch', r.recorded_at) * 1000)
from tips t
join ledger_records r on r.sequence = t.sequence
left join tip_next_best n on n.tip_sequence = t.sequence
where t.sequence > $1
  and t.sequence <= $2
order by t.sequence;

-- data/queries/ledger/signed-head/get-checkpoint.ts: get-checkpoint
select p.origin,
  p.size,
  p.root,
  p.note,
  p.verifier_key as "verifierKey",
  array(
    select c.line
    from ledger_cosignatures c
    where c.origin = p.origin
      and c.size = p.size
    order by c.cosigned_at, c.witness, c.key_id
  ) as cosignatures
from ledger_checkpoints p
where p.origin = coalesce(
  $1,
  (select origin from ledger_checkpoints order by signed_at desc, size desc limit 1)
)
  and ($2::integer is null or p.size = $2)
order by p.size desc
limit 1;

-- data/queries/ledger/signed-head/get-first-record-hash.ts: get-first-record-hash
select hash from ledger_records where sequence = 1;

-- data/queries/ledger/signed-head/get-last-record.ts: get-last-record
select sequence, hash, recorded_at as "recordedAt" from ledger_records order by sequence desc limit 1;

-- data/queries/ledger/signed-head/ledger-tree.ts: list-record-hashes
select hash from ledger_records where sequence > $1 and sequence <= $2 order by sequence;

-- data/queries/ledger/signed-head/list-witnesses.ts: list-witnesses
select distinct on (witness, key_id) witness, key_id as "keyId", size, cosigned_at as "cosignedAt"
from ledger_cosignatures
where origin = $1
order by witness, key_id, size desc;

-- data/queries/ledger/verify-ledger.ts
select distinct sequence
from predictions p
where not exists (select 1 from prediction_roots r where r.sequence = p.sequence)
order by 1;
