-- What the lists of days show beside matches: predictions of ten weeks with their outcomes, compared prices of the coming days, the movements of forecasts,
-- tables as a source told them, streaks, and what browsers follow.

create table bench_roots as
select day::date as day, (select max(sequence) from ledger_records) + row_number() over (order by day)::int as sequence
from generate_series($NOW - interval '70 days', $NOW + interval '1 day', interval '1 day') as day;

insert into ledger_records (sequence, kind, published_at, recorded_at, previous_hash, hash)
select sequence, 'predictions', day, day, encode(sha256((sequence - 1)::text::bytea), 'hex'), encode(sha256(sequence::text::bytea), 'hex') from bench_roots;

insert into prediction_roots (sequence, sport, root, leaves, starts_from, starts_until, origin)
select sequence, 'football', encode(sha256(('root ' || sequence)::bytea), 'hex'), 2100, day, day + 1, 'live' from bench_roots;

create table bench_predicted as
select r.sequence, (row_number() over (partition by r.sequence order by m.id) - 1)::int as leaf, m.*, abs(hashint4(m.id)) as chance
from bench_roots r join matches m on m.kickoff_utc >= r.day::timestamp at time zone 'UTC' and m.kickoff_utc < (r.day + 1)::timestamp at time zone 'UTC';

insert into predictions (sequence, leaf, sport, match_id, tournament_id, season, home_club_id, home_club_name, away_club_id, away_club_name, kickoff_utc, result,
                         home_chance, draw_chance, away_chance, home_score, away_score, over_chance, both_score_chance, basis, decimal_odds, bookmaker, model_version)
select p.sequence, p.leaf, 'football', p.id, t.id, '2026-27', p.home_team_id, h.name, p.away_team_id, a.name, p.kickoff_utc,
       (array['home', 'home', 'away', 'draw'])[1 + chance % 4], home, 0.26, 0.74 - home, 1, chance % 2, 0.5, 0.52, 'blended', 1.5 + chance % 200 / 100.0,
       'bookmaker-' || 1 + chance % 8, '2026.1'
from bench_predicted p join tournaments t on t.numeric_id = p.tournament_id join teams h on h.id = p.home_team_id join teams a on a.id = p.away_team_id
cross join lateral (select 0.2 + chance % 40 / 100.0 as home) as chances
order by p.sequence, p.leaf;

insert into prediction_outcomes (sequence, leaf, outcome, match_status, home_goals, away_goals, settled_at)
select sequence, leaf, case chance % 2 when 0 then 'right' else 'wrong' end, status, home_goals, away_goals, kickoff_utc + interval '2 hours'
from bench_predicted where status = 'finished';

create table bench_coming as
select m.id, m.kickoff_utc, abs(hashint4(m.id)) as chance from matches m where m.kickoff_utc > $NOW and m.kickoff_utc < $NOW + interval '14 days';

insert into compared_prices (match_id, market, line, books, best, margin, above_average)
select id, market, line, (select jsonb_object_agg('bookmaker-' || b, odds) from generate_series(1, 8) as b), odds, 0.02 + chance % 50 / 1000.0, chance % 90 / 1000.0
from bench_coming
cross join (values ('match-result', 0), ('total-goals', 2.5), ('asian-handicap', -0.5)) as markets(market, line)
cross join lateral (select array[1.2 + chance % 300 / 100.0, 2.8 + chance % 150 / 100.0] || case when market = 'match-result' then array[1.3 + chance % 700 / 100.0] end as odds) as priced;

insert into forecast_moves (match_id, at, home, draw, away)
select m.id, m.kickoff_utc - n * interval '1 day', 0.4 + n / 100.0, 0.26, 0.34 - n / 100.0
from matches m, generate_series(1, 4) as n where m.kickoff_utc between $NOW - interval '2 days' and $NOW + interval '4 days';

insert into told_standings (season_id, source, "table", team_id, won, drawn, lost, points, place, told_at)
select s.season_id, 'api-football', '', s.team_id, 10, 5, 5, 35, row_number() over (partition by s.season_id order by s.team_id), $NOW
from season_entries s join seasons on seasons.id = s.season_id join tournaments t on t.numeric_id = seasons.tournament_id
where seasons.label = '2026-27' and t.type = 'league' and t.field_sources <> '{}';

insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
select 'https://push.example/' || n, 'key', 'secret', 'en', array['goal'], 0, 'Europe/London', false, $NOW, $NOW from generate_series(1, 20000) as n;

insert into push_follows (subject, subscription_id)
select distinct (array['m', 't', 'c'])[1 + n % 3] || case n % 3 when 2 then 1 + abs(hashint4(n)) % 1250 else 1 + abs(hashint4(n)) % 50000 end, 1 + n % 20000
from generate_series(1, 100000) as n;

drop table bench_leagues, bench_seasons, bench_countries, bench_clubs, bench_entries, bench_pairs, bench_indexes, bench_matches, bench_near, bench_played, bench_season, bench_tips, bench_records,
           bench_roots, bench_predicted, bench_coming;
