-- 1,000 leagues (550 of 28 clubs, 450 of 26) and 250 cups of 32 clubs. 212 leagues and all cups have 20 seasons, the others, which came from a source, three:
-- of five million matches one in seven is of the season under way. The countries stand in their table already. A league has twice as many clubs as places:
-- half of them always play, the others come and go. Of the competitions that came from a source some are of youth, second teams and friendlies, and some
-- are parts of another one.

insert into sports (id, code) values (1, 'soccer');

create table bench_leagues as
select g as id, size, 2 * size as pool,
       (sum(2 * size) over (order by g) - 2 * size)::int as before_first,
       case when g % 12 = 0 then 'women' else 'men' end as gender,
       1 + (g - 1) % (select count(*)::int from countries) as country_place
from generate_series(1, 1000) as g, lateral (select case when g <= 550 then 28 else 26 end as size) as sized;

-- The seasons that a competition has: s = 19 is the one under way.
create table bench_seasons as
select g as tournament, s from generate_series(1, 1250) as g, generate_series(0, 19) as s where g <= 212 or g > 1000 or s >= 17;

create table bench_countries as select id, slug, row_number() over (order by id)::int as place from countries;

insert into tournaments (numeric_id, id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, current_season, tier,
                         priority, season_kind, tie_break, zones, level, parent_id, field_sources, created_at, updated_at)
select g, c.slug || '.competition-' || g, 1, c.id, case when g <= 1000 then 'League ' else 'Cup ' end || g, 'competition-' || g, c.slug,
       case when g <= 1000 then 'league' else 'cup' end, coalesce(l.gender, 'men'), '{}', '2026-27', 1 + g % 5,
       case when g <= 1000 then g else 90 + 4 * (g - 1000) end, 'autumn-spring',
       (array['goal-difference', 'head-to-head', 'wins', 'difference-then-head-to-head'])[1 + g % 4],
       '[{"from": 1, "to": 1, "kind": "promotion"}]',
       case when g <= 212 or g > 1000 then 'senior' else coalesce((array['youth', 'reserves', 'friendly'])[g % 25 + 1], 'senior') end, case when g between 213 and 1000 and g % 10 > 5 then g - g % 10 end,
       case when g <= 212 or g > 1000 then '{}'::jsonb else '{"name": "api-football", "tie_break": "api-football", "zones": "api-football"}' end, $NOW, $NOW
from generate_series(1, 1250) as g left join bench_leagues l on l.id = g
join bench_countries c on c.place = 1 + (g - 1) % (select count(*) from countries);

insert into competition_numbers (sport_id, provider, external_id, tournament_id, origin, name, region, kind, coverage, first_told_at, last_told_at)
select 1, 'api-football', t.numeric_id::text, t.numeric_id, case when t.field_sources = '{}' then 'catalogue' else 'source' end, t.name, c.region, t.type,
       '{"seasons": ["2024-25", "2025-26", "2026-27"], "odds": true}', $NOW - interval '90 days', $NOW
from tournaments t join countries c on c.id = t.country_id;

insert into seasons (id, tournament_id, label, starts_on, ends_on)
select (tournament - 1) * 20 + s + 1, tournament, (2007 + s) || '-' || lpad(((8 + s) % 100)::text, 2, '0'), make_date(2007 + s, 8, 1), make_date(2008 + s, 6, 15)
from bench_seasons;

create table bench_clubs as
select l.before_first + j + 1 as id, l.id as league, j, l.gender, c.id as country_id,
       initcap(part[1 + n / 784 % 28] || part[1 + n / 28 % 28] || part[1 + n % 28]) as place,
       (array['', 'FC ', 'SC ', 'Sporting ', 'Real ', 'Athletic ', 'United ', 'Dynamo '])[1 + n % 8] as title
from bench_leagues l cross join lateral generate_series(0, l.pool - 1) as j join bench_countries c on c.place = l.country_place
cross join lateral (select (l.before_first + j) * 7919 % 21952 as n) as numbered
cross join (select array['ba','bel','bor','ca','cor','da','del','dor','fa','fel','ga','gor','ha','hel','ka','kor','la','lem','ma','mor','na','nor',
                         'pa','por','ra','sal','ta','tor'] as part) as parts;

insert into venues (id, country_id, name, town) select id, country_id, place || ' Park ' || id, place from bench_clubs;

insert into teams (id, sport_id, country_id, slug, gender_type, name, row_name, short_name, town, venue_id, colours, created_at, updated_at)
select id, 1, country_id, lower(replace(title, ' ', '-') || place) || case when id > 21952 then '-' || id / 21952 else '' end, gender, title || place, left(title || place, 18), left(place, 12), place, id,
       array['#' || lpad(to_hex(id * 7919 % 16777216), 6, '0'), '#ffffff'], $NOW, $NOW
from bench_clubs;

insert into team_names (team_id, locale, name, row_name, short_name)
select id, locale, place || ' (' || locale || ')', left(place, 18), left(place, 12)
from bench_clubs, unnest(array['cs', 'de', 'el', 'es', 'it', 'pt-BR']) as locale where id % 8 = 0;

insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
select country_id, gender, lower(place || n || '.' || id), place || n || '.' || id, id from bench_clubs, generate_series(1, 3) as n;

insert into search_terms (kind, subject_id, term)
select 'team', id, lower(title || place) from bench_clubs
union select 'team', id, lower(place) from bench_clubs
union select 'tournament', numeric_id, lower(name) from tournaments;

-- Who plays in which season, and in which place of its schedule.
create table bench_entries as
select l.id as tournament, s, i, l.before_first + 1 + case when i < l.size / 2 then i else l.size / 2 + (2 * s + i) % (l.pool - l.size / 2) end as team
from bench_leagues l join bench_seasons on tournament = l.id, lateral generate_series(0, l.size - 1) as i;

insert into bench_entries (tournament, s, i, team)
select 1000 + cup, e.s, 8 * nth + e.i, e.team
from generate_series(1, 250) as cup, generate_series(0, 3) as nth
join bench_entries e on e.i < 8 where e.tournament = ((cup - 1) * 5) % 208 + 1 + nth;

create index on bench_entries (tournament, s, i);

insert into season_entries (season_id, team_id) select (tournament - 1) * 20 + s + 1, team from bench_entries;

update search_terms set importance = w.importance
from (
  select 'team' as kind, e.team_id as id, sum(1.0 / t.priority)::real as importance
  from season_entries e join seasons s on s.id = e.season_id join tournaments t on t.numeric_id = s.tournament_id group by e.team_id
  union all select 'tournament', t.numeric_id, (count(*)::numeric / t.priority)::real
  from seasons s join tournaments t on t.numeric_id = s.tournament_id group by t.numeric_id
) w
where search_terms.kind = w.kind and search_terms.subject_id = w.id;

-- In the order in which the site stores them.
create table bench_terms as select kind, subject_id, term, importance from search_terms;
truncate search_terms;
insert into search_terms (kind, subject_id, term, importance) select kind, subject_id, term, importance from bench_terms order by term;
drop table bench_terms;

insert into bookmakers (id, slug, name, kind) select b, 'bookmaker-' || b, 'Bookmaker ' || b, 'bookmaker' from generate_series(1, 8) as b;

insert into squad_members (team_id, shirt_number, position, player_name)
select team, shirt, (array['goalkeeper', 'defender', 'defender', 'midfielder', 'midfielder', 'forward'])[1 + shirt % 6], 'Player ' || team || ' ' || shirt
from bench_entries, generate_series(1, 25) as shirt where s = 19 and tournament <= 1000;

analyze;
