-- The SQL statements of queries, as tests run them. See README.md.

-- data/queries/alerts/get-alert-facts.ts: get-alert-facts
select e.event,
  m.id,
  m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.status,
  m.period,
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  m.penalties_home as "penaltiesHome",
  m.penalties_away as "penaltiesAway",
  coalesce(hn.name, h.name) as "homeName",
  coalesce(an.name, a.name) as "awayName",
  case
    when m.sport_id = 3 and exists (
      select
      from tournaments nt
      join countries nc on nc.id = nt.country_id
      where nt.numeric_id = m.tournament_id
        and nc.code = any('{USA,CAN}')
    ) then 'away'
    else 'home'
  end as "namedFirst",
  c.name as competition,
  v.name as "venueName",
  (select s.state -> 'cards' from live_states s where s.match_id = m.id) as cards,
  case
    when m.sport_id <> 1 then jsonb_strip_nulls(
      jsonb_build_object(
        'sport', case m.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end,
        'play', m.play
      )
    ) || jsonb_build_object('facts', m.facts, 'stage', m.stage)
  end as court
from live_events e
join matches m on m.id = e.match_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
left join team_names an on an.team_id = a.id
  and an.locale = $2
join tournaments c on c.numeric_id = m.tournament_id
left join venues v on v.id = m.venue_id
where e.sequence = $1;

-- data/queries/alerts/get-prediction-facts.ts: get-prediction-facts
select p.sport,
  p.result,
  p.home_chance as "homeChance",
  p.draw_chance as "drawChance",
  p.away_chance as "awayChance",
  p.home_score as "homeScore",
  p.away_score as "awayScore",
  m.id as "matchId",
  m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.status,
  coalesce(hn.name, h.name) as "homeName",
  coalesce(an.name, a.name) as "awayName",
  case
    when m.sport_id = 3 and exists (
      select
      from tournaments nt
      join countries nc on nc.id = nt.country_id
      where nt.numeric_id = m.tournament_id
        and nc.code = any('{USA,CAN}')
    ) then 'away'
    else 'home'
  end as "namedFirst"
from predictions p
left join former_match_ids f on f.former_id = p.match_id
join matches m on m.id = coalesce(f.match_id, p.match_id)
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join team_names an on an.team_id = a.id
  and an.locale = $3
where p.sequence = $1
  and p.leaf = $2;

-- data/queries/audit/list-audit.ts
select a.id,
  a.at,
  a.actor,
  a.via,
  a.kind,
  a.subject,
  a.details,
  a.undoes,
  (
    select jsonb_build_object('id', u.id, 'at', u.at, 'actor', u.actor) from audit u where u.undoes = a.id
  ) as "undoneBy"
from audit a
order by a.id desc
limit $1
offset $2;

-- data/queries/audit/list-audit.ts
select a.id,
  a.at,
  a.actor,
  a.via,
  a.kind,
  a.subject,
  a.details,
  a.undoes,
  (
    select jsonb_build_object('id', u.id, 'at', u.at, 'actor', u.actor) from audit u where u.undoes = a.id
  ) as "undoneBy"
from audit a
where a.id = $1;

-- data/queries/audit/list-audit.ts
select a.id,
  a.at,
  a.actor,
  a.via,
  a.kind,
  a.subject,
  a.details,
  a.undoes,
  (
    select jsonb_build_object('id', u.id, 'at', u.at, 'actor', u.actor) from audit u where u.undoes = a.id
  ) as "undoneBy"
from audit a
where a.kind = $1
  and a.subject = $2
  and a.undoes is null
  and not exists (select from audit u where u.undoes = a.id)
order by a.id desc
limit 1;

-- data/queries/audit/list-audit.ts
select count(*)::int as count from audit;

-- data/queries/audit/list-review-marks.ts
select subject, reviewed_at as "reviewedAt" from review_marks where kind = $1;

-- data/queries/backups/get-last-backups.ts
(select started_at as "startedAt", bytes, problem from backups order by started_at desc, id desc limit 1)
union all (
  select started_at, bytes, problem
  from backups
  where problem is null
  order by started_at desc, id desc
  limit 1
);

-- data/queries/backups/list-backups.ts
select started_at as "startedAt",
  ended_at as "endedAt",
  file,
  bytes::float8 as bytes,
  "rows"::float8 as "rows",
  records,
  problem
from backups
order by started_at desc, id desc
limit $1;

-- data/queries/bonus-code/count-bonus-code-uses.ts: count-bonus-code-uses
select coalesce(sum(copied), 0)::int as copied, coalesce(sum(followed), 0)::int as followed
from bonus_code_uses
where code = $1;

-- data/queries/broadcasts/count-matches-to-watch.ts: count-matches-to-watch
select (
  select count(*)::int
  from matches m
  where m.sport_id = 1
    and m.kickoff_utc >= s.starts
    and m.kickoff_utc < s.ends
    and m.tournament_id in (
      select b.tournament_id
      from broadcasts b
      where b.country = $4
        and b.match_id is null
        and b.from_day <= s.day
        and b.to_day >= greatest(s.day, $5::date)
    )
) as matches
from unnest($1::timestamptz[], $2::timestamptz[], $3::date[]) with ordinality as s (starts, ends, day, place)
order by s.place;

-- data/queries/broadcasts/list-broadcasts-in-country.ts: list-broadcasts-in-country
select b.tournament_id as "tournamentId",
  b.match_id as "matchId",
  to_char(b.reviewed_on, 'YYYY-MM-DD') as "reviewedOn",
  b.channel,
  b.medium,
  b.access,
  b.extent
from broadcasts b
where b.country = $1
  and b.from_day <= $2
  and b.to_day >= greatest($2::date, $3::date)
order by b.extent, array_position(array['free', 'account', 'subscription'], b.access), b.channel, b.medium;

-- data/queries/broadcasts/list-matches-to-watch.ts: list-matches-to-watch
with chosen as (
  select m.id, t.priority, t.name, t.slug, t.category_slug, c.code
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
  join countries c on c.id = t.country_id
  where m.sport_id = 1
    and m.kickoff_utc >= $2
    and m.kickoff_utc < $3
    and m.tournament_id = any($4)
  order by t.priority, t.numeric_id, m.kickoff_utc, m.id
  limit $5
)
select m.id,
  m.slug,
  m.tournament_id as "tournamentId",
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.status,
  m.period,
  m.minute,
  m.added_minute as "addedMinute",
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  m.extra_time_home as "extraTimeHome",
  m.penalties_home as "penaltiesHome",
  m.penalties_away as "penaltiesAway",
  coalesce(hn.name, h.name) as "homeName",
  coalesce(hn.short_name, h.short_name) as "homeShortName",
  coalesce(an.name, a.name) as "awayName",
  coalesce(an.short_name, a.short_name) as "awayShortName",
  chosen.name as "tournamentName",
  chosen.slug as "tournamentSlug",
  chosen.category_slug as "categorySlug",
  chosen.code
from chosen
join matches m on m.id = chosen.id
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
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
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
  offset 0
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
order by chosen.priority, m.tournament_id, m.kickoff_utc, m.id;

-- data/queries/calendar/list-calendar-matches.ts: list-calendar-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  with chosen as materialized (
    select id
    from (
      select m.id, m.kickoff_utc
      from matches m
      where m.id = any($2)
        and m.kickoff_utc between $5::timestamptz - make_interval(months => $6) and $5::timestamptz + make_interval(months => $6)
      union
      select m.id, m.kickoff_utc
      from matches m
      where m.home_team_id = any($3)
        and m.kickoff_utc between $5::timestamptz - make_interval(months => $6) and $5::timestamptz + make_interval(months => $6)
      union
      select m.id, m.kickoff_utc
      from matches m
      where m.away_team_id = any($3)
        and m.kickoff_utc between $5::timestamptz - make_interval(months => $6) and $5::timestamptz + make_interval(months => $6)
      union
      select m.id, m.kickoff_utc
      from matches m
      where m.tournament_id = any($4)
        and m.kickoff_utc between $5::timestamptz - make_interval(months => $6) and $5::timestamptz + make_interval(months => $6)
    ) followed
    order by abs(extract(epoch from kickoff_utc - $5)), id
    limit $7
  )
  select m.id,
    case m.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
    m.slug,
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    coalesce(m.stage, m.facts->>'stage') as stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.leg,
    m.status,
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    greatest(m.updated_at, frozen.changed_at, moved.at) as "updatedAt",
    coalesce(frozen.prediction, moved.prediction) as prediction,
    coalesce(hn.name, h.name) as "homeName",
    coalesce(an.name, a.name) as "awayName",
    case
      when m.sport_id = 3 and exists (
        select
        from tournaments nt
        join countries nc on nc.id = nt.country_id
        where nt.numeric_id = m.tournament_id
          and nc.code = any('{USA,CAN}')
      ) then 'away'
      else 'home'
    end as "namedFirst",
    t.name as "tournamentName",
    v.name as "venueName",
    v.town as "venueTown"
  from chosen
  join matches m on m.id = chosen.id
  join tournaments t on t.numeric_id = m.tournament_id
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $1
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $1
  left join lateral (
    select greatest(l.published_at, o.settled_at) as changed_at,
      jsonb_build_object(
        'result', p.result,
        'chance', case p.result
          when 'home' then p.home_chance
          when 'draw' then p.draw_chance
          else p.away_chance
        end,
        'home', p.home_score, 'away', p.away_score, 'outcome', o.outcome
      ) as prediction
    from predictions p
    join ledger_records l on l.sequence = p.sequence
    left join prediction_outcomes o on o.sequence = p.sequence
      and o.leaf = p.leaf
    where p.match_id = any(
      array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id)
    )
      and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
    order by p.kickoff_utc desc
    limit 1
  ) frozen on true
  left join lateral (
    select f.at,
      jsonb_build_object(
        'result',
          case
            when f.home >= coalesce(f.draw, 0) and f.home >= f.away then 'home'
            when coalesce(f.draw, 0) >= f.away then 'draw'
            else 'away'
          end,
          'chance',
          greatest(f.home, f.draw, f.away),
          'home',
          null,
          'away',
          null,
          'outcome',
          null
      ) as prediction
    from forecast_moves f
    where f.match_id = m.id
    order by f.at desc
    limit 1
  ) moved on m.status = 'scheduled'
    and frozen.prediction is null
  left join venues v on v.id = coalesce(m.venue_id, case when not m.neutral_venue then h.venue_id end)
  order by m.kickoff_utc, m.id
) listed;

-- data/queries/clubs/list-held-matches.ts
select match::text
from held_matches
where source = $1
order by match->>'tournamentId', match->>'season', held_at, key;

-- data/queries/clubs/list-held-sources.ts
select h.source,
  count(*)::int as matches,
  (
    select count(*)::int
    from provisional_clubs p
    where p.source = h.source
      and p.added_at >= date_trunc('day', $1::timestamptz, 'UTC')
  ) as "addedToday"
from held_matches h
group by h.source
order by h.source;

-- data/queries/clubs/list-likely-clubs.ts
with asked as (
  select t.country_id, t.gender_type, c.slug = 'international' as anywhere
  from teams t
  join countries c on c.id = t.country_id
  where t.id = any($1)
)
select t.id,
  t.slug,
  t.name,
  c.slug as country,
  t.gender_type as gender,
  array[t.name] || array(select a.alias from team_aliases a where a.team_id = t.id order by a.alias) as names
from teams t
join countries c on c.id = t.country_id
where t.sport_id = 1
  and exists (
    select from asked a where a.gender_type = t.gender_type and (a.anywhere or a.country_id = t.country_id)
  )
  and ($2::int is null or exists (select from season_entries e where e.season_id = $2 and e.team_id = t.id));

-- data/queries/clubs/list-likely-clubs.ts
with side as (
  select m.id as match_id,
    m.season_id,
    m.tournament_id,
    m.kickoff_utc,
    m.home_team_id as team_id,
    m.away_team_id as opponent_id,
    true as is_home
  from matches m
  where m.status <> 'cancelled'
  union all
  select m.id, m.season_id, m.tournament_id, m.kickoff_utc, m.away_team_id, m.home_team_id, false
  from matches m
  where m.status <> 'cancelled'
),
  asked as materialized (select * from side where team_id = any($1)),
  shared as (
    select p.team_id as id, o.team_id as other, count(*)::int as count
    from asked p
    join side o on p.opponent_id = o.opponent_id
      and p.is_home = o.is_home
      and p.season_id = o.season_id
      and abs(extract(epoch from p.kickoff_utc - o.kickoff_utc)) < 129600
      and o.team_id <> p.team_id
    group by 1, 2
  ),
  pairs as (
    select id, other
    from shared
    union
    select r.id, r.other
    from jsonb_to_recordset($2) as r(id int, other int)
  )
select pairs.id,
  pairs.other as "otherId",
  coalesce(shared.count, 0) as shared,
  exists (select from asked p where p.team_id = pairs.id and p.opponent_id = pairs.other) as "haveMet",
  (
    select count(*)::int
    from asked p
    join side o on o.team_id = pairs.other
      and (o.kickoff_utc at time zone 'UTC')::date = (p.kickoff_utc at time zone 'UTC')::date
    where p.team_id = pairs.id
      and not (
        p.opponent_id = o.opponent_id
          and p.is_home = o.is_home
          and p.season_id = o.season_id
          and abs(extract(epoch from p.kickoff_utc - o.kickoff_utc)) < 129600
      )
  ) as apart,
  exists (
    select
    from asked p
    join side o on o.team_id = pairs.other
      and o.tournament_id = p.tournament_id
    where p.team_id = pairs.id
  ) and not exists (
    select
    from asked p
    join side o on o.team_id = pairs.other
      and o.season_id = p.season_id
    where p.team_id = pairs.id
  ) as "isAbsent"
from pairs
left join shared on shared.id = pairs.id
  and shared.other = pairs.other;

-- data/queries/clubs/list-provisional-clubs.ts
select count(*)::int as count from provisional_clubs;

-- data/queries/clubs/list-provisional-clubs.ts
select t.id,
  t.slug,
  t.name,
  c.slug as country,
  p.source,
  p.tournament,
  p.added_at as "addedAt",
  (select count(*)::int from matches m where t.id in (m.home_team_id, m.away_team_id)) as matches
from provisional_clubs p
join teams t on t.id = p.team_id
join countries c on c.id = t.country_id
order by matches desc, p.added_at, t.slug
limit $1
offset $2;

-- data/queries/clubs/list-suspected-twins.ts
select t.id, coalesce(n.name, t.name) as name
from season_entries e
join teams t on t.id = e.team_id
left join team_names n on n.team_id = t.id
  and n.locale = $2
where e.season_id = $1;

-- data/queries/clubs/list-suspected-twins.ts: list-suspected-twins
select p.team_id as id
from season_entries e
join provisional_clubs p on p.team_id = e.team_id
where e.season_id = $1
order by 1;

-- data/queries/clubs/list-unknown-clubs.ts
select count(*)::int as count from unknown_names where kind = 'team';

-- data/queries/clubs/list-unknown-clubs.ts
select source, country, gender_type as gender, name, tournament, first_seen_at as "firstSeenAt", times
from unknown_names
where kind = 'team'
order by times desc, source, country, gender_type, name
limit $1
offset $2;

-- data/queries/clubs/list-unknown-clubs.ts
select t.slug,
  t.name,
  c.slug as country,
  t.gender_type as gender,
  array[t.name] || array(select a.alias from team_aliases a where a.team_id = t.id order by a.alias) as names
from teams t
join countries c on c.id = t.country_id
where t.sport_id = 1
  and c.slug = any($1)
order by t.slug;

-- data/queries/contact/list-contact-messages.ts
select id,
  received_at as "receivedAt",
  language,
  name,
  email,
  message,
  attempts,
  mailed_at as "mailedAt",
  last_error as "lastError",
  handled_at as "handledAt"
from contact_messages
where $1::boolean
  or mailed_at is null
order by received_at, id;

-- data/queries/coverage/count-coverage.ts: count-coverage
select (
  select (m.kickoff_utc at time zone 'UTC')::date::text
  from matches m
  where m.tournament_id = $1
    and m.status in ('finished', 'awarded')
    and m.home_goals is not null
  order by m.kickoff_utc
  limit 1
) as results,
  (
    select (m.kickoff_utc at time zone 'UTC')::date::text
    from matches m
    where m.tournament_id = $1
      and (select true from line_ups l where l.match_id = m.id limit 1)
    order by m.kickoff_utc
    limit 1
  ) as "lineUps",
  (
    select (m.kickoff_utc at time zone 'UTC')::date::text
    from matches m
    where m.tournament_id = $1
      and (select true from quotes q where q.match_id = m.id limit 1)
    order by m.kickoff_utc
    limit 1
  ) as odds,
  (
    select (m.kickoff_utc at time zone 'UTC')::date::text
    from matches m
    where m.tournament_id = $1
      and (select true from forecasts f where f.match_id = m.id limit 1)
    order by m.kickoff_utc
    limit 1
  ) as forecasts;

-- data/queries/coverage/get-coverage.ts: get-coverage
select o.counted_at is not null as "isCounted",
  o.results_since::text as results,
  o.tables_since as tables,
  o.line_ups_since::text as "lineUps",
  o.odds_since::text as odds,
  o.forecasts_since::text as forecasts,
  o.tables_source as "tablesSource",
  coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'source', n.provider,
          'since', jsonb_strip_nulls(
            jsonb_build_object(
              'results', n.coverage->'since'->'results', 'tables', n.coverage->'since'->'tables',
              'lineUps', n.coverage->'since'->'line-ups', 'odds', n.coverage->'since'->'odds'
            )
          )
        ) order by n.provider,
        n.external_id
      )
      from competition_numbers n
      where n.tournament_id = t.numeric_id
        and n.coverage is not null
    ),
    '[]'
  ) as promised
from tournaments t
left join competition_coverage o on o.tournament_id = t.numeric_id
where t.numeric_id = $1;

-- data/queries/coverage/list-competitions-to-count.ts: list-competitions-to-count
select t.numeric_id as "tournamentNumber", c.zone
from tournaments t
join countries c on c.id = t.country_id
left join competition_coverage o on o.tournament_id = t.numeric_id
where t.sport_id = 1
  and t.current_season is not null
  and (o.counted_at is null or o.counted_at < $1)
order by o.counted_at nulls first, t.priority, t.numeric_id
limit $2 + (
  select count(*)
  from tournaments n
  where n.sport_id = 1
    and n.current_season is not null
    and not exists (select from competition_coverage k where k.tournament_id = n.numeric_id)
);

-- data/queries/coverage/list-seasons-with-tables.ts: list-seasons-with-tables
select s.id as "seasonId",
  s.label,
  (
    select o.source
    from told_standings o
    where o.season_id = s.id
      and o.place is not null
    order by o.told_at desc, o.source
    limit 1
  ) as "addedBySource"
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
where s.tournament_id = $1
  and (
    exists (
      select
      from matches m
      where m.season_id = s.id
        and m.status in ('finished', 'awarded')
        and m.home_goals is not null
        and (m.stage = any($2) or t.type = 'league' and m.stage is null)
    )
      or exists (select from told_standings o where o.season_id = s.id and o.place is not null)
  )
order by s.label;

-- data/queries/crest/get-crest-subject.ts
select name from tournaments where id = $1;

-- data/queries/crest/get-crest-subject.ts
select name, colours from teams where id = $1;

-- data/queries/feed-runs/get-last-success.ts: get-last-success
select started_at as "startedAt"
from feed_runs
where feed = $1
  and state = 'succeeded'
order by id desc
limit 1;

-- data/queries/feed-runs/list-broken-runs.ts
select feed,
  state,
  started_at as "startedAt",
  exists (
    select 1 from feed_runs l where l.feed = r.feed and l.state = 'succeeded' and l.started_at > r.started_at
  ) as "isReadSince"
from feed_runs r
where state <> 'succeeded'
  and started_at >= $1
order by started_at desc, id desc;

-- data/queries/feed-runs/list-feed-successes.ts
select feed, max(heard_at) as "heardAt"
from (
  select feed, finished_at as heard_at
  from feed_runs
  where state = 'succeeded'
    and feed not in ('catalogue', 'court-catalogue')
  union all
  select source, answered_at
  from source_calls
  where answered_at is not null
) heard
group by feed;

-- data/queries/fillings/list-fillings.ts: list-fillings
select name, started_at as "startedAt", done, total, counts_until as "countsUntil"
from fillings
where finished_at is null
  and (counts_until is null or counts_until > $1)
order by name;

-- data/queries/forecast/count-priced-matches.ts: count-priced-matches
select count(*)::int as matches
from forecasts f
where f.tip_decisions is not null
  and f.match_id = any(
    array(select m.id from matches m where m.sport_id = 1 and m.kickoff_utc >= $1 and m.kickoff_utc < $2)
  );

-- data/queries/forecast/get-match-forecast.ts: get-match-forecast
select model,
  market_informed as "marketInformed",
  blended,
  half_time_share as "halfTimeShare",
  reliability_level as level,
  reliability_matches as matches,
  grounds as factors,
  counts
from forecasts
where match_id = $1;

-- data/queries/forecast/list-forecast-judgements.ts: list-forecast-judgements
select period, judgement from forecast_judgements where sport_id = $1 order by period desc;

-- data/queries/forecast/list-forecast-tournaments.ts: list-forecast-tournaments
select t.numeric_id as id,
  c.slug as country,
  t.type as kind,
  t.tier,
  t.gender_type = 'women' as women,
  t.zones
from tournaments t
join countries c on c.id = t.country_id
where t.sport_id = 1;

-- data/queries/forecast/list-forecasts-to-price.ts: list-forecasts-to-price
select m.id as "matchId",
  m.tournament_id as "tournamentNumber",
  t.id as "tournamentId",
  s.label as season,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  coalesce(m.facts, '{}') as facts,
  h.id as "homeId",
  h.name as "homeName",
  a.id as "awayId",
  a.name as "awayName",
  f.model,
  f.market_informed as "marketInformed",
  f.half_time_share as "halfTimeShare",
  f.reliability_level as "reliabilityLevel",
  f.reliability_matches as "reliabilityMatches",
  f.grounds as factors
from matches m
join forecasts f on f.match_id = m.id
join tournaments t on t.numeric_id = m.tournament_id
join seasons s on s.id = m.season_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
where m.sport_id = $5
  and m.kickoff_utc > $1
  and m.kickoff_utc <= $2
  and (m.status = 'scheduled' or $4)
  and (
    f.priced_at is null
      or f.priced_at < $3
      or exists (
        select 1 from quotes q where q.match_id = m.id and q.quoted_at > f.priced_at and q.quoted_at <= $1
      )
  )
order by m.kickoff_utc, m.id;

-- data/queries/forecast/list-headline-forecasts.ts: list-headline-forecasts
select f.match_id as "matchId",
  case
    when f.blended is not null then 'blended'
    when f.market_informed is not null then 'market-informed'
    else 'model'
  end as basis,
  coalesce(f.blended, f.market_informed, f.model) as parameters,
  f.reliability_level as "reliabilityLevel",
  f.reliability_matches as "reliabilityMatches"
from forecasts f
where f.match_id = any($1);

-- data/queries/forecast/list-judged-forecasts.ts: list-judged-forecasts
select t.id,
  t.name,
  case when f.market_informed is not null then f.model end as model,
  array[f.home_probability,
  f.draw_probability,
  f.away_probability]::float8[] as "beforePrices",
  f.market_informed is not null as "isMarketInformed",
  case when f.blended is not null then array[f.blended_home_probability,
  f.blended_draw_probability,
  f.blended_away_probability]::float8[] end as blended,
  1 - sign(
    coalesce(m.full_time_home, m.home_goals) - coalesce(m.full_time_away, m.away_goals)
  )::int as outcome,
  exists (
    select
    from reconstructions r
    where (m.kickoff_utc at time zone 'UTC')::date between r.from_day and r.until_day
  ) as "computedAfterwards"
from forecasts f
join matches m on m.id = f.match_id
join tournaments t on t.numeric_id = m.tournament_id
where m.sport_id = 1
  and m.status = 'finished'
  and f.computed_at < m.kickoff_utc
  and coalesce(f.priced_at, f.computed_at) < m.kickoff_utc
  and coalesce(m.full_time_home, m.home_goals) is not null
  and coalesce(m.full_time_away, m.away_goals) is not null
  and (m.full_time_home is not null or m.extra_time_home is null)
order by t.priority, t.numeric_id, m.kickoff_utc, m.id;

-- data/queries/forecast/list-matches-without-implied-figures.ts: list-matches-without-implied-figures
select m.id
from matches m
where m.sport_id = $4
  and m.status = 'finished'
  and m.kickoff_utc >= to_timestamp($1::float8 * 86400)
  and m.kickoff_utc < to_timestamp($2::float8 * 86400)
  and not exists (select 1 from implied_goals i where i.match_id = m.id)
  and exists (select 1 from quotes q where q.match_id = m.id and q.market = $5)
order by m.kickoff_utc, m.id
limit $3;

-- data/queries/forecast/list-played-forecasts.ts: list-played-forecasts
select to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM') as month,
  case when f.market_informed is not null then f.model end as model,
  array_remove(
    array[f.home_probability, f.draw_probability, f.away_probability]::float8[], null
  ) as "beforePrices",
  case
    when f.blended is not null then array_remove(
      array[f.blended_home_probability, f.blended_draw_probability, f.blended_away_probability]::float8[],
      null
    )
  end as blended,
  case
    when i.home_chance is not null then array_remove(
      array[i.home_chance, i.draw_chance, i.away_chance], null
    )
  end as closing,
  m.status,
  null as period,
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  m.half_time_home as "halfTimeHome",
  m.half_time_away as "halfTimeAway",
  m.full_time_home as "fullTimeHome",
  m.full_time_away as "fullTimeAway",
  m.extra_time_home as "extraTimeHome",
  m.play,
  coalesce(m.facts, '{}') as facts,
  exists (
    select
    from reconstructions r
    where (m.kickoff_utc at time zone 'UTC')::date between r.from_day and r.until_day
  ) as "computedAfterwards"
from forecasts f
join matches m on m.id = f.match_id
left join implied_goals i on i.match_id = m.id
where m.sport_id = $1
  and m.status = 'finished'
  and f.computed_at < m.kickoff_utc
  and coalesce(f.priced_at, f.computed_at) < m.kickoff_utc
order by m.kickoff_utc, m.id;

-- data/queries/forecast/list-quotes-of-matches.ts: list-quotes-of-matches
select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.match_id as "matchId",
  b.slug as bookmaker,
  b.kind,
  q.market,
  q.line,
  q.phase,
  case when q.read_at <= $2 then q.read_at else q.quoted_at end as "quotedAt",
  q.quoted_at as "firstSeenAt",
  q.odds as prices
from quotes q
join bookmakers b on b.id = q.bookmaker_id
join matches m on m.id = q.match_id
where q.match_id = any($1)
  and (
    q.quoted_at <= $2
      and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
      and (q.phase <> 'closing' or m.kickoff_utc <= $2)
  )
order by q.match_id,
  q.market,
  q.line,
  q.bookmaker_id,
  q.quoted_at desc,
  array_position(array['closing', 'moving', 'opening'], q.phase);

-- data/queries/home/count-live-by-tournament.ts: count-live-by-tournament
with live as (
  select tournament_id, count(*)::int as live
  from matches
  where sport_id = 1
    and kickoff_utc >= $1
    and kickoff_utc < $2
    and status = 'live'
  group by tournament_id
)
select t.numeric_id as id, c.slug as "countrySlug", t.level = 'senior' as "isSenior", live.live
from live
join tournaments t on t.numeric_id = live.tournament_id
join countries c on c.id = t.country_id;

-- data/queries/home/count-matches.ts: count-matches
select array(
  select (
    select count(*)::int
    from matches m
    where m.sport_id = $5
      and m.kickoff_utc >= s.starts
      and m.kickoff_utc < s.ends
      and m.tournament_id not in (select numeric_id from tournaments where level <> 'senior')
  )
  from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts, ends, place)
  order by s.place
) as "inSpans",
  (
    select count(*)::int
    from matches m
    where m.sport_id = $5
      and m.kickoff_utc >= $3
      and m.kickoff_utc < $4
      and m.status = 'live'
      and m.tournament_id not in (select numeric_id from tournaments where level <> 'senior')
  ) as live;

-- data/queries/home/count-matches.ts: count-matches-by-sport
select s.id as "sportId",
  (
    select count(*)::int
    from matches m
    where m.sport_id = s.id
      and m.kickoff_utc >= $1
      and m.kickoff_utc < $2
      and m.tournament_id not in (select numeric_id from tournaments where level <> 'senior')
  ) as matches
from sports s
where exists (select from matches m where m.sport_id = s.id);

-- data/queries/home/list-day-outcomes.ts: list-day-outcomes
with decided as (
  select p.tournament_id,
    count(*)::int as decided,
    count(*) filter (where o.outcome = 'right')::int as right,
    sum(
      case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end
    ) as promised
  from predictions p
  join prediction_outcomes o on o.sequence = p.sequence
    and o.leaf = p.leaf
    and o.outcome in ('right', 'wrong')
  where p.kickoff_utc >= $1
    and p.kickoff_utc < $2
    and p.sport = $3
  group by p.tournament_id
)
select t.numeric_id as id, decided.decided, decided.right, decided.promised
from decided
join tournaments t on t.id = decided.tournament_id;

-- data/queries/home/list-day-tournaments.ts: list-day-tournaments
select coalesce(json_agg(listed), '[]')::text as list
from (
  with day as (
    select m.tournament_id,
      count(*)::int as matches,
      count(*) filter (where m.status = 'live')::int as live,
      count(*) filter (where m.status = 'scheduled')::int as to_come,
      count(*) filter (where m.status in ('finished', 'awarded'))::int as finished,
      count(*) filter (
        where m.id in (
          select coalesce(f.match_id, t.match_id)
          from tips t
          left join former_match_ids f on f.former_id = t.match_id
          where t.kickoff_utc >= $1::timestamptz - interval '1 day'
            and t.kickoff_utc < $2::timestamptz + interval '1 day'
            and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
        )
      )::int as tips,
      min(m.kickoff_utc) filter (where m.status = 'scheduled' and m.kickoff_known) as next
    from matches m
    where m.sport_id = 1
      and m.kickoff_utc >= $1
      and m.kickoff_utc < $2
      and (not $4 or m.status = 'live')
      and (
        not $5
          or m.id in (
            select coalesce(f.match_id, t.match_id)
            from tips t
            left join former_match_ids f on f.former_id = t.match_id
            where t.kickoff_utc >= $1::timestamptz - interval '1 day'
              and t.kickoff_utc < $2::timestamptz + interval '1 day'
              and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
          )
      )
    group by m.tournament_id
  )
  select t.numeric_id as id,
    t.name,
    t.slug,
    t.category_slug as "categorySlug",
    c.slug as "countrySlug",
    c.code,
    c.region,
    t.gender_type as "genderType",
    t.priority,
    t.parent_id is not null as "isPart",
    day.matches,
    day.live,
    day.to_come as "toCome",
    day.finished,
    day.tips,
    day.next as "nextKickoffUtc"
  from day
  join tournaments t on t.numeric_id = day.tournament_id
  join countries c on c.id = t.country_id
  where (not $3 or t.gender_type = 'women')
    and ($6::text is null or t.level = $6)
  order by t.priority, t.parent_id nulls first, t.name, t.numeric_id
) listed;

-- data/queries/home/list-favourite-matches.ts: list-favourite-matches
with followed as (
  select m.id
  from matches m
  where m.id = any($1)
  union
  select m.id
  from matches m
  where m.home_team_id = any($2)
    and m.kickoff_utc >= $4
    and m.kickoff_utc < $5
  union
  select m.id
  from matches m
  where m.away_team_id = any($2)
    and m.kickoff_utc >= $4
    and m.kickoff_utc < $5
  union
  select m.id
  from matches m
  where m.tournament_id = any($3)
    and m.kickoff_utc >= $4
    and m.kickoff_utc < $5
)
select m.id
from followed
join matches m on m.id = followed.id
  and m.sport_id = 1
join tournaments t on t.numeric_id = m.tournament_id
order by m.kickoff_utc, t.priority, m.id
limit $6;

-- data/queries/home/list-followed.ts: list-followed-teams
select t.id,
  t.slug,
  case t.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  coalesce(n.name, t.name) as name,
  t.name as "crestName",
  t.colours
from teams t
left join team_names n on n.team_id = t.id
  and n.locale = $2
where t.id = any($1);

-- data/queries/home/list-followed.ts: list-followed-tournaments
select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.code
from tournaments t
join countries c on c.id = t.country_id
where t.numeric_id = any($1)
order by t.priority, t.numeric_id;

-- data/queries/home/list-lower-levels.ts: list-lower-levels
select level
from tournaments t
where t.level <> 'senior'
  and exists (
    select
    from matches m
    where m.tournament_id = t.numeric_id
      and m.sport_id = 1
      and m.kickoff_utc >= $1
      and m.kickoff_utc < $2
      and (not $3 or m.status = 'live')
  )
group by level;

-- data/queries/home/list-matches-of-day.ts: list-matches-of-day
select m.id
from matches m
where m.sport_id = 1
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2
  and m.tournament_id = any($3)
  and (not $4 or m.status = 'live')
  and (
    not $5
      or m.id in (
        select coalesce(f.match_id, t.match_id)
        from tips t
        left join former_match_ids f on f.former_id = t.match_id
        where t.kickoff_utc >= $1::timestamptz - interval '1 day'
          and t.kickoff_utc < $2::timestamptz + interval '1 day'
          and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
      )
  )
order by m.kickoff_utc, m.id;

-- data/queries/home/matches-by-time.ts: count-matches-until-now
with listed as materialized (
  select m.kickoff_utc, m.status
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
    and (not $3 or t.gender_type = 'women')
    and ($4::text is null or t.level = $4)
  where m.sport_id = 1
    and m.kickoff_utc >= $1
    and m.kickoff_utc < $2
    and (
      not $5
        or m.id in (
          select coalesce(f.match_id, t.match_id)
          from tips t
          left join former_match_ids f on f.former_id = t.match_id
          where t.kickoff_utc >= $1::timestamptz - interval '1 day'
            and t.kickoff_utc < $2::timestamptz + interval '1 day'
            and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
        )
    )
)
select count(*)::int as count
from listed
where kickoff_utc < least($6::timestamptz, (select min(kickoff_utc) from listed where status = 'live'));

-- data/queries/home/matches-by-time.ts: list-matches-by-time
select m.id
from matches m
join tournaments t on t.numeric_id = m.tournament_id
  and (not $3 or t.gender_type = 'women')
  and ($6::text is null or t.level = $6)
where m.sport_id = 1
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2
  and (
    not $5
      or m.id in (
        select coalesce(f.match_id, t.match_id)
        from tips t
        left join former_match_ids f on f.former_id = t.match_id
        where t.kickoff_utc >= $1::timestamptz - interval '1 day'
          and t.kickoff_utc < $2::timestamptz + interval '1 day'
          and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
      )
  )
order by m.kickoff_utc asc, t.priority, m.id
offset $7
limit $4;

-- data/queries/home/matches-by-time.ts: list-previous-matches
select m.id
from matches m
join tournaments t on t.numeric_id = m.tournament_id
  and (not $3 or t.gender_type = 'women')
  and ($6::text is null or t.level = $6)
where m.sport_id = 1
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2
  and m.status in ('finished', 'awarded')
  and (
    not $5
      or m.id in (
        select coalesce(f.match_id, t.match_id)
        from tips t
        left join former_match_ids f on f.former_id = t.match_id
        where t.kickoff_utc >= $1::timestamptz - interval '1 day'
          and t.kickoff_utc < $2::timestamptz + interval '1 day'
          and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
      )
  )
order by m.kickoff_utc desc, t.priority, m.id
offset $7
limit $4;

-- data/queries/home/read-chosen-matches.ts: list-chosen-matches
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
    offset 0
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
  where m.id = any((select $2::int[])::int[])
) listed;

-- data/queries/home/read-chosen-matches.ts: list-mixed-matches
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
    t.name as "tournamentName",
    c.code as "countryCode"
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
  join countries c on c.id = t.country_id
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
    offset 0
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
  where m.id = any((select $2::int[])::int[])
) listed;

-- data/queries/leagues/list-league-countries.ts: list-league-countries
with day as (
  select m.tournament_id, count(*)::int as matches
  from matches m
  where m.sport_id = 1
    and m.kickoff_utc >= $1
    and m.kickoff_utc < $2
    and m.tournament_id not in (select numeric_id from tournaments where level <> 'senior')
  group by m.tournament_id
)
select c.slug,
  c.code,
  c.region,
  array_agg(t.id order by t.priority, t.id) as "tournamentIds",
  coalesce(sum(day.matches), 0)::int as matches
from countries c
join tournaments t on t.country_id = c.id
  and t.sport_id = 1
  and t.current_season is not null
left join day on day.tournament_id = t.numeric_id
group by c.id;

-- data/queries/leagues/list-leagues.ts: list-leagues
with family as (
  select part.parent_id, count(*)::int as parts
  from tournaments part
  where part.current_season is not null
    and part.parent_id is not null
    and part.field_sources ? 'name'
  group by part.parent_id
),
  chosen as (
    select t.numeric_id,
      t.name,
      t.slug,
      t.category_slug,
      t.country_id,
      t.priority,
      (t.current_season is not null)::int + coalesce(family.parts, 0) as competitions
    from tournaments t
    left join family on family.parent_id = t.numeric_id
    where t.sport_id = 1
      and (
        t.current_season is not null
          and not (t.parent_id is not null and t.field_sources ? 'name')
          or family.parts > 0
      )
    order by t.priority, t.numeric_id
    limit $3
  ),
  day as (
    select case
      when t.parent_id is not null and t.field_sources ? 'name' then t.parent_id
      else t.numeric_id
    end as tournament_id,
      count(*)::int as matches
    from matches m
    join tournaments t on t.numeric_id = m.tournament_id
    where m.sport_id = 1
      and m.kickoff_utc >= $1
      and m.kickoff_utc < $2
    group by 1
  )
select t.numeric_id as id,
  t.name,
  t.slug,
  t.category_slug as "categorySlug",
  c.slug as "countrySlug",
  c.code as "countryCode",
  c.region as "countryRegion",
  coalesce(day.matches, 0) as matches,
  t.competitions,
  o.counted_at is not null as "isCounted",
  o.results_since::text as results,
  o.tables_since as tables,
  o.line_ups_since::text as "lineUps",
  o.odds_since::text as odds,
  o.forecasts_since::text as forecasts
from chosen t
join countries c on c.id = t.country_id
left join competition_coverage o on o.tournament_id = t.numeric_id
left join day on day.tournament_id = t.numeric_id
order by t.priority, t.numeric_id;

-- data/queries/links/get-offers-of-place.ts: get-match-in-time
select status, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown" from matches where id = $1;

-- data/queries/links/list-link-clicks.ts: list-link-clicks
select bookmaker, sport, placement, sum(clicks)::int as clicks
from link_clicks
where ($1::date is null or day >= $1)
  and ($2::date is null or day <= $2)
group by bookmaker, sport, placement
order by clicks desc, bookmaker, sport, placement;

-- data/queries/live/list-last-reports.ts: list-last-reports
select m.id as "matchId",
  m.state_source as source,
  o.said_at as "saidAt",
  o.call_seconds as "callSeconds",
  m.silent_since as "silentSince"
from matches m
left join match_reports o on o.match_id = m.id
  and o.provider = m.state_source
where m.sport_id = 1
  and m.status = 'live'
  and m.state_source is not null
  and m.kickoff_utc between $1::timestamptz - interval '12 hours' and $1::timestamptz + interval '1 hour';

-- data/queries/live/list-live-events.ts
select sequence::float8 as sequence,
  match_id as "matchId",
  tournament_id as "tournamentId",
  to_char(day, 'YYYY-MM-DD') as day,
  event,
  source,
  since_at as "sinceAt"
from live_events
order by sequence desc
limit $1;

-- data/queries/live/list-live-events.ts: first-live-sequence
select 1 from live_events where sequence <= $1 limit 1;

-- data/queries/live/list-live-events.ts: latest-live-sequence
select coalesce(max(sequence), 0)::float8 as last from live_events;

-- data/queries/live/list-live-events.ts: list-live-events
select sequence::float8 as sequence,
  match_id as "matchId",
  tournament_id as "tournamentId",
  to_char(day, 'YYYY-MM-DD') as day,
  event,
  source,
  since_at as "sinceAt"
from live_events
where sequence > $1
order by sequence
limit $2;

-- data/queries/live/list-live-events.ts: list-live-events-of
select sequence::float8 as sequence,
  match_id as "matchId",
  tournament_id as "tournamentId",
  to_char(day, 'YYYY-MM-DD') as day,
  event,
  source,
  since_at as "sinceAt"
from live_events
where sequence > $1
  and sequence <= $2
  and (
    match_id = any($3)
      or tournament_id = any($4)
      or day = any($5::date[])
      or (
        (kind in ('status', 'tip') or kind = 'prediction' and event->>'outcome' is not null)
          and 'football' = any($6)
      )
      or (kind = 'play' and event->>'sport' = any($6) and event->>'change' <> 'going-on')
  )
order by sequence
limit $7;

-- data/queries/live/list-live-events.ts: list-live-states
select match_id as "matchId", state
from live_states
where match_id = any($1)
  or tournament_id = any($2)
  or day = any($3::date[])
order by match_id;

-- data/queries/live/list-live-lags.ts: list-live-lags
select l.source, l.tournament_id as "tournamentId", t.id as competition, l.counts
from live_lag_sums l
join tournaments t on t.numeric_id = l.tournament_id
order by l.source, l.tournament_id;

-- data/queries/live/list-source-pauses.ts: list-source-pauses
select source, counts from source_pauses where day > ($1::timestamptz at time zone 'UTC')::date - 7;

-- data/queries/match-feed/get-version-of-days.ts: get-version-of-days
select coalesce(max(version) filter (where topics && $1::text[]), min(version), 0)::float8 as version
from changes;

-- data/queries/match-feed/list-published-matches.ts: list-published-ids
select m.id
from matches m
where m.sport_id = 1
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2::timestamptz + interval '1 day'
  and ($3::text is null or m.tournament_id = (select t.numeric_id from tournaments t where t.id = $3))
  and (m.kickoff_utc, m.id) > ($5::timestamptz, $6::int)
order by m.kickoff_utc, m.id
limit $4;

-- data/queries/match-feed/list-published-matches.ts: list-published-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    t.id as "tournamentId",
    t.name as "tournamentName",
    t.numeric_id as "tournamentNumber",
    tc.region as "tournamentRegion",
    t.type as "tournamentKind",
    s.label as season,
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.leg,
    m.part,
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.status,
    m.period,
    m.minute,
    m.added_minute as "addedMinute",
    m.home_goals as "homeGoals",
    m.away_goals as "awayGoals",
    m.half_time_home as "halfTimeHome",
    m.half_time_away as "halfTimeAway",
    m.full_time_home as "fullTimeHome",
    m.full_time_away as "fullTimeAway",
    m.extra_time_home as "extraTimeHome",
    m.extra_time_away as "extraTimeAway",
    m.penalties_home as "penaltiesHome",
    m.penalties_away as "penaltiesAway",
    h.id as "homeId",
    h.slug as "homeSlug",
    h.name as "homeName",
    hc.slug as "homeCountry",
    a.id as "awayId",
    a.slug as "awaySlug",
    a.name as "awayName",
    ac.slug as "awayCountry",
    v.name as "venueName",
    v.town as "venueTown",
    m.neutral_venue as "neutralVenue",
    m.referee,
    m.attendance,
    array[m.fixture_source,
    m.state_source,
    m.details_source,
    m.events_source] as providers,
    m.events_source is not null as "knowsEvents",
    (
      select json_agg(
        json_build_object(
          'minute', e.minute, 'addedMinute', e.added_minute, 'side', e.side, 'kind', e.kind,
          'playerName', e.player_name, 'shirtNumber', e.shirt_number, 'replacedName', e.replaced_name,
          'replacedNumber', e.replaced_number, 'assistName', e.assist_name, 'home', e.home_goals,
          'away', e.away_goals
        ) order by e.sequence
      )
      from match_events e
      where e.match_id = m.id
    ) as events,
    case
      when m.status = 'scheduled' and m.kickoff_utc > $2 and m.prices_from is not null then (
        select json_agg(
          json_build_object(
            'market', market, 'line', line, 'quotedAt', quoted_at, 'prices', prices
          ) order by market,
          line
        )
        from (
          select market, line, max(quoted_at) as quoted_at, array_agg(highest order by place) as prices
          from (
            select latest.market,
              latest.line,
              price.place,
              max(price.odds) as highest,
              max(latest.quoted_at) as quoted_at
            from (
              select distinct on (q.market, q.line, q.bookmaker_id) q.market,
                q.line,
                q.odds,
                q.quoted_at,
                (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts
              from quotes q
              where q.match_id = m.id
                and q.bookmaker_id + 0 = any(array(select b.id from bookmakers b where b.kind = 'bookmaker'))
                and (
                  q.quoted_at <= $2
                    and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
                    and (q.phase <> 'closing' or m.kickoff_utc <= $2)
                )
              order by q.market,
                q.line,
                q.bookmaker_id,
                q.quoted_at desc,
                array_position(array['closing', 'moving', 'opening'], q.phase)
            ) latest
            cross join lateral unnest(latest.odds) with ordinality as price(odds, place)
            where latest.counts
            group by latest.market, latest.line, price.place
          ) highest
          group by market, line
        ) best
      )
    end as prices,
    (
      select json_build_object(
        'result', p.result, 'homeChance', p.home_chance, 'drawChance', p.draw_chance,
        'awayChance', p.away_chance, 'homeScore', p.home_score, 'awayScore', p.away_score,
        'overChance', p.over_chance, 'bothScoreChance', p.both_score_chance, 'recordedAt', l.published_at,
        'outcome', o.outcome
      )
      from predictions p
      join ledger_records l on l.sequence = p.sequence
      left join prediction_outcomes o on o.sequence = p.sequence
        and o.leaf = p.leaf
      where p.match_id = any(
        array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id)
      )
        and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
      order by p.kickoff_utc desc
      limit 1
    ) as recorded,
    case
      when m.status = 'scheduled' then (
        select json_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended)
        from forecasts f
        where f.match_id = m.id
      )
    end as forecast
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
  join countries tc on tc.id = t.country_id
  join seasons s on s.id = m.season_id
  join teams h on h.id = m.home_team_id
  join countries hc on hc.id = h.country_id
  join teams a on a.id = m.away_team_id
  join countries ac on ac.id = a.country_id
  left join venues v on v.id = m.venue_id
  where m.id = any($1)
  order by m.kickoff_utc, m.id
) listed;

-- data/queries/match/get-coverage-of-clubs.ts: get-coverage-of-clubs
select max(since) as since,
  case
    when not bool_or(has_cups) then 'league'
    when not bool_or(has_leagues) then 'cup'
    else 'both'
  end as kinds
from (
  select min(left(s.label, 4)::int) as since,
    bool_or(t.type = 'league') as has_leagues,
    bool_or(t.type = 'cup') as has_cups
  from season_entries e
  join seasons s on s.id = e.season_id
  join tournaments t on t.numeric_id = s.tournament_id
  where e.team_id in ($1, $2)
    and left(s.label, 4)::int <= $3
  group by e.team_id
) as of_club
having count(*) > 0;

-- data/queries/match/get-match.ts: get-match
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
  m.season_id as "seasonId",
  m.prices_from as "pricesFrom",
  m.prices_seen_at as "pricesSeenAt",
  s.label as "seasonLabel",
  m.extra_time_away as "extraTimeAway",
  case
    when (m.last_reported->>'home_goals') is not null and (m.last_reported->>'away_goals') is not null then jsonb_build_object(
      'home', m.last_reported->'home_goals', 'away', m.last_reported->'away_goals',
      'minute', m.last_reported->'minute', 'addedMinute', m.last_reported->'added_minute'
    )
  end as "lastReported",
  m.neutral_venue as "neutralVenue",
  m.attendance,
  m.referee,
  v.name as "venueName",
  v.town as "venueTown",
  t.name as "tournamentName",
  t.field_sources ? 'name' as "isNamedBySource",
  t.slug as "tournamentSlug",
  t.type as "tournamentType",
  t.category_slug as "categorySlug",
  t.gender_type as "genderType",
  t.zones,
  c.code as "countryCode",
  c.region,
  to_jsonb(st) as statistics
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join countries c on c.id = t.country_id
join seasons s on s.id = m.season_id
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
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
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
left join venues v on v.id = coalesce(m.venue_id, case when not m.neutral_venue then h.venue_id end)
left join match_statistics st on st.match_id = m.id
where m.slug = $1
  and m.sport_id = 1;

-- data/queries/match/get-present-slug.ts: get-present-slug
select m.slug from former_slugs f join matches m on m.id = f.match_id where f.slug = $1 and m.sport_id = $2;

-- data/queries/match/list-open-matches.ts: list-open-matches
select id, status, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown", updated_at as "changedAt"
from matches
where sport_id = $1
  and status in ('scheduled', 'live')
  and kickoff_utc <= $2
order by kickoff_utc, id
limit $3;

-- data/queries/news/list-news-addresses.ts: list-news-addresses
select slug, published_at as "publishedAt" from news order by published_at desc, id desc limit 40000;

-- data/queries/news/list-news.ts: list-news
select n.slug,
  n.facts,
  n.published_at as "publishedAt",
  n.tournament_id as "tournamentId",
  case
    when t.numeric_id is not null then jsonb_build_object(
      'name', t.name, 'slug', t.slug, 'categorySlug', t.category_slug, 'region', c.region
    )
  end as tournament
from news n
left join tournaments t on t.numeric_id = n.tournament_id
left join countries c on c.id = t.country_id
where ($1::int is null or n.tournament_id = $1)
  and ($2::text is null or n.clubs @> array[$2::text])
  and ($3::text is null or n.slug = $3)
  and ($5::timestamptz is null or n.published_at >= $5)
order by n.published_at desc, n.id
limit $4;

-- data/queries/odds/list-bookmaker-ids.ts
select slug, id from bookmakers;

-- data/queries/odds/list-bookmaker-names.ts: list-bookmaker-names
select slug, name from bookmakers;

-- data/queries/odds/list-compared-matches.ts: list-compared-ids
select m.id
from matches m
join compared_prices p on p.match_id = m.id
  and p.market = $1
join tournaments t on t.numeric_id = m.tournament_id
where m.sport_id = 1
  and m.kickoff_utc > $2
  and m.kickoff_utc < $3
  and m.status = 'scheduled'
  and ($4::int is null or m.tournament_id = $4)
  and (
    $5::text is null
      or m.tournament_id in (
        select numeric_id from tournaments where country_id = (select id from countries where slug = $5)
      )
  )
order by case when $6 then 1 else -1 end * t.priority, m.tournament_id, m.kickoff_utc, m.id
limit $7
offset $8;

-- data/queries/odds/list-compared-matches.ts: list-compared-ids-by-figure
select first.id
from (
  select m.id,
    m.tournament_id,
    m.kickoff_utc,
    case
      when $6 then 1
      else -1
    end * case $9
      when 'time' then extract(epoch from m.kickoff_utc)::float8
      when 'first' then p.best[1]
      when 'second' then p.best[2]
      when 'third' then p.best[3]
      when 'margin' then p.margin
      when 'above-average' then p.above_average
    end as figure
  from matches m
  join compared_prices p on p.match_id = m.id
    and p.market = $1
  where m.sport_id = 1
    and m.kickoff_utc > $2
    and m.kickoff_utc < $3
    and m.status = 'scheduled'
    and ($4::int is null or m.tournament_id = $4)
    and (
      $5::text is null
        or m.tournament_id in (
          select numeric_id from tournaments where country_id = (select id from countries where slug = $5)
        )
    )
  order by figure fetch first ($7::int + $8::int) rows
  with ties
) first
join tournaments t on t.numeric_id = first.tournament_id
order by first.figure, t.priority, first.tournament_id, first.kickoff_utc, first.id
limit $7::int
offset $8::int;

-- data/queries/odds/list-compared-matches.ts: list-compared-matches
select coalesce(json_agg(listed), '[]')::text as list
from (
  select m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    coalesce(hn.row_name, h.row_name) as "homeName",
    coalesce(hn.short_name, h.short_name) as "homeShortName",
    coalesce(an.row_name, a.row_name) as "awayName",
    coalesce(an.short_name, a.short_name) as "awayShortName",
    p.line,
    p.books,
    predicted.said - 'chances' as prediction,
    predicted.said -> 'chances' as chances,
    case
      when f.match_id is not null then jsonb_build_object(
        'model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended
      )
    end as forecast,
    (
      select coalesce(
        jsonb_agg(jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection)),
        '[]'
      )
      from tips tip
      where tip.match_id = any(
        array(
          select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id
        )
      )
        and not exists (select from tip_withdrawals w where w.tip_sequence = tip.sequence)
    ) as tipped
  from matches m
  join compared_prices p on p.match_id = m.id
    and p.market = $1
  join teams h on h.id = m.home_team_id
  left join team_names hn on hn.team_id = h.id
    and hn.locale = $3
  join teams a on a.id = m.away_team_id
  left join team_names an on an.team_id = a.id
    and an.locale = $3
  left join forecasts f on f.match_id = m.id
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
    offset 0
  ) predicted
  where m.id = any($2)
) listed;

-- data/queries/odds/list-compared-tournaments.ts: list-compared-tournaments
select t.numeric_id as id, t.name, c.code, c.slug as "countrySlug", c.region, coming.matches
from (
  select m.tournament_id, count(*)::int as matches
  from matches m
  join compared_prices p on p.match_id = m.id
    and p.market = $1
  where m.sport_id = 1
    and m.kickoff_utc > $2
    and m.kickoff_utc < $3
    and m.status = 'scheduled'
  group by m.tournament_id
) coming
join tournaments t on t.numeric_id = coming.tournament_id
join countries c on c.id = t.country_id
order by t.priority, t.numeric_id;

-- data/queries/odds/list-leading-quotes.ts: list-foremost-ids
select m.id
from (
  select numeric_id, priority
  from tournaments
  where $3::int is null
    or numeric_id = $3
  order by priority
  offset 0
) t
cross join lateral (
  select *
  from matches m
  where m.tournament_id = t.numeric_id
    and m.sport_id = 1
    and m.kickoff_utc > $1
    and m.kickoff_utc < $2
    and m.status = 'scheduled'
    and m.best_home_odds is not null
  offset 0
) m
order by t.priority, m.kickoff_utc, m.id
limit $4;

-- data/queries/odds/list-leading-quotes.ts: list-leading-quotes
select m.id as "matchId",
  q.market,
  q.line,
  b.slug as bookmaker,
  newest.earlier,
  (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
  q.odds as prices
from (select id, prices_from, kickoff_utc, kickoff_known from matches where id = any($1) offset 0) m
cross join unnest($3::text[], $4::real[]) as wanted(market, line)
cross join lateral (
  select distinct on (q.bookmaker_id, q.quoted_at <= $2) q.bookmaker_id,
    q.phase,
    q.quoted_at,
    q.quoted_at <= $2 as earlier
  from quotes q
  where q.match_id = m.id
    and q.market = wanted.market
    and q.line = wanted.line
    and (
      q.quoted_at <= $5
        and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
        and (q.phase <> 'closing' or m.kickoff_utc <= $5)
    )
  order by q.bookmaker_id,
    q.quoted_at <= $2,
    q.quoted_at desc,
    array_position(array['closing', 'moving', 'opening'], q.phase)
) newest
join quotes q on q.match_id = m.id
  and q.market = wanted.market
  and q.line = wanted.line
  and q.bookmaker_id = newest.bookmaker_id
  and q.phase = newest.phase
  and q.quoted_at = newest.quoted_at
join bookmakers b on b.id = q.bookmaker_id
  and b.kind = 'bookmaker'
order by m.id, q.market, b.slug, newest.earlier;

-- data/queries/odds/list-moved-matches.ts: list-moved-matches
select m.id,
  m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.prices_seen_at as "pricesSeenAt",
  coalesce(hn.row_name, h.row_name) as "homeName",
  coalesce(an.row_name, a.row_name) as "awayName",
  t.name as "tournamentName"
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $2
where m.id = any($1);

-- data/queries/odds/list-offers-of-bets.ts: list-offers-of-bets
select (
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
    order by q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)
  ) newest
  where newest.counts
    and newest.odds is not null
  order by newest.odds desc, newest.slug
  limit 1
) as offer
from unnest($1::int[], $2::text[], $3::real[], $4::text[]) with ordinality tip(match_id, market, line, selection, place)
join matches m on m.id = tip.match_id
cross join (
  select case $5::text
    when 'en' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,ladbrokes,coral,william-hill,paddy-power,betvictor,betway,unibet-uk,betfred,sky-bet,betmgm}'::text[]
    when 'cs' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon}'::text[]
    when 'de' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365}'::text[]
    when 'es' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,betfair,william-hill,betsson,bet-and-win,interwetten,888sport}'::text[]
    when 'el' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betsson,bet-and-win,interwetten}'::text[]
    when 'it' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,william-hill,betsson,888sport,leovegas}'::text[]
    when 'pt-BR' then '{halyard,copperline,palisade,tamarack,larkspur,wherry,northgate,quillon,bet365,betfair,sportingbet,1xbet}'::text[]
  end as bookmakers
) edition
order by tip.place;

-- data/queries/odds/list-priced-tournaments.ts: list-priced-tournaments
select t.numeric_id as id, t.name, c.code, coming.matches
from (
  select m.tournament_id, count(*)::int as matches
  from matches m
  where m.sport_id = 1
    and m.kickoff_utc > $1
    and m.kickoff_utc < $2
    and m.status = 'scheduled'
    and m.best_home_odds is not null
  group by m.tournament_id
) coming
join tournaments t on t.numeric_id = coming.tournament_id
join countries c on c.id = t.country_id
order by t.priority, t.numeric_id;

-- data/queries/odds/list-quotes-of-lines.ts: list-quotes-of-lines
select m.match_id as "matchId",
  m.market,
  m.line,
  b.slug as bookmaker,
  b.name,
  b.kind,
  newest."quotedAt",
  newest.prices
from (
  select wanted.*, matches.kickoff_utc, matches.kickoff_known, matches.prices_from
  from unnest($1::int[], $2::text[], $3::real[]) as wanted(match_id, market, line)
  join matches on matches.id = wanted.match_id
  offset 0
) m
cross join lateral (
  select distinct on (q.bookmaker_id) q.bookmaker_id,
    case when q.read_at <= $4 then q.read_at else q.quoted_at end as "quotedAt",
    q.odds as prices,
    (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts
  from quotes q
  where q.match_id = m.match_id
    and q.market = m.market
    and q.line = m.line
    and (
      q.quoted_at <= $4
        and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
        and (q.phase <> 'closing' or m.kickoff_utc <= $4)
    )
  order by q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)
) newest
join bookmakers b on b.id = newest.bookmaker_id
  and b.kind = 'bookmaker'
where newest.counts
order by m.match_id, m.market, m.line, newest.bookmaker_id;

-- data/queries/odds/list-recent-quotes.ts: list-recent-quotes
select q.match_id as "matchId", q.market, b.slug as bookmaker, q.quoted_at as at, q.odds as prices
from quotes q
join bookmakers b on b.id = q.bookmaker_id
  and b.kind = 'bookmaker'
where q.match_id = any($1)
  and (q.market, q.line) in (select * from unnest($4::text[], $5::real[]))
  and q.quoted_at > $2
  and q.quoted_at <= $3
order by q.quoted_at, q.match_id, q.market, b.slug;

-- data/queries/players/find-players.ts: find-players
select p.slug,
  p.name,
  case
    when t.id is not null then jsonb_build_object(
      'name', coalesce(n.name, t.name), 'crestName', t.name, 'colours', t.colours
    )
  end as club
from players p
left join lateral (
  select team_id from player_teams r where r.player_id = p.id order by last_day desc, team_id limit 1
) present on true
left join teams t on t.id = present.team_id
left join team_names n on n.team_id = t.id
  and n.locale = $1
where strpos('-' || p.slug, '-' || $2) > 0
  and (
    exists (select from line_up_players where player_id = p.id)
      or exists (select from match_events where player_id = p.id)
  )
order by strpos('-' || p.slug || '-', '-' || $2 || '-') = 0, p.name, p.id
limit $3;

-- data/queries/players/get-player.ts: get-player
select p.id,
  p.slug,
  p.name,
  p.birth_date::text as "birthDate",
  c.code as "countryCode",
  coalesce(
    s.position,
    (
      select l.position
      from line_up_players l
      join matches m on m.id = l.match_id
      where l.player_id = p.id
        and l.position is not null
      order by m.kickoff_utc desc
      limit 1
    )
  ) as position,
  coalesce(
    s.shirt_number,
    (
      select l.shirt_number
      from line_up_players l
      join matches m on m.id = l.match_id
      where l.player_id = p.id
        and l.shirt_number is not null
      order by m.kickoff_utc desc
      limit 1
    )
  ) as "shirtNumber",
  case
    when t.id is not null then jsonb_build_object(
      'id', t.id, 'slug', t.slug, 'name', coalesce(n.name, t.name),
      'shortName', coalesce(n.short_name, t.short_name), 'crestName', t.name, 'colours', t.colours
    )
  end as club,
  array(select team_id from player_teams where player_id = p.id order by team_id) as "teamIds"
from players p
left join countries c on c.id = p.country_id
left join lateral (
  select team_id
  from player_teams r
  where r.player_id = p.id
  order by exists (select 1 from squad_members m where m.player_id = p.id and m.team_id = r.team_id) desc,
    last_day desc,
    team_id
  limit 1
) present on true
left join lateral (
  select position, shirt_number
  from squad_members m
  where m.player_id = p.id
    and m.team_id = present.team_id
  order by shirt_number
  limit 1
) s on true
left join teams t on t.id = present.team_id
left join team_names n on n.team_id = t.id
  and n.locale = $1
where p.slug = $2;

-- data/queries/prediction/count-predictions-of-days.ts: count-predictions-of-days
select (
  select count(*)::int
  from predictions p
  where p.kickoff_utc >= s.from_at
    and p.kickoff_utc < s.to_at
    and p.sport = $1
) as number
from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality s(from_at, to_at, place)
order by s.place;

-- data/queries/prediction/get-day-of-record.ts: get-day-of-record
select predicted.decided,
  predicted.right,
  predicted.promised,
  tipped.tips,
  tipped.won,
  predicted.afterwards + tipped.afterwards as afterwards
from (
  select count(*)::int as decided,
    count(*) filter (where o.outcome = 'right')::int as right,
    coalesce(
      sum(case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end),
      0
    ) as promised,
    count(*) filter (where r.origin = any($4))::int as afterwards
  from predictions p
  join prediction_roots r on r.sequence = p.sequence
  join prediction_outcomes o on o.sequence = p.sequence
    and o.leaf = p.leaf
    and o.outcome in ('right', 'wrong')
  where p.kickoff_utc >= $1
    and p.kickoff_utc < $2
    and p.sport = $3
) predicted
cross join (
  select count(*)::int as tips,
    count(*) filter (where s.outcome in ('won', 'half-won'))::int as won,
    count(*) filter (where t.origin = any($4))::int as afterwards
  from tips t
  join tip_settlements s on s.tip_sequence = t.sequence
    and s.outcome <> 'void'
    and not exists (select 1 from tip_settlements later where later.corrects_sequence = s.sequence)
  where t.kickoff_utc >= $1
    and t.kickoff_utc < $2
    and t.sport is null
) tipped;

-- data/queries/prediction/get-prediction-of-match.ts: get-prediction-of-match
select p.sequence as "sequence",
  p.leaf as "leaf",
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
  r.origin,
  l.published_at as "publishedAt",
  o.outcome
from matches m
join predictions p on p.match_id = any(
  array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id)
)
  and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= $2
join prediction_roots r on r.sequence = p.sequence
join ledger_records l on l.sequence = p.sequence
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
where m.id = $1
order by p.kickoff_utc desc
limit 1;

-- data/queries/prediction/get-prediction.ts: get-prediction
select p.sequence,
  p.leaf,
  p.sport as "sport",
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
  p.model_version as "modelVersion",
  r.origin,
  o.outcome,
  o.corners,
  o.cards,
  case
    when m.id is not null then jsonb_build_object(
      'id', m.id, 'slug', m.slug, 'status', m.status, 'homeName', coalesce(hn.name, h.name),
      'awayName', coalesce(an.name, a.name), 'homeGoals', o.home_goals, 'awayGoals', o.away_goals,
      'play', o.play, 'facts', coalesce(m.facts, '{}')
    )
  end as match,
  case
    when c.id is not null then jsonb_build_object(
      'numericId', c.numeric_id, 'name', c.name, 'slug', c.slug, 'categorySlug', c.category_slug,
      'countryCode', co.code, 'region', co.region
    )
  end as tournament,
  r.root
from predictions p
join prediction_roots r on r.sequence = p.sequence
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
left join former_match_ids f on f.former_id = p.match_id
left join matches m on m.id = coalesce(f.match_id, p.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
left join tournaments c on c.id = p.tournament_id
left join countries co on co.id = c.country_id
where p.sequence = $1
  and p.leaf = $2;

-- data/queries/prediction/list-begun-predictions.ts: list-begun-chances
select p.sequence,
  p.leaf,
  p.result,
  case p.result
    when 'home' then p.home_chance
    when 'draw' then p.draw_chance
    else p.away_chance
  end as chance,
  p.decimal_odds as "decimalOdds",
  o.outcome,
  coalesce(f.match_id, p.match_id) as "matchId"
from predictions p
left join (
  select sequence, leaf, outcome
  from prediction_outcomes
  where sequence = any(
    array(select distinct sequence from predictions where kickoff_utc >= $1 and kickoff_utc < $2)
  )
) o on o.sequence = p.sequence
  and o.leaf = p.leaf
left join former_match_ids f on f.former_id = p.match_id
where p.kickoff_utc >= $1
  and p.kickoff_utc < $2
  and p.sport = 'football';

-- data/queries/prediction/list-begun-predictions.ts: list-begun-predictions
select p.sequence,
  p.leaf,
  r.origin,
  p.result,
  case p.result
    when 'home' then p.home_chance
    when 'draw' then p.draw_chance
    else p.away_chance
  end as chance,
  o.outcome,
  m.id,
  m.slug,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.status,
  m.period,
  m.minute,
  m.added_minute as "addedMinute",
  coalesce(hn.row_name, h.row_name) as "homeName",
  coalesce(an.row_name, a.row_name) as "awayName",
  m.home_goals as "homeGoals",
  m.away_goals as "awayGoals",
  m.full_time_home as "fullTimeHome",
  m.full_time_away as "fullTimeAway",
  m.extra_time_home as "extraTimeHome",
  m.penalties_home as "penaltiesHome",
  m.penalties_away as "penaltiesAway"
from unnest($1::int[], $2::int[]) place(sequence, leaf)
join predictions p on p.sequence = place.sequence
  and p.leaf = place.leaf
join prediction_roots r on r.sequence = p.sequence
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
left join former_match_ids f on f.former_id = p.match_id
join matches m on m.id = coalesce(f.match_id, p.match_id)
join tournaments t on t.numeric_id = m.tournament_id
join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $3
join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $3
order by t.priority, m.kickoff_utc, m.id;

-- data/queries/prediction/list-begun-predictions.ts: list-places-of-begun
select m.id,
  m.kickoff_utc as "kickoffUtc",
  t.priority,
  t.id as "competitionId",
  case
    when m.status = 'live' then jsonb_build_object(
      'homeGoals', m.home_goals, 'awayGoals', m.away_goals, 'fullTimeHome', m.full_time_home,
      'fullTimeAway', m.full_time_away, 'extraTimeHome', m.extra_time_home
    )
  end as playing
from matches m
join tournaments t on t.numeric_id = m.tournament_id
where m.id = any($1)
  and m.sport_id = 1
  and m.status <> 'scheduled';

-- data/queries/prediction/list-coming-predictions.ts: list-coming-predictions
select m.id,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.tournament_id as "tournamentId"
from matches m
where m.sport_id = $1
  and m.kickoff_utc >= $2
  and m.kickoff_utc < $3
  and m.status = 'scheduled'
order by m.kickoff_utc, m.id;

-- data/queries/prediction/list-coming-predictions.ts: list-competition-ranks
select numeric_id as "tournamentId", id as "competitionId", priority
from tournaments
where numeric_id = any($1);

-- data/queries/prediction/list-count-sums.ts: list-count-sums
select origin, part as kind, predictions, decided, "right", promised::float8
from prediction_sums
where part in ('corners', 'cards');

-- data/queries/prediction/list-dated-predictions.ts: list-dated-chances
select p.sequence,
  p.leaf,
  coalesce(f.match_id, p.match_id) as "matchId",
  p.kickoff_utc as "kickoffUtc",
  case p.result
    when 'home' then p.home_chance
    when 'draw' then p.draw_chance
    else p.away_chance
  end as chance,
  c.numeric_id as "tournamentId",
  c.priority
from predictions p
left join former_match_ids f on f.former_id = p.match_id
left join tournaments c on c.id = p.tournament_id
where p.kickoff_utc >= $1
  and p.kickoff_utc < $2
  and p.sport = $3
order by p.kickoff_utc desc, p.match_id
limit $4;

-- data/queries/prediction/list-dated-predictions.ts: list-dated-predictions
select p.sequence,
  p.leaf,
  p.sport as "sport",
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
  p.model_version as "modelVersion",
  r.origin,
  o.outcome,
  o.corners,
  o.cards,
  case
    when m.id is not null then jsonb_build_object(
      'id', m.id, 'slug', m.slug, 'status', m.status, 'homeName', coalesce(hn.name, h.name),
      'awayName', coalesce(an.name, a.name), 'homeGoals', o.home_goals, 'awayGoals', o.away_goals,
      'play', o.play, 'facts', coalesce(m.facts, '{}')
    )
  end as match,
  case
    when c.id is not null then jsonb_build_object(
      'numericId', c.numeric_id, 'name', c.name, 'slug', c.slug, 'categorySlug', c.category_slug,
      'countryCode', co.code, 'region', co.region
    )
  end as tournament,
  l.published_at as "publishedAt"
from unnest($2::int[], $3::int[]) place(sequence, leaf)
join predictions p on p.sequence = place.sequence
  and p.leaf = place.leaf
join ledger_records l on l.sequence = p.sequence
join prediction_roots r on r.sequence = p.sequence
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
left join former_match_ids f on f.former_id = p.match_id
left join matches m on m.id = coalesce(f.match_id, p.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $1
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $1
left join tournaments c on c.id = p.tournament_id
left join countries co on co.id = c.country_id;

-- data/queries/prediction/list-dated-predictions.ts: list-dated-predictions-of-one
select p.sequence,
  p.leaf,
  p.sport as "sport",
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
  p.model_version as "modelVersion",
  r.origin,
  o.outcome,
  o.corners,
  o.cards,
  case
    when m.id is not null then jsonb_build_object(
      'id', m.id, 'slug', m.slug, 'status', m.status, 'homeName', coalesce(hn.name, h.name),
      'awayName', coalesce(an.name, a.name), 'homeGoals', o.home_goals, 'awayGoals', o.away_goals,
      'play', o.play, 'facts', coalesce(m.facts, '{}')
    )
  end as match,
  case
    when c.id is not null then jsonb_build_object(
      'numericId', c.numeric_id, 'name', c.name, 'slug', c.slug, 'categorySlug', c.category_slug,
      'countryCode', co.code, 'region', co.region
    )
  end as tournament,
  l.published_at as "publishedAt"
from predictions p
join ledger_records l on l.sequence = p.sequence
join prediction_roots r on r.sequence = p.sequence
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
left join former_match_ids f on f.former_id = p.match_id
left join matches m on m.id = coalesce(f.match_id, p.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $1
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $1
left join tournaments c on c.id = p.tournament_id
left join countries co on co.id = c.country_id
where p.kickoff_utc >= $2
  and p.kickoff_utc < $3
  and p.sport = $4
  and p.tournament_id = $5
order by p.kickoff_utc desc, p.match_id
limit $6;

-- data/queries/prediction/list-last-batches.ts: list-last-batches
select p.sequence,
  p.sport,
  r.recorded_at as "recordedAt",
  p.root,
  p.leaves,
  p.starts_from as "startsFrom",
  p.starts_until as "startsUntil"
from prediction_roots p
join ledger_records r on r.sequence = p.sequence
order by p.sequence desc
limit $1;

-- data/queries/prediction/list-matches-to-predict.ts: list-matches-to-predict
select m.id as "matchId",
  t.id as "tournamentId",
  m.kickoff_utc as "kickoffUtc",
  h.name as "homeName",
  a.name as "awayName",
  m.basis,
  m.parameters,
  m.counts,
  s.label as season,
  m.home_team_id as "homeId",
  m.away_team_id as "awayId"
from (
  select m.*,
    case
      when f.blended is not null then 'blended'
      when f.market_informed is not null then 'market-informed'
      else 'model'
    end as basis,
    coalesce(f.blended, f.market_informed, f.model) as parameters,
    f.counts
  from (
    select m.id, m.tournament_id, m.season_id, m.home_team_id, m.away_team_id, m.kickoff_utc
    from matches m
    where m.sport_id = $1
      and m.kickoff_utc >= $2
      and m.kickoff_utc < $3
      and m.kickoff_known
      and (m.status = 'scheduled' or $5)
      and not exists (
        select
        from predictions p
        where p.match_id = m.id
          and p.kickoff_utc between m.kickoff_utc - make_interval(secs => $4) and m.kickoff_utc + make_interval(secs => $4)
      )
      and not exists (
        select
        from former_match_ids former
        join predictions p on p.match_id = former.former_id
        where former.match_id = m.id
          and p.kickoff_utc between m.kickoff_utc - make_interval(secs => $4) and m.kickoff_utc + make_interval(secs => $4)
      )
    order by m.kickoff_utc, m.id
    offset 0
  ) m
  join forecasts f on f.match_id = m.id
  order by m.kickoff_utc, m.id
) m
join tournaments t on t.numeric_id = m.tournament_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
join seasons s on s.id = m.season_id
order by m.kickoff_utc, m.id;

-- data/queries/prediction/list-matches-to-predict.ts: list-page-to-predict
select m.id as "matchId",
  t.id as "tournamentId",
  m.kickoff_utc as "kickoffUtc",
  h.name as "homeName",
  a.name as "awayName",
  m.basis,
  m.parameters,
  m.counts
from (
  select m.*,
    case
      when f.blended is not null then 'blended'
      when f.market_informed is not null then 'market-informed'
      else 'model'
    end as basis,
    coalesce(f.blended, f.market_informed, f.model) as parameters,
    f.counts
  from (
    select m.id, m.tournament_id, m.season_id, m.home_team_id, m.away_team_id, m.kickoff_utc
    from matches m
    where m.sport_id = $1
      and m.kickoff_utc >= $2
      and m.kickoff_utc < $3
      and m.kickoff_known
      and m.status = 'scheduled'
      and (m.kickoff_utc, m.id) > ($5::timestamptz, $6::int)
      and not exists (
        select
        from predictions p
        where p.match_id = m.id
          and p.kickoff_utc between m.kickoff_utc - make_interval(secs => $4) and m.kickoff_utc + make_interval(secs => $4)
      )
      and not exists (
        select
        from former_match_ids former
        join predictions p on p.match_id = former.former_id
        where former.match_id = m.id
          and p.kickoff_utc between m.kickoff_utc - make_interval(secs => $4) and m.kickoff_utc + make_interval(secs => $4)
      )
    order by m.kickoff_utc, m.id
    offset 0
  ) m
  join forecasts f on f.match_id = m.id
  order by m.kickoff_utc, m.id
  limit $7
) m
join tournaments t on t.numeric_id = m.tournament_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
order by m.kickoff_utc, m.id;

-- data/queries/prediction/list-picked-matches.ts: list-picked-matches
select m.id,
  m.slug,
  h.id as "homeId",
  coalesce(hn.row_name, h.row_name) as "homeName",
  coalesce(hn.name, h.name) as "homeFullName",
  a.id as "awayId",
  coalesce(an.row_name, a.row_name) as "awayName",
  coalesce(an.name, a.name) as "awayFullName",
  (f.grounds->>'leagueGoalsPerMatch')::float8 as "leagueGoals",
  jsonb_build_object('id', t.id, 'code', c.code, 'region', c.region, 'name', t.name) as competition
from matches m
join forecasts f on f.match_id = m.id
join tournaments t on t.numeric_id = m.tournament_id
join countries c on c.id = t.country_id
join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $2
where m.id = any($1);

-- data/queries/prediction/list-prediction-days.ts: list-prediction-days
select to_char(days.day, 'YYYY-MM-DD') as day, sums.decided, sums.right, sums.promised
from (
  select generate_series(
    ($2::timestamptz at time zone $3)::date, ($1::timestamptz at time zone $3)::date, interval '-1 day'
  )::date as day
) days
cross join lateral (
  select sum(q.decided)::int as decided, sum(q.right)::int as right, sum(q.promised)::float8 as promised
  from prediction_quarters q
  where q.starts_at >= greatest($1, days.day::timestamp at time zone $3)
    and q.starts_at < least($2, (days.day + 1)::timestamp at time zone $3)
    and ($4::text is null or q.sport = $4)
) sums
where sums.decided > 0
limit $5;

-- data/queries/prediction/list-prediction-sums.ts: list-prediction-sums
select origin,
  sport,
  key as band,
  predictions,
  void,
  decided,
  "right",
  promised::float8,
  backed,
  profit::float8,
  profit_squares::float8 as "profitSquares"
from prediction_sums
where part = 'band'
order by sport, origin, key;

-- data/queries/prediction/list-predictions-by-time.ts: list-predictions-by-time
select p.sequence,
  p.leaf,
  p.match_id as "matchId",
  coalesce(m.id, p.match_id) as "presentMatchId",
  p.tournament_id as "tournamentId",
  p.kickoff_utc as "kickoffUtc",
  coalesce(hn.name, h.name, p.home_club_name) as "homeName",
  coalesce(an.name, a.name, p.away_club_name) as "awayName",
  p.result,
  p.home_chance as "homeChance",
  p.draw_chance as "drawChance",
  p.away_chance as "awayChance",
  p.home_score as "homeScore",
  p.away_score as "awayScore",
  p.over_chance as "overChance",
  p.both_score_chance as "bothScoreChance",
  p.corners_line as "cornersLine",
  p.corners_over_chance as "cornersOverChance",
  p.cards_line as "cardsLine",
  p.cards_over_chance as "cardsOverChance",
  o.outcome
from (
  select *
  from predictions p
  where p.kickoff_utc >= $1
    and p.kickoff_utc < $2
    and p.sport = $3
    and (p.kickoff_utc, p.match_id) > ($6::timestamptz, $7::int)
  order by p.kickoff_utc, p.match_id
  limit $5
) p
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
left join former_match_ids f on f.former_id = p.match_id
left join matches m on m.id = coalesce(f.match_id, p.match_id)
left join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $4
left join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $4
order by p.kickoff_utc, p.match_id;

-- data/queries/prediction/list-predictions-of-day.ts: list-predictions-of-day
select p.sequence, p.leaf
from predictions p
left join tournaments c on c.id = p.tournament_id
where p.kickoff_utc >= $1
  and p.kickoff_utc < $2
  and p.sport = $3
order by c.priority nulls last, p.tournament_id, p.kickoff_utc, p.match_id, p.sequence
limit $4
offset $5;

-- data/queries/prediction/list-predictions-to-settle.ts: list-predictions-to-settle
select p.sequence,
  p.leaf,
  p.sport,
  p.result,
  p.kickoff_utc as "kickoffUtc",
  m.id as "presentMatchId",
  m.kickoff_utc as "presentKickoffUtc",
  m.status as "matchStatus",
  score.home as "homeGoals",
  score.away as "awayGoals",
  score.play,
  coalesce(m.facts, '{}') as facts,
  counted.corners,
  counted.cards,
  o.outcome as "settledAs"
from predictions p
left join former_match_ids f on f.former_id = p.match_id
left join matches m on m.id = coalesce(f.match_id, p.match_id)
cross join lateral (
  select case
    when p.sport = $3 then coalesce(
      m.full_time_home,
      case when m.extra_time_home is null then m.home_goals end
    )
  end as home,
    case
      when p.sport = $3 then coalesce(
        m.full_time_away,
        case when m.extra_time_away is null then m.away_goals end
      )
    end as away,
    case when p.sport <> $3 then m.play end as play
) score
left join match_statistics st on st.match_id = m.id
cross join lateral (
  select case when p.corners_line is not null then st.home_corners + st.away_corners end as corners,
    case
      when p.cards_line is not null then st.home_yellow_cards + coalesce(st.home_red_cards, 0) + st.away_yellow_cards + coalesce(st.away_red_cards, 0)
    end as cards
) counted
left join prediction_outcomes o on o.sequence = p.sequence
  and o.leaf = p.leaf
where p.kickoff_utc >= $1
  and p.kickoff_utc < $2
  and (
    m.id is null
      or m.status not in ('scheduled', 'live', 'awaited')
      or abs(extract(epoch from m.kickoff_utc - p.kickoff_utc)) > 86400
  )
  and (
    o.outcome is null
      or (
        o.match_status, o.home_goals, o.away_goals, o.play, o.corners, o.cards
      ) is distinct from (
        m.status, score.home, score.away, score.play, counted.corners, counted.cards
      )
  )
order by p.sequence, p.leaf;

-- data/queries/prediction/list-sums-of-part.ts: list-sums-of-part
select key,
  sum(predictions)::int as predictions,
  sum(void)::int as void,
  sum(decided)::int as decided,
  sum("right")::int as "right",
  sum(promised)::float8 as promised,
  sum(backed)::int as backed,
  sum(profit)::float8 as profit,
  sum(profit_squares)::float8 as "profitSquares"
from prediction_sums
where part = $1
  and sport = $2
  and origin = any($3)
group by key
order by sum(decided) desc, key
limit $4;

-- data/queries/review/list-counted-margins.ts: list-counted-margins
select distinct on (b.slug) b.slug as bookmaker, counted.season, counted.matches, counted.margin
from bookmakers b
cross join lateral (
  select s.label as season,
    count(*)::int as matches,
    avg(quote.margin) as margin,
    max(m.kickoff_utc) as latest
  from tournaments t
  join seasons s on s.tournament_id = t.numeric_id
  join matches m on m.season_id = s.id
    and m.kickoff_utc > $3::timestamptz - make_interval(years => 3)
    and m.kickoff_utc <= $3
  cross join lateral (
    select 1 / q.odds[1]::float8 + 1 / q.odds[2]::float8 + 1 / q.odds[3]::float8 - 1 as margin
    from quotes q
    where q.match_id = m.id
      and q.market = 'match-result'
      and q.bookmaker_id = b.id
      and array_position(q.odds, null) is null
    order by q.quoted_at
    limit 1
  ) as quote
  where t.id = any($2)
  group by s.label
) as counted
where b.slug = any($1)
order by b.slug, counted.latest desc;

-- data/queries/rulings/list-entered-rulings.ts
select 'm' || r.id as name,
  t.id as competition,
  s.label as season,
  m.slug as subject,
  case r.kind
    when 'award' then m.home_goals || '-' || m.away_goals || ' awarded'
    else 'annulled'
  end as ruling,
  null as "decidedOn",
  null as reason,
  r.evidence,
  null as "accordingTo",
  null as "pointsOfCatalogue"
from match_rulings r
join matches m on m.id = r.match_id
join seasons s on s.id = m.season_id
join tournaments t on t.numeric_id = m.tournament_id
order by r.id desc;

-- data/queries/rulings/list-entered-rulings.ts
select 'p' || p.id as name,
  t.id as competition,
  s.label as season,
  k.slug as subject,
  to_char(p.points, 'FMSG990') as ruling,
  to_char(p.decided_on, 'YYYY-MM-DD') as "decidedOn",
  p.reason,
  p.evidence,
  p.according_to as "accordingTo",
  (
    select sum(c.points)::int
    from point_adjustments c
    where c.origin = 'catalogue'
      and (c.season_id, c.team_id) = (p.season_id, p.team_id)
  ) as "pointsOfCatalogue"
from point_adjustments p
join seasons s on s.id = p.season_id
join tournaments t on t.numeric_id = s.tournament_id
join teams k on k.id = p.team_id
where p.origin <> 'catalogue'
  and p.points <> 0
order by p.id desc;

-- data/queries/rulings/list-found-rulings.ts
select 'p' || p.id as name,
  t.id as competition,
  s.label as season,
  k.slug as club,
  p.points,
  coalesce(p.according_to, '{}') as "accordingTo",
  v.reviewed_at as "reviewedAt"
from point_adjustments p
join seasons s on s.id = p.season_id
join tournaments t on t.numeric_id = s.tournament_id
join teams k on k.id = p.team_id
left join review_marks v on v.kind = 'ruling'
  and v.subject = 'p' || p.id || ' ' || p.points
where p.origin = 'sources'
  and p.points <> 0
order by v.reviewed_at is not null, p.id desc;

-- data/queries/rulings/list-found-rulings.ts
select d.season_id as "seasonId",
  d.team_id as "teamId",
  t.id as competition,
  s.label as season,
  k.slug as club,
  d.points,
  min(d.our_record) as ours,
  min(d.their_record) as theirs,
  array_agg(d.source order by d.source) as sources,
  to_char(min(d.first_day), 'YYYY-MM-DD') as since
from standings_differences d
join seasons s on s.id = d.season_id
join tournaments t on t.numeric_id = s.tournament_id
join teams k on k.id = d.team_id
where d.kind = 'points'
  and d.last_day > d.first_day
  and not exists (
    select
    from point_adjustments p
    where (p.season_id, p.team_id, p.origin, p.points) = (d.season_id, d.team_id, 'sources', 0)
  )
group by d.season_id, d.team_id, t.id, t.priority, s.label, k.slug, d.points
order by count(*) desc, t.priority, t.id, k.slug, d.points;

-- data/queries/rulings/list-reported-standings.ts
select o.season_id as "seasonId",
  o.source,
  c.zone,
  max(o.told_at) as "reportedAt",
  jsonb_agg(
    jsonb_build_object(
      'teamId', o.team_id, 'won', o.won, 'drawn', o.drawn, 'lost', o.lost, 'points', o.points
    ) order by o."table",
    o.team_id
  ) as rows
from told_standings o
join seasons s on s.id = o.season_id
join tournaments t on t.numeric_id = s.tournament_id
join countries c on c.id = t.country_id
where o.compared_at is null
group by o.season_id, o.source, c.zone
order by o.season_id, o.source;

-- data/queries/rulings/list-standings-differences.ts
select d.season_id as "seasonId",
  d.team_id as "teamId",
  t.id as competition,
  s.label as season,
  k.slug as club,
  d.source,
  d.kind,
  d.our_record as ours,
  d.their_record as theirs,
  d.points,
  to_char(d.first_day, 'YYYY-MM-DD') as "firstDay",
  to_char(d.last_day, 'YYYY-MM-DD') as "lastDay"
from standings_differences d
join seasons s on s.id = d.season_id
join tournaments t on t.numeric_id = s.tournament_id
join teams k on k.id = d.team_id
where d.last_day > d.first_day
order by array_position(array['points', 'results', 'table'], d.kind), t.priority, t.id, k.slug, d.source;

-- data/queries/search/list-matches-between.ts: list-coming-matches-between
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
    t.name as "tournamentName"
  from (
    select *
    from (
      (
        select *
        from matches
        where sport_id = 1
          and home_team_id = any($2)
          and away_team_id = any($3)
          and kickoff_utc > $4::timestamptz - interval '7 days'
          and status in ('scheduled', 'live', 'postponed')
        order by kickoff_utc asc
        limit $5
      ) union (
        select *
        from matches
        where sport_id = 1
          and home_team_id = any($3)
          and away_team_id = any($2)
          and kickoff_utc > $4::timestamptz - interval '7 days'
          and status in ('scheduled', 'live', 'postponed')
        order by kickoff_utc asc
        limit $5
      )
    ) as either_home
    order by kickoff_utc asc, id
    limit $5
  ) m
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
  join tournaments t on t.numeric_id = m.tournament_id
  order by m.kickoff_utc asc, m.id
) listed;

-- data/queries/search/list-matches-between.ts: list-past-matches-between
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
    t.name as "tournamentName"
  from (
    select *
    from (
      (
        select *
        from matches
        where sport_id = 1
          and home_team_id = any($2)
          and away_team_id = any($3)
          and kickoff_utc <= $4
          and (
            status in ('finished', 'awarded', 'abandoned', 'cancelled')
              or status = 'awaited'
              and kickoff_utc > $4::timestamptz - interval '7 days'
          )
        order by kickoff_utc desc
        limit $5
      ) union (
        select *
        from matches
        where sport_id = 1
          and home_team_id = any($3)
          and away_team_id = any($2)
          and kickoff_utc <= $4
          and (
            status in ('finished', 'awarded', 'abandoned', 'cancelled')
              or status = 'awaited'
              and kickoff_utc > $4::timestamptz - interval '7 days'
          )
        order by kickoff_utc desc
        limit $5
      )
    ) as either_home
    order by kickoff_utc desc, id
    limit $5
  ) m
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
  join tournaments t on t.numeric_id = m.tournament_id
  order by m.kickoff_utc desc, m.id
) listed;

-- data/queries/search/search-catalogue.ts: describe-found
select found.distance,
  coalesce(n.name, team.name, t.name) as name,
  found.kind,
  found.subject_id as id,
  coalesce(n.short_name, team.short_name) as "shortName",
  coalesce(team.slug, t.slug) as slug,
  case coalesce(team.sport_id, t.sport_id)
    when 1 then 'football'
    when 2 then 'tennis'
    when 3 then 'basketball'
  end as sport,
  c.code,
  c.region,
  coalesce(team.gender_type, t.gender_type) as "genderType",
  team.name as "crestName",
  team.colours,
  t.category_slug as "categorySlug",
  found.importance
from unnest($1::text[], $3::int[], $4::int[], $5::real[]) as found(kind, subject_id, distance, importance)
left join lateral (
  select * from tournaments where found.kind = 'tournament' and numeric_id = found.subject_id limit 1
) as t on true
left join lateral (
  select * from teams where found.kind = 'team' and id = found.subject_id limit 1
) as team on true
left join team_names n on n.team_id = team.id
  and n.locale = $2
join countries c on c.id = coalesce(team.country_id, t.country_id)
where t.numeric_id is null
  or (
    t.current_season is not null
      or exists (
        select from tournaments part where part.parent_id = t.numeric_id and part.current_season is not null
      )
  )
order by found.distance, found.importance desc, name;

-- data/queries/search/search-catalogue.ts: search-literally
select kind, subject_id as id, min(distance) as distance, max(importance) as importance
from (
  select kind,
    subject_id,
    importance,
    case
      when term = $1 then 0
      when strpos(spaced, $2) > 0 then 1
      when starts_with(term, $1) then 2
      else 3
    end as distance
  from search_terms
  where spaced like $3
    and (
      kind = 'team'
        or exists (
          select
          from tournaments t
          where t.numeric_id = subject_id
            and (
              t.current_season is not null
                or exists (
                  select
                  from tournaments part
                  where part.parent_id = t.numeric_id
                    and part.current_season is not null
                )
            )
        )
    )
  order by distance, importance desc, subject_id
  limit $4
) as names
group by kind, subject_id
order by distance, importance desc, subject_id;

-- data/queries/search/search-catalogue.ts: search-similar-names
with found as materialized (
  select kind,
    subject_id,
    array_agg(term) as terms,
    max(word_similarity($1, term)) as similarity,
    max(importance) as importance
  from search_terms
  where $1 <% spaced
    or spaced % $1
  group by kind, subject_id
  order by similarity desc
  limit $3
)
select found.terms,
  coalesce(n.name, team.name, t.name) as name,
  found.kind,
  found.subject_id as id,
  coalesce(n.short_name, team.short_name) as "shortName",
  coalesce(team.slug, t.slug) as slug,
  case coalesce(team.sport_id, t.sport_id)
    when 1 then 'football'
    when 2 then 'tennis'
    when 3 then 'basketball'
  end as sport,
  c.code,
  c.region,
  coalesce(team.gender_type, t.gender_type) as "genderType",
  team.name as "crestName",
  team.colours,
  t.category_slug as "categorySlug",
  found.importance
from found
left join lateral (
  select * from tournaments where found.kind = 'tournament' and numeric_id = found.subject_id limit 1
) as t on true
left join lateral (
  select * from teams where found.kind = 'team' and id = found.subject_id limit 1
) as team on true
left join team_names n on n.team_id = team.id
  and n.locale = $2
join countries c on c.id = coalesce(team.country_id, t.country_id)
where t.numeric_id is null
  or (
    t.current_season is not null
      or exists (
        select from tournaments part where part.parent_id = t.numeric_id and part.current_season is not null
      )
  )
order by name;

-- data/queries/sitemap/list-sitemap-entries.ts
select max(id) as last from matches;

-- data/queries/sitemap/list-sitemap-entries.ts
select max(id) as last from players;

-- data/queries/sitemap/list-sitemap-entries.ts
select max(id) as last from teams;

-- data/queries/sitemap/list-sitemap-entries.ts
select max(numeric_id) as last from tournaments;

-- data/queries/sitemap/list-sitemap-entries.ts
with shown as (
  select m.home_team_id as id, m.id as match_id
  from matches m
  where m.home_team_id >= $1
    and m.home_team_id < $2
  union all
  select m.away_team_id, m.id
  from matches m
  where m.away_team_id >= $1
    and m.away_team_id < $2
),
  tip_changes as (
    select match_id, max(published_at) as changed
    from (
      select t.match_id, r.published_at
      from tips t
      join ledger_records r on r.sequence = t.sequence
      union all
      select t.match_id, r.published_at
      from tip_settlements s
      join tips t on t.sequence = s.tip_sequence
      join ledger_records r on r.sequence = s.sequence
      union all
      select t.match_id, r.published_at
      from tip_withdrawals w
      join tips t on t.sequence = w.tip_sequence
      join ledger_records r on r.sequence = w.sequence
    ) as changes
    group by match_id
  ),
  changes as (
    select shown.id,
      max(
        greatest(
          case
            when m.status in ('finished', 'awarded', 'abandoned', 'cancelled') then least(m.kickoff_utc + interval '2 hours', m.updated_at)
            else m.updated_at
          end,
          tip_changes.changed
        )
      ) as changed
    from shown
    join matches m on m.id = shown.match_id
    left join tip_changes on tip_changes.match_id = m.id
    group by shown.id
  )
select case sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  null as category,
  slug,
  changes.changed as "updatedAt"
from teams
join changes on changes.id = teams.id
where not exists (select from provisional_clubs p where p.team_id = teams.id)
order by teams.id;

-- data/queries/sitemap/list-sitemap-entries.ts
with shown as (
  select m.tournament_id as id, m.id as match_id
  from matches m
  where m.tournament_id >= $1
    and m.tournament_id < $2
),
  tip_changes as (
    select match_id, max(published_at) as changed
    from (
      select t.match_id, r.published_at
      from tips t
      join ledger_records r on r.sequence = t.sequence
      union all
      select t.match_id, r.published_at
      from tip_settlements s
      join tips t on t.sequence = s.tip_sequence
      join ledger_records r on r.sequence = s.sequence
      union all
      select t.match_id, r.published_at
      from tip_withdrawals w
      join tips t on t.sequence = w.tip_sequence
      join ledger_records r on r.sequence = w.sequence
    ) as changes
    group by match_id
  ),
  changes as (
    select shown.id,
      max(
        greatest(
          case
            when m.status in ('finished', 'awarded', 'abandoned', 'cancelled') then least(m.kickoff_utc + interval '2 hours', m.updated_at)
            else m.updated_at
          end,
          tip_changes.changed
        )
      ) as changed
    from shown
    join matches m on m.id = shown.match_id
    left join tip_changes on tip_changes.match_id = m.id
    group by shown.id
  )
select case sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  category_slug as category,
  slug,
  changes.changed as "updatedAt"
from tournaments
join changes on changes.id = tournaments.numeric_id
where true
order by tournaments.numeric_id;

-- data/queries/sitemap/list-sitemap-entries.ts
with shown as (
  select noted.id, noted.match_id
  from (
    select player_id as id, match_id
    from line_up_players
    where player_id >= $1
      and player_id < $2
    union
    select player_id, match_id
    from match_events
    where player_id >= $1
      and player_id < $2
    union
    select assist_player_id, match_id
    from match_events
    where assist_player_id >= $1
      and assist_player_id < $2
  ) noted
  join matches m on m.id = noted.match_id
    and m.status in ('live', 'finished', 'abandoned', 'awarded')
),
  tip_changes as (
    select match_id, max(published_at) as changed
    from (
      select t.match_id, r.published_at
      from tips t
      join ledger_records r on r.sequence = t.sequence
      union all
      select t.match_id, r.published_at
      from tip_settlements s
      join tips t on t.sequence = s.tip_sequence
      join ledger_records r on r.sequence = s.sequence
      union all
      select t.match_id, r.published_at
      from tip_withdrawals w
      join tips t on t.sequence = w.tip_sequence
      join ledger_records r on r.sequence = w.sequence
    ) as changes
    group by match_id
  ),
  changes as (
    select shown.id,
      max(
        greatest(
          case
            when m.status in ('finished', 'awarded', 'abandoned', 'cancelled') then least(m.kickoff_utc + interval '2 hours', m.updated_at)
            else m.updated_at
          end,
          tip_changes.changed
        )
      ) as changed
    from shown
    join matches m on m.id = shown.match_id
    left join tip_changes on tip_changes.match_id = m.id
    group by shown.id
  )
select 'football' as sport, null as category, slug, changes.changed as "updatedAt"
from players
join changes on changes.id = players.id
where true
order by players.id;

-- data/queries/sitemap/list-sitemap-entries.ts
with shown as (select m.id, m.id as match_id from matches m where m.id >= $1 and m.id < $2),
  tip_changes as (
    select match_id, max(published_at) as changed
    from (
      select t.match_id, r.published_at
      from tips t
      join ledger_records r on r.sequence = t.sequence
      union all
      select t.match_id, r.published_at
      from tip_settlements s
      join tips t on t.sequence = s.tip_sequence
      join ledger_records r on r.sequence = s.sequence
      union all
      select t.match_id, r.published_at
      from tip_withdrawals w
      join tips t on t.sequence = w.tip_sequence
      join ledger_records r on r.sequence = w.sequence
    ) as changes
    group by match_id
  ),
  changes as (
    select shown.id,
      max(
        greatest(
          case
            when m.status in ('finished', 'awarded', 'abandoned', 'cancelled') then least(m.kickoff_utc + interval '2 hours', m.updated_at)
            else m.updated_at
          end,
          tip_changes.changed
        )
      ) as changed
    from shown
    join matches m on m.id = shown.match_id
    left join tip_changes on tip_changes.match_id = m.id
    group by shown.id
  )
select case sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  null as category,
  slug,
  changes.changed as "updatedAt"
from matches
join changes on changes.id = matches.id
where true
  and tournament_id <> all($3)
order by matches.id;

-- data/queries/slip/list-slip-matches.ts: list-slip-matches
select requested.id as "requestedId",
  case m.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  m.id,
  m.slug,
  m.status,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  jsonb_build_object(
    'slug', h.slug, 'name', coalesce(hn.name, h.name), 'rowName', coalesce(hn.row_name, h.row_name),
    'shortName', coalesce(hn.short_name, h.short_name)
  ) as home,
  jsonb_build_object(
    'slug', a.slug, 'name', coalesce(an.name, a.name), 'rowName', coalesce(an.row_name, a.row_name),
    'shortName', coalesce(an.short_name, a.short_name)
  ) as away,
  case
    when m.sport_id = 3 and exists (
      select
      from tournaments nt
      join countries nc on nc.id = nt.country_id
      where nt.numeric_id = m.tournament_id
        and nc.code = any('{USA,CAN}')
    ) then 'away'
    else 'home'
  end as "namedFirst",
  array[m.fixture_source,
  m.state_source] as sources,
  coalesce(m.facts, '{}') as facts,
  f.model,
  f.market_informed as "marketInformed",
  f.blended,
  f.half_time_share as "halfTimeShare"
from unnest($1::int[]) as requested(id)
left join former_match_ids former on former.former_id = requested.id
join matches m on m.id = coalesce(former.match_id, requested.id)
join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $2
left join forecasts f on f.match_id = m.id;

-- data/queries/sources/list-awaited-matches.ts
select m.slug as match,
  case m.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  t.id as competition,
  s.label as season,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.state_source as source,
  (select max(o.said_at) from match_reports o where o.match_id = m.id) as "lastReportAt",
  concat_ws(
    ' ',
    (m.last_reported->>'home_goals') || '-' || (m.last_reported->>'away_goals'),
    concat_ws('+', m.last_reported->>'minute', m.last_reported->>'added_minute')
  ) as "lastReported",
  m.count
from (
  select *, count(*) over ()::int as count
  from matches
  where status = 'awaited'
  order by kickoff_utc desc, id
  limit 50
) m
join tournaments t on t.numeric_id = m.tournament_id
join seasons s on s.id = m.season_id
order by m.kickoff_utc desc, m.id;

-- data/queries/sources/list-calls-of-source.ts: list-calls-of-source
select call,
  called_at as "calledAt",
  answered_at as "answeredAt",
  etag,
  last_modified as "lastModified",
  change_mark as "changeMark",
  failures,
  problem,
  not_before as "notBefore"
from source_calls
where source = $1;

-- data/queries/sources/list-disagreements.ts
select m.slug as match,
  m.state_source as source,
  m.home_goals || '-' || m.away_goals as result,
  o.provider as "otherSource",
  (o.report->>'home_goals') || '-' || (o.report->>'away_goals') as "otherResult",
  o.said_at as "saidAt",
  m.sport_id = 1 as "isFootball"
from match_reports o
join matches m on m.id = o.match_id
where m.status in ('finished', 'awarded', 'abandoned')
  and o.provider <> m.state_source
  and o.report->>'status' in ('finished', 'awarded', 'abandoned')
  and (o.report->>'home_goals', o.report->>'away_goals') is distinct from (m.home_goals::text, m.away_goals::text)
  and not exists (select 1 from match_rulings r where r.match_id = m.id)
order by o.said_at desc, m.slug, o.provider
limit 50;

-- data/queries/sources/list-fixtures.ts: list-fixtures
with numbered as (
  select tournament_id, array_agg(external_id order by external_id) as ids
  from competition_numbers
  where provider = $3
  group by tournament_id
),
  followed as (select distinct subject from push_follows),
  tipped as (select distinct match_id from tips where kickoff_utc >= $1 and kickoff_utc < $2)
select t.id as "tournamentId",
  s.label as season,
  m.matchday,
  m.kickoff_utc as "kickoffUtc",
  m.status,
  e.external_id as "externalId",
  jsonb_build_object(
    'type', t.type, 'externalIds', coalesce(to_jsonb(n.ids), '[]'), 'isGrown', t.field_sources ? 'name'
      and t.level = 'senior', 'mayHaveTable', t.type = 'league'
      or t.field_sources ? 'name'
      and m.stage in ('group', 'league-phase')
  ) as competition,
  t.priority <= $5 or m.id in (select match_id from tipped) or 'm' || m.id in (select subject from followed) or 'c' || t.numeric_id in (select subject from followed) or 't' || m.home_team_id in (select subject from followed) or 't' || m.away_team_id in (select subject from followed) as "isWatched"
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join seasons s on s.id = m.season_id
left join external_ids e on e.kind = 'match'
  and e.own_id = m.id
  and e.provider = $3
left join numbered n on n.tournament_id = t.numeric_id
where m.sport_id = any($4)
  and m.kickoff_utc >= $1
  and m.kickoff_utc < $2
order by m.kickoff_utc, m.id;

-- data/queries/sources/list-growth.ts
with grown as (select country_id, field_sources->>'name' as source, created_at, numeric_id from tournaments),
  told as (
    select source, 'competition' as kind, created_at
    from grown
    where source is not null
    union all
    select first.source, 'country', first.created_at
    from (
      select distinct on (country_id) country_id, source, created_at
      from grown
      order by country_id, source nulls first, created_at, numeric_id
    ) first
    where first.source is not null
    union all
    select told_by, 'club', created_at
    from teams
    where told_by is not null
    union all
    select source, 'provisional', added_at
    from provisional_clubs
  )
select source,
  count(*) filter (where kind = 'competition')::int as competitions,
  count(*) filter (where kind = 'competition' and created_at >= $1)::int as "newCompetitions",
  count(*) filter (where kind = 'country')::int as countries,
  count(*) filter (where kind = 'country' and created_at >= $1)::int as "newCountries",
  count(*) filter (where kind = 'club')::int as clubs,
  count(*) filter (where kind = 'club' and created_at >= $1)::int as "newClubs",
  count(*) filter (where kind = 'provisional')::int as "provisionalClubs"
from told
group by source
order by source;

-- data/queries/sources/list-kickoff-differences.ts
select m.slug as match,
  m.fixture_source as source,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  o.provider as "otherSource",
  o.kickoff as "otherKickoffUtc",
  o.said_at as "saidAt"
from matches m
join lateral (
  select r.provider, r.said_at, (r.report->>'kickoff_utc')::timestamptz as kickoff
  from match_reports r
  where r.match_id = m.id
) o on o.provider <> m.fixture_source
where m.status in ('scheduled', 'postponed')
  and m.kickoff_utc > $1
  and abs(extract(epoch from o.kickoff - m.kickoff_utc)) >= 600
  and not (
    date_trunc('day', o.kickoff, 'UTC') = date_trunc('day', m.kickoff_utc, 'UTC')
      and (not m.kickoff_known or o.kickoff = date_trunc('day', o.kickoff, 'UTC') + interval '12 hours')
  )
  and not exists (select from chosen_kickoffs c where c.match_id = m.id)
order by m.kickoff_utc, m.slug, o.provider
limit 2000;

-- data/queries/sources/list-moved-numbers.ts
select n.provider as source,
  n.external_id as "externalId",
  f.id as before,
  t.id as now,
  n.moved_at as "movedAt"
from competition_numbers n
join tournaments t on t.numeric_id = n.tournament_id
join tournaments f on f.numeric_id = n.former_tournament_id
order by n.moved_at desc, n.provider, n.external_id;

-- data/queries/sources/list-numbered-competitions.ts: list-numbered-competitions
select n.external_id as "externalId", t.id as "tournamentId", t.type, t.season_kind as season
from competition_numbers n
join tournaments t on t.numeric_id = n.tournament_id
where n.sport_id = $1
  and n.provider = $2;

-- data/queries/sources/list-source-problems.ts
select source, code, field, value, loses, call, "row", last_seen_at as "lastSeenAt", times
from source_problems
order by loses = 'file' desc nulls last, last_seen_at desc, source, code, field, value;

-- data/queries/sources/list-sources.ts
select c.source,
  max(c.answered_at) as "lastAnsweredAt",
  coalesce(
    (
      select b.calls_of_day
      from source_budgets b
      where b.source = c.source
        and b.day = ($1::timestamptz at time zone 'UTC')::date
    ),
    0
  ) as "callsOfDay",
  coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('window', q."window", 'callsLeft', q.calls_left) order by q.renews_at
      )
      from source_quotas q
      where q.source = c.source
        and q.renews_at > $1
    ),
    '[]'
  ) as quotas,
  coalesce(
    jsonb_agg(
      jsonb_build_object(
        'call', c.call, 'problem', c.problem, 'failures', c.failures
      ) order by c.failures desc,
      c.call
    ) filter (where c.failures > 0),
    '[]'
  ) as problems
from source_calls c
group by c.source
order by c.source;

-- data/queries/sources/list-unknown-names.ts
select source,
  kind,
  country,
  name,
  tournament,
  team,
  external_id as "externalId",
  first_seen_at as "firstSeenAt",
  times
from unknown_names
order by times desc, source, kind, country, team, name;

-- data/queries/team/get-present-team-slug.ts: get-present-team-slug
select t.slug from former_team_slugs f join teams t on t.id = f.team_id where f.slug = $1;

-- data/queries/team/get-team.ts: get-team
select t.id,
  t.slug,
  coalesce(n.name, t.name) as name,
  coalesce(n.short_name, t.short_name) as "shortName",
  t.name as "crestName",
  t.colours,
  t.gender_type as "genderType",
  t.town,
  v.name as "venueName",
  c.slug as "countrySlug",
  c.code as "countryCode",
  c.region as "countryRegion",
  exists (select from provisional_clubs p where p.team_id = t.id) as "isProvisional"
from teams t
join countries c on c.id = t.country_id
left join team_names n on n.team_id = t.id
  and n.locale = $1
left join venues v on v.id = t.venue_id
where t.slug = $2
  and t.sport_id = 1;

-- data/queries/team/list-club-names.ts: list-club-names
select t.slug,
  coalesce(n.name, t.name) as name,
  coalesce(n.row_name, t.row_name) as "rowName",
  coalesce(n.short_name, t.short_name) as "shortName",
  c.region
from teams t
join countries c on c.id = t.country_id
left join team_names n on n.team_id = t.id
  and n.locale = $1
where t.sport_id = 1
order by c.slug, t.slug;

-- data/queries/team/list-last-results.ts: list-last-results
select club.id as "clubId",
  count(*)::int as played,
  count(*) filter (where last.own > last.other)::int as won,
  count(*) filter (where last.own < last.other)::int as lost,
  count(*) filter (where last.own > 0)::int as scored,
  count(*) filter (where last.own + last.other >= 3)::int as "withThreeGoals"
from unnest($1::int[]) club(id)
cross join lateral (
  select own, other
  from (
    (
      select m.kickoff_utc,
        coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end) as own,
        coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end) as other
      from matches m
      where m.sport_id = $4
        and m.home_team_id = club.id
        and m.kickoff_utc < $2
        and m.status = 'finished'
        and coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end) is not null
      order by m.kickoff_utc desc
      limit $3
    ) union all (
      select m.kickoff_utc,
        coalesce(m.full_time_away, case when m.extra_time_away is null then m.away_goals end) as own,
        coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end) as other
      from matches m
      where m.sport_id = $4
        and m.away_team_id = club.id
        and m.kickoff_utc < $2
        and m.status = 'finished'
        and coalesce(m.full_time_home, case when m.extra_time_home is null then m.home_goals end) is not null
      order by m.kickoff_utc desc
      limit $3
    )
  ) sides
  order by kickoff_utc desc
  limit $3
) last
group by club.id;

-- data/queries/team/list-names-by-slug.ts: list-names-by-slug
select t.slug, coalesce(n.name, t.name) as name
from teams t
left join team_names n on n.team_id = t.id
  and n.locale = $2
where t.slug = any($1);

-- data/queries/team/list-team-matches.ts: list-coming-team-matches
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
    t.name as "tournamentName"
  from (
    select *
    from (
      (
        select *
        from matches
        where home_team_id = $2
          and kickoff_utc > $3::timestamptz - interval '7 days'
          and status in ('scheduled', 'live', 'postponed')
        order by kickoff_utc asc
        limit $4
      ) union all (
        select *
        from matches
        where away_team_id = $2
          and kickoff_utc > $3::timestamptz - interval '7 days'
          and status in ('scheduled', 'live', 'postponed')
        order by kickoff_utc asc
        limit $4
      )
    ) as sides
    order by kickoff_utc asc, id
    limit $4
  ) m
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
  join tournaments t on t.numeric_id = m.tournament_id
  order by m.kickoff_utc asc, m.id
) listed;

-- data/queries/team/list-team-matches.ts: list-past-team-matches
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
    t.name as "tournamentName"
  from (
    select *
    from (
      (
        select *
        from matches
        where home_team_id = $2
          and kickoff_utc <= $3
          and (
            status in ('finished', 'awarded', 'abandoned', 'cancelled')
              or status = 'awaited'
              and kickoff_utc > $3::timestamptz - interval '7 days'
          )
        order by kickoff_utc desc
        limit $4
      ) union all (
        select *
        from matches
        where away_team_id = $2
          and kickoff_utc <= $3
          and (
            status in ('finished', 'awarded', 'abandoned', 'cancelled')
              or status = 'awaited'
              and kickoff_utc > $3::timestamptz - interval '7 days'
          )
        order by kickoff_utc desc
        limit $4
      )
    ) as sides
    order by kickoff_utc desc, id
    limit $4
  ) m
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
  join tournaments t on t.numeric_id = m.tournament_id
  order by m.kickoff_utc desc, m.id
) listed;

-- data/queries/tournament/get-format-facts.ts: get-format-facts
select t.id as "tournamentId",
  s.label,
  t.type as "tournamentType",
  t.tie_break as "tieBreak",
  t.zones,
  (
    select f
    from jsonb_array_elements(t.formats) f
    where f->>'from' <= s.label
      and coalesce(f->>'until', s.label) >= s.label
    limit 1
  ) as format,
  not t.field_sources ? 'name' or exists (
    select 1
    from jsonb_array_elements(t.formats) f
    where f->>'from' <= s.label
      and coalesce(f->>'until', s.label) >= s.label
  ) or exists (
    select 1 from told_standings o where o.season_id = s.id and o.compared_at is not null
  ) and not exists (
    select 1 from standings_differences d where d.season_id = s.id
  ) as "isTableCertain",
  not exists (
    select 1 from seasons later where later.tournament_id = t.numeric_id and later.label > s.label
  ) as "isLast"
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
where s.id = $1;

-- data/queries/tournament/get-present-tournament.ts: get-present-tournament
select t.category_slug as category, t.slug as tournament
from former_competition_addresses f
join tournaments t on t.numeric_id = f.tournament_id
where f.category_slug = $1
  and f.slug = $2;

-- data/queries/tournament/get-tournament.ts: get-tournament
select t.numeric_id as "numericId",
  t.id,
  t.name,
  t.slug,
  t.type,
  t.gender_type as "genderType",
  t.away_goals_until as "awayGoalsUntil",
  t.zones,
  c.slug as "countrySlug",
  c.code as "countryCode",
  c.region as "countryRegion",
  c.zone,
  t.field_sources ? 'name' as "isGrown",
  (
    select jsonb_build_object('name', p.name, 'category', p.category_slug, 'tournament', p.slug)
    from tournaments p
    where p.numeric_id = t.parent_id
  ) as parent,
  array(
    select distinct n.provider
    from competition_numbers n
    where n.last_told_at is not null
      and n.tournament_id in (
        select own.numeric_id
        from tournaments own
        where own.numeric_id = t.numeric_id
          or own.parent_id = t.numeric_id
      )
    order by 1
  ) as "listedBy",
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', s.id, 'label', s.label) order by s.label desc)
      from seasons s
      where s.tournament_id = t.numeric_id
    ),
    '[]'
  ) as seasons
from tournaments t
join countries c on c.id = t.country_id
where t.category_slug = $1
  and t.slug = $2
  and t.sport_id = 1;

-- data/queries/tournament/list-competition-content.ts: list-competition-content
select t.numeric_id as id,
  not t.field_sources ? 'name' as "isOfCatalogue",
  exists (select from matches m where m.season_id = s.id and m.best_home_odds is not null) as "hasOdds",
  exists (select from told_standings o where o.season_id = s.id and o.place is not null) as "hasTable",
  (
    (
      select count(*) from push_follows f where f.subject = 'c' || t.numeric_id
    ) + (
      select coalesce(sum(o.pages), 0) / 28 from page_openings o where o.tournament_id = t.numeric_id
    )
  )::int as readers
from tournaments t
left join seasons s on s.tournament_id = t.numeric_id
  and s.label = t.current_season
where $1::int[] is null
  or t.numeric_id = any($1);

-- data/queries/tournament/list-competition-names.ts: list-competition-names
select name from tournaments where sport_id = 1 group by name order by min(priority), name;

-- data/queries/tournament/list-country-tournaments.ts: list-country-tournaments
select c.slug, c.code, c.region, array_agg(t.id order by t.priority, t.id) as "tournamentIds"
from countries c
join tournaments t on t.country_id = c.id
  and t.sport_id = 1
  and t.current_season is not null
group by c.id;

-- data/queries/tournament/list-named-competitions.ts: list-named-competitions
select t.id, c.code, c.region, t.name
from tournaments t
join countries c on c.id = t.country_id
where t.id = any($1);

-- data/queries/tournament/list-point-adjustments.ts: list-point-adjustments
select team_id as "teamId",
  points,
  decided_on::timestamp at time zone 'UTC' as "decidedAt",
  stage,
  reason,
  according_to as "accordingTo"
from point_adjustments
where season_id = $1
  and points <> 0
  and (decided_on is null or decided_on <= $2::date)
order by decided_on nulls first, id;

-- data/queries/tournament/list-reported-tables.ts: list-told-tables
with newest as (
  select source
  from told_standings
  where season_id = $1
    and place is not null
  group by source
  order by max(told_at) desc, source
  limit 1
)
select o.source,
  regexp_replace(o."table", '^[0-9]+ ?', '') as name,
  max(o.told_at) as "reportedAt",
  jsonb_agg(
    jsonb_build_object(
      'place', o.place, 'won', o.won, 'drawn', o.drawn, 'lost', o.lost, 'points', o.points,
      'club', jsonb_build_object(
        'id', k.id, 'slug', k.slug, 'name', coalesce(n.name, k.name), 'crestName', k.name,
        'colours', k.colours
      )
    ) order by o.place
  ) as rows
from told_standings o
join newest using (source)
join teams k on k.id = o.team_id
left join team_names n on n.team_id = k.id
  and n.locale = $2
where o.season_id = $1
group by o.source, o."table"
order by coalesce(substring(o."table" from '^[0-9]+')::int, 0), o."table";

-- data/queries/tournament/list-season-clubs.ts: list-season-clubs
select t.id,
  t.slug,
  coalesce(n.name, t.name) as name,
  coalesce(n.short_name, t.short_name) as "shortName",
  t.name as "crestName",
  t.colours,
  e.group_label as "groupLabel",
  t.town,
  v.name as "venueName"
from season_entries e
join teams t on t.id = e.team_id
left join team_names n on n.team_id = t.id
  and n.locale = $2
left join venues v on v.id = t.venue_id
where e.season_id = $1;

-- data/queries/tournament/list-settled-ties.ts: list-settled-ties
select team_id as "teamId", rank from settled_ties where season_id = $1 and decided_on <= $2::date;

-- data/queries/tournament/list-storing-tournaments.ts
select t.id,
  t.numeric_id as "numericId",
  case t.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end as sport,
  t.category_slug as country,
  t.gender_type as gender,
  array(
    select n.provider
    from competition_numbers n
    where n.tournament_id = t.numeric_id
      and n.last_told_at is not null
  ) as "listedBy"
from tournaments t;

-- data/queries/tournament/list-table-matches.ts: list-table-matches
select home_team_id as "homeId",
  away_team_id as "awayId",
  kickoff_utc as "kickoffUtc",
  stage,
  group_label as "groupLabel",
  part,
  status = 'live' as live,
  status = 'abandoned' as abandoned,
  case when status in ('live', 'finished', 'awarded') then home_goals end as "homeGoals",
  case when status in ('live', 'finished', 'awarded') then away_goals end as "awayGoals"
from matches
where season_id = $1
  and status <> 'cancelled'
order by kickoff_utc, id;

-- data/queries/tournament/list-tournaments.ts: list-top-tournaments
select t.id,
  t.name,
  t.numeric_id as "numericId",
  t.slug,
  t.category_slug as "categorySlug",
  c.region,
  t.logo_urls as "logoUrls",
  t.current_season as "currentSeason",
  t.type,
  t.gender_type as "genderType",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  o.counted_at is not null as "isCounted",
  o.results_since::text as results,
  o.tables_since as tables,
  o.line_ups_since::text as "lineUps",
  o.odds_since::text as odds,
  o.forecasts_since::text as forecasts
from tournaments t
join countries c on c.id = t.country_id
left join competition_coverage o on o.tournament_id = t.numeric_id
where t.sport_id = 1
  and t.current_season is not null
order by t.priority, t.id
limit $1;

-- data/queries/tournament/list-tournaments.ts: list-tournaments-by-id
select t.id,
  t.name,
  t.numeric_id as "numericId",
  t.slug,
  t.category_slug as "categorySlug",
  c.region,
  t.logo_urls as "logoUrls",
  t.current_season as "currentSeason",
  t.type,
  t.gender_type as "genderType",
  t.created_at as "createdAt",
  t.updated_at as "updatedAt",
  o.counted_at is not null as "isCounted",
  o.results_since::text as results,
  o.tables_since as tables,
  o.line_ups_since::text as "lineUps",
  o.odds_since::text as odds,
  o.forecasts_since::text as forecasts
from tournaments t
join countries c on c.id = t.country_id
left join competition_coverage o on o.tournament_id = t.numeric_id
where t.sport_id = 1
  and t.id = any($1)
order by t.priority, t.id;

-- data/queries/tournament/list-uncounted-matches.ts
select id, name from teams where id = any($1);

-- data/queries/tournament/list-uncounted-matches.ts
select s.id as "seasonId", t.id as competition, s.label as season
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
where t.sport_id = $1
  and exists (
    select 1
    from matches m
    where m.season_id = s.id
      and m.kickoff_utc > $2::timestamptz - make_interval(days => $3)
  )
order by t.priority, t.id, s.label;

-- data/queries/two-sided/get-side-name.ts: get-court-side-name
select t.id, coalesce(n.name, t.name) as name, t.name as "crestName", t.colours
from teams t
left join team_names n on n.team_id = t.id
  and n.locale = $3
where t.sport_id = $1
  and t.slug = $2;

-- data/queries/two-sided/get-two-sided-match.ts: get-court-match
select coalesce(json_agg(listed), '[]')::text as list
from (
  select sport.code as sport,
    m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.season_id as "seasonId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.status,
    jsonb_build_object(
      'id', h.id, 'slug', h.slug, 'name', coalesce(hn.name, h.name),
      'rowName', coalesce(hn.row_name, h.row_name), 'shortName', coalesce(hn.short_name, h.short_name),
      'nation', h.nation, 'colours', h.colours, 'crestName', h.name
    ) as home,
    jsonb_build_object(
      'id', a.id, 'slug', a.slug, 'name', coalesce(an.name, a.name),
      'rowName', coalesce(an.row_name, a.row_name), 'shortName', coalesce(an.short_name, a.short_name),
      'nation', a.nation, 'colours', a.colours, 'crestName', a.name
    ) as away,
    case
      when m.sport_id = 3 and exists (
        select
        from tournaments nt
        join countries nc on nc.id = nt.country_id
        where nt.numeric_id = m.tournament_id
          and nc.code = any('{USA,CAN}')
      ) then 'away'
      else 'home'
    end as "namedFirst",
    m.play,
    m.facts,
    jsonb_build_array(m.best_home_odds, m.best_away_odds) as odds,
    case
      when m.status = 'scheduled' and m.best_home_odds is not null then (
        select jsonb_build_array(
          (
            array_agg(
              n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
            )
          )[1],
          (
            array_agg(
              n.bookmaker order by n.odds[cardinality(n.odds)] is null,
              n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
            )
          )[1]
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker')
            where q.match_id = m.id
              and q.market = case m.sport_id
                when 1 then 'match-result'
                when 2 then 'match-winner'
                when 3 then 'moneyline'
              end
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
      )
    end as bookmakers,
    case
      when m.best_home_odds is null then (
        select jsonb_build_array(n.odds[1], n.odds[cardinality(n.odds)])
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('market-average')
            where q.match_id = m.id
              and q.market = case m.sport_id
                when 1 then 'match-result'
                when 2 then 'match-winner'
                when 3 then 'moneyline'
              end
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        limit 1
      )
    end as "averageOdds",
    case
      when m.sport_id = 3 then (
        select jsonb_build_object(
          'line', n.line,
          'odds', jsonb_build_array(
            (
              array_agg(
                n.odds[1] order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.odds[cardinality(n.odds)] order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          ),
          'bookmakers', jsonb_build_array(
            (
              array_agg(
                n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.bookmaker order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          )
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker', 'market-average')
            where q.match_id = m.id
              and q.market = 'spread'
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        group by n.line
        order by count(*) desc, max(n.quoted_at) desc, n.line
        limit 1
      )
    end as spread,
    case
      when m.sport_id = 3 then (
        select jsonb_build_object(
          'line', n.line,
          'odds', jsonb_build_array(
            (
              array_agg(
                n.odds[1] order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.odds[cardinality(n.odds)] order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          ),
          'bookmakers', jsonb_build_array(
            (
              array_agg(
                n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.bookmaker order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          )
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker', 'market-average')
            where q.match_id = m.id
              and q.market = 'total'
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        group by n.line
        order by count(*) desc, max(n.quoted_at) desc, n.line
        limit 1
      )
    end as total,
    coalesce(
      case
        when predicted.said is not null then jsonb_build_array(
          predicted.said -> 'chances' -> 0,
          100 - (predicted.said -> 'chances' ->> 0)::int - coalesce((predicted.said -> 'chances' ->> 1)::int, 0)
        )
      end,
      (
        select jsonb_build_array(shown.home, 100 - shown.home - shown.draw)
        from forecasts f,
          lateral (
            select round(100 * coalesce(f.blended_home_probability, f.home_probability)) as home,
              round(100 * coalesce(f.blended_draw_probability, f.draw_probability, 0)) as draw
          ) shown
        where f.match_id = m.id
      )
    ) as chances,
    predicted.said - 'chances' as prediction,
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
      where tip.match_id = m.id
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    s.label as "seasonLabel",
    m.prices_from as "pricesFrom",
    m.prices_seen_at as "pricesSeenAt",
    jsonb_build_object(
      'name', t.name, 'slug', t.slug, 'genderType', t.gender_type, 'countryCode', c.code
    ) as tournament,
    v.name as "venueName",
    v.town as "venueTown",
    mc.course,
    (
      select jsonb_build_object(
        'model', f.model, 'blended', f.blended, 'byRatings', f.home_probability,
        'byPrices', f.blended_home_probability, 'level', f.reliability_level,
        'matches', f.reliability_matches, 'factors', f.grounds
      )
      from forecasts f
      where f.match_id = m.id
    ) as forecast,
    case
      when (m.last_reported->>'home_goals') is not null and (m.last_reported->>'away_goals') is not null then jsonb_build_array(
        m.last_reported->'home_goals', m.last_reported->'away_goals'
      )
    end as "lastReported"
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
  join countries c on c.id = t.country_id
  join seasons s on s.id = m.season_id
  join sports sport on sport.id = m.sport_id
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
  left join venues v on v.id = m.venue_id
  left join match_courses mc on mc.match_id = m.id
  where m.sport_id = $2
    and m.slug = $3
) listed;

-- data/queries/two-sided/get-two-sided-tournament.ts: get-court-tournament
select t.numeric_id as "numericId",
  t.name,
  t.slug,
  t.gender_type as "genderType",
  c.code as "countryCode",
  c.region as "countryRegion",
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', s.id, 'label', s.label) order by s.label desc)
      from seasons s
      where s.tournament_id = t.numeric_id
        and exists (select from matches m where m.season_id = s.id)
    ),
    '[]'
  ) as seasons
from tournaments t
join countries c on c.id = t.country_id
where t.sport_id = $1
  and t.slug = $2;

-- data/queries/two-sided/list-numbered-clubs.ts
select e.external_id as "externalId", t.slug, t.name, t.row_name as "rowName", t.short_name as "shortName"
from external_ids e
join teams t on t.id = e.own_id
where e.sport_id = 3
  and e.provider = $1
  and e.kind = 'team';

-- data/queries/two-sided/list-two-sided-day.ts: list-court-day
select coalesce(json_agg(listed), '[]')::text as list
from (
  select sport.code as sport,
    m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.season_id as "seasonId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.status,
    jsonb_build_object(
      'id', h.id, 'slug', h.slug, 'name', coalesce(hn.name, h.name),
      'rowName', coalesce(hn.row_name, h.row_name), 'shortName', coalesce(hn.short_name, h.short_name),
      'nation', h.nation, 'colours', h.colours, 'crestName', h.name
    ) as home,
    jsonb_build_object(
      'id', a.id, 'slug', a.slug, 'name', coalesce(an.name, a.name),
      'rowName', coalesce(an.row_name, a.row_name), 'shortName', coalesce(an.short_name, a.short_name),
      'nation', a.nation, 'colours', a.colours, 'crestName', a.name
    ) as away,
    case
      when m.sport_id = 3 and exists (
        select
        from tournaments nt
        join countries nc on nc.id = nt.country_id
        where nt.numeric_id = m.tournament_id
          and nc.code = any('{USA,CAN}')
      ) then 'away'
      else 'home'
    end as "namedFirst",
    m.play,
    m.facts,
    jsonb_build_array(m.best_home_odds, m.best_away_odds) as odds,
    case
      when m.status = 'scheduled' and m.best_home_odds is not null then (
        select jsonb_build_array(
          (
            array_agg(
              n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
            )
          )[1],
          (
            array_agg(
              n.bookmaker order by n.odds[cardinality(n.odds)] is null,
              n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
            )
          )[1]
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker')
            where q.match_id = m.id
              and q.market = case m.sport_id
                when 1 then 'match-result'
                when 2 then 'match-winner'
                when 3 then 'moneyline'
              end
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
      )
    end as bookmakers,
    case
      when m.best_home_odds is null then (
        select jsonb_build_array(n.odds[1], n.odds[cardinality(n.odds)])
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('market-average')
            where q.match_id = m.id
              and q.market = case m.sport_id
                when 1 then 'match-result'
                when 2 then 'match-winner'
                when 3 then 'moneyline'
              end
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        limit 1
      )
    end as "averageOdds",
    case
      when m.sport_id = 3 then (
        select jsonb_build_object(
          'line', n.line,
          'odds', jsonb_build_array(
            (
              array_agg(
                n.odds[1] order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.odds[cardinality(n.odds)] order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          ),
          'bookmakers', jsonb_build_array(
            (
              array_agg(
                n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.bookmaker order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          )
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker', 'market-average')
            where q.match_id = m.id
              and q.market = 'spread'
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        group by n.line
        order by count(*) desc, max(n.quoted_at) desc, n.line
        limit 1
      )
    end as spread,
    case
      when m.sport_id = 3 then (
        select jsonb_build_object(
          'line', n.line,
          'odds', jsonb_build_array(
            (
              array_agg(
                n.odds[1] order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.odds[cardinality(n.odds)] order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          ),
          'bookmakers', jsonb_build_array(
            (
              array_agg(
                n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.bookmaker order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          )
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker', 'market-average')
            where q.match_id = m.id
              and q.market = 'total'
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        group by n.line
        order by count(*) desc, max(n.quoted_at) desc, n.line
        limit 1
      )
    end as total,
    coalesce(
      case
        when predicted.said is not null then jsonb_build_array(
          predicted.said -> 'chances' -> 0,
          100 - (predicted.said -> 'chances' ->> 0)::int - coalesce((predicted.said -> 'chances' ->> 1)::int, 0)
        )
      end,
      (
        select jsonb_build_array(shown.home, 100 - shown.home - shown.draw)
        from forecasts f,
          lateral (
            select round(100 * coalesce(f.blended_home_probability, f.home_probability)) as home,
              round(100 * coalesce(f.blended_draw_probability, f.draw_probability, 0)) as draw
          ) shown
        where f.match_id = m.id
      )
    ) as chances,
    predicted.said - 'chances' as prediction,
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
      where tip.match_id = m.id
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    jsonb_build_object(
      'name', t.name, 'slug', t.slug, 'genderType', t.gender_type, 'countryCode', c.code
    ) as tournament
  from matches m
  join tournaments t on t.numeric_id = m.tournament_id
  join countries c on c.id = t.country_id
  join sports sport on sport.id = m.sport_id
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
  where m.sport_id = $2
    and m.kickoff_utc >= $3
    and m.kickoff_utc < $4
    and ($5::text is null or t.gender_type = $5)
    and (not $6 or exists (select from tips where tips.match_id = m.id))
    and (not $7 or m.status = 'live')
  order by case when $8 then 0 else t.priority end,
    case when $8 then 0 else t.numeric_id end,
    case when not $8 then array_position(array['live', 'scheduled'], m.status) end,
    m.kickoff_utc,
    m.id
) listed;

-- data/queries/two-sided/list-two-sided-day.ts: list-court-favourites
select coalesce(json_agg(listed), '[]')::text as list
from (
  with followed as (
    select m.id
    from matches m
    where m.id = any($3)
    union
    select m.id
    from matches m
    where m.home_team_id = any($4)
      and m.kickoff_utc >= $6
      and m.kickoff_utc < $7
    union
    select m.id
    from matches m
    where m.away_team_id = any($4)
      and m.kickoff_utc >= $6
      and m.kickoff_utc < $7
    union
    select m.id
    from matches m
    where m.tournament_id = any($5)
      and m.kickoff_utc >= $6
      and m.kickoff_utc < $7
  )
  select sport.code as sport,
    m.id,
    m.slug,
    m.tournament_id as "tournamentId",
    m.season_id as "seasonId",
    m.kickoff_utc as "kickoffUtc",
    m.kickoff_known as "kickoffKnown",
    m.stage,
    m.matchday,
    m.group_label as "groupLabel",
    m.status,
    jsonb_build_object(
      'id', h.id, 'slug', h.slug, 'name', coalesce(hn.name, h.name),
      'rowName', coalesce(hn.row_name, h.row_name), 'shortName', coalesce(hn.short_name, h.short_name),
      'nation', h.nation, 'colours', h.colours, 'crestName', h.name
    ) as home,
    jsonb_build_object(
      'id', a.id, 'slug', a.slug, 'name', coalesce(an.name, a.name),
      'rowName', coalesce(an.row_name, a.row_name), 'shortName', coalesce(an.short_name, a.short_name),
      'nation', a.nation, 'colours', a.colours, 'crestName', a.name
    ) as away,
    case
      when m.sport_id = 3 and exists (
        select
        from tournaments nt
        join countries nc on nc.id = nt.country_id
        where nt.numeric_id = m.tournament_id
          and nc.code = any('{USA,CAN}')
      ) then 'away'
      else 'home'
    end as "namedFirst",
    m.play,
    m.facts,
    jsonb_build_array(m.best_home_odds, m.best_away_odds) as odds,
    case
      when m.status = 'scheduled' and m.best_home_odds is not null then (
        select jsonb_build_array(
          (
            array_agg(
              n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
            )
          )[1],
          (
            array_agg(
              n.bookmaker order by n.odds[cardinality(n.odds)] is null,
              n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
            )
          )[1]
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker')
            where q.match_id = m.id
              and q.market = case m.sport_id
                when 1 then 'match-result'
                when 2 then 'match-winner'
                when 3 then 'moneyline'
              end
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
      )
    end as bookmakers,
    case
      when m.best_home_odds is null then (
        select jsonb_build_array(n.odds[1], n.odds[cardinality(n.odds)])
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('market-average')
            where q.match_id = m.id
              and q.market = case m.sport_id
                when 1 then 'match-result'
                when 2 then 'match-winner'
                when 3 then 'moneyline'
              end
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        limit 1
      )
    end as "averageOdds",
    case
      when m.sport_id = 3 then (
        select jsonb_build_object(
          'line', n.line,
          'odds', jsonb_build_array(
            (
              array_agg(
                n.odds[1] order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.odds[cardinality(n.odds)] order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          ),
          'bookmakers', jsonb_build_array(
            (
              array_agg(
                n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.bookmaker order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          )
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker', 'market-average')
            where q.match_id = m.id
              and q.market = 'spread'
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        group by n.line
        order by count(*) desc, max(n.quoted_at) desc, n.line
        limit 1
      )
    end as spread,
    case
      when m.sport_id = 3 then (
        select jsonb_build_object(
          'line', n.line,
          'odds', jsonb_build_array(
            (
              array_agg(
                n.odds[1] order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.odds[cardinality(n.odds)] order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          ),
          'bookmakers', jsonb_build_array(
            (
              array_agg(
                n.bookmaker order by n.odds[1] is null, n.bookmaker is null, n.odds[1] desc, n.bookmaker
              )
            )[1],
            (
              array_agg(
                n.bookmaker order by n.odds[cardinality(n.odds)] is null,
                n.bookmaker is null, n.odds[cardinality(n.odds)] desc, n.bookmaker
              )
            )[1]
          )
        )
        from (
          select *
          from (
            select distinct on (q.bookmaker_id, q.line) q.line,
              q.odds,
              q.quoted_at,
              (coalesce(q.read_at, q.quoted_at) >= m.prices_from) as counts,
              case b.kind when 'bookmaker' then b.name end as bookmaker
            from quotes q
            join bookmakers b on b.id = q.bookmaker_id
              and b.kind in ('bookmaker', 'market-average')
            where q.match_id = m.id
              and q.market = 'total'
              and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
            order by q.bookmaker_id,
              q.line,
              q.quoted_at desc,
              array_position(array['closing', 'moving', 'opening'], q.phase)
          ) newest
          where counts
        ) n
        group by n.line
        order by count(*) desc, max(n.quoted_at) desc, n.line
        limit 1
      )
    end as total,
    coalesce(
      case
        when predicted.said is not null then jsonb_build_array(
          predicted.said -> 'chances' -> 0,
          100 - (predicted.said -> 'chances' ->> 0)::int - coalesce((predicted.said -> 'chances' ->> 1)::int, 0)
        )
      end,
      (
        select jsonb_build_array(shown.home, 100 - shown.home - shown.draw)
        from forecasts f,
          lateral (
            select round(100 * coalesce(f.blended_home_probability, f.home_probability)) as home,
              round(100 * coalesce(f.blended_draw_probability, f.draw_probability, 0)) as draw
          ) shown
        where f.match_id = m.id
      )
    ) as chances,
    predicted.said - 'chances' as prediction,
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
      where tip.match_id = m.id
      order by (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence) is not null,
        tip.expected_value desc,
        tip.sequence
      limit 1
    ) as tip,
    jsonb_build_object(
      'name', t.name, 'slug', t.slug, 'genderType', t.gender_type, 'countryCode', c.code
    ) as tournament
  from followed
  join matches m on m.id = followed.id
  join tournaments t on t.numeric_id = m.tournament_id
  join countries c on c.id = t.country_id
  join sports sport on sport.id = m.sport_id
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
  where m.sport_id = $2
  order by m.kickoff_utc, t.priority, m.id
  limit $8
) listed;

-- data/queries/two-sided/list-two-sided-matches.ts: get-court-past
select min(kickoff_utc) as begins, count(*)::int as matches, max(updated_at) as "changedAt"
from matches
where sport_id = $1
  and kickoff_utc < $2
  and status in ('finished', 'awarded')
  and play is not null;

-- data/queries/two-sided/list-two-sided-matches.ts: list-coming-court-matches
select m.id as "matchId",
  m.tournament_id as "tournamentNumber",
  t.id as "tournamentId",
  s.label as season,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.facts,
  h.id as "homeId",
  h.name as "homeName",
  a.id as "awayId",
  a.name as "awayName"
from matches m
join tournaments t on t.numeric_id = m.tournament_id
join seasons s on s.id = m.season_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
where m.sport_id = $1
  and m.kickoff_utc > $2
  and m.kickoff_utc <= $3
  and (m.status = 'scheduled' or $4)
order by m.kickoff_utc, m.id;

-- data/queries/two-sided/list-two-sided-matches.ts: list-ended-court-matches
select m.id as "matchId",
  s.label as season,
  m.kickoff_utc as "kickoffUtc",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.facts,
  m.play
from matches m
join seasons s on s.id = m.season_id
where m.sport_id = $1
  and m.kickoff_utc >= $2
  and m.kickoff_utc < $3
  and m.status in ('finished', 'awarded')
  and m.play is not null
order by m.kickoff_utc, m.id;

-- data/queries/vote/get-ballot-match.ts: get-ballot-match
select m.id,
  m.slug,
  m.status,
  m.kickoff_utc as "kickoffUtc",
  coalesce(hn.name, h.name) as "homeName",
  coalesce(an.name, a.name) as "awayName",
  case
    when m.sport_id = 3 and exists (
      select
      from tournaments nt
      join countries nc on nc.id = nt.country_id
      where nt.numeric_id = m.tournament_id
        and nc.code = any('{USA,CAN}')
    ) then 'away'
    else 'home'
  end as "namedFirst"
from matches m
join teams h on h.id = m.home_team_id
left join team_names hn on hn.team_id = h.id
  and hn.locale = $2
join teams a on a.id = m.away_team_id
left join team_names an on an.team_id = a.id
  and an.locale = $2
where m.id = coalesce((select match_id from former_match_ids where former_id = $1), $1)
  and m.sport_id = $3;

-- data/queries/vote/get-vote.ts: get-vote
select option, counted from votes where sport = $1 and item = $2 and voter = $3;
