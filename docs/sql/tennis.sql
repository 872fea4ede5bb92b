-- The SQL statements of tennis, as tests run them. See README.md.

-- sports/tennis/data/queries/get-tennis-player.ts: get-tennis-player
select p.id,
  p.slug,
  coalesce(n.name, p.name) as name,
  coalesce(n.short_name, p.short_name) as "shortName",
  p.name as "crestName",
  p.gender_type as "genderType",
  p.nation,
  c.region
from teams p
join countries c on c.id = p.country_id
left join team_names n on n.team_id = p.id
  and n.locale = $2
where p.slug = $1
  and p.sport_id = 2;

-- sports/tennis/data/queries/list-player-slugs.ts
select slug, case gender_type when 'men' then 'atp' else 'wta' end as tour from teams where sport_id = 2;

-- sports/tennis/data/queries/list-tennis-results.ts: list-tennis-results
select m.id,
  m.slug,
  jsonb_build_array(m.home_team_id, m.away_team_id) as players,
  (m.play->>'winner')::int as winner,
  m.play->>'ending' as ending,
  m.facts->>'surface' as surface,
  (m.facts->>'bestOf')::int as "bestOf",
  m.play->'sets' as sets,
  s.label as season,
  m.kickoff_utc as "startedAt",
  m.stage,
  jsonb_build_object('name', t.name, 'slug', t.slug) as tournament
from (
  select m.id,
    m.slug,
    m.home_team_id,
    m.away_team_id,
    m.play,
    m.facts,
    m.kickoff_utc,
    m.stage,
    m.season_id,
    m.tournament_id
  from matches m
  where m.home_team_id = any($1)
    and m.kickoff_utc < $2
    and m.sport_id = 2
    and m.status in ('finished', 'awarded')
    and m.play ? 'winner'
  union
  select m.id,
    m.slug,
    m.home_team_id,
    m.away_team_id,
    m.play,
    m.facts,
    m.kickoff_utc,
    m.stage,
    m.season_id,
    m.tournament_id
  from matches m
  where m.away_team_id = any($1)
    and m.kickoff_utc < $2
    and m.sport_id = 2
    and m.status in ('finished', 'awarded')
    and m.play ? 'winner'
) m
join seasons s on s.id = m.season_id
join tournaments t on t.numeric_id = m.tournament_id
order by m.kickoff_utc desc, m.id desc;

-- sports/tennis/data/queries/list-tennis-tournament-names.ts: list-tennis-tournament-names
select slug, name from tournaments where sport_id = 2 order by priority, slug;
