-- Quotes of eight bookmakers for two weeks before and after the clock; events and statistics of everything played this season.

create table bench_near as
select id, tournament_id, kickoff_utc from matches where kickoff_utc between $NOW - interval '14 days' and $NOW + interval '14 days';

-- In the order in which they would have come: quote after quote of all matches, not match after match.
insert into quotes (match_id, bookmaker_id, market, line, phase, quoted_at, odds)
select n.id, b, market, line, case v when 1 then 'opening' else 'moving' end, n.kickoff_utc - interval '7 days' + v * interval '9 hours',
       array[1.2 + chance % 300 / 100.0, 2.8 + chance % 150 / 100.0] || case when market = 'match-result' then array[1.3 + chance % 700 / 100.0] end
from generate_series(1, 6) as v
cross join (values ('match-result', 0), ('total-goals', 2.5), ('total-goals', 3.5), ('asian-handicap', -0.5)) as markets(market, line)
cross join generate_series(1, 8) as b
join bench_near n on (v <= 2 and (market = 'match-result' or line = 2.5)) or n.tournament_id <= 100
cross join lateral (select abs(hashint4(n.id * 31 + b * 7 + v)) as chance) as chances
order by v, b, market, line;

create table bench_played as
select m.id, m.tournament_id, abs(hashint4(m.id)) as chance, home_goals, away_goals from matches m join seasons s on s.id = m.season_id
where s.label = '2026-27' and m.home_goals is not null;

insert into match_events (match_id, sequence, minute, side, kind, player_name, shirt_number, home_goals, away_goals)
select p.id, n, least(90, 1 + n * 8 + chance % 8), case when n <= home_goals or (n > home_goals + away_goals and n % 2 = 0) then 'home' else 'away' end,
       case when n <= home_goals + away_goals then case when (chance + n) % 9 = 0 then 'penalty-goal' else 'goal' end when n % 3 = 0 then 'substitution' else 'yellow-card' end,
       'Player ' || 1 + (chance + n) % 20, 1 + (chance + n) % 20, case when n <= home_goals + away_goals then least(n, home_goals) end,
       case when n <= home_goals + away_goals then greatest(0, n - home_goals) end
from bench_played p, generate_series(1, 10) as n order by p.id, n;

insert into match_statistics (match_id, home_possession, away_possession, home_shots, away_shots, home_corners, away_corners, home_fouls, away_fouls)
select id, 40 + chance % 20, 60 - chance % 20, chance % 20, chance % 18, chance % 11, chance % 9, chance % 16, chance % 14 from bench_played;

-- The prices of what has any count since its first one.
update matches set prices_from = kickoff_utc - interval '6 days 15 hours' where id in (select distinct match_id from quotes);
