-- The SQL statements of football, as tests run them. See README.md.

-- sports/football/data/queries/broadcasts/list-broadcasts-of-match.ts: list-broadcasts-of-match
select b.country, b.match_id is not null as "ofMatch", b.channel, b.medium, b.access, b.extent
from broadcasts b
where b.tournament_id = $1
  and b.country = any($2)
  and (b.match_id is null or b.match_id = $3)
  and b.from_day <= $4
  and b.to_day >= $4
order by array_position($2, b.country::text),
  b.match_id is null,
  b.extent,
  array_position(array['free', 'account', 'subscription'], b.access),
  b.channel,
  b.medium;

-- sports/football/data/queries/feed-runs/has-new-results.ts: has-new-results
select exists (
  select 1
  from feed_runs
  where feed = any ($2)
    and state = 'succeeded'
    and finished_at > $1
    and (counts->>'newMatches')::int + (counts->>'changedMatches')::int > 0
) as changed;

-- sports/football/data/queries/forecast/get-first-played-day.ts: get-first-played-day
select floor(extract(epoch from min(kickoff_utc)) / 86400)::int as day
from matches
where sport_id = 1
  and status = 'finished';

-- sports/football/data/queries/forecast/list-clubs-of-seasons.ts: list-clubs-of-seasons
select s.id as "seasonId", of_season.club_ids as "clubIds"
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
  and t.type = 'league'
cross join lateral (
  select array_agg(e.team_id order by e.team_id) as club_ids, count(*) as clubs
  from season_entries e
  where e.season_id = s.id
) as of_season
left join lateral (
  select count(*) as clubs
  from season_entries e
  where e.season_id = (
    select b.id
    from seasons b
    where b.tournament_id = s.tournament_id
      and b.label < s.label
    order by b.label desc
    limit 1
  )
) as of_season_before on true
where s.id = any ($1)
  and of_season.clubs >= $2::float8 * of_season_before.clubs
  and of_season.clubs > 0;

-- sports/football/data/queries/forecast/list-coming-fixtures.ts: list-coming-fixtures
select m.id as "matchId",
  m.tournament_id as "tournamentNumber",
  t.id as "tournamentId",
  s.id as "seasonId",
  s.label as season,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.neutral_venue as neutral,
  h.id as "homeId",
  h.name as "homeName",
  a.id as "awayId",
  a.name as "awayName"
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join seasons s on s.id = m.season_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
where m.sport_id = 1
  and m.kickoff_utc > $1
  and m.kickoff_utc <= $2
  and (m.status = 'scheduled' or $3)
  and t.level = 'senior'
  and (
    not t.field_sources ? 'name'
      or $4 = (
        select count(*)
        from (
          select 1
          from matches r
          where r.tournament_id = t.numeric_id
            and r.kickoff_utc < $1
            and r.status = 'finished'
          limit $4
        ) known
      )
  )
order by m.kickoff_utc, m.id;

-- sports/football/data/queries/forecast/list-day-matches.ts: list-day-matches
select m.id,
  m.tournament_id as "tournamentId",
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.status,
  m.home_team_id as "homeId"
from matches m
where m.sport_id = 1
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2
order by m.kickoff_utc, m.id;

-- sports/football/data/queries/forecast/list-day-matches.ts: list-forecast-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    m.period,
    m.minute,
    m.added_minute as "addedMinute",
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.extra_time_home as "extraTimeHome",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    coalesce(hn.row_name, h.row_name) as "homeName",
    coalesce(hn.short_name, h.short_name) as "homeShortName",
    h.name as "homeCrestName",
    h.colours as "homeColours",
    coalesce(an.row_name, a.row_name) as "awayName",
    coalesce(an.short_name, a.short_name) as "awayShortName",
    a.name as "awayCrestName",
    a.colours as "awayColours"
  from matches m
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $1
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $1
  where m.id = any($2)
) listed;

-- sports/football/data/queries/forecast/list-day-matches.ts: list-row-names
select h.id, coalesce(n.row_name, h.row_name) as name
from teams h
left join team_names n on n.team_id = h.id
  and n.locale = $1
where h.id = any($2);

-- sports/football/data/queries/forecast/list-day-matches.ts: list-tipped-bets
select known.id as "matchId",
  jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection) as bet
from (
  select m.id, m.id as number
  from matches m
  where m.sport_id = 1
    and m.kickoff_utc >= $1
    and m.kickoff_utc < $2
  union all
  select m.id, f.former_id
  from former_match_ids f
  join matches m on m.id = f.match_id
  where m.sport_id = 1
    and m.kickoff_utc >= $1
    and m.kickoff_utc < $2
) known
join tips tip on tip.match_id = known.number
where not exists (select from tip_withdrawals w where w.tip_sequence = tip.sequence)
order by tip.sequence;

-- sports/football/data/queries/forecast/list-forecast-moves.ts: list-forecast-moves
select match_id as "matchId", at, home, draw, away
from forecast_moves
where match_id = any($1)
order by match_id, at;

-- sports/football/data/queries/forecast/list-played-matches.ts: list-played-matches
select m.tournament_id as "tournamentId",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  floor(extract(epoch from m.kickoff_utc) / 86400)::int as "kickoffDay",
  m.neutral_venue as neutral,
  coalesce(m.full_time_home, m.home_goals) as "homeGoals",
  coalesce(m.full_time_away, m.away_goals) as "awayGoals",
  m.half_time_home as "halfTimeHome",
  m.half_time_away as "halfTimeAway",
  s.home_shots as "homeShots",
  s.away_shots as "awayShots",
  s.home_shots_on_target as "homeShotsOnTarget",
  s.away_shots_on_target as "awayShotsOnTarget",
  s.home_corners as "homeCorners",
  s.away_corners as "awayCorners",
  s.home_yellow_cards as "homeYellowCards",
  s.away_yellow_cards as "awayYellowCards",
  s.home_red_cards as "homeRedCards",
  s.away_red_cards as "awayRedCards",
  s.home_expected_goals as "homeExpectedGoals",
  s.away_expected_goals as "awayExpectedGoals",
  i.home as "impliedHome",
  i.away as "impliedAway",
  i.has_totals as "impliedTotals"
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join teams h on h.id = m.home_team_id
left join match_statistics s on s.match_id = m.id
left join implied_goals i on i.match_id = m.id
where m.sport_id = 1
  and m.status = 'finished'
  and m.kickoff_utc >= to_timestamp($1::float8 * 86400)
  and m.kickoff_utc < to_timestamp($2::float8 * 86400)
  and coalesce(m.full_time_home, m.home_goals) is not null
  and coalesce(m.full_time_away, m.away_goals) is not null
  and (m.full_time_home is not null or m.extra_time_home is null)
  and (t.level = 'senior' or t.level = 'friendly' and h.country_id = t.country_id and h.told_by is null)
order by "kickoffDay", m.tournament_id, m.home_team_id, m.away_team_id;

-- sports/football/data/queries/forecast/list-projected-clubs.ts: list-projected-clubs
select p.team_id as "teamId",
  p.places,
  p.expected_points as "expectedPoints",
  p.simulations,
  p.computed_at as "computedAt"
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
  and t.current_season = s.label
join season_projections p on p.season_id = s.id
where s.id = $1
order by p.team_id;

-- sports/football/data/queries/forecast/list-seasons-to-project.ts: list-seasons-to-project
select s.id as "seasonId", t.numeric_id as "tournamentNumber"
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
  and t.sport_id = 1
  and t.type = 'league'
  and t.current_season = s.label
where exists (
  select 1
  from matches m
  where m.season_id = s.id
    and (
      (m.kickoff_utc >= $1 and m.status in ('scheduled', 'live', 'postponed'))
        or (m.kickoff_utc >= $1::timestamptz - interval '30 days' and m.status = 'finished')
    )
)
  and exists (select 1 from matches m where m.season_id = s.id and m.status in ('finished', 'awarded'))
  and not exists (select 1 from season_projections p where p.season_id = s.id and p.computed_at >= $1)
order by t.priority, t.numeric_id;

-- sports/football/data/queries/match/get-line-ups.ts: get-line-ups
select coalesce(json_agg(listed), '[]')::text as list
from (
  select sides.side,
    l.formation,
    l.coach,
    l.updated_at as "updatedAt",
    (
      select jsonb_agg(
        jsonb_build_object(
          'starts', p.starts, 'playerId', p.player_id, 'slug', k.slug,
          'playerName', coalesce(p.player_name, k.name), 'shirtNumber', p.shirt_number,
          'position', p.position, 'line', p.line, 'place', p.place, 'minutes', p.minutes
        ) order by p.sequence
      )
      from line_up_players p
      left join players k on k.id = p.player_id
      where p.match_id = $1
        and p.side = sides.side
    ) as players,
    (
      select jsonb_agg(
        jsonb_build_object(
          'slug', k.slug, 'playerName', coalesce(a.player_name, k.name), 'shirtNumber', a.shirt_number,
          'reason', a.reason, 'doubtful', a.doubtful
        ) order by a.sequence
      )
      from absences a
      left join players k on k.id = a.player_id
      where a.match_id = $1
        and a.side = sides.side
    ) as absences
  from (values ('home'), ('away')) as sides(side)
  left join line_ups l on l.match_id = $1
    and l.side = sides.side
) listed;

-- sports/football/data/queries/match/get-place-in-day.ts: get-place-in-day
with own as (
  select t.priority,
    coalesce(t.parent_id, 0) as part,
    t.name,
    t.numeric_id,
    t.level,
    m.kickoff_utc,
    m.id,
    date_trunc('day', m.kickoff_utc at time zone 'UTC') at time zone 'UTC' as day
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
  where m.id = $1
)
select count(*)::int as place
from own
join matches m on m.kickoff_utc >= own.day
  and m.kickoff_utc < own.day + interval '24 hours'
join tournaments t on t.numeric_id = m.tournament_id
where m.sport_id = 1
  and t.level = own.level
  and (
    t.priority, coalesce(t.parent_id, 0), t.name, t.numeric_id, m.kickoff_utc, m.id
  ) < (
    own.priority, own.part, own.name, own.numeric_id, own.kickoff_utc, own.id
  );

-- sports/football/data/queries/match/list-form-matches.ts: list-form-matches
select club.id as "teamId",
  m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  m.penalties_home as "penaltiesHome",
  m.penalties_away as "penaltiesAway",
  coalesce(n.short_name, o.short_name) as "opponentName",
  o.name as "opponentCrestName",
  o.colours as "opponentColours",
  m.tournament_id as "tournamentId",
  t.name as "tournamentName"
from unnest($1::int[]) as club(id)
cross join lateral (
  select *
  from (
    (
      select *
      from matches
      where home_team_id = club.id
        and kickoff_utc < $2
        and id <> $3
        and status in ('finished', 'awarded')
        and home_goals is not null
      order by kickoff_utc desc
      limit $4
    ) union all (
      select *
      from matches
      where away_team_id = club.id
        and kickoff_utc < $2
        and id <> $3
        and status in ('finished', 'awarded')
        and home_goals is not null
      order by kickoff_utc desc
      limit $4
    )
  ) as either
  order by kickoff_utc desc
  limit $4
) m
join teams o on o.id = case when m.home_team_id = club.id then m.away_team_id else m.home_team_id end
left join team_names n on n.team_id = o.id
  and n.locale = $5
join tournaments t on t.numeric_id = m.tournament_id
order by m.kickoff_utc desc;

-- sports/football/data/queries/match/list-market-quotes.ts: list-market-quotes
select b.slug as bookmaker,
  b.name,
  b.kind,
  q.line,
  q.phase,
  q.quoted_at as "quotedAt",
  q.read_at as "readAt",
  q.odds as prices
from quotes q
join bookmakers b on b.id = q.bookmaker_id
join matches m on m.id = q.match_id
where q.match_id = $1
  and q.market = $2
  and (
    q.quoted_at <= $3
      and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
      and (q.phase <> 'closing' or m.kickoff_utc <= $3)
  );

-- sports/football/data/queries/match/list-market-quotes.ts: list-quoted-markets
select wanted.market
from unnest($2::text[]) as wanted(market)
where exists (select 1 from quotes q where q.match_id = $1 and q.market = wanted.market);

-- sports/football/data/queries/match/list-match-events.ts: list-match-events
select e.minute,
  e.added_minute as "addedMinute",
  e.side,
  e.kind,
  e.player_name as "playerName",
  e.shirt_number as "shirtNumber",
  e.replaced_name as "replacedName",
  e.replaced_number as "replacedNumber",
  e.assist_name as "assistName",
  p.slug as "playerSlug",
  r.slug as "replacedSlug",
  a.slug as "assistSlug"
from match_events e
left join players p on p.id = e.player_id
left join players r on r.id = e.replaced_player_id
left join players a on a.id = e.assist_player_id
where e.match_id = $1
order by e.sequence;

-- sports/football/data/queries/match/list-matches-same-day.ts: list-matches-same-day
select m.id
from matches m
where m.tournament_id = $1
  and m.kickoff_utc >= $2
  and m.kickoff_utc < $3
  and m.id <> $4
order by abs(extract(epoch from m.kickoff_utc - $5::timestamptz)), m.kickoff_utc, m.id
limit $6;

-- sports/football/data/queries/match/list-matches-with-tips.ts: list-matches-with-tips
select id
from (
  select near.id, near.kickoff_utc
  from (
    select m.id, m.tournament_id, m.kickoff_utc
    from (
      select distinct t.match_id
      from tips t
      where t.kickoff_utc >= $1
        and t.kickoff_utc < $2
        and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
    ) tipped
    join matches m on m.id = tipped.match_id
      and m.sport_id = 1
      and m.kickoff_utc >= $1
      and m.kickoff_utc < $2
      and m.id <> $3
    order by greatest(m.kickoff_utc - $4::timestamptz, $4 - m.kickoff_utc) fetch first $5 rows
    with ties
  ) near
  join tournaments c on c.numeric_id = near.tournament_id
  order by greatest(near.kickoff_utc - $4::timestamptz, $4 - near.kickoff_utc), c.priority, near.id
  limit $5
) chosen
order by kickoff_utc, id;

-- sports/football/data/queries/match/list-meetings.ts: list-meetings
select m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  m.penalties_home as "penaltiesHome",
  m.penalties_away as "penaltiesAway",
  t.name as "tournamentName"
from (
  (
    select *
    from matches
    where home_team_id = $1
      and away_team_id = $2
      and kickoff_utc < $3
      and status in ('finished', 'awarded')
      and home_goals is not null
    order by kickoff_utc desc
    limit 200
  ) union all (
    select *
    from matches
    where home_team_id = $2
      and away_team_id = $1
      and kickoff_utc < $3
      and status in ('finished', 'awarded')
      and home_goals is not null
    order by kickoff_utc desc
    limit 200
  )
) m
join tournaments t on t.numeric_id = m.tournament_id
order by m.kickoff_utc desc;

-- sports/football/data/queries/news/list-known-news.ts: list-known-news
select slug from news where slug = any($1);

-- sports/football/data/queries/news/list-reported-seasons.ts: list-reported-seasons
select s.id as "seasonId",
  s.label,
  t.numeric_id as "tournamentId",
  t.type as "tournamentType",
  t.name,
  t.slug,
  t.category_slug as "categorySlug",
  c.zone,
  t.zones
from tournaments t
join seasons s on s.tournament_id = t.numeric_id
  and s.label = t.current_season
join countries c on c.id = t.country_id
where t.sport_id = 1
  and t.type = 'league'
  and t.priority <= $1
order by t.priority, t.numeric_id;

-- sports/football/data/queries/news/list-season-matches.ts: list-season-matches
select m.id,
  m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.status,
  m.neutral_venue as "neutralVenue",
  h.id as "homeId",
  h.slug as "homeSlug",
  h.name as "homeName",
  h.town as "homeTown",
  a.id as "awayId",
  a.slug as "awaySlug",
  a.name as "awayName",
  a.town as "awayTown",
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  case
    when f.match_id is not null then jsonb_build_object(
      'model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended
    )
  end as forecast,
  frozen.prediction as frozen,
  exists (
    select
    from tips t
    where t.match_id = m.id
      and t.origin <> 'reconstructed'
      and not exists (select from tip_withdrawals w where w.tip_sequence = t.sequence)
  ) as "isTipped"
from matches m
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
left join forecasts f on f.match_id = m.id
left join lateral (
  select jsonb_build_object(
    'result', p.result, 'homeChance', p.home_chance, 'drawChance', p.draw_chance, 'awayChance', p.away_chance,
    'homeScore', p.home_score, 'awayScore', p.away_score, 'overChance', p.over_chance,
    'bothScoreChance', p.both_score_chance, 'basis', p.basis
  ) as prediction
  from predictions p
  where p.match_id = any(
    array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id)
  )
    and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= $4
  order by p.kickoff_utc desc
  limit 1
) frozen on true
where m.season_id = $1
  and m.kickoff_utc >= $2
  and m.kickoff_utc < $3
  and m.status <> 'cancelled'
order by m.kickoff_utc, m.id;

-- sports/football/data/queries/news/list-tips-of-month.ts: list-tips-of-month
select t.market,
  t.line,
  t.selection,
  t.decimal_odds as "decimalOdds",
  latest.outcome,
  m.slug,
  h.slug as "homeSlug",
  t.home_club_name as "homeName",
  a.slug as "awaySlug",
  t.away_club_name as "awayName"
from tips t
left join lateral (
  select s.outcome from tip_settlements s where s.tip_sequence = t.sequence order by s.sequence desc limit 1
) latest on true
left join matches m on m.id = t.match_id
left join teams h on h.id = t.home_club_id
left join teams a on a.id = t.away_club_id
where t.kickoff_utc >= $1
  and t.kickoff_utc < $2
  and t.origin <> 'reconstructed'
  and t.sport is null
  and not exists (select from tip_withdrawals w where w.tip_sequence = t.sequence)
order by t.kickoff_utc, t.sequence;

-- sports/football/data/queries/players/list-player-matches.ts: list-player-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.leg,
    m.status,
    m.period,
    m.minute,
    m.added_minute as "addedMinute",
    case
      when m.status = 'live' then to_char(
        m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
      )
    end as "silentSince",
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.half_time_home as "halfTimeHome",
    m.half_time_away as "halfTimeAway",
    m.full_time_home as "fullTimeHome",
    m.full_time_away as "fullTimeAway",
    m.extra_time_home as "extraTimeHome",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    m.best_home_odds as "bestHomeOdds",
    m.best_draw_odds as "bestDrawOdds",
    m.best_away_odds as "bestAwayOdds",
    h.id as "homeId",
    h.slug as "homeSlug",
    coalesce(hn.name, h.name) as "homeName",
    coalesce(hn.row_name, h.row_name) as "homeRowName",
    coalesce(hn.short_name, h.short_name) as "homeShortName",
    h.colours as "homeColours",
    h.name as "homeCrestName",
    a.id as "awayId",
    a.slug as "awaySlug",
    coalesce(an.name, a.name) as "awayName",
    coalesce(an.row_name, a.row_name) as "awayRowName",
    coalesce(an.short_name, a.short_name) as "awayShortName",
    a.colours as "awayColours",
    a.name as "awayCrestName",
    predicted.said - 'chances' as prediction,
    coalesce(
      predicted.said -> 'chances',
      (
        select (
          select jsonb_build_array(
            part.home + (
              part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
            )::int,
            part.draw + (
              part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
            )::int,
            part.away + (
              part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
            )::int
          )
          from (
            select c.home / 100000 as home,
              c.draw / 100000 as draw,
              c.away / 100000 as away,
              c.home % 100000 as home_rest,
              c.draw % 100000 as draw_rest,
              c.away % 100000 as away_rest,
              100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
            from (
              select round(
                1e7 * (coalesce(f.blended_home_probability, f.home_probability))::float8
              )::int as home,
                round(
                  1e7 * (coalesce(coalesce(f.blended_draw_probability, f.draw_probability), 0))::float8
                )::int as draw,
                round(1e7 * (coalesce(f.blended_away_probability, f.away_probability))::float8)::int as away
            ) c
          ) part
        )
        from forecasts f
        where f.match_id = m.id
      )
    ) as chances,
    (
      select jsonb_build_object(
        'sequence', tip.sequence,
        'bet', jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection),
        'decimalOdds', tip.decimal_odds,
        'present', case
          when m.status = 'scheduled' then (
            select jsonb_build_object(
              'decimalOdds', newest.odds, 'bookmaker', newest.slug, 'bookmakerName', newest.name
            )
            from (
              select distinct on (q.bookmaker_id) b.slug,
                b.name,
                case tip.market || ' ' || tip.selection
                  when 'match-result home' then q.odds[1]
                  when 'match-result draw' then q.odds[2]
                  when 'match-result away' then q.odds[3]
                  when 'double-chance home-or-draw' then q.odds[1]
                  when 'double-chance home-or-away' then q.odds[2]
                  when 'double-chance draw-or-away' then q.odds[3]
                  when 'draw-no-bet home' then q.odds[1]
                  when 'draw-no-bet away' then q.odds[2]
                  when 'total-goals over' then q.odds[1]
                  when 'total-goals under' then q.odds[2]
                  when 'both-teams-to-score yes' then q.odds[1]
                  when 'both-teams-to-score no' then q.odds[2]
                  when 'asian-handicap home' then q.odds[1]
                  when 'asian-handicap away' then q.odds[2]
                  when 'half-time-result home' then q.odds[1]
                  when 'half-time-result draw' then q.odds[2]
                  when 'half-time-result away' then q.odds[3]
                  when 'match-winner first' then q.odds[1]
                  when 'match-winner second' then q.odds[2]
                  when 'set-handicap first' then q.odds[1]
                  when 'set-handicap second' then q.odds[2]
                  when 'total-games over' then q.odds[1]
                  when 'total-games under' then q.odds[2]
                  when 'moneyline home' then q.odds[1]
                  when 'moneyline away' then q.odds[2]
                  when 'spread home' then q.odds[1]
                  when 'spread away' then q.odds[2]
                  when 'total over' then q.odds[1]
                  when 'total under' then q.odds[2]
                end as odds,
                (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts
              from quotes q
              join bookmakers b on b.id = q.bookmaker_id
                and b.kind = 'bookmaker'
                and b.slug = any(edition.bookmakers)
              where q.match_id = m.id
                and q.market = tip.market
                and q.line = tip.line
                and q.phase <> 'closing'
                and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
              order by q.bookmaker_id,
                q.quoted_at desc,
                array_position(array['closing', 'moving', 'opening'], q.phase)
            ) newest
            where newest.counts
              and newest.odds is not null
            order by newest.odds desc, newest.slug
            limit 1
          )
        end,
        'probability', tip.probability, 'origin', tip.origin,
        'state', coalesce(
          (
            select s.outcome
            from tip_settlements s
            where s.tip_sequence = tip.sequence
            order by s.sequence desc
            limit 1
          ),
          (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence),
          'open'
        )
      )
      from tips tip
      where tip.match_id = any(
        array(
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
        )
      )
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    case
      when m.status in ('live', 'finished', 'abandoned') then (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'kind', e.kind, 'side', e.side, 'minute', e.minute, 'addedMinute', e.added_minute,
              'playerName', e.player_name, 'shirtNumber', e.shirt_number
            ) order by e.sequence
          ),
          '[]'
        )
        from match_events e
        where e.match_id = m.id
          and e.kind in ('goal', 'own-goal', 'penalty-goal', 'second-yellow-card', 'red-card')
      )
      else '[]'
    end as highlights,
    case
      when m.status = 'live' then (
        select coalesce(f.blended, f.market_informed, f.model) || jsonb_build_object('halfTimeShare', coalesce(f.half_time_share, 0.44))
        from forecasts f
        where f.match_id = m.id
      )
    end as forecast,
    r.side,
    r.in_line_up as "inLineUp",
    r.starts,
    r.played,
    r.minutes,
    r.goals,
    r.penalties,
    r.own_goals as "ownGoals",
    r.assists,
    r.yellow_cards as "yellowCards",
    r.red_cards as "redCards"
  from (
    select r.match_id,
      r.side,
      bool_or(r.in_line_up) as in_line_up,
      coalesce(bool_or(r.starts), false) as starts,
      coalesce(bool_or(r.starts or r.minutes > 0 or r.kind = 'substitution'), false) as played,
      max(r.minutes) as minutes,
      count(*) filter (where r.kind in ('goal', 'penalty-goal')) as goals,
      count(*) filter (where r.kind = 'penalty-goal') as penalties,
      count(*) filter (where r.kind = 'own-goal') as own_goals,
      count(*) filter (where r.kind = 'assist') as assists,
      count(*) filter (where r.kind = 'yellow-card') as yellow_cards,
      count(*) filter (where r.kind in ('red-card', 'second-yellow-card')) as red_cards
    from (
      select match_id, side, true as in_line_up, starts, minutes, null as kind
      from line_up_players
      where player_id = $1
      union all
      select match_id,
        case when kind <> 'own-goal' then side when side = 'home' then 'away' else 'home' end,
        false,
        false,
        null,
        kind
      from match_events
      where player_id = $1
      union all
      select match_id, side, false, false, null, 'assist'
      from match_events
      where assist_player_id = $1
    ) r
    group by r.match_id, r.side
  ) r
  join matches m on m.id = r.match_id
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $2
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $2
  cross join lateral (
    select coalesce(
      (
        select jsonb_build_object(
          'result', p.result, 'home', p.home_score, 'away', p.away_score,
          'chances', (
            select jsonb_build_array(
              part.home + (
                part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
              )::int,
              part.draw + (
                part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
              )::int,
              part.away + (
                part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
              )::int
            )
            from (
              select c.home / 100000 as home,
                c.draw / 100000 as draw,
                c.away / 100000 as away,
                c.home % 100000 as home_rest,
                c.draw % 100000 as draw_rest,
                c.away % 100000 as away_rest,
                100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
              from (
                select round(1e7 * (p.home_chance)::float8)::int as home,
                  round(1e7 * (coalesce(p.draw_chance, 0))::float8)::int as draw,
                  round(1e7 * (p.away_chance)::float8)::int as away
              ) c
            ) part
          ),
          'outcome', (
            select o.outcome from prediction_outcomes o where o.sequence = p.sequence and o.leaf = p.leaf
          )
        )
        from predictions p
        where p.match_id = any(
          array(
            select m.id
            union all
            select former_id
            from former_match_ids
            where former_match_ids.match_id = m.id
          )
        )
          and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
        order by p.kickoff_utc desc
        limit 1
      ),
      case
        when m.status = 'scheduled' then (
          select jsonb_build_object(
            'result',
              case
                when said.home >= coalesce(said.draw, 0) and said.home >= said.away then 'home'
                when coalesce(said.draw, 0) >= said.away then 'draw'
                else 'away'
              end,
              'home',
              said.goals_home,
              'away',
              said.goals_away,
              'chances',
              (
                select jsonb_build_array(
                  part.home + (
                    part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
                  )::int,
                  part.draw + (
                    part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
                  )::int,
                  part.away + (
                    part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
                  )::int
                )
                from (
                  select c.home / 100000 as home,
                    c.draw / 100000 as draw,
                    c.away / 100000 as away,
                    c.home % 100000 as home_rest,
                    c.draw % 100000 as draw_rest,
                    c.away % 100000 as away_rest,
                    100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
                  from (
                    select round(1e7 * (said.home)::float8)::int as home,
                      round(1e7 * (coalesce(said.draw, 0))::float8)::int as draw,
                      round(1e7 * (said.away)::float8)::int as away
                  ) c
                ) part
              ),
              'outcome',
              null
          )
          from (
            select coalesce(f.blended_home_probability, f.home_probability) as home,
              coalesce(f.blended_draw_probability, f.draw_probability) as draw,
              coalesce(f.blended_away_probability, f.away_probability) as away,
              case
                when f.blended_home_probability is null then f.likeliest_home
                else f.blended_likeliest_home
              end as goals_home,
              case
                when f.blended_home_probability is null then f.likeliest_away
                else f.blended_likeliest_away
              end as goals_away
            from forecasts f
            where f.match_id = m.id
          ) said
        )
      end
    ) as said
  ) predicted
  cross join (
    select case $2::text
      when 'en' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,ladbrokes,coral,william-hill,paddy-power,betvictor,betway,unibet-uk,betfred,sky-bet,betmgm}'::text[]
      when 'cs' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon}'::text[]
      when 'de' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365}'::text[]
      when 'es' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,betfair,william-hill,betsson,bet-and-win,interwetten,888sport}'::text[]
      when 'el' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betsson,bet-and-win,interwetten}'::text[]
      when 'it' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,william-hill,betsson,888sport,leovegas}'::text[]
      when 'pt-BR' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,sportingbet,1xbet}'::text[]
    end as bookmakers
  ) edition
  where m.status in ('live', 'finished', 'abandoned', 'awarded')
  order by m.kickoff_utc desc, m.id
  limit $3
) listed;

-- sports/football/data/queries/players/list-player-seasons.ts: list-player-seasons
select s.label as season,
  t.numeric_id as "tournamentId",
  t.name as "tournamentName",
  t.slug as "tournamentSlug",
  t.category_slug as "categorySlug",
  k.id as "teamId",
  k.slug as "teamSlug",
  coalesce(n.name, k.name) as "teamName",
  case when bool_or(r.in_line_up) then (count(*) filter (where r.played))::int end as matches,
  case when bool_or(r.in_line_up) then (count(*) filter (where r.starts))::int end as starts,
  case
    when bool_or(r.in_line_up) and not bool_or(r.played and r.minutes is null) then (coalesce(sum(r.minutes) filter (where r.played), 0))::int
  end as minutes,
  sum(r.goals)::int as goals,
  sum(r.penalties)::int as penalties,
  sum(r.own_goals)::int as "ownGoals",
  sum(r.assists)::int as assists,
  sum(r.yellow_cards)::int as "yellowCards",
  sum(r.red_cards)::int as "redCards"
from (
  select r.match_id,
    r.side,
    bool_or(r.in_line_up) as in_line_up,
    coalesce(bool_or(r.starts), false) as starts,
    coalesce(bool_or(r.starts or r.minutes > 0 or r.kind = 'substitution'), false) as played,
    max(r.minutes) as minutes,
    count(*) filter (where r.kind in ('goal', 'penalty-goal')) as goals,
    count(*) filter (where r.kind = 'penalty-goal') as penalties,
    count(*) filter (where r.kind = 'own-goal') as own_goals,
    count(*) filter (where r.kind = 'assist') as assists,
    count(*) filter (where r.kind = 'yellow-card') as yellow_cards,
    count(*) filter (where r.kind in ('red-card', 'second-yellow-card')) as red_cards
  from (
    select match_id, side, true as in_line_up, starts, minutes, null as kind
    from line_up_players
    where player_id = $1
    union all
    select match_id,
      case when kind <> 'own-goal' then side when side = 'home' then 'away' else 'home' end,
      false,
      false,
      null,
      kind
    from match_events
    where player_id = $1
    union all
    select match_id, side, false, false, null, 'assist'
    from match_events
    where assist_player_id = $1
  ) r
  group by r.match_id, r.side
) r
join matches m on m.id = r.match_id
join seasons s on s.id = m.season_id
join tournaments t on t.numeric_id = m.tournament_id
join teams k on k.id = case r.side when 'home' then m.home_team_id else m.away_team_id end
left join team_names n on n.team_id = k.id
  and n.locale = $2
where m.status in ('live', 'finished', 'abandoned', 'awarded')
group by s.label, t.numeric_id, k.id, n.name
order by s.label desc, t.priority, t.numeric_id, k.id;

-- sports/football/data/queries/players/list-players-of-club.ts: list-lined-up-players-of-club
select p.slug,
  p.name as "playerName",
  l.shirt_number as "shirtNumber",
  l.position,
  p.birth_date::text as "birthDate"
from player_teams r
join players p on p.id = r.player_id
cross join lateral (
  select l.shirt_number, l.position
  from line_up_players l
  join matches m on m.id = l.match_id
  where l.player_id = p.id
    and $1 = case l.side when 'home' then m.home_team_id else m.away_team_id end
  order by m.kickoff_utc desc
  limit 1
) l
where r.team_id = $1
  and r.last_day > (select max(last_day) from player_teams where team_id = $1) - 365
order by l.shirt_number nulls last, p.name;

-- sports/football/data/queries/players/list-players-of-club.ts: list-squad-of-club
select p.slug,
  coalesce(m.player_name, p.name) as "playerName",
  m.shirt_number as "shirtNumber",
  m.position,
  p.birth_date::text as "birthDate"
from squad_members m
left join players p on p.id = m.player_id
where m.team_id = $1
order by m.shirt_number;

-- sports/football/data/queries/players/list-reported-players.ts: list-reported-players
select p.slug
from players p
where p.slug = any($1)
  and exists (
    select
    from (
      select match_id
      from line_up_players
      where player_id = p.id
      union all
      select match_id
      from match_events
      where player_id = p.id
      union all
      select match_id
      from match_events
      where assist_player_id = p.id
    ) noted
    join matches m on m.id = noted.match_id
      and m.status in ('live', 'finished', 'abandoned', 'awarded')
  );

-- sports/football/data/queries/players/list-season-of-player.ts: list-season-of-player
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.kickoff_utc as "kickoffUtc",
    m.matchday,
    coalesce(r.played, false) as played,
    r.minutes,
    coalesce(r.goals, 0) as goals,
    coalesce(r.penalties, 0) as penalties,
    coalesce(r.assists, 0) as assists,
    coalesce(r.yellow_cards, 0) as "yellowCards",
    coalesce(r.red_cards, 0) as "redCards",
    coalesce(
      (
        select jsonb_agg(e.minute order by e.sequence)
        from match_events e
        where e.match_id = m.id
          and e.player_id = $1
          and e.kind in ('goal', 'penalty-goal')
      ),
      '[]'
    ) as "goalMinutes"
  from matches m
  join seasons s on s.id = m.season_id
  left join (
    select r.match_id,
      r.side,
      bool_or(r.in_line_up) as in_line_up,
      coalesce(bool_or(r.starts), false) as starts,
      coalesce(bool_or(r.starts or r.minutes > 0 or r.kind = 'substitution'), false) as played,
      max(r.minutes) as minutes,
      count(*) filter (where r.kind in ('goal', 'penalty-goal')) as goals,
      count(*) filter (where r.kind = 'penalty-goal') as penalties,
      count(*) filter (where r.kind = 'own-goal') as own_goals,
      count(*) filter (where r.kind = 'assist') as assists,
      count(*) filter (where r.kind = 'yellow-card') as yellow_cards,
      count(*) filter (where r.kind in ('red-card', 'second-yellow-card')) as red_cards
    from (
      select match_id, side, true as in_line_up, starts, minutes, null as kind
      from line_up_players
      where player_id = $1
      union all
      select match_id,
        case when kind <> 'own-goal' then side when side = 'home' then 'away' else 'home' end,
        false,
        false,
        null,
        kind
      from match_events
      where player_id = $1
      union all
      select match_id, side, false, false, null, 'assist'
      from match_events
      where assist_player_id = $1
    ) r
    group by r.match_id, r.side
  ) r on r.match_id = m.id
  where s.tournament_id = $2
    and s.label = $3
    and (m.home_team_id = any($4) or m.away_team_id = any($4))
    and m.status in ('live', 'finished', 'abandoned', 'awarded')
  order by m.kickoff_utc, m.id
) listed;

-- sports/football/data/queries/streak/count-streaks.ts
with results as (
  select m.id, m.kickoff_utc, seen.*
  from matches m
  left join implied_goals i on i.match_id = m.id
  cross join lateral (
    values (
      'all', m.home_team_id,
      coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end),
      coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end),
      i.home_chance, i.away_chance
    ),
      (
        'home', m.home_team_id,
        coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end),
        coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end),
        i.home_chance, i.away_chance
      ),
      (
        'all', m.away_team_id,
        coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end),
        coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end),
        i.away_chance, i.home_chance
      ),
      (
        'away', m.away_team_id,
        coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end),
        coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end),
        i.away_chance, i.home_chance
      )
  ) seen(scope, team_id, own, other, win_chance, loss_chance)
  where m.sport_id = 1
    and m.status = 'finished'
    and coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end) is not null
    and m.tournament_id = any(array(select numeric_id from tournaments where type = 'league'))
),
  placed as (
    select *, row_number() over club as place, lag(kickoff_utc, 10) over club as tenth_last
    from results window club as (partition by scope, team_id order by kickoff_utc, id)
  ),
  before as (
    select *,
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (own > other)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "won",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (own >= other)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "unbeaten",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (own < other)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "lost",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (own <= other)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "winless",
      count(*) filter (where own + other >= 3) over (club rows between 10 preceding and 1 preceding) as "over",
      count(*) filter (where own + other <= 2) over (club rows between 10 preceding and 1 preceding) as "under",
      count(*) filter (where (own > 0 and other > 0)) over (club rows between 10 preceding and 1 preceding) as "bothScored",
      count(*) filter (where (own = 0 or other = 0)) over (club rows between 10 preceding and 1 preceding) as "notBothScored",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (own > 0)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "scored",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (other > 0)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "conceded",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (other = 0)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "cleanSheets",
      least(
        10,
        place - 1 - coalesce(
          max(place) filter (where not (own = 0)) over (club rows between unbounded preceding and 1 preceding),
          0
        )
      ) as "goalless"
    from placed window club as (partition by scope, team_id order by kickoff_utc, id)
  ),
  counted as (
    select scope,
      kind,
      case when length >= least then length end as length,
      count(*) as followed,
      count(*) filter (where went_on) as went_on,
      count(promised) as priced,
      count(promised) filter (where went_on) as priced_went_on,
      coalesce(sum(promised), 0) as promised
    from before
    cross join lateral (
      values (
        'won', "won",
        case scope when 'all' then 3 when 'home' then 4 when 'away' then 3 end,
        own > other, win_chance
      ),
        (
          'unbeaten', "unbeaten",
          case scope when 'all' then 7 when 'home' then 9 when 'away' then 6 end,
          own >= other, 1 - loss_chance
        ),
        (
          'lost', "lost",
          case scope when 'all' then 3 when 'home' then 3 when 'away' then 4 end,
          own < other, loss_chance
        ),
        (
          'winless', "winless",
          case scope when 'all' then 7 when 'home' then 5 when 'away' then 9 end,
          own <= other, 1 - win_chance
        ),
        (
          'over', "over",
          case scope when 'all' then 8 when 'home' then null::int when 'away' then null::int end,
          own + other >= 3, null::float8
        ),
        (
          'under', "under",
          case scope when 'all' then 8 when 'home' then null::int when 'away' then null::int end,
          own + other <= 2, null::float8
        ),
        (
          'bothScored', "bothScored",
          case scope when 'all' then 8 when 'home' then null::int when 'away' then null::int end,
          (own > 0 and other > 0), null::float8
        ),
        (
          'notBothScored', "notBothScored",
          case scope when 'all' then 8 when 'home' then null::int when 'away' then null::int end,
          (own = 0 or other = 0), null::float8
        ),
        (
          'scored', "scored",
          case scope when 'all' then 9 when 'home' then null::int when 'away' then null::int end,
          own > 0, null::float8
        ),
        (
          'conceded', "conceded",
          case scope when 'all' then 9 when 'home' then null::int when 'away' then null::int end,
          other > 0, null::float8
        ),
        (
          'cleanSheets', "cleanSheets",
          case scope when 'all' then 3 when 'home' then null::int when 'away' then null::int end,
          other = 0, null::float8
        ),
        (
          'goalless', "goalless",
          case scope when 'all' then 3 when 'home' then null::int when 'away' then null::int end,
          own = 0, null::float8
        )
    ) streak(kind, length, least, went_on, promised)
    where tenth_last >= kickoff_utc - interval '365 days'
      and least is not null
    group by 1, 2, 3
  )
select kind,
  scope,
  length::int,
  followed::int,
  went_on::int as "wentOn",
  priced::int,
  priced_went_on::int as "pricedWentOn",
  promised
from counted
where length is not null
union all
select kind,
  scope,
  0,
  sum(followed)::int,
  sum(went_on)::int,
  sum(priced)::int,
  sum(priced_went_on)::int,
  sum(promised)
from counted
group by kind, scope;

-- sports/football/data/queries/streak/list-coming-leagues.ts: list-coming-leagues
select t.numeric_id as id, t.name, c.code, count(*)::int as matches
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join countries c on c.id = t.country_id
where m.sport_id = 1
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2
  and m.status = 'scheduled'
  and (m.kickoff_utc > $3 or not m.kickoff_known)
  and t.type = 'league'
group by t.numeric_id, t.name, t.priority, c.code
order by t.priority, t.numeric_id;

-- sports/football/data/queries/streak/list-coming-results.ts: list-coming-results
select coalesce(json_agg(listed), '[]')::text as list
from (
  with coming as materialized (
    select m.id,
      m.slug,
      m.kickoff_utc,
      m.kickoff_known,
      m.home_team_id,
      m.away_team_id,
      m.tournament_id,
      t.priority
    from (
      select numeric_id, priority
      from tournaments
      where type = 'league'
        and ($4::int is null or numeric_id = $4)
      order by priority, numeric_id
      offset 0
    ) t
    cross join lateral (
      select *
      from matches m
      where m.tournament_id = t.numeric_id
        and m.sport_id = 1
        and m.kickoff_utc >= $1
        and m.kickoff_utc < $2
        and m.status = 'scheduled'
        and (m.kickoff_utc > $3 or not m.kickoff_known)
      offset 0
    ) m
    order by t.priority, m.tournament_id, m.kickoff_utc, m.id
    limit 20
    offset $6
  )
  select coming.id,
    coming.slug,
    coming.kickoff_utc as "kickoffUtc",
    coming.kickoff_known as "kickoffKnown",
    jsonb_build_object(
      'id', t.numeric_id, 'name', t.name, 'slug', t.slug, 'categorySlug', t.category_slug, 'code', c.code,
      'region', c.region
    ) as competition,
    coalesce(hn.row_name, h.row_name) as "homeName",
    h.name as "homeCrestName",
    h.colours as "homeColours",
    coalesce(an.row_name, a.row_name) as "awayName",
    a.name as "awayCrestName",
    a.colours as "awayColours",
    case
      when f.match_id is not null then jsonb_build_object(
        'model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended
      )
    end as forecast,
    last.results->'home' as home,
    last.results->'away' as away
  from coming
  join tournaments t on t.numeric_id = coming.tournament_id
  join countries c on c.id = t.country_id
  join teams h on h.id = coming.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $5
  join teams a on a.id = coming.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $5
  left join forecasts f on f.match_id = coming.id
  cross join lateral (
    select json_object_agg(
      club.side,
      (
        select json_agg(result)
        from (
          select result
          from (
            (
              select m.kickoff_utc,
                json_build_array(
                  coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end),
                  coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end),
                  true
                ) as result
              from matches m
              where m.home_team_id = club.id
                and m.kickoff_utc < coming.kickoff_utc
                and m.kickoff_utc >= coming.kickoff_utc - interval '365 days'
                and m.sport_id = 1
                and m.status = 'finished'
                and coalesce(
                  m.full_time_home,
                  case when m.extra_time_home is null then m.home_goals end
                ) is not null
                and m.tournament_id = any(array(select numeric_id from tournaments where type = 'league'))
              order by m.kickoff_utc desc
              limit 10
            ) union all (
              select m.kickoff_utc,
                json_build_array(
                  coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end),
                  coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end),
                  false
                ) as result
              from matches m
              where m.away_team_id = club.id
                and m.kickoff_utc < coming.kickoff_utc
                and m.kickoff_utc >= coming.kickoff_utc - interval '365 days'
                and m.sport_id = 1
                and m.status = 'finished'
                and coalesce(
                  m.full_time_home,
                  case when m.extra_time_home is null then m.home_goals end
                ) is not null
                and m.tournament_id = any(array(select numeric_id from tournaments where type = 'league'))
              order by m.kickoff_utc desc
              limit 10
            )
          ) played
          where not exists (
            select
            from matches m
            where (m.home_team_id = club.id or m.away_team_id = club.id)
              and m.kickoff_utc < coming.kickoff_utc
              and m.kickoff_utc >= coming.kickoff_utc - interval '4 days'
              and m.status in ('scheduled', 'live', 'awaited')
              and m.tournament_id = any(array(select numeric_id from tournaments where type = 'league'))
          )
          order by kickoff_utc desc
        ) ordered
      )
    ) as results
    from (values ('home', coming.home_team_id), ('away', coming.away_team_id)) club(side, id)
  ) last
  order by coming.priority, coming.tournament_id, coming.kickoff_utc, coming.id
) listed;

-- sports/football/data/queries/streak/list-streak-counts.ts: list-streak-counts
select kind, scope, length, followed, went_on as "wentOn", priced, priced_went_on as "pricedWentOn", promised
from streak_counts
order by kind, scope, length;

-- sports/football/data/queries/team/get-team-strengths.ts: get-team-strengths
select factors, "atHome"
from (
  (
    select f.grounds as factors, m.home_team_id = $1 as "atHome", m.kickoff_utc
    from matches m
    join forecasts f on f.match_id = m.id
    where m.home_team_id = $1
      and m.kickoff_utc >= $3
      and m.tournament_id = $2
      and m.status = 'scheduled'
    order by m.kickoff_utc
    limit 1
  ) union all (
    select f.grounds as factors, m.home_team_id = $1 as "atHome", m.kickoff_utc
    from matches m
    join forecasts f on f.match_id = m.id
    where m.away_team_id = $1
      and m.kickoff_utc >= $3
      and m.tournament_id = $2
      and m.status = 'scheduled'
    order by m.kickoff_utc
    limit 1
  )
) as sides
order by kickoff_utc
limit 1;

-- sports/football/data/queries/team/list-team-seasons.ts: list-team-seasons
select distinct on (t.priority, t.numeric_id) s.id as "seasonId",
  s.label,
  s.label = t.current_season as current,
  t.numeric_id as "tournamentId",
  t.name as "tournamentName",
  t.slug as "tournamentSlug",
  t.type,
  t.zones,
  c.slug as "countrySlug",
  c.code as "countryCode"
from season_entries e
join seasons s on s.id = e.season_id
join tournaments t on t.numeric_id = s.tournament_id
join countries c on c.id = t.country_id
where e.team_id = $1
order by t.priority, t.numeric_id, s.label desc;

-- sports/football/data/queries/team/list-team-tips.ts: list-team-tips
with own as materialized (
  select id
  from matches
  where home_team_id = $1
    and kickoff_utc >= (select min(kickoff_utc) from tips)
  union all
  select id
  from matches
  where away_team_id = $1
    and kickoff_utc >= (select min(kickoff_utc) from tips)
),
  numbers as (
    select id from own union all select f.former_id from own join former_match_ids f on f.match_id = own.id
  )
select t.match_id as "matchId",
  r.published_at as "publishedAt",
  t.kickoff_utc as "kickoffUtc",
  t.tournament_id as tournament,
  t.market,
  t.decimal_odds as "decimalOdds",
  t.probability,
  t.stake_units as "stakeUnits",
  t.origin,
  t.rule_version as "namedRule",
  r.recorded_at as "recordedAt",
  exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence) as withdrawn,
  s.outcome,
  coalesce(s.profit_units, 0) as "profitUnits",
  s.closing_probability as "closingProbability"
from numbers n
join tips t on t.match_id = n.id
join ledger_records r on r.sequence = t.sequence
left join lateral (
  select * from tip_settlements own where own.tip_sequence = t.sequence order by own.sequence desc limit 1
) s on true
order by t.sequence;

-- sports/football/data/queries/tournament/get-season-contents.ts: get-season-contents
select coalesce(bool_or(stage is null or stage <> all($2)), false) as table,
  coalesce(bool_or(stage = any($2)), false) as "knockOut",
  exists (select 1 from matches m join match_events e on e.match_id = m.id where m.season_id = $1) as events,
  coalesce(array_agg(distinct stage), '{}') as stages,
  coalesce(
    (
      select max(tables)
      from (
        select count(distinct "table")::int as tables from told_standings where season_id = $1 group by source
      ) told
    ),
    0
  ) as "reportedTables"
from matches
where season_id = $1;

-- sports/football/data/queries/tournament/has-matches.ts: has-matches
select 1 from matches where tournament_id = $1 limit 1;

-- sports/football/data/queries/tournament/list-parts.ts: list-matches-of-parts
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.leg,
    m.status,
    m.period,
    m.minute,
    m.added_minute as "addedMinute",
    case
      when m.status = 'live' then to_char(
        m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
      )
    end as "silentSince",
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.half_time_home as "halfTimeHome",
    m.half_time_away as "halfTimeAway",
    m.full_time_home as "fullTimeHome",
    m.full_time_away as "fullTimeAway",
    m.extra_time_home as "extraTimeHome",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    m.best_home_odds as "bestHomeOdds",
    m.best_draw_odds as "bestDrawOdds",
    m.best_away_odds as "bestAwayOdds",
    h.id as "homeId",
    h.slug as "homeSlug",
    coalesce(hn.name, h.name) as "homeName",
    coalesce(hn.row_name, h.row_name) as "homeRowName",
    coalesce(hn.short_name, h.short_name) as "homeShortName",
    h.colours as "homeColours",
    h.name as "homeCrestName",
    a.id as "awayId",
    a.slug as "awaySlug",
    coalesce(an.name, a.name) as "awayName",
    coalesce(an.row_name, a.row_name) as "awayRowName",
    coalesce(an.short_name, a.short_name) as "awayShortName",
    a.colours as "awayColours",
    a.name as "awayCrestName",
    predicted.said - 'chances' as prediction,
    coalesce(
      predicted.said -> 'chances',
      (
        select (
          select jsonb_build_array(
            part.home + (
              part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
            )::int,
            part.draw + (
              part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
            )::int,
            part.away + (
              part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
            )::int
          )
          from (
            select c.home / 100000 as home,
              c.draw / 100000 as draw,
              c.away / 100000 as away,
              c.home % 100000 as home_rest,
              c.draw % 100000 as draw_rest,
              c.away % 100000 as away_rest,
              100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
            from (
              select round(
                1e7 * (coalesce(f.blended_home_probability, f.home_probability))::float8
              )::int as home,
                round(
                  1e7 * (coalesce(coalesce(f.blended_draw_probability, f.draw_probability), 0))::float8
                )::int as draw,
                round(1e7 * (coalesce(f.blended_away_probability, f.away_probability))::float8)::int as away
            ) c
          ) part
        )
        from forecasts f
        where f.match_id = m.id
      )
    ) as chances,
    (
      select jsonb_build_object(
        'sequence', tip.sequence,
        'bet', jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection),
        'decimalOdds', tip.decimal_odds,
        'present', case
          when m.status = 'scheduled' then (
            select jsonb_build_object(
              'decimalOdds', newest.odds, 'bookmaker', newest.slug, 'bookmakerName', newest.name
            )
            from (
              select distinct on (q.bookmaker_id) b.slug,
                b.name,
                case tip.market || ' ' || tip.selection
                  when 'match-result home' then q.odds[1]
                  when 'match-result draw' then q.odds[2]
                  when 'match-result away' then q.odds[3]
                  when 'double-chance home-or-draw' then q.odds[1]
                  when 'double-chance home-or-away' then q.odds[2]
                  when 'double-chance draw-or-away' then q.odds[3]
                  when 'draw-no-bet home' then q.odds[1]
                  when 'draw-no-bet away' then q.odds[2]
                  when 'total-goals over' then q.odds[1]
                  when 'total-goals under' then q.odds[2]
                  when 'both-teams-to-score yes' then q.odds[1]
                  when 'both-teams-to-score no' then q.odds[2]
                  when 'asian-handicap home' then q.odds[1]
                  when 'asian-handicap away' then q.odds[2]
                  when 'half-time-result home' then q.odds[1]
                  when 'half-time-result draw' then q.odds[2]
                  when 'half-time-result away' then q.odds[3]
                  when 'match-winner first' then q.odds[1]
                  when 'match-winner second' then q.odds[2]
                  when 'set-handicap first' then q.odds[1]
                  when 'set-handicap second' then q.odds[2]
                  when 'total-games over' then q.odds[1]
                  when 'total-games under' then q.odds[2]
                  when 'moneyline home' then q.odds[1]
                  when 'moneyline away' then q.odds[2]
                  when 'spread home' then q.odds[1]
                  when 'spread away' then q.odds[2]
                  when 'total over' then q.odds[1]
                  when 'total under' then q.odds[2]
                end as odds,
                (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts
              from quotes q
              join bookmakers b on b.id = q.bookmaker_id
                and b.kind = 'bookmaker'
                and b.slug = any(edition.bookmakers)
              where q.match_id = m.id
                and q.market = tip.market
                and q.line = tip.line
                and q.phase <> 'closing'
                and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
              order by q.bookmaker_id,
                q.quoted_at desc,
                array_position(array['closing', 'moving', 'opening'], q.phase)
            ) newest
            where newest.counts
              and newest.odds is not null
            order by newest.odds desc, newest.slug
            limit 1
          )
        end,
        'probability', tip.probability, 'origin', tip.origin,
        'state', coalesce(
          (
            select s.outcome
            from tip_settlements s
            where s.tip_sequence = tip.sequence
            order by s.sequence desc
            limit 1
          ),
          (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence),
          'open'
        )
      )
      from tips tip
      where tip.match_id = any(
        array(
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
        )
      )
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    case
      when m.status in ('live', 'finished', 'abandoned') then (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'kind', e.kind, 'side', e.side, 'minute', e.minute, 'addedMinute', e.added_minute,
              'playerName', e.player_name, 'shirtNumber', e.shirt_number
            ) order by e.sequence
          ),
          '[]'
        )
        from match_events e
        where e.match_id = m.id
          and e.kind in ('goal', 'own-goal', 'penalty-goal', 'second-yellow-card', 'red-card')
      )
      else '[]'
    end as highlights,
    case
      when m.status = 'live' then (
        select coalesce(f.blended, f.market_informed, f.model) || jsonb_build_object('halfTimeShare', coalesce(f.half_time_share, 0.44))
        from forecasts f
        where f.match_id = m.id
      )
    end as forecast
  from matches m
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $1
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $1
  cross join lateral (
    select coalesce(
      (
        select jsonb_build_object(
          'result', p.result, 'home', p.home_score, 'away', p.away_score,
          'chances', (
            select jsonb_build_array(
              part.home + (
                part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
              )::int,
              part.draw + (
                part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
              )::int,
              part.away + (
                part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
              )::int
            )
            from (
              select c.home / 100000 as home,
                c.draw / 100000 as draw,
                c.away / 100000 as away,
                c.home % 100000 as home_rest,
                c.draw % 100000 as draw_rest,
                c.away % 100000 as away_rest,
                100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
              from (
                select round(1e7 * (p.home_chance)::float8)::int as home,
                  round(1e7 * (coalesce(p.draw_chance, 0))::float8)::int as draw,
                  round(1e7 * (p.away_chance)::float8)::int as away
              ) c
            ) part
          ),
          'outcome', (
            select o.outcome from prediction_outcomes o where o.sequence = p.sequence and o.leaf = p.leaf
          )
        )
        from predictions p
        where p.match_id = any(
          array(
            select m.id
            union all
            select former_id
            from former_match_ids
            where former_match_ids.match_id = m.id
          )
        )
          and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
        order by p.kickoff_utc desc
        limit 1
      ),
      case
        when m.status = 'scheduled' then (
          select jsonb_build_object(
            'result',
              case
                when said.home >= coalesce(said.draw, 0) and said.home >= said.away then 'home'
                when coalesce(said.draw, 0) >= said.away then 'draw'
                else 'away'
              end,
              'home',
              said.goals_home,
              'away',
              said.goals_away,
              'chances',
              (
                select jsonb_build_array(
                  part.home + (
                    part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
                  )::int,
                  part.draw + (
                    part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
                  )::int,
                  part.away + (
                    part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
                  )::int
                )
                from (
                  select c.home / 100000 as home,
                    c.draw / 100000 as draw,
                    c.away / 100000 as away,
                    c.home % 100000 as home_rest,
                    c.draw % 100000 as draw_rest,
                    c.away % 100000 as away_rest,
                    100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
                  from (
                    select round(1e7 * (said.home)::float8)::int as home,
                      round(1e7 * (coalesce(said.draw, 0))::float8)::int as draw,
                      round(1e7 * (said.away)::float8)::int as away
                  ) c
                ) part
              ),
              'outcome',
              null
          )
          from (
            select coalesce(f.blended_home_probability, f.home_probability) as home,
              coalesce(f.blended_draw_probability, f.draw_probability) as draw,
              coalesce(f.blended_away_probability, f.away_probability) as away,
              case
                when f.blended_home_probability is null then f.likeliest_home
                else f.blended_likeliest_home
              end as goals_home,
              case
                when f.blended_home_probability is null then f.likeliest_away
                else f.blended_likeliest_away
              end as goals_away
            from forecasts f
            where f.match_id = m.id
          ) said
        )
      end
    ) as said
  ) predicted
  cross join (
    select case $1::text
      when 'en' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,ladbrokes,coral,william-hill,paddy-power,betvictor,betway,unibet-uk,betfred,sky-bet,betmgm}'::text[]
      when 'cs' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon}'::text[]
      when 'de' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365}'::text[]
      when 'es' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,betfair,william-hill,betsson,bet-and-win,interwetten,888sport}'::text[]
      when 'el' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betsson,bet-and-win,interwetten}'::text[]
      when 'it' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,william-hill,betsson,888sport,leovegas}'::text[]
      when 'pt-BR' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,sportingbet,1xbet}'::text[]
    end as bookmakers
  ) edition
  where m.sport_id = 1
    and m.kickoff_utc >= $3
    and m.kickoff_utc < $4
    and m.tournament_id = any($2)
  order by m.kickoff_utc, m.id
  limit $5
) listed;

-- sports/football/data/queries/tournament/list-parts.ts: list-parts
with part as (
  select numeric_id, name, slug, category_slug, country_id
  from tournaments
  where parent_id = $1
    and current_season is not null
),
  day as (
    select m.tournament_id, count(*)::int as matches
    from matches m
    where m.sport_id = 1
      and m.kickoff_utc >= $2
      and m.kickoff_utc < $3
      and exists (select from part)
    group by m.tournament_id
  )
select t.numeric_id as id,
  t.name,
  t.slug,
  t.category_slug as "categorySlug",
  c.slug as "countrySlug",
  c.code as "countryCode",
  c.region as "countryRegion",
  coalesce(day.matches, 0) as matches,
  1 as competitions
from part t
join countries c on c.id = t.country_id
left join day on day.tournament_id = t.numeric_id;

-- sports/football/data/queries/tournament/list-promoted-clubs.ts: list-promoted-clubs
select distinct e.team_id as "teamId"
from seasons present
join tournaments division on division.numeric_id = present.tournament_id
join tournaments lower on lower.country_id = division.country_id
  and lower.gender_type = division.gender_type
  and lower.type = 'league'
  and lower.tier > division.tier
join seasons former on former.tournament_id = lower.numeric_id
  and left(former.label, 4)::int = left(present.label, 4)::int - 1
join season_entries e on e.season_id = former.id
  and e.team_id = any($2)
where present.id = $1
  and division.type = 'league';

-- sports/football/data/queries/tournament/list-season-matches.ts: list-coming-season-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.leg,
    m.status,
    m.period,
    m.minute,
    m.added_minute as "addedMinute",
    case
      when m.status = 'live' then to_char(
        m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
      )
    end as "silentSince",
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.half_time_home as "halfTimeHome",
    m.half_time_away as "halfTimeAway",
    m.full_time_home as "fullTimeHome",
    m.full_time_away as "fullTimeAway",
    m.extra_time_home as "extraTimeHome",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    m.best_home_odds as "bestHomeOdds",
    m.best_draw_odds as "bestDrawOdds",
    m.best_away_odds as "bestAwayOdds",
    h.id as "homeId",
    h.slug as "homeSlug",
    coalesce(hn.name, h.name) as "homeName",
    coalesce(hn.row_name, h.row_name) as "homeRowName",
    coalesce(hn.short_name, h.short_name) as "homeShortName",
    h.colours as "homeColours",
    h.name as "homeCrestName",
    a.id as "awayId",
    a.slug as "awaySlug",
    coalesce(an.name, a.name) as "awayName",
    coalesce(an.row_name, a.row_name) as "awayRowName",
    coalesce(an.short_name, a.short_name) as "awayShortName",
    a.colours as "awayColours",
    a.name as "awayCrestName",
    predicted.said - 'chances' as prediction,
    coalesce(
      predicted.said -> 'chances',
      (
        select (
          select jsonb_build_array(
            part.home + (
              part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
            )::int,
            part.draw + (
              part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
            )::int,
            part.away + (
              part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
            )::int
          )
          from (
            select c.home / 100000 as home,
              c.draw / 100000 as draw,
              c.away / 100000 as away,
              c.home % 100000 as home_rest,
              c.draw % 100000 as draw_rest,
              c.away % 100000 as away_rest,
              100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
            from (
              select round(
                1e7 * (coalesce(f.blended_home_probability, f.home_probability))::float8
              )::int as home,
                round(
                  1e7 * (coalesce(coalesce(f.blended_draw_probability, f.draw_probability), 0))::float8
                )::int as draw,
                round(1e7 * (coalesce(f.blended_away_probability, f.away_probability))::float8)::int as away
            ) c
          ) part
        )
        from forecasts f
        where f.match_id = m.id
      )
    ) as chances,
    (
      select jsonb_build_object(
        'sequence', tip.sequence,
        'bet', jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection),
        'decimalOdds', tip.decimal_odds,
        'present', case
          when m.status = 'scheduled' then (
            select jsonb_build_object(
              'decimalOdds', newest.odds, 'bookmaker', newest.slug, 'bookmakerName', newest.name
            )
            from (
              select distinct on (q.bookmaker_id) b.slug,
                b.name,
                case tip.market || ' ' || tip.selection
                  when 'match-result home' then q.odds[1]
                  when 'match-result draw' then q.odds[2]
                  when 'match-result away' then q.odds[3]
                  when 'double-chance home-or-draw' then q.odds[1]
                  when 'double-chance home-or-away' then q.odds[2]
                  when 'double-chance draw-or-away' then q.odds[3]
                  when 'draw-no-bet home' then q.odds[1]
                  when 'draw-no-bet away' then q.odds[2]
                  when 'total-goals over' then q.odds[1]
                  when 'total-goals under' then q.odds[2]
                  when 'both-teams-to-score yes' then q.odds[1]
                  when 'both-teams-to-score no' then q.odds[2]
                  when 'asian-handicap home' then q.odds[1]
                  when 'asian-handicap away' then q.odds[2]
                  when 'half-time-result home' then q.odds[1]
                  when 'half-time-result draw' then q.odds[2]
                  when 'half-time-result away' then q.odds[3]
                  when 'match-winner first' then q.odds[1]
                  when 'match-winner second' then q.odds[2]
                  when 'set-handicap first' then q.odds[1]
                  when 'set-handicap second' then q.odds[2]
                  when 'total-games over' then q.odds[1]
                  when 'total-games under' then q.odds[2]
                  when 'moneyline home' then q.odds[1]
                  when 'moneyline away' then q.odds[2]
                  when 'spread home' then q.odds[1]
                  when 'spread away' then q.odds[2]
                  when 'total over' then q.odds[1]
                  when 'total under' then q.odds[2]
                end as odds,
                (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts
              from quotes q
              join bookmakers b on b.id = q.bookmaker_id
                and b.kind = 'bookmaker'
                and b.slug = any(edition.bookmakers)
              where q.match_id = m.id
                and q.market = tip.market
                and q.line = tip.line
                and q.phase <> 'closing'
                and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
              order by q.bookmaker_id,
                q.quoted_at desc,
                array_position(array['closing', 'moving', 'opening'], q.phase)
            ) newest
            where newest.counts
              and newest.odds is not null
            order by newest.odds desc, newest.slug
            limit 1
          )
        end,
        'probability', tip.probability, 'origin', tip.origin,
        'state', coalesce(
          (
            select s.outcome
            from tip_settlements s
            where s.tip_sequence = tip.sequence
            order by s.sequence desc
            limit 1
          ),
          (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence),
          'open'
        )
      )
      from tips tip
      where tip.match_id = any(
        array(
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
        )
      )
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    case
      when m.status in ('live', 'finished', 'abandoned') then (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'kind', e.kind, 'side', e.side, 'minute', e.minute, 'addedMinute', e.added_minute,
              'playerName', e.player_name, 'shirtNumber', e.shirt_number
            ) order by e.sequence
          ),
          '[]'
        )
        from match_events e
        where e.match_id = m.id
          and e.kind in ('goal', 'own-goal', 'penalty-goal', 'second-yellow-card', 'red-card')
      )
      else '[]'
    end as highlights,
    case
      when m.status = 'live' then (
        select coalesce(f.blended, f.market_informed, f.model) || jsonb_build_object('halfTimeShare', coalesce(f.half_time_share, 0.44))
        from forecasts f
        where f.match_id = m.id
      )
    end as forecast
  from matches m
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $1
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $1
  cross join lateral (
    select coalesce(
      (
        select jsonb_build_object(
          'result', p.result, 'home', p.home_score, 'away', p.away_score,
          'chances', (
            select jsonb_build_array(
              part.home + (
                part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
              )::int,
              part.draw + (
                part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
              )::int,
              part.away + (
                part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
              )::int
            )
            from (
              select c.home / 100000 as home,
                c.draw / 100000 as draw,
                c.away / 100000 as away,
                c.home % 100000 as home_rest,
                c.draw % 100000 as draw_rest,
                c.away % 100000 as away_rest,
                100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
              from (
                select round(1e7 * (p.home_chance)::float8)::int as home,
                  round(1e7 * (coalesce(p.draw_chance, 0))::float8)::int as draw,
                  round(1e7 * (p.away_chance)::float8)::int as away
              ) c
            ) part
          ),
          'outcome', (
            select o.outcome from prediction_outcomes o where o.sequence = p.sequence and o.leaf = p.leaf
          )
        )
        from predictions p
        where p.match_id = any(
          array(
            select m.id
            union all
            select former_id
            from former_match_ids
            where former_match_ids.match_id = m.id
          )
        )
          and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
        order by p.kickoff_utc desc
        limit 1
      ),
      case
        when m.status = 'scheduled' then (
          select jsonb_build_object(
            'result',
              case
                when said.home >= coalesce(said.draw, 0) and said.home >= said.away then 'home'
                when coalesce(said.draw, 0) >= said.away then 'draw'
                else 'away'
              end,
              'home',
              said.goals_home,
              'away',
              said.goals_away,
              'chances',
              (
                select jsonb_build_array(
                  part.home + (
                    part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
                  )::int,
                  part.draw + (
                    part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
                  )::int,
                  part.away + (
                    part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
                  )::int
                )
                from (
                  select c.home / 100000 as home,
                    c.draw / 100000 as draw,
                    c.away / 100000 as away,
                    c.home % 100000 as home_rest,
                    c.draw % 100000 as draw_rest,
                    c.away % 100000 as away_rest,
                    100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
                  from (
                    select round(1e7 * (said.home)::float8)::int as home,
                      round(1e7 * (coalesce(said.draw, 0))::float8)::int as draw,
                      round(1e7 * (said.away)::float8)::int as away
                  ) c
                ) part
              ),
              'outcome',
              null
          )
          from (
            select coalesce(f.blended_home_probability, f.home_probability) as home,
              coalesce(f.blended_draw_probability, f.draw_probability) as draw,
              coalesce(f.blended_away_probability, f.away_probability) as away,
              case
                when f.blended_home_probability is null then f.likeliest_home
                else f.blended_likeliest_home
              end as goals_home,
              case
                when f.blended_home_probability is null then f.likeliest_away
                else f.blended_likeliest_away
              end as goals_away
            from forecasts f
            where f.match_id = m.id
          ) said
        )
      end
    ) as said
  ) predicted
  cross join (
    select case $1::text
      when 'en' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,ladbrokes,coral,william-hill,paddy-power,betvictor,betway,unibet-uk,betfred,sky-bet,betmgm}'::text[]
      when 'cs' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon}'::text[]
      when 'de' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365}'::text[]
      when 'es' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,betfair,william-hill,betsson,bet-and-win,interwetten,888sport}'::text[]
      when 'el' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betsson,bet-and-win,interwetten}'::text[]
      when 'it' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,william-hill,betsson,888sport,leovegas}'::text[]
      when 'pt-BR' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,sportingbet,1xbet}'::text[]
    end as bookmakers
  ) edition
  where m.season_id = $2
    and m.status in ('scheduled', 'live', 'postponed')
  order by m.kickoff_utc, m.id
  limit $3
) listed;

-- sports/football/data/queries/tournament/list-season-matches.ts: list-knock-out-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.leg,
    m.status,
    m.period,
    m.minute,
    m.added_minute as "addedMinute",
    case
      when m.status = 'live' then to_char(
        m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
      )
    end as "silentSince",
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.half_time_home as "halfTimeHome",
    m.half_time_away as "halfTimeAway",
    m.full_time_home as "fullTimeHome",
    m.full_time_away as "fullTimeAway",
    m.extra_time_home as "extraTimeHome",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    m.best_home_odds as "bestHomeOdds",
    m.best_draw_odds as "bestDrawOdds",
    m.best_away_odds as "bestAwayOdds",
    h.id as "homeId",
    h.slug as "homeSlug",
    coalesce(hn.name, h.name) as "homeName",
    coalesce(hn.row_name, h.row_name) as "homeRowName",
    coalesce(hn.short_name, h.short_name) as "homeShortName",
    h.colours as "homeColours",
    h.name as "homeCrestName",
    a.id as "awayId",
    a.slug as "awaySlug",
    coalesce(an.name, a.name) as "awayName",
    coalesce(an.row_name, a.row_name) as "awayRowName",
    coalesce(an.short_name, a.short_name) as "awayShortName",
    a.colours as "awayColours",
    a.name as "awayCrestName",
    predicted.said - 'chances' as prediction,
    coalesce(
      predicted.said -> 'chances',
      (
        select (
          select jsonb_build_array(
            part.home + (
              part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
            )::int,
            part.draw + (
              part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
            )::int,
            part.away + (
              part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
            )::int
          )
          from (
            select c.home / 100000 as home,
              c.draw / 100000 as draw,
              c.away / 100000 as away,
              c.home % 100000 as home_rest,
              c.draw % 100000 as draw_rest,
              c.away % 100000 as away_rest,
              100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
            from (
              select round(
                1e7 * (coalesce(f.blended_home_probability, f.home_probability))::float8
              )::int as home,
                round(
                  1e7 * (coalesce(coalesce(f.blended_draw_probability, f.draw_probability), 0))::float8
                )::int as draw,
                round(1e7 * (coalesce(f.blended_away_probability, f.away_probability))::float8)::int as away
            ) c
          ) part
        )
        from forecasts f
        where f.match_id = m.id
      )
    ) as chances,
    (
      select jsonb_build_object(
        'sequence', tip.sequence,
        'bet', jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection),
        'decimalOdds', tip.decimal_odds,
        'present', case
          when m.status = 'scheduled' then (
            select jsonb_build_object(
              'decimalOdds', newest.odds, 'bookmaker', newest.slug, 'bookmakerName', newest.name
            )
            from (
              select distinct on (q.bookmaker_id) b.slug,
                b.name,
                case tip.market || ' ' || tip.selection
                  when 'match-result home' then q.odds[1]
                  when 'match-result draw' then q.odds[2]
                  when 'match-result away' then q.odds[3]
                  when 'double-chance home-or-draw' then q.odds[1]
                  when 'double-chance home-or-away' then q.odds[2]
                  when 'double-chance draw-or-away' then q.odds[3]
                  when 'draw-no-bet home' then q.odds[1]
                  when 'draw-no-bet away' then q.odds[2]
                  when 'total-goals over' then q.odds[1]
                  when 'total-goals under' then q.odds[2]
                  when 'both-teams-to-score yes' then q.odds[1]
                  when 'both-teams-to-score no' then q.odds[2]
                  when 'asian-handicap home' then q.odds[1]
                  when 'asian-handicap away' then q.odds[2]
                  when 'half-time-result home' then q.odds[1]
                  when 'half-time-result draw' then q.odds[2]
                  when 'half-time-result away' then q.odds[3]
                  when 'match-winner first' then q.odds[1]
                  when 'match-winner second' then q.odds[2]
                  when 'set-handicap first' then q.odds[1]
                  when 'set-handicap second' then q.odds[2]
                  when 'total-games over' then q.odds[1]
                  when 'total-games under' then q.odds[2]
                  when 'moneyline home' then q.odds[1]
                  when 'moneyline away' then q.odds[2]
                  when 'spread home' then q.odds[1]
                  when 'spread away' then q.odds[2]
                  when 'total over' then q.odds[1]
                  when 'total under' then q.odds[2]
                end as odds,
                (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts
              from quotes q
              join bookmakers b on b.id = q.bookmaker_id
                and b.kind = 'bookmaker'
                and b.slug = any(edition.bookmakers)
              where q.match_id = m.id
                and q.market = tip.market
                and q.line = tip.line
                and q.phase <> 'closing'
                and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
              order by q.bookmaker_id,
                q.quoted_at desc,
                array_position(array['closing', 'moving', 'opening'], q.phase)
            ) newest
            where newest.counts
              and newest.odds is not null
            order by newest.odds desc, newest.slug
            limit 1
          )
        end,
        'probability', tip.probability, 'origin', tip.origin,
        'state', coalesce(
          (
            select s.outcome
            from tip_settlements s
            where s.tip_sequence = tip.sequence
            order by s.sequence desc
            limit 1
          ),
          (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence),
          'open'
        )
      )
      from tips tip
      where tip.match_id = any(
        array(
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
        )
      )
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    case
      when m.status in ('live', 'finished', 'abandoned') then (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'kind', e.kind, 'side', e.side, 'minute', e.minute, 'addedMinute', e.added_minute,
              'playerName', e.player_name, 'shirtNumber', e.shirt_number
            ) order by e.sequence
          ),
          '[]'
        )
        from match_events e
        where e.match_id = m.id
          and e.kind in ('goal', 'own-goal', 'penalty-goal', 'second-yellow-card', 'red-card')
      )
      else '[]'
    end as highlights,
    case
      when m.status = 'live' then (
        select coalesce(f.blended, f.market_informed, f.model) || jsonb_build_object('halfTimeShare', coalesce(f.half_time_share, 0.44))
        from forecasts f
        where f.match_id = m.id
      )
    end as forecast
  from matches m
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $1
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $1
  cross join lateral (
    select coalesce(
      (
        select jsonb_build_object(
          'result', p.result, 'home', p.home_score, 'away', p.away_score,
          'chances', (
            select jsonb_build_array(
              part.home + (
                part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
              )::int,
              part.draw + (
                part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
              )::int,
              part.away + (
                part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
              )::int
            )
            from (
              select c.home / 100000 as home,
                c.draw / 100000 as draw,
                c.away / 100000 as away,
                c.home % 100000 as home_rest,
                c.draw % 100000 as draw_rest,
                c.away % 100000 as away_rest,
                100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
              from (
                select round(1e7 * (p.home_chance)::float8)::int as home,
                  round(1e7 * (coalesce(p.draw_chance, 0))::float8)::int as draw,
                  round(1e7 * (p.away_chance)::float8)::int as away
              ) c
            ) part
          ),
          'outcome', (
            select o.outcome from prediction_outcomes o where o.sequence = p.sequence and o.leaf = p.leaf
          )
        )
        from predictions p
        where p.match_id = any(
          array(
            select m.id
            union all
            select former_id
            from former_match_ids
            where former_match_ids.match_id = m.id
          )
        )
          and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
        order by p.kickoff_utc desc
        limit 1
      ),
      case
        when m.status = 'scheduled' then (
          select jsonb_build_object(
            'result',
              case
                when said.home >= coalesce(said.draw, 0) and said.home >= said.away then 'home'
                when coalesce(said.draw, 0) >= said.away then 'draw'
                else 'away'
              end,
              'home',
              said.goals_home,
              'away',
              said.goals_away,
              'chances',
              (
                select jsonb_build_array(
                  part.home + (
                    part.spare > (part.draw_rest > part.home_rest)::int + (part.away_rest > part.home_rest)::int
                  )::int,
                  part.draw + (
                    part.spare > (part.home_rest >= part.draw_rest)::int + (part.away_rest > part.draw_rest)::int
                  )::int,
                  part.away + (
                    part.spare > (part.home_rest >= part.away_rest)::int + (part.draw_rest >= part.away_rest)::int
                  )::int
                )
                from (
                  select c.home / 100000 as home,
                    c.draw / 100000 as draw,
                    c.away / 100000 as away,
                    c.home % 100000 as home_rest,
                    c.draw % 100000 as draw_rest,
                    c.away % 100000 as away_rest,
                    100 - c.home / 100000 - c.draw / 100000 - c.away / 100000 as spare
                  from (
                    select round(1e7 * (said.home)::float8)::int as home,
                      round(1e7 * (coalesce(said.draw, 0))::float8)::int as draw,
                      round(1e7 * (said.away)::float8)::int as away
                  ) c
                ) part
              ),
              'outcome',
              null
          )
          from (
            select coalesce(f.blended_home_probability, f.home_probability) as home,
              coalesce(f.blended_draw_probability, f.draw_probability) as draw,
              coalesce(f.blended_away_probability, f.away_probability) as away,
              case
                when f.blended_home_probability is null then f.likeliest_home
                else f.blended_likeliest_home
              end as goals_home,
              case
                when f.blended_home_probability is null then f.likeliest_away
                else f.blended_likeliest_away
              end as goals_away
            from forecasts f
            where f.match_id = m.id
          ) said
        )
      end
    ) as said
  ) predicted
  cross join (
    select case $1::text
      when 'en' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,ladbrokes,coral,william-hill,paddy-power,betvictor,betway,unibet-uk,betfred,sky-bet,betmgm}'::text[]
      when 'cs' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon}'::text[]
      when 'de' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365}'::text[]
      when 'es' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,betfair,william-hill,betsson,bet-and-win,interwetten,888sport}'::text[]
      when 'el' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betsson,bet-and-win,interwetten}'::text[]
      when 'it' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,william-hill,betsson,888sport,leovegas}'::text[]
      when 'pt-BR' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,sportingbet,1xbet}'::text[]
    end as bookmakers
  ) edition
  where m.season_id = $2
    and m.stage = any($3)
  order by m.kickoff_utc, m.id
) listed;

-- sports/football/data/queries/tournament/list-season-matches.ts: list-past-season-ids
select m.id
from matches m
where m.season_id = $1
  and m.status in ('finished', 'awarded', 'abandoned', 'cancelled', 'awaited')
order by m.kickoff_utc desc, m.id
limit $2;

-- sports/football/data/queries/tournament/list-top-scorers.ts: list-top-scorers
select case e.side when 'home' then m.home_team_id else m.away_team_id end as "teamId",
  e.player_name as "playerName",
  case when e.player_name is null then e.shirt_number end as "shirtNumber",
  count(*)::int as goals,
  (count(*) filter (where e.kind = 'penalty-goal'))::int as penalties
from matches m
join match_events e on e.match_id = m.id
  and e.kind in ('goal', 'penalty-goal')
where m.season_id = $1
  and (e.player_name is not null or e.shirt_number is not null)
group by 1, 2, 3
order by goals desc, penalties, 2, 3
limit $2;
