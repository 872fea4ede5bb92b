-- Every season of a league is a double round; rounds lie over 325 days from August on, so that each day has about 2,100 matches.

-- In two steps, so that the places are joined to their clubs at once.
create table bench_pairs as
select l.id as tournament, s, r as matchday, case when (r >= l.size - 1) = (turn % 2 = 0) then one else other end as first,
       case when (r >= l.size - 1) = (turn % 2 = 0) then other else one end as second, first_saturday + r * 325 / rounds + l.id % 7 as day,
       11 + (l.id * 7 + p) % 10 as hour, 15 * (p % 4) as minute
from bench_leagues l
cross join lateral (select 2 * (l.size - 1) as rounds) as double
join bench_seasons on bench_seasons.tournament = l.id
cross join lateral (select make_date(2007 + s, 8, 8) + (6 - extract(dow from make_date(2007 + s, 8, 8))::int) as first_saturday) as begins
cross join lateral generate_series(0, rounds - 1) as r
cross join lateral generate_series(0, l.size / 2 - 1) as p
cross join lateral (select r % (l.size - 1) as turn) as turns
cross join lateral (select case when p = 0 then l.size - 1 else (turn + p) % (l.size - 1) end as one,
                           case when p = 0 then turn else (turn - p + l.size - 1) % (l.size - 1) end as other) as pair;

analyze bench_pairs, bench_entries;

create table bench_matches as
select p.tournament, p.s, matchday, null::text as stage, home.team as home, away.team as away, day, hour, minute
from bench_pairs p
join bench_entries home on home.tournament = p.tournament and home.s = p.s and home.i = p.first
join bench_entries away on away.tournament = p.tournament and away.s = p.s and away.i = p.second;

insert into bench_matches
select home.tournament, home.s, null, (array['round-of-32', 'round-of-16', 'quarter-final', 'semi-final', 'final'])[r + 1], home.team, away.team,
       make_date(2007 + home.s, 8, 8) + (6 - extract(dow from make_date(2007 + home.s, 8, 8))::int) + 4 + 7 * (array[4, 10, 20, 28, 38])[r + 1],
       18 + home.i % 3, 0
from generate_series(0, 4) as r
join bench_entries home on home.tournament > 1000 and home.i % (2 << r) = 0
join bench_entries away on away.tournament = home.tournament and away.s = home.s and away.i = home.i + (1 << r);

-- Indexes are made once the rows are there, which takes a fraction of the time.
create table bench_indexes as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'matches'::regclass and not indisunique;
do $$ declare each record; begin for each in select name from bench_indexes loop execute 'drop index ' || each.name; end loop; end $$;
alter table matches drop constraint matches_slug_unique;

insert into matches (id, slug, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, stage, matchday, status, period, minute,
                     home_goals, away_goals, half_time_home, half_time_away, venue_id, attendance, referee, best_home_odds, best_draw_odds, best_away_odds, updated_at)
select n.id, h.slug || '-' || a.slug || '-' || to_char(kickoff, 'YYYY-MM-DD') || case when stage is null then '' else '-' || stage || '-' || tournament end,
       tournament, (tournament - 1) * 20 + s + 1, home, away, kickoff, true, case when stage is null then 'matchday' else stage end, matchday + 1,
       case when kickoff > $NOW then 'scheduled' when kickoff > $NOW - interval '105 minutes' then 'live' when chance % 997 = 0 then 'postponed'
            when chance % 499 = 0 then 'cancelled' else 'finished' end,
       case when kickoff > $NOW or kickoff <= $NOW - interval '105 minutes' then null when kickoff > $NOW - interval '45 minutes' then 'first-half' else 'second-half' end,
       case when kickoff > $NOW or kickoff <= $NOW - interval '105 minutes' then null else extract(epoch from $NOW - kickoff)::int / 60 % 46 end,
       case when played then chance % 4 end, case when played then chance / 4 % 3 end, case when played then chance % 4 / 2 end, case when played then chance / 4 % 3 / 2 end,
       case when chance % 20 = 0 then home end, case when played then 500 + chance % 40000 end, case when played then 'Referee ' || chance % 900 end,
       1.2 + chance % 300 / 100.0, 2.8 + chance % 150 / 100.0, 1.3 + chance % 700 / 100.0, least(kickoff, $NOW)
from (
  select row_number() over (order by s, tournament, day, home)::int as id, *, day + make_time(hour, minute, 0) at time zone 'UTC' as kickoff
  from bench_matches
) as n
cross join lateral (select abs(hashint4(n.id)) as chance) as chances
cross join lateral (select kickoff <= $NOW and chance % 997 <> 0 and chance % 499 <> 0 as played) as fates
join teams h on h.id = home join teams a on a.id = away
order by n.id;

alter table matches add constraint matches_slug_unique unique (slug);
do $$ declare each record; begin for each in select definition from bench_indexes loop execute each.definition; end loop; end $$;
analyze matches;
