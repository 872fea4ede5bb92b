-- A forecast of every match of the season under way, projections of its leagues, and a ledger of 100,000 tips with their settlements.

create table bench_season as
select m.id, m.tournament_id, m.season_id, m.home_team_id, m.away_team_id, m.kickoff_utc, m.status, abs(hashint4(m.id)) as chance
from matches m join seasons s on s.id = m.season_id where s.label = '2026-27';

insert into forecasts (match_id, model, blended, half_time_share, reliability_level, reliability_matches, grounds, home_probability, draw_probability,
                       away_probability, over_two_and_half_probability, both_score_probability, blended_home_probability, blended_draw_probability,
                       blended_away_probability, likeliest_home, likeliest_away, blended_likeliest_home, blended_likeliest_away, tip_decisions, computed_at, priced_at, model_version)
select id, score, score, 0.45, 1 + chance % 5, 20 + chance % 200,
       jsonb_build_object('home', side, 'away', side, 'clubsRanked', 20, 'homeAdvantageGoals', 0.35, 'leagueGoalsPerMatch', 2.75),
       home, 0.26, 0.74 - home, 0.5, 0.52, home, 0.26, 0.74 - home, 1, chance % 2, 1, chance % 2,
       (select jsonb_agg(jsonb_build_object('kind', 'no-tip', 'market', market, 'reason', 'price-below-fair', 'nearest', jsonb_build_object(
          'bet', jsonb_build_object('line', 0, 'market', market, 'selection', 'home'), 'fairOdds', 2.1, 'quotedAt', $NOW, 'bookmaker', 'bookmaker-1',
          'wantedOdds', 2.14, 'decimalOdds', 2.02, 'probability', 0.476, 'expectedValue', -0.038)))
        from unnest(array['match-result']) as market),
       least(kickoff_utc, $NOW), least(kickoff_utc, $NOW), '2026.1'
from bench_season
cross join lateral (select 0.2 + chance % 40 / 100.0 as home) as chances
cross join lateral (select jsonb_build_object('homeGoals', 1 + chance % 100 / 100.0, 'awayGoals', 0.8 + chance % 80 / 100.0, 'drawWeight', 0.93,
                                              'goalRegularity', 1.05, 'lowScoreDependence', -0.045) as score,
                           jsonb_build_object('formGoals', 0.1, 'attackRank', 1 + chance % 20, 'attackGoals', 1.4, 'defenceRank', 1 + chance % 19,
                                              'defenceGoals', 1.2) as side) as grounds;

insert into season_projections (season_id, team_id, places, expected_points, simulations, computed_at, model_version)
select distinct season_id, home_team_id, array_fill(0.05::real, array[20]), 50, 10000, $NOW, '2026.1' from bench_season where tournament_id <= 1000;

-- On every tenth match, in the order in which they were published, a day and a half before it; what has been played is settled two hours after it began.
create table bench_tips as
select row_number() over (order by kickoff_utc, id)::int as tip, *, abs(hashint4(id)) as chance from (
  select id, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, status, home_goals, away_goals, half_time_home, half_time_away
  from matches where kickoff_utc < $NOW + interval '36 hours' and abs(hashint4(id + 7)) % 10 = 0
  order by kickoff_utc desc limit 100000
) as newest;

create table bench_records as
select row_number() over (order by at, kind, tip)::int as sequence, * from (
  select 'tip' as kind, tip, kickoff_utc - interval '36 hours' as at from bench_tips
  union all select 'settlement', tip, kickoff_utc + interval '2 hours' from bench_tips where status = 'finished'
) as records;
create index on bench_records (kind, tip);

insert into ledger_records (sequence, kind, published_at, recorded_at, previous_hash, hash)
select sequence, kind, at, at, encode(sha256((sequence - 1)::text::bytea), 'hex'), encode(sha256(sequence::text::bytea), 'hex')
from bench_records order by sequence;

insert into tips (sequence, match_id, tournament_id, season, home_club_id, home_club_name, away_club_id, away_club_name, kickoff_utc, kickoff_known, market, line,
                  selection, decimal_odds, bookmaker, quoted_at, probability, model_probability, blended_probability, expected_value, model, blended,
                  half_time_share, reliability_level, reliability_matches, stake_units, reasons, model_version, origin)
select r.sequence, b.id, t.id, s.label, b.home_team_id, h.name, b.away_team_id, a.name, b.kickoff_utc, true,
       case chance % 3 when 0 then 'match-result' when 1 then 'total-goals' else 'asian-handicap' end,
       case chance % 3 when 0 then 0 when 1 then 2.5 else -0.5 end, case chance % 3 when 1 then 'over' else 'home' end,
       odds, 'bookmaker-' || 1 + chance % 8, r.at, 1.03 / odds, 1.01 / odds, 1.03 / odds, 0.03,
       score, score, 0.45, 1 + chance % 5, 20 + chance % 200, 1,
       jsonb_build_array(jsonb_build_object('code', 'home-advantage', 'goals', 0.35, 'supports', true)), '2026.1', 'reconstructed'
from bench_tips b
join bench_records r on r.kind = 'tip' and r.tip = b.tip
join tournaments t on t.numeric_id = b.tournament_id join seasons s on s.id = b.season_id
join teams h on h.id = b.home_team_id join teams a on a.id = b.away_team_id
cross join lateral (select 1.4 + chance % 250 / 100.0 as odds) as prices
cross join lateral (select jsonb_build_object('homeGoals', 1.4, 'awayGoals', 1.1, 'drawWeight', 0.93, 'goalRegularity', 1.05, 'lowScoreDependence', -0.045) as score) as scores
order by r.sequence;

insert into tip_settlements (sequence, tip_sequence, outcome, match_status, home_goals, away_goals, half_time_home, half_time_away, profit_units, closing_odds,
                             closing_probability)
select r.sequence, p.sequence, case when won then 'won' else 'lost' end, 'finished', b.home_goals, b.away_goals, b.half_time_home, b.half_time_away,
       case when won then p.decimal_odds - 1 else -1 end, p.decimal_odds - 0.02, 1 / p.decimal_odds
from bench_tips b
join bench_records r on r.kind = 'settlement' and r.tip = b.tip
join bench_records given on given.kind = 'tip' and given.tip = b.tip
join tips p on p.sequence = given.sequence
cross join lateral (select case p.market when 'total-goals' then b.home_goals + b.away_goals > 2 else b.home_goals > b.away_goals end as won) as fates
order by r.sequence;

insert into tip_closings (tip_sequence, closed_by, closed_at, sport, tournament_id, market, kickoff_utc, decimal_odds, probability, origin, outcome, profit_units)
select t.sequence, s.sequence, r.published_at, t.sport, t.tournament_id, t.market, t.kickoff_utc, t.decimal_odds, t.probability, t.origin, s.outcome, s.profit_units
from tip_settlements s join ledger_records r on r.sequence = s.sequence join tips t on t.sequence = s.tip_sequence order by s.sequence;
