-- The SQL statements of commands, as tests run them. See README.md.

-- data/commands/alerts/push-subscriptions.ts
delete from push_follows where subscription_id = $1 and subject <> all($2);

-- data/commands/alerts/push-subscriptions.ts
delete from push_subscriptions where endpoint = $1;

-- data/commands/alerts/push-subscriptions.ts
insert into push_follows (subject, subscription_id) select unnest($2::text[]), $1 on conflict do nothing;

-- data/commands/alerts/push-subscriptions.ts
insert into push_subscriptions (
  endpoint, p256dh, auth, language, kinds, delay_seconds, quiet_from, quiet_to, zone, hide_scores,
  address_key, created_at, confirmed_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
on conflict (endpoint) do update
set p256dh = excluded.p256dh,
  auth = excluded.auth,
  language = excluded.language,
  kinds = excluded.kinds,
  delay_seconds = excluded.delay_seconds,
  quiet_from = excluded.quiet_from,
  quiet_to = excluded.quiet_to,
  zone = excluded.zone,
  hide_scores = excluded.hide_scores,
  confirmed_at = excluded.confirmed_at,
  failures = 0
returning id;

-- data/commands/alerts/push-subscriptions.ts
select 1 from push_subscriptions where endpoint = $1;

-- data/commands/alerts/push-subscriptions.ts
select count(*)::int as added, min(created_at) as first
from push_subscriptions
where address_key = $1
  and created_at > $2;

-- data/commands/alerts/push-subscriptions.ts
select pg_advisory_xact_lock(hashtext($1));

-- data/commands/alerts/push-subscriptions.ts
update push_subscriptions
set endpoint = $2, p256dh = $3, auth = $4, confirmed_at = $5, failures = 0
where endpoint = $1
  and ($1 = $2 or not exists (select from push_subscriptions where endpoint = $2));

-- data/commands/alerts/queue-alerts.ts
insert into push_messages (subscription_id, kind, about, live_event, due_at, expires_at)
select s.id,
  a.kind,
  a.about,
  a.live_event,
  a.happened_at + s.delay_seconds * interval '1 second',
  a.happened_at + (s.delay_seconds + $6) * interval '1 second'
from unnest(
  $1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[]
) as a(subject, kind, about, live_event, happened_at)
join push_follows f on f.subject = a.subject
join push_subscriptions s on s.id = f.subscription_id
where a.kind = any(s.kinds)
on conflict (subscription_id, about) do nothing;

-- data/commands/alerts/queue-alerts.ts
insert into push_progress (source, sequence)
select $1, coalesce(max(sequence), 0)
from live_events
on conflict do nothing;

-- data/commands/alerts/queue-alerts.ts
insert into push_progress (source, sequence)
select $1, coalesce(max(sequence), 0)
from prediction_roots
on conflict do nothing;

-- data/commands/alerts/queue-alerts.ts
insert into push_progress (source, sequence)
select $1, coalesce(max(sequence), 0)
from tips
on conflict do nothing;

-- data/commands/alerts/queue-alerts.ts
select coalesce(max(sequence), 0)::float8 as last from live_events;

-- data/commands/alerts/queue-alerts.ts
select coalesce(max(sequence), 0)::float8 as last from prediction_roots;

-- data/commands/alerts/queue-alerts.ts
select coalesce(max(sequence), 0)::float8 as last from tips;

-- data/commands/alerts/queue-alerts.ts
select sequence::float8 as sequence from push_progress where source = $1 for update;

-- data/commands/alerts/queue-alerts.ts
update push_progress set sequence = $2 where source = $1 and sequence < $2;

-- data/commands/alerts/queue-alerts.ts
with frozen as materialized (
  select p.sequence,
    p.leaf,
    p.kickoff_utc,
    greatest(p.home_chance, p.draw_chance, p.away_chance) as chance,
    reason.subject,
    reason.is_competition
  from prediction_roots r
  join predictions p on p.sequence = r.sequence
  left join tournaments c on c.id = p.tournament_id
  cross join lateral (
    values ('m' || p.match_id, false),
      ('t' || p.home_club_id, false),
      ('t' || p.away_club_id, false),
      ('c' || c.numeric_id, true)
  ) as reason(subject, is_competition)
  where r.sequence > $1
    and r.sequence <= $2
    and r.origin = 'live'
    and p.kickoff_utc > $3
),
  wanted as (
    select s.id as subscription_id,
      p.sequence,
      p.leaf,
      p.kickoff_utc,
      p.chance,
      bool_and(p.is_competition) as by_competition
    from frozen p
    join push_follows f on f.subject = p.subject
    join push_subscriptions s on s.id = f.subscription_id
    where 'prediction' = any(s.kinds)
    group by s.id, p.sequence, p.leaf, p.kickoff_utc, p.chance
  ),
  ranked as (
    select *,
      row_number() over (
        partition by subscription_id order by by_competition, chance desc, sequence, leaf
      ) as place
    from wanted
  )
insert into push_messages (subscription_id, kind, about, prediction, leaf, due_at, expires_at)
select subscription_id,
  'prediction',
  'prediction ' || sequence || '-' || leaf,
  sequence,
  leaf,
  $3,
  kickoff_utc
from ranked
where not by_competition
  or place + (
    select count(*)
    from push_messages m
    where m.subscription_id = ranked.subscription_id
      and m.kind = 'prediction'
      and m.due_at > $3::timestamptz - interval '1 day'
  ) <= $4
on conflict (subscription_id, about) do nothing;

-- data/commands/alerts/queue-alerts.ts: live-events-for-alerts
select e.sequence::float8 as sequence,
  e.match_id as "matchId",
  e.event,
  e.happened_at as "happenedAt",
  m.status,
  m.period,
  m.minute,
  m.kickoff_utc as "kickoffUtc",
  array['m' || m.id,
  't' || m.home_team_id,
  't' || m.away_team_id,
  'c' || m.tournament_id] || array(
    select 'm' || former_id from former_match_ids f where f.match_id = m.id
  ) as subjects
from live_events e
join matches m on m.id = e.match_id
where e.sequence > $1
  and e.sequence <= $2
  and e.happened_at >= $3
  and (
    e.kind in ('status', 'goal', 'card', 'line-up') or e.kind = 'play' and e.event->>'change' <> 'going-on'
  )
order by e.sequence
limit $4;

-- data/commands/alerts/queue-alerts.ts: queue-tip-alerts
with tipped as (
  select t.sequence,
    t.expected_value,
    t.kickoff_utc,
    array['m' || t.match_id,
    't' || t.home_club_id,
    't' || t.away_club_id,
    'c' || c.numeric_id] as subjects
  from tips t
  join ledger_records r on r.sequence = t.sequence
  left join tournaments c on c.id = t.tournament_id
  where t.sequence > $1
    and t.sequence <= $2
    and t.origin = 'live'
    and r.recorded_at >= $4
    and t.kickoff_utc > $3
),
  wanted as (
    select distinct s.id as subscription_id, t.sequence, t.expected_value, t.kickoff_utc
    from tipped t
    cross join lateral unnest(t.subjects) as followed(subject)
    join push_follows f on f.subject = followed.subject
    join push_subscriptions s on s.id = f.subscription_id
    where 'tip' = any(s.kinds)
  ),
  ranked as (
    select *, row_number() over (partition by subscription_id order by expected_value desc, sequence) as place
    from wanted
  )
insert into push_messages (subscription_id, kind, about, tip, due_at, expires_at)
select subscription_id, 'tip', 'tip ' || sequence, sequence, $3, kickoff_utc
from ranked
where place + (
  select count(*)
  from push_messages m
  where m.subscription_id = ranked.subscription_id
    and m.kind = 'tip'
    and m.due_at > $3::timestamptz - interval '1 day'
) <= $5
on conflict (subscription_id, about) do nothing;

-- data/commands/alerts/record-alert-outcomes.ts
delete from push_subscriptions where id = any($1);

-- data/commands/alerts/record-alert-outcomes.ts
delete from push_subscriptions where id = any($1) and failures >= $2;

-- data/commands/alerts/record-alert-outcomes.ts
update push_messages m
set taken_at = null, due_at = r.due_at
from jsonb_to_recordset($1) as r(id bigint, due_at timestamptz)
where m.id = r.id
  and r.due_at < m.expires_at;

-- data/commands/alerts/record-alert-outcomes.ts
update push_subscriptions set failures = failures + 1 where id = any($1);

-- data/commands/alerts/record-alert-outcomes.ts
update push_subscriptions set last_sent_at = $2, failures = 0 where id = any($1);

-- data/commands/alerts/take-due-alerts.ts
update push_messages m
set taken_at = null, due_at = l.due_at
from jsonb_to_recordset($1) as l(id bigint, due_at timestamptz)
where m.id = l.id;

-- data/commands/alerts/take-due-alerts.ts: take-due-alerts
with due as (
  select id
  from push_messages
  where taken_at is null
    and due_at <= $1
  order by due_at, id
  limit $2
  for update skip locked
)
update push_messages m
set taken_at = $1
from due, push_subscriptions s
where m.id = due.id
  and s.id = m.subscription_id
returning m.id::float8 as id,
  s.id as "subscriptionId",
  m.kind,
  m.live_event::float8 as "liveEvent",
  m.tip,
  case
    when m.prediction is not null then json_build_object('sequence', m.prediction, 'leaf', m.leaf)
  end as prediction,
  m.expires_at as "expiresAt",
  s.endpoint,
  s.p256dh,
  s.auth,
  s.language,
  s.zone,
  s.hide_scores as "hideScores",
  s.quiet_from as "quietFrom",
  s.quiet_to as "quietTo";

-- data/commands/alerts/trim-alerts.ts
delete from push_messages where expires_at < $1 and due_at < $1;

-- data/commands/alerts/trim-alerts.ts
delete from push_subscriptions where confirmed_at < $1;

-- data/commands/alerts/trim-alerts.ts
update push_subscriptions set address_key = null where address_key is not null and created_at <= $1;

-- data/commands/audit/mark-reviewed.ts
delete from review_marks where (kind, subject) = ($1, $2) and reviewed_at = $3;

-- data/commands/audit/mark-reviewed.ts
insert into review_marks (kind, subject, reviewed_at)
values ($1, $2, $3)
on conflict (kind, subject) do update
set reviewed_at = excluded.reviewed_at;

-- data/commands/audit/mark-reviewed.ts
select reviewed_at as "reviewedAt" from review_marks where (kind, subject) = ($1, $2) for update;

-- data/commands/audit/record-decision.ts
insert into audit (at, actor, via, kind, subject, details, undoes)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (undoes) do nothing
returning id;

-- data/commands/backups/record-backup.ts
delete from backups where ended_at < $1;

-- data/commands/backups/record-backup.ts
insert into backups (started_at, ended_at, file, bytes, rows, records, problem)
values ($1, $2, $3, $4, $5, $6, $7);

-- data/commands/bonus-code/record-bonus-code-uses.ts: record-bonus-code-uses
insert into bonus_code_uses (code, day, copied, followed)
select u.code, u.day, u.copied, u.followed
from unnest($1::text[], $2::date[], $3::int[], $4::int[]) as u(code, day, copied, followed)
order by u.code, u.day
on conflict (code, day) do update
set copied = bonus_code_uses.copied + excluded.copied, followed = bonus_code_uses.followed + excluded.followed;

-- data/commands/broadcasts/store-broadcasts.ts
select r.tournament
from unnest($1::text[]) as r(tournament)
where not exists (select 1 from tournaments t where t.id = r.tournament)
limit 1;

-- data/commands/broadcasts/store-broadcasts.ts
with incoming as (
  select c.numeric_id as tournament_id,
    r.country::char(2),
    r.channel,
    r.medium,
    r.access,
    r.extent,
    r."fromDay" as from_day,
    r."toDay" as to_day,
    r.source,
    r."reviewedOn" as reviewed_on
  from jsonb_to_recordset($1) as r(
    tournament text, country text, channel text, medium text, access text, extent text, "fromDay" date,
    "toDay" date, source text, "reviewedOn" date
  )
  join tournaments c on c.id = r.tournament
),
  removed as (
    delete from broadcasts b
    where b.match_id is null
      and (
        tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on
      ) not in (
        select tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on
        from incoming
      )
    returning b.tournament_id
  ),
  added as (
    insert into broadcasts (
      tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on
    )
    select tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on
    from incoming
    where (
      tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on
    ) not in (
      select tournament_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on
      from broadcasts
      where match_id is null
    )
    returning tournament_id
  )
select tournament_id as "tournamentId"
from (select * from removed union all select * from added) changed;

-- data/commands/catalogue/adopt-grown-competitions.ts
insert into former_competition_addresses (category_slug, slug, tournament_id)
select t.category_slug, t.slug, t.numeric_id
from jsonb_to_recordset($1) as r("numericId" int)
join tournaments t on t.numeric_id = r."numericId"
on conflict (category_slug, slug) do update
set tournament_id = excluded.tournament_id;

-- data/commands/catalogue/adopt-grown-competitions.ts
select id from tournaments where id = any($1);

-- data/commands/catalogue/adopt-grown-competitions.ts
select slug, region from countries;

-- data/commands/catalogue/adopt-grown-competitions.ts
select t.numeric_id as "numericId",
  t.id,
  t.name,
  c.region,
  t.type,
  t.gender_type as gender,
  t.level = 'senior' as "isSenior",
  array(
    select n.provider || ' ' || n.external_id from competition_numbers n where n.tournament_id = t.numeric_id
  ) as numbers
from tournaments t
join countries c on c.id = t.country_id
where t.sport_id = $1
  and t.field_sources ? 'name'
order by t.numeric_id;

-- data/commands/catalogue/adopt-grown-competitions.ts
update provisional_clubs p
set tournament = r.id
from jsonb_to_recordset($1) as r("numericId" int, id text)
join tournaments t on t.numeric_id = r."numericId"
where p.tournament = t.id;

-- data/commands/catalogue/adopt-grown-competitions.ts
update tournaments t
set id = r.id, category_slug = r.category, slug = r.slug, logo_urls = array[r.logo]
from jsonb_to_recordset($1) as r("numericId" int, id text, category text, slug text, logo text)
where t.numeric_id = r."numericId";

-- data/commands/catalogue/adopt-provisional-clubs.ts
delete from provisional_clubs p using teams t,
  countries c,
  jsonb_to_recordset($1) as k(slug text, country text, gender text)
where t.id = p.team_id
  and c.id = t.country_id
  and k.slug = t.slug
  and k.country = c.slug
  and k.gender = t.gender_type;

-- data/commands/catalogue/adopt-provisional-clubs.ts
select distinct t.slug as provisional, k.slug as known
from jsonb_to_recordset($1) as s(slug text, country text, gender text, key text)
join countries c on c.slug = s.country
join team_aliases a on a.country_id = c.id
  and a.gender_type = s.gender
  and a.alias_key = s.key
join provisional_clubs p on p.team_id = a.team_id
join teams t on t.id = p.team_id
join lateral (
  select id from teams where slug = s.slug union select team_id from former_team_slugs where slug = s.slug
) called on called.id <> t.id
join teams k on k.id = called.id
  and k.sport_id = $2
order by 1, 2;

-- data/commands/catalogue/adopt-provisional-clubs.ts
update teams t
set slug = t.slug || '-' || c.slug, updated_at = $2
from provisional_clubs p, countries c, jsonb_to_recordset($1) as k(slug text, country text, gender text)
where p.team_id = t.id
  and c.id = t.country_id
  and k.slug = t.slug
  and (k.country <> c.slug or k.gender <> t.gender_type)
  and not exists (select from teams o where o.slug = t.slug || '-' || c.slug);

-- data/commands/catalogue/decide-on-number.ts
select t.id,
  t.numeric_id as number,
  n.tournament_id as "tournamentId",
  n.former_tournament_id as "formerTournamentId",
  n.moved_at as "movedAt"
from competition_numbers n
left join tournaments t on t.sport_id = n.sport_id
  and case when $4::text is null then t.numeric_id = n.tournament_id else t.id = $4 end
where n.sport_id = $1
  and n.provider = $2
  and n.external_id = $3;

-- data/commands/catalogue/decide-on-number.ts
update competition_numbers
set tournament_id = $4, former_tournament_id = $5, moved_at = $6
where sport_id = $1
  and provider = $2
  and external_id = $3;

-- data/commands/catalogue/decide-on-number.ts
update competition_numbers
set tournament_id = $4, former_tournament_id = null, moved_at = null
where sport_id = $1
  and provider = $2
  and external_id = $3;

-- data/commands/catalogue/ensure-countries.ts
insert into countries (slug, code, region, zone)
select slug, code, region, zone
from jsonb_to_recordset($1) as c(slug text, code text, region text, zone text);

-- data/commands/catalogue/ensure-countries.ts
select id, slug, region from countries;

-- data/commands/catalogue/grow-competitions.ts
insert into competition_numbers as n (
  sport_id, provider, external_id, tournament_id, origin, name, region, kind, coverage, first_told_at,
  last_told_at
)
select $1, $2, r."externalId", t.numeric_id, 'source', r.name, r.region, r.kind, r.coverage, $4, $4
from jsonb_to_recordset($3) as r(
  "externalId" text, id text, name text, region text, kind text, coverage jsonb
)
join tournaments t on t.id = r.id
on conflict (sport_id, provider, external_id) do update
set tournament_id = excluded.tournament_id,
  name = excluded.name,
  region = excluded.region,
  kind = excluded.kind,
  coverage = excluded.coverage,
  first_told_at = coalesce(n.first_told_at, excluded.first_told_at),
  last_told_at = excluded.last_told_at,
  origin = case when n.tournament_id = excluded.tournament_id then n.origin else 'source' end,
  former_tournament_id = case
    when n.tournament_id = excluded.tournament_id then n.former_tournament_id
    else n.tournament_id
  end,
  moved_at = case when n.tournament_id = excluded.tournament_id then n.moved_at else excluded.last_told_at end;

-- data/commands/catalogue/grow-competitions.ts
insert into tournaments (
  id, sport_id, country_id, name, slug, category_slug, type, gender_type, level, logo_urls, priority,
  season_kind, tie_break, zones, field_sources, created_at, updated_at
)
select t.id,
  $3,
  c.id,
  t.name,
  t.slug,
  t.country,
  t.kind,
  t.gender,
  t.level,
  array[t.logo],
  t.priority,
  t.season,
  'goal-difference',
  '[]',
  $4,
  $2,
  $2
from jsonb_to_recordset($1) as t(
  id text, country text, name text, slug text, kind text, gender text, level text, logo text, priority int,
  season text
)
join countries c on c.slug = t.country;

-- data/commands/catalogue/grow-competitions.ts
select category_slug || '.' || slug as id from former_competition_addresses;

-- data/commands/catalogue/grow-competitions.ts
select n.external_id as "externalId", t.id, n.region, n.kind
from competition_numbers n
join tournaments t on t.numeric_id = n.tournament_id
where n.sport_id = $1
  and n.provider = $2;

-- data/commands/catalogue/grow-competitions.ts
select t.id,
  t.name,
  t.slug,
  c.slug as country,
  c.region,
  t.type as kind,
  t.season_kind as season,
  t.gender_type as gender,
  t.level,
  t.field_sources->>'name' as "nameSource",
  p.id as parent,
  exists (
    select 1 from competition_numbers n where n.tournament_id = t.numeric_id and n.provider = $2
  ) as "isNumbered"
from tournaments t
join countries c on c.id = t.country_id
left join tournaments p on p.numeric_id = t.parent_id
where t.sport_id = $1
order by t.numeric_id;

-- data/commands/catalogue/grow-competitions.ts
update tournaments t
set name = r.name, updated_at = $2
from jsonb_to_recordset($1) as r(id text, name text)
where t.id = r.id;

-- data/commands/catalogue/grow-competitions.ts
update tournaments t
set parent_id = p.numeric_id
from jsonb_to_recordset($1) as r(id text, parent text)
join tournaments p on p.id = r.parent
where t.id = r.id
  and t.parent_id is distinct from p.numeric_id;

-- data/commands/catalogue/grow-competitions.ts
update tournaments t
set season_kind = r.season, updated_at = $3
from jsonb_to_recordset($1) as r(id text, season text, label text)
where t.id = r.id
  and t.field_sources->>'season_kind' = $2
  and not exists (select 1 from seasons s where s.tournament_id = t.numeric_id and s.label >= r.label);

-- data/commands/catalogue/list-measured-competitions.ts
with quoted as (
  select m.tournament_id, avg((select count(*) from jsonb_object_keys(p.books)))::float8 as bookmakers
  from compared_prices p
  join matches m on m.id = p.match_id
  where p.market = $2
  group by m.tournament_id
),
  opened as (
    select tournament_id, sum(pages)::float8 / $4 as pages
    from page_openings
    where day >= $3
    group by tournament_id
  ),
  followed as (
    select subject, count(*)::int as followers from push_follows where subject like 'c%' group by subject
  )
select t.numeric_id as id,
  t.name,
  c.region,
  t.type as kind,
  t.gender_type as gender,
  t.level,
  t.tier,
  t.parent_id as "parentId",
  t.priority,
  not t.field_sources ? 'priority' as "isChosenByHand",
  coalesce(quoted.bookmakers, 0) as bookmakers,
  coalesce(followed.followers, 0) as followers,
  coalesce(opened.pages, 0) as "pagesPerDay"
from tournaments t
join countries c on c.id = t.country_id
left join quoted on quoted.tournament_id = t.numeric_id
left join opened on opened.tournament_id = t.numeric_id
left join followed on followed.subject = 'c' || t.numeric_id
where t.sport_id = $1
order by t.name, t.numeric_id;

-- data/commands/catalogue/rank-grown-competitions.ts
delete from page_openings where day < $1;

-- data/commands/catalogue/rank-grown-competitions.ts
update tournaments t
set priority = r.place
from unnest($1::int[], $2::int[]) as r(id, place)
where t.numeric_id = r.id;

-- data/commands/catalogue/rebuild-search-terms.ts
delete from search_terms;

-- data/commands/catalogue/rebuild-search-terms.ts
insert into search_terms (kind, subject_id, term, importance)
select s.kind, s.id, s.term, coalesce(w.importance, 0)
from jsonb_to_recordset($1) as s(kind text, id int, term text)
left join (
  select 'team' as kind, e.team_id as id, sum(1.0 / t.priority)::real as importance
  from season_entries e
  join seasons s on s.id = e.season_id
  join tournaments t on t.numeric_id = s.tournament_id
  where true
  group by e.team_id
  union all
  select 'tournament', t.numeric_id, (count(*)::numeric / t.priority)::real
  from seasons s
  join tournaments t on t.numeric_id = s.tournament_id
  where true
  group by t.numeric_id
) w on w.kind = s.kind
  and w.id = s.id
order by s.term
on conflict do nothing;

-- data/commands/catalogue/rebuild-search-terms.ts
select 'team' as kind, id, name
from teams
union all
select 'team', id, short_name
from teams
union all
select 'team', team_id, name
from team_names
union all
select 'team', team_id, short_name
from team_names
union all
select 'team', team_id, alias
from team_aliases
union all
select 'tournament', numeric_id, name
from tournaments;

-- data/commands/catalogue/store-bookmakers.ts
insert into bookmakers (slug, name, kind)
select slug, name, kind
from jsonb_to_recordset($1) as b(place int, slug text, name text, kind text)
where not exists (select from bookmakers k where k.slug = b.slug and k.name = b.name and k.kind = b.kind)
order by place
on conflict (slug) do update
set name = excluded.name, kind = excluded.kind;

-- data/commands/catalogue/store-catalogue.ts
insert into competition_numbers as n (sport_id, provider, external_id, tournament_id, origin)
select $2, r.provider, r."externalId", t.numeric_id, 'catalogue'
from jsonb_to_recordset($1) as r(provider text, "externalId" text, id text)
join tournaments t on t.id = r.id
on conflict (sport_id, provider, external_id) do update
set tournament_id = excluded.tournament_id
where n.origin = 'catalogue';

-- data/commands/catalogue/store-catalogue.ts
insert into countries (slug, code, region, zone)
select slug, code, region, zone
from jsonb_to_recordset($1) as c(slug text, code text, region text, zone text)
on conflict (slug) do update
set code = excluded.code, region = excluded.region, zone = excluded.zone;

-- data/commands/catalogue/store-catalogue.ts
insert into sports (id, code) values (1, 'soccer') on conflict do nothing;

-- data/commands/catalogue/store-catalogue.ts
insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
select distinct on (c.id, team.gender_type, a.key) c.id, team.gender_type, a.key, a.alias, team.id
from jsonb_to_recordset($1) as a(country text, slug text, alias text, key text, rank int)
join lateral (
  select id from teams where slug = a.slug union select team_id from former_team_slugs where slug = a.slug
) called on true
join teams team on team.id = called.id
join countries c on c.slug = a.country
order by c.id, team.gender_type, a.key, a.rank
on conflict do nothing;

-- data/commands/catalogue/store-catalogue.ts
insert into team_names (team_id, locale, name, row_name, short_name)
select team.id, n.locale, n.name, case when length(n.name) <= 18 then n.name else n.short end, n.short
from jsonb_to_recordset($1) as n(locale text, slug text, name text, short text)
join teams team on team.slug = n.slug
  and team.named_at is null
on conflict (team_id, locale) do update
set name = excluded.name, row_name = excluded.row_name, short_name = excluded.short_name;

-- data/commands/catalogue/store-clubs.ts
insert into teams (
  sport_id, country_id, slug, gender_type, name, row_name, short_name, town, venue_id, colours, created_at,
  updated_at
)
select $3,
  c.id,
  t.slug,
  t.gender,
  t.name,
  t."row",
  t.short,
  t.town,
  v.id,
  array(select jsonb_array_elements_text(t.colours)),
  $2,
  $2
from jsonb_to_recordset($1) as t(
  slug text, name text, "row" text, short text, gender text, town text, ground text, colours jsonb,
  country text
)
join countries c on c.slug = t.country
left join venues v on v.country_id = c.id
  and v.name = t.ground
  and v.town = t.town
where not exists (select 1 from former_team_slugs f where f.slug = t.slug)
on conflict (slug) do update
set name = case when teams.named_at is null then excluded.name else teams.name end,
  row_name = case when teams.named_at is null then excluded.row_name else teams.row_name end,
  short_name = case when teams.named_at is null then excluded.short_name else teams.short_name end,
  town = excluded.town,
  venue_id = excluded.venue_id,
  colours = case when teams.coloured_at is null then excluded.colours else teams.colours end,
  updated_at = excluded.updated_at
where teams.sport_id = excluded.sport_id;

-- data/commands/catalogue/store-clubs.ts
insert into venues (country_id, name, town)
select distinct c.id, t.ground, t.town
from jsonb_to_recordset($1) as t(
  slug text, name text, "row" text, short text, gender text, town text, ground text, colours jsonb,
  country text
)
join countries c on c.slug = t.country
where t.ground is not null
  and t.town is not null
on conflict do nothing;

-- data/commands/catalogue/store-competitions.ts
insert into tournaments (
  id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, tier, priority,
  season_kind, tie_break, away_goals_until, zones, formats, created_at, updated_at
)
select t.id,
  $3,
  c.id,
  t.name,
  t.slug,
  t.category,
  t.type,
  t.gender,
  array[t.logo],
  t.tier,
  t.priority,
  t.season,
  t."tieBreak",
  t."awayGoalsUntil",
  t.zones,
  t.formats,
  $2,
  $2
from jsonb_to_recordset($1) as t(
  id text, category text, country text, name text, slug text, type text, gender text, logo text, tier int,
  priority int, season text, "tieBreak" text, "awayGoalsUntil" text, zones jsonb, formats jsonb
)
join countries c on c.slug = t.country
on conflict (id) do update
set name = excluded.name,
  country_id = excluded.country_id,
  type = excluded.type,
  gender_type = excluded.gender_type,
  tier = excluded.tier,
  priority = excluded.priority,
  season_kind = excluded.season_kind,
  tie_break = excluded.tie_break,
  away_goals_until = excluded.away_goals_until,
  zones = excluded.zones,
  formats = excluded.formats,
  field_sources = tournaments.field_sources - '{name,type,gender_type,season_kind,priority}'::text[],
  updated_at = excluded.updated_at;

-- data/commands/catalogue/store-once.ts
insert into feed_runs (feed, started_at, finished_at, state, counts) values ($1, $2, $2, 'succeeded', $3);

-- data/commands/catalogue/store-once.ts
select 1
from feed_runs
where feed = $1
  and state = 'succeeded'
  and counts->>'hash' = $2
  and id = (select max(id) from feed_runs where feed = $1);

-- data/commands/catalogue/store-rulings.ts
with incoming as (
  select s.id as season_id,
    coalesce(t.id, f.team_id) as team_id,
    r."decidedOn" as decided_on,
    r.rank,
    r.reason
  from jsonb_to_recordset($1) as r(
    tournament text, season text, club text, "decidedOn" date, rank smallint, reason text
  )
  join tournaments c on c.id = r.tournament
  join seasons s on s.tournament_id = c.numeric_id
    and s.label = r.season
  left join teams t on t.slug = r.club
  left join former_team_slugs f on f.slug = r.club
  where coalesce(t.id, f.team_id) is not null
),
  removed as (
    delete from settled_ties
    where (season_id, team_id) not in (select season_id, team_id from incoming)
    returning season_id, team_id
  ),
  stored as (
    insert into settled_ties as p (season_id, team_id, decided_on, rank, reason)
    select season_id, team_id, decided_on, rank, reason
    from incoming
    on conflict (season_id, team_id) do update
    set decided_on = excluded.decided_on, rank = excluded.rank, reason = excluded.reason
    where (p.decided_on, p.rank, p.reason) is distinct from (excluded.decided_on, excluded.rank, excluded.reason)
    returning season_id, team_id
  )
select s.id as "seasonId", s.tournament_id as "tournamentId", c.team_id as "teamId"
from (select * from removed union all select * from stored) c
join seasons s on s.id = c.season_id;

-- data/commands/catalogue/store-rulings.ts
with incoming as (
  select s.id as season_id,
    coalesce(t.id, f.team_id) as team_id,
    r."decidedOn" as decided_on,
    r.stage,
    r.points,
    r.reason,
    r.source
  from jsonb_to_recordset($1) as r(
    tournament text, season text, club text, "decidedOn" date, stage text, points smallint, reason text,
    source text
  )
  join tournaments c on c.id = r.tournament
  join seasons s on s.tournament_id = c.numeric_id
    and s.label = r.season
  left join teams t on t.slug = r.club
  left join former_team_slugs f on f.slug = r.club
  where coalesce(t.id, f.team_id) is not null
),
  removed as (
    delete from point_adjustments p
    where origin = 'catalogue'
      and not exists (
        select 1
        from incoming i
        where (i.season_id, i.team_id) = (p.season_id, p.team_id)
          and (i.decided_on, i.stage) is not distinct from (p.decided_on, p.stage)
      )
    returning season_id, team_id
  ),
  stored as (
    insert into point_adjustments as p (season_id, team_id, decided_on, stage, points, reason, evidence)
    select season_id, team_id, decided_on, stage, points, reason, source
    from incoming
    on conflict (season_id, team_id, origin, decided_on, stage) do update
    set points = excluded.points, reason = excluded.reason, evidence = excluded.evidence
    where (p.points, p.reason, p.evidence) is distinct from (excluded.points, excluded.reason, excluded.evidence)
    returning season_id, team_id
  )
select s.id as "seasonId", s.tournament_id as "tournamentId", c.team_id as "teamId"
from (select * from removed union all select * from stored) c
join seasons s on s.id = c.season_id;

-- data/commands/catalogue/store-sport-catalogues.ts
insert into sports (id, code)
select id, code
from jsonb_to_recordset($1) as s(id smallint, code text)
on conflict do nothing;

-- data/commands/catalogue/weigh-search-terms.ts
with weighed as materialized (
  select 'team' as kind, e.team_id as id, sum(1.0 / t.priority)::real as importance
  from season_entries e
  join seasons s on s.id = e.season_id
  join tournaments t on t.numeric_id = s.tournament_id
  where e.team_id = any($1::int[])
  group by e.team_id
  union all
  select 'tournament', t.numeric_id, (count(*)::numeric / t.priority)::real
  from seasons s
  join tournaments t on t.numeric_id = s.tournament_id
  where t.numeric_id = any($2::int[])
  group by t.numeric_id
),
  changed as materialized (
    -- Locked in one order, so that two transactions never wait for each other.
    select s.kind, s.subject_id, s.term, coalesce(w.importance, 0) as importance
    from search_terms s
    left join weighed w on w.kind = s.kind
      and w.id = s.subject_id
    where s.importance <> coalesce(w.importance, 0)
      and (s.kind = 'team' and s.subject_id = any($1) or s.kind = 'tournament' and s.subject_id = any($2))
    order by s.kind, s.subject_id, s.term
    for no key update of s
  )
update search_terms s
set importance = c.importance
from changed c
where s.kind = c.kind
  and s.subject_id = c.subject_id
  and s.term = c.term;

-- data/commands/catalogue/weigh-search-terms.ts
with weighed as materialized (
  select 'team' as kind, e.team_id as id, sum(1.0 / t.priority)::real as importance
  from season_entries e
  join seasons s on s.id = e.season_id
  join tournaments t on t.numeric_id = s.tournament_id
  where true
  group by e.team_id
  union all
  select 'tournament', t.numeric_id, (count(*)::numeric / t.priority)::real
  from seasons s
  join tournaments t on t.numeric_id = s.tournament_id
  where true
  group by t.numeric_id
),
  changed as materialized (
    -- Locked in one order, so that two transactions never wait for each other.
    select s.kind, s.subject_id, s.term, coalesce(w.importance, 0) as importance
    from search_terms s
    left join weighed w on w.kind = s.kind
      and w.id = s.subject_id
    where s.importance <> coalesce(w.importance, 0)
      and true
    order by s.kind, s.subject_id, s.term
    for no key update of s
  )
update search_terms s
set importance = c.importance
from changed c
where s.kind = c.kind
  and s.subject_id = c.subject_id
  and s.term = c.term;

-- data/commands/changes/record-changes.ts
with logged as (insert into changes (topics, changed_at) values ($1, $2) returning version)
select pg_notify('tipledger_changes', version::text)
from logged;

-- data/commands/changes/trim-changes.ts
delete from changes where changed_at < $1 and version < (select max(version) from changes);

-- data/commands/clubs/add-numbered-clubs.ts
select count(*)::int as count
from teams
where sport_id = $1
  and told_by = $2
  and created_at >= date_trunc('day', $3::timestamptz, 'UTC');

-- data/commands/clubs/add-numbered-clubs.ts
select id from tournaments where id = any($1) and not field_sources ? 'name';

-- data/commands/clubs/add-numbered-clubs.ts
select t.id, c.slug as country, t.gender_type as gender, a.alias
from teams t
join countries c on c.id = t.country_id
join team_aliases a on a.team_id = t.id
where t.sport_id = $1
  and t.told_by is null
  and c.slug = any($2);

-- data/commands/clubs/add-provisional-clubs.ts
insert into provisional_clubs (team_id, source, tournament, added_at)
select id, $2, tournament, $3
from jsonb_to_recordset($1) as p(id int, tournament text);

-- data/commands/clubs/add-provisional-clubs.ts
select count(*)::int as count
from provisional_clubs
where source = $1
  and added_at >= date_trunc('day', $2::timestamptz, 'UTC');

-- data/commands/clubs/add-provisional-clubs.ts
select n.index, t.id, t.slug
from jsonb_to_recordset($1) as n(index int, country text, gender text, key text)
join countries c on c.slug = n.country
join team_aliases a on a.country_id = c.id
  and a.gender_type = n.gender
  and a.alias_key = n.key
join teams t on t.id = a.team_id;

-- data/commands/clubs/add-spelling.ts
delete from unknown_names u using teams t
join countries c on c.id = t.country_id
where t.id = $1
  and u.kind = 'team'
  and u.country = c.slug
  and u.gender_type = t.gender_type
  and u.name = $2
returning to_jsonb(u) as row;

-- data/commands/clubs/add-spelling.ts
insert into search_terms (kind, subject_id, term) select 'team', $1, unnest($2::text[]) on conflict do nothing;

-- data/commands/clubs/add-spelling.ts
insert into team_aliases as a (country_id, gender_type, alias_key, alias, team_id)
select t.country_id, t.gender_type, $2, $3, t.id
from teams t
where t.id = $1
on conflict (country_id, gender_type, alias_key) do update
set team_id = a.team_id
returning (select o.slug from teams o where o.id = a.team_id) as slug,
  exists (select from provisional_clubs p where p.team_id = a.team_id) as provisional,
  a.xmax = 0 as "isNew";

-- data/commands/clubs/add-spelling.ts
insert into unknown_names
select *
from jsonb_populate_recordset(null::unknown_names, $1)
on conflict do nothing;

-- data/commands/clubs/check-club.ts
select 1 from teams where slug = $1 union all select 1 from former_team_slugs where slug = $1;

-- data/commands/clubs/check-club.ts
select t.slug
from team_aliases a
join teams t on t.id = a.team_id
where a.country_id = $1
  and a.gender_type = $2
  and a.alias_key = $3
  and t.slug <> $4;

-- data/commands/clubs/club-directory.ts
select c.slug as country, a.gender_type as gender, a.alias_key as key, t.id, t.slug
from team_aliases a
join countries c on c.id = a.country_id
join teams t on t.id = a.team_id;

-- data/commands/clubs/club-directory.ts
select slug from countries;

-- data/commands/clubs/decide-on-club.ts
delete from provisional_clubs where team_id = $1 returning source, tournament, added_at as "addedAt";

-- data/commands/clubs/decide-on-club.ts
select id as "countryId" from countries where slug = $1;

-- data/commands/clubs/decide-on-club.ts
update teams set colours = $2, coloured_at = $3, updated_at = $3 where id = $1;

-- data/commands/clubs/decide-on-club.ts
update teams set name = $2, row_name = $3, short_name = $4, named_at = $5, updated_at = $5 where id = $1;

-- data/commands/clubs/former-club.ts
delete from team_aliases where team_id = $1 and alias_key = any($2);

-- data/commands/clubs/former-club.ts
insert into team_names (team_id, locale, name, row_name, short_name)
select $1, locale, name, "rowName", "shortName"
from jsonb_to_recordset($2) as n(locale text, name text, "rowName" text, "shortName" text);

-- data/commands/clubs/former-club.ts
select colours, coloured_at as "colouredAt" from teams where id = $1;

-- data/commands/clubs/former-club.ts
select t.name,
  t.row_name as "rowName",
  t.short_name as "shortName",
  t.named_at as "namedAt",
  coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'locale', n.locale, 'name', n.name, 'rowName', n.row_name, 'shortName', n.short_name
        ) order by n.locale
      )
      from team_names n
      where n.team_id = t.id
    ),
    '[]'
  ) as "localNames"
from teams t
where t.id = $1;

-- data/commands/clubs/former-club.ts
update teams set colours = $2, coloured_at = $3, updated_at = $4 where id = $1;

-- data/commands/clubs/former-club.ts
update teams set name = $2, row_name = $3, short_name = $4, named_at = $5, updated_at = $6 where id = $1;

-- data/commands/clubs/free-club-slugs.ts
with wishes as (select w.plain, w."inCountry" from jsonb_to_recordset($1) as w(plain text, "inCountry" text)),
  known as (select slug from teams union all select slug from former_team_slugs)
select k.slug
from known k
join wishes w on k.slug = w.plain
  or k.slug = w."inCountry"
  or k.slug like w."inCountry" || '-%';

-- data/commands/clubs/identify-club.ts
select id, slug, name, country_id as "countryId", gender_type as "genderType"
from teams
where slug = $1
  and sport_id = $2
for update;

-- data/commands/clubs/identify-club.ts
select t.slug from former_team_slugs f join teams t on t.id = f.team_id where f.slug = $1;

-- data/commands/clubs/insert-clubs.ts
delete from unknown_names u using jsonb_to_recordset($1) as n(country text, gender text, name text)
where u.kind = 'team'
  and u.country = n.country
  and u.gender_type = n.gender
  and u.name = n.name;

-- data/commands/clubs/insert-clubs.ts
with told as (
  select *
  from jsonb_to_recordset($1) as t(
    slug text, country text, gender text, name text, "row" text, short text, town text, key text,
    "addedBySource" text
  )
),
  club as (
    insert into teams (
      sport_id, country_id, slug, gender_type, name, row_name, short_name, town, colours, told_by, created_at,
      updated_at
    )
    select $3, c.id, t.slug, t.gender, t.name, t."row", t.short, t.town, '{}', t."addedBySource", $2, $2
    from told t
    join countries c on c.slug = t.country
    returning id, slug, country_id, gender_type
  ),
  spelling as (
    insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
    select club.country_id, club.gender_type, t.key, t.name, club.id
    from club
    join told t on t.slug = club.slug
    on conflict do nothing
  )
select id, slug
from club;

-- data/commands/clubs/merge-clubs.ts
delete from player_teams where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
delete from point_adjustments where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
delete from push_follows where subject = $1;

-- data/commands/clubs/merge-clubs.ts
delete from season_entries where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
delete from settled_ties where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
delete from squad_members where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
delete from team_names where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
delete from teams where id = $1;

-- data/commands/clubs/merge-clubs.ts
insert into former_team_slugs (slug, team_id) values ($1, $2);

-- data/commands/clubs/merge-clubs.ts
insert into player_teams as p (player_id, team_id, first_day, last_day)
select player_id, $2, first_day, last_day
from player_teams
where team_id = $1
on conflict (player_id, team_id) do update
set first_day = least(p.first_day, excluded.first_day), last_day = greatest(p.last_day, excluded.last_day);

-- data/commands/clubs/merge-clubs.ts
insert into point_adjustments (
  team_id, season_id, decided_on, stage, points, reason, evidence, origin, according_to
)
select $2, season_id, decided_on, stage, points, reason, evidence, origin, according_to
from point_adjustments
where team_id = $1
on conflict do nothing;

-- data/commands/clubs/merge-clubs.ts
insert into push_follows (subject, subscription_id)
select $2, subscription_id
from push_follows
where subject = $1
on conflict do nothing;

-- data/commands/clubs/merge-clubs.ts
insert into season_entries as e (season_id, team_id, group_label)
select season_id, $2, group_label
from season_entries
where team_id = $1
on conflict (season_id, team_id) do update
set group_label = coalesce(e.group_label, excluded.group_label);

-- data/commands/clubs/merge-clubs.ts
insert into settled_ties (team_id, season_id, decided_on, rank, reason)
select $2, season_id, decided_on, rank, reason
from settled_ties
where team_id = $1
on conflict do nothing;

-- data/commands/clubs/merge-clubs.ts
insert into squad_members (team_id, shirt_number, position, player_name, player_id)
select $2, shirt_number, position, player_name, player_id
from squad_members
where team_id = $1
on conflict do nothing;

-- data/commands/clubs/merge-clubs.ts
insert into team_names (team_id, locale, name, row_name, short_name)
select $2, locale, name, row_name, short_name
from team_names
where team_id = $1
on conflict do nothing;

-- data/commands/clubs/merge-clubs.ts
select id,
  slug,
  kickoff_utc as "kickoffUtc",
  kickoff_known as "kickoffKnown",
  status in ('scheduled', 'postponed', 'awaited') as movable,
  home_goals || '-' || away_goals as score,
  season_id || case
    when home_team_id = $1 then ' home ' || away_team_id
    else ' away ' || home_team_id
  end as fixture
from matches
where home_team_id = $1
  or away_team_id = $1
order by kickoff_utc;

-- data/commands/clubs/merge-clubs.ts
select slug
from matches
where (home_team_id, away_team_id) in (($1, $2), ($2, $1))
order by kickoff_utc
limit 1;

-- data/commands/clubs/merge-clubs.ts
update external_ids set own_id = $2 where kind = 'team' and own_id = $1;

-- data/commands/clubs/merge-clubs.ts
update former_team_slugs set team_id = $2 where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
update matches set away_team_id = $2, updated_at = $3 where away_team_id = $1;

-- data/commands/clubs/merge-clubs.ts
update matches set home_team_id = $2, updated_at = $3 where home_team_id = $1;

-- data/commands/clubs/merge-clubs.ts
update news set clubs = array_replace(clubs, $1, $2) where clubs @> array[$1];

-- data/commands/clubs/merge-clubs.ts
update team_aliases set team_id = $2 where team_id = $1;

-- data/commands/clubs/merge-clubs.ts
update teams k
set town = coalesce(k.town, d.town),
  venue_id = coalesce(k.venue_id, d.venue_id),
  colours = case when k.colours = '{}' then d.colours else k.colours end,
  updated_at = $3
from teams d
where k.id = $1
  and d.id = $2;

-- data/commands/clubs/merged-club.ts
delete from former_team_slugs where slug = $1 and team_id = $2;

-- data/commands/clubs/merged-club.ts
delete from season_entries r
where team_id = $1
  and exists (
    select
    from jsonb_populate_recordset(null::season_entries, $2) o
    where o.season_id is not distinct from r.season_id
  );

-- data/commands/clubs/merged-club.ts
insert into provisional_clubs select * from jsonb_populate_record(null::provisional_clubs, $1);

-- data/commands/clubs/merged-club.ts
insert into season_entries (season_id, team_id)
select distinct season_id, $1::int
from matches
where id = any($2)
on conflict do nothing;

-- data/commands/clubs/merged-club.ts
insert into season_entries overriding system value
select *
from jsonb_populate_recordset(null::season_entries, $1)
on conflict do nothing;

-- data/commands/clubs/merged-club.ts
insert into season_entries overriding system value
select *
from jsonb_populate_recordset(null::season_entries, $1) r
where exists (
  select
  from jsonb_populate_recordset(null::season_entries, $2) o
  where o.season_id is not distinct from r.season_id
)
on conflict do nothing;

-- data/commands/clubs/merged-club.ts
insert into teams select * from jsonb_populate_record(null::teams, $1);

-- data/commands/clubs/merged-club.ts
select t.slug,
  to_jsonb(t) as team,
  (select to_jsonb(p) from provisional_clubs p where p.team_id = t.id) as provisional,
  (
    select jsonb_build_object('town', k.town, 'venueId', k.venue_id, 'colours', k.colours)
    from teams k
    where k.id = $2
  ) as remaining,
  array(select alias_key from team_aliases where team_id = t.id order by alias_key) as spellings,
  coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('provider', e.provider, 'externalId', e.external_id) order by e.provider,
        e.external_id
      )
      from external_ids e
      where e.kind = 'team'
        and e.own_id = t.id
    ),
    '[]'
  ) as "externalIds",
  array(select slug from former_team_slugs where team_id = t.id order by slug) as "formerSlugs",
  array(
    select n.id from news n where n.clubs @> array[t.slug] and not n.clubs @> array[$3::text] order by n.id
  ) as news,
  array(select id from matches where home_team_id = t.id order by id) as "homeMatches",
  array(select id from matches where away_team_id = t.id order by id) as "awayMatches"
from teams t
where t.id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from player_teams r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from point_adjustments r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from season_entries r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from settled_ties r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from squad_members r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from standings_differences r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from team_names r where team_id = $1;

-- data/commands/clubs/merged-club.ts
select to_jsonb(r) as row from told_standings r where team_id = $1;

-- data/commands/clubs/merged-club.ts
update external_ids e
set own_id = $1
from jsonb_to_recordset($3) as r(provider text, "externalId" text)
where e.kind = 'team'
  and e.own_id = $2
  and e.provider = r.provider
  and e.external_id = r."externalId";

-- data/commands/clubs/merged-club.ts
update former_team_slugs set team_id = $1 where team_id = $2 and slug = any($3);

-- data/commands/clubs/merged-club.ts
update matches
set away_team_id = $1, updated_at = $5
where away_team_id = $2
  and (id = any($3) or (away_spellings <> '{}' and away_spellings <@ $4))
returning id;

-- data/commands/clubs/merged-club.ts
update matches
set home_team_id = $1, updated_at = $5
where home_team_id = $2
  and (id = any($3) or (home_spellings <> '{}' and home_spellings <@ $4))
returning id;

-- data/commands/clubs/merged-club.ts
update news set clubs = array_replace(clubs, $1, $2) where id = any($3);

-- data/commands/clubs/merged-club.ts
update team_aliases set team_id = $1 where team_id = $2 and alias_key = any($3);

-- data/commands/clubs/merged-club.ts
update teams k
set town = case when k.town is not distinct from d.town then $3 else k.town end,
  venue_id = case when k.venue_id is not distinct from d.venue_id then $4 else k.venue_id end,
  colours = case when k.colours = d.colours then $5 else k.colours end,
  updated_at = $6
from teams d
where k.id = $1
  and d.id = $2;

-- data/commands/clubs/readdress-matches.ts
delete from former_slugs where slug = $1;

-- data/commands/clubs/readdress-matches.ts
insert into former_slugs (slug, match_id) values ($1, $2);

-- data/commands/clubs/readdress-matches.ts
select 1 from matches where slug = $1 union all select 1 from former_slugs where slug = $1 and match_id <> $2;

-- data/commands/clubs/readdress-matches.ts
select m.id, m.slug, h.slug || '-' || a.slug || substring(m.slug from '-\d{4}-\d\d-\d\d(?:-again)*$') as wish
from matches m
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
where m.id = any($1)
order by m.id;

-- data/commands/clubs/readdress-matches.ts
update matches set slug = $2 where id = $1;

-- data/commands/clubs/record-unknown-names.ts
insert into unknown_names as u (
  source, kind, country, gender_type, team, name, external_id, tournament, first_seen_at, last_seen_at, times
)
select $1, r.kind, r.country, r.gender, r.team, r.name, r."externalId", r.tournament, $3, $3, 1
from jsonb_to_recordset($2) as r(
  kind text, country text, gender text, team text, name text, "externalId" text, tournament text
)
on conflict (source, kind, country, gender_type, team, name) do update
set external_id = excluded.external_id,
  tournament = excluded.tournament,
  last_seen_at = excluded.last_seen_at,
  times = u.times + 1;

-- data/commands/clubs/split-club.ts
delete from external_ids
where kind = 'team'
  and own_id = $1
returning sport_id as "sportId", provider, external_id as "externalId";

-- data/commands/clubs/split-club.ts
delete from season_entries e
where team_id = $1
  and season_id in (select season_id from matches where home_team_id = $2 or away_team_id = $2)
  and not exists (
    select 1 from matches m where m.season_id = e.season_id and $1 in (m.home_team_id, m.away_team_id)
  );

-- data/commands/clubs/split-club.ts
insert into external_ids (sport_id, provider, kind, external_id, own_id)
select r."sportId", r.provider, 'team', r."externalId", $1
from jsonb_to_recordset($2) as r("sportId" smallint, provider text, "externalId" text)
on conflict do nothing;

-- data/commands/clubs/split-club.ts
insert into season_entries (season_id, team_id, group_label)
select season_id, $2, group_label
from season_entries
where team_id = $1
  and season_id in (select season_id from matches where home_team_id = $2 or away_team_id = $2);

-- data/commands/clubs/split-club.ts
insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
values ($1, $2, $3, $4, $5)
on conflict do nothing;

-- data/commands/clubs/split-club.ts
insert into teams (
  sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at
)
select sport_id, country_id, $2, gender_type, $3, $4, $5, '{}', $6, $6
from teams
where id = $1
returning id;

-- data/commands/clubs/split-club.ts
select count(*)::int as count
from matches
where (home_team_id = $1 and home_spellings = '{}')
  or (away_team_id = $1 and away_spellings = '{}');

-- data/commands/clubs/split-club.ts
select distinct alias_key as key, alias from team_aliases where team_id = $1 order by alias;

-- data/commands/clubs/split-club.ts
select id, slug, not away_spellings <@ $2 as shared
from matches
where away_team_id = $1
  and away_spellings && $2
order by id;

-- data/commands/clubs/split-club.ts
select id, slug, not home_spellings <@ $2 as shared
from matches
where home_team_id = $1
  and home_spellings && $2
order by id;

-- data/commands/clubs/split-club.ts
update matches set away_team_id = $2, updated_at = $3 where id = any($1);

-- data/commands/clubs/split-club.ts
update matches set home_team_id = $2, updated_at = $3 where id = any($1);

-- data/commands/clubs/split-club.ts
update team_aliases set team_id = $2 where team_id = $1 and alias_key = any($3);

-- data/commands/clubs/take-back-club.ts
delete from external_ids where kind = 'team' and own_id = $1;

-- data/commands/clubs/take-back-club.ts
insert into provisional_clubs (team_id, source, tournament, added_at)
values ($1, $2, $3, $4)
on conflict do nothing;

-- data/commands/clubs/take-back-club.ts
select exists (
  select from matches where $1 in (home_team_id, away_team_id)
) or exists (select from season_entries where team_id = $1) or exists (select from point_adjustments where team_id = $1) or exists (select from settled_ties where team_id = $1) as "isUsed";

-- data/commands/clubs/unite-matches.ts
delete from broadcasts where match_id = $1;

-- data/commands/clubs/unite-matches.ts
delete from quotes where match_id = $1;

-- data/commands/clubs/unite-matches.ts
insert into former_match_ids (match_id, former_id) values ($1, $2);

-- data/commands/clubs/unite-matches.ts
insert into quotes (match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at)
select $1, bookmaker_id, market, line, phase, quoted_at, odds, read_at
from quotes d
where match_id = $2
  and (
    phase = 'moving'
      or not exists (
        select 1
        from quotes k
        where k.match_id = $1
          and (k.bookmaker_id, k.market, k.line, k.phase) = (d.bookmaker_id, d.market, d.line, d.phase)
      )
  )
on conflict do nothing;

-- data/commands/clubs/unite-matches.ts
update absences d
set match_id = $1
where match_id = $2
  and not exists (select 1 from absences k where k.match_id = $1 and k.side = d.side);

-- data/commands/clubs/unite-matches.ts
update broadcasts
set match_id = $1
where match_id = $2
  and not exists (select 1 from broadcasts where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update chosen_kickoffs
set match_id = $1
where match_id = $2
  and not exists (select 1 from chosen_kickoffs where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update external_ids set own_id = $1 where kind = 'match' and own_id = $2;

-- data/commands/clubs/unite-matches.ts
update forecast_moves
set match_id = $1
where match_id = $2
  and not exists (select 1 from forecast_moves where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update forecasts
set match_id = $1
where match_id = $2
  and not exists (select 1 from forecasts where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update former_match_ids set match_id = $1 where match_id = $2;

-- data/commands/clubs/unite-matches.ts
update former_slugs set match_id = $1 where match_id = $2;

-- data/commands/clubs/unite-matches.ts
update line_up_players d
set match_id = $1
where match_id = $2
  and not exists (select 1 from line_up_players k where k.match_id = $1 and k.side = d.side);

-- data/commands/clubs/unite-matches.ts
update line_ups d
set match_id = $1
where match_id = $2
  and not exists (select 1 from line_ups k where k.match_id = $1 and k.side = d.side);

-- data/commands/clubs/unite-matches.ts
update match_events
set match_id = $1
where match_id = $2
  and not exists (select 1 from match_events where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update match_reports d
set match_id = $1
where match_id = $2
  and not exists (select 1 from match_reports k where k.match_id = $1 and k.provider = d.provider);

-- data/commands/clubs/unite-matches.ts
update match_rulings
set match_id = $1
where match_id = $2
  and not exists (select 1 from match_rulings where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update match_statistics
set match_id = $1
where match_id = $2
  and not exists (select 1 from match_statistics where match_id = $1);

-- data/commands/clubs/unite-matches.ts
update matches k
set kickoff_utc = case when d.kickoff_known and not k.kickoff_known then d.kickoff_utc else k.kickoff_utc end,
  kickoff_known = k.kickoff_known or d.kickoff_known,
  status = case when w.other_first then d.status else k.status end,
  period = case when w.other_first then d.period else k.period end,
  minute = case when w.other_first then d.minute else k.minute end,
  added_minute = case when w.other_first then d.added_minute else k.added_minute end,
  last_reported = case when w.other_first then d.last_reported else k.last_reported end,
  state_source = case when w.other_first then d.state_source else k.state_source end,
  price_sources = array(
    select distinct unnest(
      coalesce(
        k.price_sources,
        case when k.prices_from is null then '{}' else '{unknown}'::text[] end
      ) || coalesce(
        d.price_sources,
        case when d.prices_from is null then '{}' else '{unknown}'::text[] end
      )
    )
    order by 1
  ),
  neutral_venue = k.neutral_venue or d.neutral_venue,
  home_spellings = array(select distinct unnest(k.home_spellings || d.home_spellings) order by 1),
  away_spellings = array(select distinct unnest(k.away_spellings || d.away_spellings) order by 1),
  stage = case when w.other_first then coalesce(d.stage, k.stage) else coalesce(k.stage, d.stage) end,
  matchday = case
    when w.other_first then coalesce(d.matchday, k.matchday)
    else coalesce(k.matchday, d.matchday)
  end,
  group_label = case
    when w.other_first then coalesce(d.group_label, k.group_label)
    else coalesce(k.group_label, d.group_label)
  end,
  part = case when w.other_first then coalesce(d.part, k.part) else coalesce(k.part, d.part) end,
  leg = case when w.other_first then coalesce(d.leg, k.leg) else coalesce(k.leg, d.leg) end,
  home_goals = case
    when w.other_first then coalesce(d.home_goals, k.home_goals)
    else coalesce(k.home_goals, d.home_goals)
  end,
  away_goals = case
    when w.other_first then coalesce(d.away_goals, k.away_goals)
    else coalesce(k.away_goals, d.away_goals)
  end,
  half_time_home = case
    when w.other_first then coalesce(d.half_time_home, k.half_time_home)
    else coalesce(k.half_time_home, d.half_time_home)
  end,
  half_time_away = case
    when w.other_first then coalesce(d.half_time_away, k.half_time_away)
    else coalesce(k.half_time_away, d.half_time_away)
  end,
  full_time_home = case
    when w.other_first then coalesce(d.full_time_home, k.full_time_home)
    else coalesce(k.full_time_home, d.full_time_home)
  end,
  full_time_away = case
    when w.other_first then coalesce(d.full_time_away, k.full_time_away)
    else coalesce(k.full_time_away, d.full_time_away)
  end,
  extra_time_home = case
    when w.other_first then coalesce(d.extra_time_home, k.extra_time_home)
    else coalesce(k.extra_time_home, d.extra_time_home)
  end,
  extra_time_away = case
    when w.other_first then coalesce(d.extra_time_away, k.extra_time_away)
    else coalesce(k.extra_time_away, d.extra_time_away)
  end,
  penalties_home = case
    when w.other_first then coalesce(d.penalties_home, k.penalties_home)
    else coalesce(k.penalties_home, d.penalties_home)
  end,
  penalties_away = case
    when w.other_first then coalesce(d.penalties_away, k.penalties_away)
    else coalesce(k.penalties_away, d.penalties_away)
  end,
  attendance = case
    when w.other_first then coalesce(d.attendance, k.attendance)
    else coalesce(k.attendance, d.attendance)
  end,
  referee = case
    when w.other_first then coalesce(d.referee, k.referee)
    else coalesce(k.referee, d.referee)
  end,
  venue_id = case
    when w.other_first then coalesce(d.venue_id, k.venue_id)
    else coalesce(k.venue_id, d.venue_id)
  end,
  updated_at = $3
from matches d,
  lateral (
    select k2.status in ('scheduled', 'postponed', 'awaited') and d.status not in ('scheduled', 'postponed', 'awaited') or exists (select 1 from match_rulings r where r.match_id = d.id) and not exists (
      select 1 from match_rulings r where r.match_id = k2.id
    ) as other_first
    from matches k2
    where k2.id = $1
  ) w
where k.id = $1
  and d.id = $2;

-- data/commands/clubs/unite-matches.ts
with gone as (delete from matches where id = $2 returning slug)
insert into former_slugs (slug, match_id)
select slug, $1
from gone;

-- data/commands/console/store-console-link.ts
delete from console_links where expires_at <= $1;

-- data/commands/console/store-console-link.ts
insert into console_links (hash, actor, expires_at) values ($1, $2, $3);

-- data/commands/console/take-console-link.ts
delete from console_links where hash = $1 returning actor, expires_at > $2 as "isValid";

-- data/commands/contact/mail-next-message.ts
select id, received_at as "receivedAt", language, name, email, message, attempts
from contact_messages
where mailed_at is null
  and next_attempt_at <= $1
order by next_attempt_at, id
limit 1
for update skip locked;

-- data/commands/contact/mail-next-message.ts
update contact_messages set attempts = $2, next_attempt_at = $3, last_error = $4 where id = $1;

-- data/commands/contact/mail-next-message.ts
update contact_messages set attempts = attempts + 1, mailed_at = $2, last_error = null where id = $1;

-- data/commands/contact/mark-handled.ts
select handled_at is not null as "isHandled" from contact_messages where id::text = $1 for update;

-- data/commands/contact/mark-handled.ts
update contact_messages set handled_at = $2 where id::text = $1;

-- data/commands/contact/trim-contact-messages.ts
delete from contact_messages where mailed_at <= $1 or (mailed_at is null and received_at <= $2);

-- data/commands/contact/trim-contact-messages.ts
update contact_messages set address_key = null where address_key is not null and received_at <= $1;

-- data/commands/coverage/store-coverage.ts
with counted as (
  select "tournamentNumber" as number,
    results,
    tables,
    "tablesSource" as tables_source,
    "lineUps" as line_ups,
    odds,
    forecasts
  from jsonb_to_recordset($1) as r(
    "tournamentNumber" int, results date, tables text, "tablesSource" text, "lineUps" date, odds date,
    forecasts date
  )
),
  former as (select o.* from competition_coverage o join counted c on c.number = o.tournament_id),
  stored as (
    insert into competition_coverage (
      tournament_id, results_since, tables_since, tables_source, line_ups_since, odds_since, forecasts_since,
      counted_at
    )
    select number, results, tables, tables_source, line_ups, odds, forecasts, $2
    from counted
    on conflict (tournament_id) do update
    set results_since = excluded.results_since,
      tables_since = excluded.tables_since,
      tables_source = excluded.tables_source,
      line_ups_since = excluded.line_ups_since,
      odds_since = excluded.odds_since,
      forecasts_since = excluded.forecasts_since,
      counted_at = excluded.counted_at
  )
select c.number
from counted c
left join former f on f.tournament_id = c.number
where f.tournament_id is null
  or (
    f.results_since, f.tables_since, f.tables_source, f.line_ups_since, f.odds_since, f.forecasts_since
  ) is distinct from (
    c.results, c.tables, c.tables_source, c.line_ups, c.odds, c.forecasts
  );

-- data/commands/feed-runs/record-feed-run.ts
begin;

-- data/commands/feed-runs/record-feed-run.ts
commit;

-- data/commands/feed-runs/record-feed-run.ts
insert into feed_problems (run_id, source, "row", field, value, code, loses)
select $1, p.source, p."row", p.field, left(p.value, 200), p.code, p.loses
from jsonb_to_recordset($2) as p(source text, "row" int, field text, value text, code text, loses text);

-- data/commands/feed-runs/record-feed-run.ts
insert into feed_runs (feed, started_at, state, as_of, counts)
values ($1, $2, 'running', $3, '{}')
returning id;

-- data/commands/feed-runs/record-feed-run.ts
select pg_advisory_lock($1, $2);

-- data/commands/feed-runs/record-feed-run.ts
update feed_runs set state = $2, counts = $3, finished_at = $4 where id = $1;

-- data/commands/feed-runs/record-feed-run.ts
with running as materialized (select id from feed_runs where state = 'running'),
  dead as materialized (select id from running where pg_try_advisory_xact_lock($1, id))
update feed_runs
set state = 'failed', finished_at = $2
from dead
where feed_runs.id = dead.id
  and state = 'running';

-- data/commands/feed-runs/trim-feed-runs.ts
delete from feed_runs r
where r.started_at < $1
  and r.state = 'succeeded'
  and not exists (select 1 from feed_problems p where p.run_id = r.id)
  and r.id < (select max(n.id) from feed_runs n where n.feed = r.feed and n.state = 'succeeded');

-- data/commands/fillings/note-filling.ts: note-filling
insert into fillings as f (name, started_at, done, total, counts_until, finished_at)
values ($1, $2::timestamptz, $3::int, $4::int, $5, case when $3::int >= $4::int then $2::timestamptz end)
on conflict (name) do update
set started_at = case when excluded.done = 0 then excluded.started_at else f.started_at end,
  done = excluded.done,
  total = excluded.total,
  counts_until = excluded.counts_until,
  finished_at = excluded.finished_at
where f.finished_at is null
returning finished_at is not null as finished;

-- data/commands/forecast/drop-old-projections.ts
with dropped as (delete from season_projections where computed_at < $1 returning season_id)
select distinct s.tournament_id as tournament
from dropped
join seasons s on s.id = dropped.season_id
order by 1;

-- data/commands/forecast/drop-season-projection.ts
delete from season_projections where season_id = $1;

-- data/commands/forecast/forget-projections.ts
delete from season_projections where season_id = any($1);

-- data/commands/forecast/store-forecast-judgements.ts
delete from forecast_judgements where sport_id = $1 and period <> all($2::text[]);

-- data/commands/forecast/store-forecast-judgements.ts
insert into forecast_judgements as stored (sport_id, period, judgement, judged_at)
select $1, judged.period, judged.judgement, $3
from jsonb_to_recordset($2) as judged(period text, judgement jsonb)
on conflict (sport_id, period) do update
set judgement = excluded.judgement, judged_at = excluded.judged_at
where stored.judgement <> excluded.judgement;

-- data/commands/forecast/store-implied-goals.ts
insert into implied_goals (match_id, home, away, has_totals, home_chance, draw_chance, away_chance)
select *
from unnest($1::int[], $2::float8[], $3::float8[], $4::boolean[], $5::float8[], $6::float8[], $7::float8[])
on conflict do nothing;

-- data/commands/forecast/store-model-forecasts.ts
with stored as (
  insert into forecasts as f (
    match_id, model, market_informed, half_time_share, reliability_level, reliability_matches, grounds,
    counts, home_probability, draw_probability, away_probability, over_two_and_half_probability,
    both_score_probability, likeliest_home, likeliest_away, computed_at, model_version
  )
  select computed.*, $2::timestamptz, $3
  from jsonb_to_recordset($1) as computed(
    match_id int, model jsonb, market_informed jsonb, half_time_share float8, reliability_level int2,
    reliability_matches int, grounds jsonb, counts jsonb, home real, draw real, away real,
    over_two_and_half real, both_score real, likeliest_home int2, likeliest_away int2
  )
  join matches m on m.id = computed.match_id
    and m.kickoff_utc > $2
  on conflict (match_id) do update
  set model = excluded.model,
    market_informed = excluded.market_informed,
    half_time_share = excluded.half_time_share,
    reliability_level = excluded.reliability_level,
    reliability_matches = excluded.reliability_matches,
    grounds = excluded.grounds,
    counts = excluded.counts,
    home_probability = excluded.home_probability,
    draw_probability = excluded.draw_probability,
    away_probability = excluded.away_probability,
    over_two_and_half_probability = excluded.over_two_and_half_probability,
    both_score_probability = excluded.both_score_probability,
    likeliest_home = excluded.likeliest_home,
    likeliest_away = excluded.likeliest_away,
    computed_at = excluded.computed_at,
    model_version = excluded.model_version,
    priced_at = null
  where (
    f.model, f.market_informed, f.half_time_share, f.grounds, f.counts, f.reliability_level,
    f.reliability_matches, f.model_version
  ) is distinct from (
    excluded.model, excluded.market_informed, excluded.half_time_share, excluded.grounds, excluded.counts,
    excluded.reliability_level, excluded.reliability_matches, excluded.model_version
  )
  returning f.match_id,
    f.home_probability,
    f.draw_probability,
    f.away_probability,
    f.blended_home_probability,
    f.blended_draw_probability,
    f.blended_away_probability
),
  headline as (
    select match_id,
      coalesce(blended_home_probability, home_probability) as home,
      coalesce(blended_draw_probability, draw_probability) as draw,
      coalesce(blended_away_probability, away_probability) as away
    from stored
  ),
  moved as (
    insert into forecast_moves as stored (match_id, at, home, draw, away)
    select headline.match_id, $2::timestamptz, headline.home, headline.draw, headline.away
    from headline
    left join lateral (
      select moved.home, moved.draw, moved.away
      from forecast_moves moved
      where moved.match_id = headline.match_id
        and moved.at <= $2::timestamptz
      order by moved.at desc
      limit 1
    ) last on true
    where last.home is null
      or round(
        greatest(
          abs(headline.home - last.home), abs(headline.draw - last.draw), abs(headline.away - last.away)
        )::numeric,
        5
      ) >= 0.005
    on conflict (match_id, at) do update
    set home = excluded.home, draw = excluded.draw, away = excluded.away
  )
select match_id as id
from stored;

-- data/commands/forecast/store-priced-forecasts.ts
with priced as (
  select priced.*
  from jsonb_to_recordset($1) as priced(
    match_id int, blended jsonb, home real, draw real, away real, likeliest_home int2, likeliest_away int2,
    decisions jsonb
  )
  join matches m on m.id = priced.match_id
    and m.kickoff_utc > $2
),
  news as (
    select f.match_id
    from forecasts f
    join priced on priced.match_id = f.match_id
    where (f.blended, f.tip_decisions) is distinct from (priced.blended, priced.decisions)
  ),
  headline as (
    update forecasts f
    set blended = priced.blended,
      blended_home_probability = priced.home,
      blended_draw_probability = priced.draw,
      blended_away_probability = priced.away,
      blended_likeliest_home = priced.likeliest_home,
      blended_likeliest_away = priced.likeliest_away,
      tip_decisions = priced.decisions,
      priced_at = $2
    from priced
    where priced.match_id = f.match_id
    returning f.match_id,
      coalesce(priced.home, f.home_probability) as home,
      coalesce(priced.draw, f.draw_probability) as draw,
      coalesce(priced.away, f.away_probability) as away
  ),
  moved as (
    insert into forecast_moves as stored (match_id, at, home, draw, away)
    select headline.match_id, $2::timestamptz, headline.home, headline.draw, headline.away
    from headline
    left join lateral (
      select moved.home, moved.draw, moved.away
      from forecast_moves moved
      where moved.match_id = headline.match_id
        and moved.at <= $2::timestamptz
      order by moved.at desc
      limit 1
    ) last on true
    where last.home is null
      or round(
        greatest(
          abs(headline.home - last.home), abs(headline.draw - last.draw), abs(headline.away - last.away)
        )::numeric,
        5
      ) >= 0.005
    on conflict (match_id, at) do update
    set home = excluded.home, draw = excluded.draw, away = excluded.away
  )
select match_id as id
from news;

-- data/commands/forecast/store-season-projection.ts
with projected as (
  select * from jsonb_to_recordset($2) as projected("teamId" int, places real[], "expectedPoints" real)
),
  gone as (
    delete from season_projections where season_id = $1 and team_id not in (select "teamId" from projected)
  )
insert into season_projections (
  season_id, team_id, places, expected_points, simulations, computed_at, model_version
)
select $1, "teamId", places, "expectedPoints", $3, $4, $5
from projected
on conflict (season_id, team_id) do update
set places = excluded.places,
  expected_points = excluded.expected_points,
  simulations = excluded.simulations,
  computed_at = excluded.computed_at,
  model_version = excluded.model_version;

-- data/commands/limits/count-calls.ts
delete from address_calls where began_at <= now() - make_interval(secs => $1);

-- data/commands/limits/count-calls.ts: count-calls
insert into address_calls as a (subject, address_key, began_at, calls)
select $1, c.address_key, now(), c.calls
from unnest($3::text[], $4::int[]) as c(address_key, calls)
order by c.address_key
on conflict (subject, address_key) do update
set began_at = case when a.began_at <= now() - make_interval(secs => $2) then now() else a.began_at end,
  calls = case when a.began_at <= now() - make_interval(secs => $2) then 0 else a.calls end + excluded.calls
returning address_key as "addressKey",
  calls,
  greatest(0, extract(epoch from began_at + make_interval(secs => $2) - now()) * 1000)::float8 as "endsInMs";

-- data/commands/links/record-link-clicks.ts: record-link-clicks
insert into link_clicks (day, bookmaker, sport, placement, clicks)
select c.day, c.bookmaker, c.sport, c.placement, c.clicks
from unnest(
  $1::date[], $2::text[], $3::text[], $4::text[], $5::int[]
) as c(day, bookmaker, sport, placement, clicks)
order by c.day, c.bookmaker, c.sport, c.placement
on conflict (day, bookmaker, sport, placement) do update
set clicks = link_clicks.clicks + excluded.clicks;

-- data/commands/live/count-lags.ts: count-lags
with told as (
  select day, source, "tournamentId", array(select jsonb_array_elements_text(counts)::int) as counts
  from jsonb_to_recordset($1) as l(day date, source text, "tournamentId" int, counts jsonb)
),
  of_days as (
    insert into live_lags as known (day, source, tournament_id, counts)
    select day, source, "tournamentId", counts
    from told
    order by day, source, "tournamentId"
    on conflict (day, source, tournament_id) do update
    set counts = array(
      select coalesce(old, 0) + coalesce(new, 0)
      from unnest(known.counts, excluded.counts) with ordinality as both_counts(old, new, place)
      order by place
    )
  )
insert into live_lag_sums as known (source, tournament_id, counts)
select source, "tournamentId", counts
from told
order by source, "tournamentId"
on conflict (source, tournament_id) do update
set counts = array(
  select coalesce(old, 0) + coalesce(new, 0)
  from unnest(known.counts, excluded.counts) with ordinality as both_counts(old, new, place)
  order by place
);

-- data/commands/live/count-pauses.ts: count-pauses
insert into source_pauses as known (day, source, counts)
values (($3::timestamptz at time zone 'UTC')::date, $1, $2)
on conflict (source, day) do update
set counts = array(
  select coalesce(old, 0) + coalesce(new, 0)
  from unnest(known.counts, excluded.counts) with ordinality as both_counts(old, new, place)
  order by place
);

-- data/commands/live/record-live-events.ts
insert into live_events (match_id, tournament_id, day, kind, event, happened_at, source, since_at)
select match_id, tournament_id, day, kind, event, $2, source, since_at
from jsonb_to_recordset($1) as e(
  match_id int, tournament_id int, day date, kind text, event jsonb, source text, since_at timestamptz
);

-- data/commands/live/record-live-events.ts
insert into live_states (match_id, tournament_id, day, state, updated_at)
select match_id, tournament_id, day, state, $2
from jsonb_to_recordset($1) as s(match_id int, tournament_id int, day date, state jsonb)
on conflict (match_id) do update
set tournament_id = excluded.tournament_id,
  day = excluded.day,
  state = excluded.state,
  updated_at = excluded.updated_at;

-- data/commands/live/record-live-events.ts
select m.id,
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day,
  m.status,
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "kickoffUtc",
  m.period,
  m.minute,
  m.added_minute as "addedMinute",
  case
    when m.status = 'live' then (
      select coalesce(f.blended, f.market_informed, f.model) || jsonb_build_object('halfTimeShare', coalesce(f.half_time_share, 0.44))
      from forecasts f
      where f.match_id = m.id
    )
  end as forecast,
  case
    when m.home_goals is not null and m.away_goals is not null then jsonb_build_object('home', m.home_goals, 'away', m.away_goals)
  end as score,
  case
    when m.penalties_home is not null and m.penalties_away is not null then jsonb_build_object('home', m.penalties_home, 'away', m.penalties_away)
  end as penalties,
  jsonb_build_array(m.best_home_odds, m.best_draw_odds, m.best_away_odds) as odds,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'side', e.side, 'kind', e.kind, 'minute', e.minute, 'addedMinute', e.added_minute,
          'playerName', e.player_name, 'shirtNumber', e.shirt_number
        ) order by e.sequence
      ),
      '[]'
    )
    from match_events e
    where e.match_id = m.id
      and e.kind not in ('substitution', 'missed-penalty')
  ) as timeline,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'sequence', t.sequence,
          'outcome', coalesce(
            (
              select s.outcome
              from tip_settlements s
              where s.tip_sequence = t.sequence
              order by s.sequence desc
              limit 1
            ),
            (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = t.sequence)
          )
        ) order by t.sequence
      ),
      '[]'
    )
    from tips t
    where t.match_id = any(
      array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id)
    )
  ) as tips,
  (
    select jsonb_build_object('outcome', o.outcome)
    from predictions p
    left join prediction_outcomes o on o.sequence = p.sequence
      and o.leaf = p.leaf
    where p.match_id = any(
      array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id)
    )
      and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
    order by p.kickoff_utc desc
    limit 1
  ) as prediction,
  (
    select md5(string_agg(l::text, '' order by l.side)) from line_ups l where l.match_id = m.id
  ) as "lineUpVersion",
  md5(
    nullif(
      concat(
        (select s::text from match_statistics s where s.match_id = m.id),
        (
          select string_agg(e::text, '' order by e.sequence)
          from match_events e
          where e.match_id = m.id
            and e.kind in ('substitution', 'missed-penalty')
        )
      ),
      ''
    )
  ) as "detailsVersion",
  t.state as told,
  to_char(t.day, 'YYYY-MM-DD') as "lastSentDay",
  case
    when m.status = 'live' then to_char(
      m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
    )
  end as "silentSince",
  coalesce(
    o.changed_at,
      case
        when m.kickoff_known and m.kickoff_utc > coalesce(o.heard_before_at, $4) and m.kickoff_utc <= $2 then m.kickoff_utc
        else coalesce(o.heard_before_at, $4)
      end
  ) as "sinceAt"
from matches m
left join live_states t on t.match_id = m.id
left join match_reports o on o.match_id = m.id
  and o.provider = $3
  and o.said_at = $2
where m.id = any($1)
  and m.sport_id = 1
  and (
    m.kickoff_utc between $2::timestamptz - interval '1 day' and $2::timestamptz + interval '36 hours'
      or (t.state->>'kickoffUtc')::timestamptz between $2::timestamptz - interval '1 day' and $2::timestamptz + interval '36 hours'
  )
order by m.id;

-- data/commands/live/record-live-events.ts
select pg_advisory_xact_lock($1);

-- data/commands/live/record-play-events.ts
select m.id,
  m.tournament_id as "tournamentId",
  m.status,
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "kickoffUtc",
  case
    when m.home_goals is not null and m.away_goals is not null then jsonb_build_object('home', m.home_goals, 'away', m.away_goals)
  end as score,
  jsonb_strip_nulls(
    jsonb_build_object(
      'sport', case m.sport_id when 1 then 'football' when 2 then 'tennis' when 3 then 'basketball' end,
      'play', m.play
    )
  ) || jsonb_build_object('facts', m.facts) as match,
  t.state as told
from matches m
left join live_states t on t.match_id = m.id
where m.id = any($1)
  and m.sport_id <> 1
  and m.kickoff_utc between $2::timestamptz - interval '1 day' and $2::timestamptz + interval '36 hours'
order by m.id;

-- data/commands/live/record-play-events.ts
with changed as (
  select * from jsonb_to_recordset($1) as c(match_id int, tournament_id int, state jsonb, event jsonb)
),
  told as (
    insert into live_events (match_id, tournament_id, kind, event, happened_at)
    select match_id, tournament_id, 'play', event, $2
    from changed
    order by match_id
  )
insert into live_states (match_id, tournament_id, state, updated_at)
select match_id, tournament_id, state, $2
from changed
on conflict (match_id) do update
set tournament_id = excluded.tournament_id, state = excluded.state, updated_at = excluded.updated_at;

-- data/commands/live/trim-live-events.ts
delete from live_events
where sequence <= (select max(sequence) from live_events where happened_at < $1)
  and sequence < (select max(sequence) from live_events);

-- data/commands/live/trim-live-events.ts
delete from live_states s using matches m
where m.id = s.match_id
  and m.kickoff_utc < $1::timestamptz - interval '1 day';

-- data/commands/live/trim-live-lags.ts
delete from live_lag_sums;

-- data/commands/live/trim-live-lags.ts
delete from live_lags where day < $1;

-- data/commands/live/trim-live-lags.ts
delete from source_pauses where day < $1;

-- data/commands/live/trim-live-lags.ts
insert into live_lag_sums
select source,
  tournament_id,
  array[sum(counts[1])::int,
  sum(counts[2])::int,
  sum(counts[3])::int,
  sum(counts[4])::int,
  sum(counts[5])::int,
  sum(counts[6])::int,
  sum(counts[7])::int,
  sum(counts[8])::int,
  sum(counts[9])::int,
  sum(counts[10])::int,
  sum(counts[11])::int,
  sum(counts[12])::int,
  sum(counts[13])::int,
  sum(counts[14])::int,
  sum(counts[15])::int,
  sum(counts[16])::int,
  sum(counts[17])::int,
  sum(counts[18])::int,
  sum(counts[19])::int,
  sum(counts[20])::int,
  sum(counts[21])::int,
  sum(counts[22])::int,
  sum(counts[23])::int]
from live_lags
group by source, tournament_id;

-- data/commands/live/trim-live-lags.ts
lock table live_lag_sums in exclusive mode;

-- data/commands/matches/choose-kickoff.ts
delete from chosen_kickoffs c using matches m
where m.id = c.match_id
  and m.id = coalesce(
    (select id from matches where slug = $1), (select match_id from former_slugs where slug = $1)
  )
returning m.id, m.status;

-- data/commands/matches/choose-kickoff.ts
insert into chosen_kickoffs (match_id, provider, chosen_at) values ($1, $2, $3) on conflict do nothing;

-- data/commands/matches/choose-kickoff.ts
select m.id,
  m.status,
  m.kickoff_utc as "kickoffUtc",
  m.kickoff_known as "kickoffKnown",
  m.fixture_source as "fixtureSource",
  (
    select (o.report->>'kickoff_utc')::timestamptz
    from match_reports o
    where o.match_id = m.id
      and o.provider = $2
  ) as reported
from matches m
where m.slug = $1
for update of m;

-- data/commands/matches/choose-kickoff.ts
with former as (select id, kickoff_utc from matches where id = $1)
update matches m
set kickoff_utc = $2, kickoff_known = $3, fixture_source = $4, updated_at = $5
from former f
where m.id = f.id
returning m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day,
  to_char(f.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as "formerDay";

-- data/commands/matches/clubs/external-ids.ts
insert into external_ids as e (sport_id, provider, kind, external_id, own_id)
select $1, $2, r.kind, r."externalId", r."ownId"
from jsonb_to_recordset($3) as r(kind text, "externalId" text, "ownId" int)
on conflict (sport_id, provider, kind, external_id) do update
set own_id = excluded.own_id
where e.own_id <> excluded.own_id;

-- data/commands/matches/clubs/external-ids.ts
select e.external_id as "externalId", m.id
from external_ids e
join matches m on m.id = e.own_id
where e.sport_id = $1
  and e.provider = $2
  and e.kind = 'match'
  and e.external_id = any($3);

-- data/commands/matches/clubs/external-ids.ts
select e.external_id as "externalId", t.id, t.slug
from external_ids e
join teams t on t.id = e.own_id
where e.sport_id = $1
  and e.provider = $2
  and e.kind = 'team';

-- data/commands/matches/clubs/store-season-entries.ts
insert into season_entries as e (season_id, team_id, group_label)
select season, team, case when "ofPart" then coalesce(o.group_label, "group") else "group" end
from jsonb_to_recordset($1) as r(season int, team int, "group" text, "ofPart" boolean)
left join season_entries o on o.season_id = season
  and o.team_id = team
on conflict (season_id, team_id) do update
set group_label = excluded.group_label
where excluded.group_label is not null
  and e.group_label is distinct from excluded.group_label
returning team_id as "teamId";

-- data/commands/matches/clubs/store-seasons.ts
update tournaments t
set current_season = s.label, updated_at = $2
from (
  select tournament_id, max(label) as label from seasons where tournament_id = any($1) group by tournament_id
) s
where t.numeric_id = s.tournament_id
  and t.current_season is distinct from s.label;

-- data/commands/matches/clubs/store-seasons.ts
with wanted as (select * from jsonb_to_recordset($1) as w(tournament int, label text)),
  added as (
    insert into seasons (tournament_id, label)
    select tournament, label
    from wanted
    on conflict do nothing
    returning id, tournament_id, label
  )
select id, tournament_id as tournament, label, true as added
from added
union all
select s.id, s.tournament_id, s.label, false
from seasons s
join wanted w on w.tournament = s.tournament_id
  and w.label = s.label;

-- data/commands/matches/clubs/store-sides.ts
insert into search_terms (kind, subject_id, term)
select 'team', id, term
from jsonb_to_recordset($1) as s(id int, term text)
where term <> ''
on conflict do nothing;

-- data/commands/matches/clubs/store-sides.ts
insert into teams as t (
  sport_id, country_id, slug, gender_type, nation, name, row_name, short_name, colours, created_at, updated_at
)
select r."sportId", c.id, r.slug, r.gender, r.nation, r.name, r."rowName", r."shortName", '{}', $2, $2
from jsonb_to_recordset($1) as r(
  "sportId" int, slug text, gender text, nation text, name text, "rowName" text, "shortName" text, "from" text
)
join countries c on c.slug = r."from"
where not exists (
  select
  from teams k
  where k.slug = r.slug
    and (k.nation is not null or r.nation is null or k.sport_id <> r."sportId" or k.gender_type <> r.gender)
)
on conflict (slug) do update
set nation = excluded.nation, country_id = excluded.country_id, updated_at = excluded.updated_at
returning id, slug, name, created_at = updated_at as added;

-- data/commands/matches/clubs/store-sides.ts
select id, slug, sport_id as "sportId", gender_type as gender from teams where slug = any($1);

-- data/commands/matches/clubs/store-squads.ts
with incoming as (
  select distinct on (team_id, shirt_number) *
  from jsonb_to_recordset($1) as s(
    team_id int, shirt_number smallint, position text, player_name text, player_id int
  )
),
  removed as (
    delete from squad_members m
    where m.team_id in (select team_id from incoming)
      and not exists (
        select 1 from incoming i where i.team_id = m.team_id and i.shirt_number = m.shirt_number
      )
    returning m.team_id
  ),
  stored as (
    insert into squad_members as m (team_id, shirt_number, position, player_name, player_id)
    select team_id, shirt_number, position, player_name, player_id
    from incoming
    on conflict (team_id, shirt_number) do update
    set position = excluded.position, player_name = excluded.player_name, player_id = excluded.player_id
    where (m.position, m.player_name, m.player_id) is distinct from (
      excluded.position, excluded.player_name, excluded.player_id
    )
    returning m.team_id
  )
select team_id
from removed
union
select team_id
from stored;

-- data/commands/matches/clubs/store-venues.ts
with named as (
  select distinct c.id as country_id, c.slug as country, v.name, v.town
  from jsonb_to_recordset($1) as v(name text, town text, country text)
  join countries c on c.slug = v.country
),
  added as (
    insert into venues (country_id, name, town)
    select country_id, name, town
    from named
    on conflict do nothing
    returning id, country_id, name, town
  )
select v.id, t.country, t.name, t.town
from (select * from added union all select id, country_id, name, town from venues) v
join named t on t.country_id = v.country_id
  and t.name = v.name
  and t.town = v.town;

-- data/commands/matches/date-matches.ts
select id, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown" from matches where id = any($1);

-- data/commands/matches/find-stored-matches.ts
select id,
  season_id || '|' || home_team_id || '|' || away_team_id as pair,
  kickoff_utc as "kickoffUtc",
  kickoff_known as "kickoffKnown",
  status in ('scheduled', 'postponed', 'awaited') as movable,
  stage,
  status in ('finished', 'awarded') as "isOver"
from matches
where season_id = any($1)
  and home_team_id = any($2)
  and id <> all($3);

-- data/commands/matches/held-matches.ts
delete from held_matches h using unnest($2::text[]) as t(key)
where h.source = $1
  and h.key <> all($2)
  and h.match->>'externalId' is null
  and h.match->>'status' in ('scheduled', 'postponed')
  and left(h.key, -length('|2024-05-04')) = left(t.key, -length('|2024-05-04'))
  and not exists (select 1 from held_matches k where k.source = $1 and k.key = t.key);

-- data/commands/matches/held-matches.ts
delete from held_matches where source = $1 and key = any($2);

-- data/commands/matches/held-matches.ts
insert into held_matches (source, key, match, held_at)
select $1, h.key, h.match, $3
from jsonb_to_recordset($2) as h(key text, match jsonb)
on conflict (source, key) do update
set match = excluded.match;

-- data/commands/matches/held-matches.ts
select 1 from held_matches where source = $1 limit 1;

-- data/commands/matches/held-matches.ts
select count(*)::int as count from held_matches where source = $1 and key <> all($2);

-- data/commands/matches/leave-out-stale.ts
select e.external_id as "externalId"
from jsonb_to_recordset($2) as r("externalId" text, "revisedAt" timestamptz)
join external_ids e on e.sport_id = $3
  and e.provider = $1
  and e.kind = 'match'
  and e.external_id = r."externalId"
join match_reports o on o.match_id = e.own_id
  and o.provider = $1
where o.revised_at > r."revisedAt";

-- data/commands/matches/mark-awaited.ts
update matches m
set status = 'awaited',
  last_reported = case
    when m.status = 'live' then jsonb_build_object(
      'period', m.period, 'minute', m.minute, 'added_minute', m.added_minute, 'home_goals', m.home_goals,
      'away_goals', m.away_goals, 'penalties_home', m.penalties_home, 'penalties_away', m.penalties_away,
      'play', m.play
    )
  end,
  period = null,
  minute = null,
  added_minute = null,
  home_goals = null,
  away_goals = null,
  penalties_home = null,
  penalties_away = null,
  play = null,
  updated_at = $2
where m.id = any($1)
  and m.status in ('scheduled', 'live')
  and m.updated_at <= $3
returning m.id,
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day;

-- data/commands/matches/mark-silence.ts
update matches m
set silent_since = s.since
from jsonb_to_recordset($1) as s("matchId" int, since timestamptz)
where m.id = s."matchId"
  and m.status = 'live'
  and m.silent_since is distinct from s.since
  and not exists (
    select 1
    from match_reports o
    where o.match_id = m.id
      and o.provider = m.state_source
      and o.said_at > s.since
  )
returning m.id,
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day;

-- data/commands/matches/prices/count-aged-prices.ts
select id as "matchId",
  home_team_id as "homeId",
  away_team_id as "awayId",
  tournament_id as "tournamentNumber",
  kickoff_utc as "kickoffUtc"
from matches
where id = any($1);

-- data/commands/matches/prices/count-aged-prices.ts
select id from matches where count_prices_at < $1 order by count_prices_at limit $2;

-- data/commands/matches/prices/count-prices.ts
with newest as (
  select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.match_id,
    q.market,
    q.line,
    q.odds,
    coalesce(q.read_at, q.quoted_at) as seen_at,
    b.slug as bookmaker,
    b.kind = 'bookmaker' as is_offer
  from quotes q
  join bookmakers b on b.id = q.bookmaker_id
    and b.kind <> 'market-best'
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
    array_position(array['closing', 'moving', 'opening'], q.phase)
),
  span as (
    select m.id,
      m.prices_from as former,
      case when m.kickoff_known then m.kickoff_utc end as closes_at,
      case
        when (
          m.status in ('live', 'finished', 'awarded', 'abandoned', 'awaited')
            or m.kickoff_known
            and m.kickoff_utc <= $2
        ) then last.seen_at - interval '24 hours'
        else $2::timestamptz - interval '24 hours'
      end as count_from,
      not (
        m.status in ('live', 'finished', 'awarded', 'abandoned', 'awaited')
          or m.kickoff_known
          and m.kickoff_utc <= $2
      ) as grows_old
    from matches m
    left join (
      select match_id, max(seen_at) as seen_at from newest group by match_id
    ) last on last.match_id = m.id
    where m.id = any($1)
  ),
  counted as (
    select span.id,
      span.former,
      span.count_from,
      max(least(n.seen_at, span.closes_at)) filter (where n.seen_at >= span.count_from) as seen_at,
      min(n.seen_at) filter (where span.grows_old and n.seen_at >= span.count_from) + interval '24 hours' as count_at,
      bool_or(n.seen_at < span.count_from and n.seen_at >= span.former) as has_aged,
      max(n.odds[1]) filter (
        where n.is_offer and n.seen_at >= span.count_from and n.market = any($3)
      ) as home,
      max(n.odds[2]) filter (
        where n.is_offer and n.seen_at >= span.count_from and n.market = any($3) and cardinality(n.odds) = 3
      ) as draw,
      max(n.odds[cardinality(n.odds)]) filter (
        where n.is_offer and n.seen_at >= span.count_from and n.market = any($3)
      ) as away
    from span
    left join newest n on n.match_id = span.id
    group by span.id, span.former, span.count_from, span.closes_at
  ),
  before as (
    select m.id, m.best_home_odds, m.best_draw_odds, m.best_away_odds from matches m where m.id = any($1)
  ),
  stored as (
    update matches m
    set prices_from = c.count_from,
      count_prices_at = c.count_at,
      prices_seen_at = c.seen_at,
      best_home_odds = c.home,
      best_draw_odds = c.draw,
      best_away_odds = c.away
    from counted c
    where m.id = c.id
  ),
  counting as (
    select n.match_id, n.market, n.line, n.bookmaker, n.odds, of_market.winners
    from span
    join newest n on n.match_id = span.id
      and n.is_offer
      and n.seen_at >= span.count_from
    join unnest($4::text[], $5::real[], $6::int[]) as of_market(market, line, winners) on of_market.market = n.market
      and n.line = coalesce(of_market.line, n.line)
    where span.grows_old
  ),
  offered as (
    select n.match_id,
      n.market,
      n.line,
      n.winners,
      price.place,
      count(price.odds) as bookmakers,
      max(price.odds) as best,
      case when count(price.odds) >= 3 then max(price.odds) / avg(price.odds) - 1 end as above_average
    from counting n
    cross join lateral unnest(n.odds) with ordinality as price(odds, place)
    group by n.match_id, n.market, n.line, n.winners, price.place
  ),
  lines as (
    select distinct on (match_id, market) match_id,
      market,
      line,
      array_agg(best order by place) as best,
      case when count(best) = count(*) then sum(1 / best::float8) / winners - 1 end as margin,
      max(above_average) as above_average
    from offered
    group by match_id, market, line, winners
    order by match_id, market, max(bookmakers) desc, max(1 / best::float8) - min(1 / best::float8), line
  ),
  compared as (
    select l.match_id,
      l.market,
      l.line,
      jsonb_object_agg(n.bookmaker, n.odds) as books,
      l.best,
      l.margin,
      l.above_average
    from lines l
    join counting n using (match_id, market, line)
    group by l.match_id, l.market, l.line, l.best, l.margin, l.above_average
  ),
  dropped as (
    delete from compared_prices p
    where p.match_id = any($1)
      and not exists (select from compared c where c.match_id = p.match_id and c.market = p.market)
  ),
  kept as (
    insert into compared_prices as p (match_id, market, line, books, best, margin, above_average)
    select match_id, market, line, books, best, margin, above_average
    from compared
    on conflict (match_id, market) do update
    set line = excluded.line,
      books = excluded.books,
      best = excluded.best,
      margin = excluded.margin,
      above_average = excluded.above_average
    where (p.line, p.books) is distinct from (excluded.line, excluded.books)
  )
select c.id
from counted c
join before b on b.id = c.id
where c.has_aged
  or (b.best_home_odds, b.best_draw_odds, b.best_away_odds) is distinct from (c.home, c.draw, c.away);

-- data/commands/matches/prices/store-listed-quotes.ts
select e.external_id as "externalId",
  m.id as "matchId",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentNumber",
  m.kickoff_utc as "kickoffUtc"
from external_ids e
join matches m on m.id = e.own_id
where e.sport_id = $1
  and e.provider = $2
  and e.kind = 'match'
  and e.external_id = any($3);

-- data/commands/matches/prices/store-quotes.ts
copy incoming_quotes (match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at) from stdin;

-- data/commands/matches/prices/store-quotes.ts
copy quotes (match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at) from stdin;

-- data/commands/matches/prices/store-quotes.ts
create temporary table if not exists incoming_quotes (like quotes) on commit drop;

-- data/commands/matches/prices/store-quotes.ts
delete from implied_goals where match_id = any($1);

-- data/commands/matches/prices/store-quotes.ts
delete from quotes q using incoming_quotes i
where i.phase <> 'moving'
  and q.match_id = i.match_id
  and q.market = i.market
  and q.bookmaker_id = i.bookmaker_id
  and q.line = i.line
  and q.phase = i.phase
  and q.quoted_at <> i.quoted_at;

-- data/commands/matches/prices/store-quotes.ts
truncate incoming_quotes;

-- data/commands/matches/prices/store-quotes.ts
update matches m
set price_sources = coalesce(
  m.price_sources, case when m.prices_from is null or m.id = any($3) then '{}' else '{unknown}'::text[] end
) || $2::text
where m.id = any($1)
  and not coalesce(m.price_sources @> array[$2::text], false);

-- data/commands/matches/prices/store-quotes.ts
with standing as (
  select i.ctid as incoming,
    q.match_id,
    q.bookmaker_id,
    q.market,
    q.line,
    q.phase,
    q.quoted_at,
    coalesce(i.read_at, i.quoted_at) as read_at,
    coalesce(q.read_at, q.quoted_at) as last_seen
  from incoming_quotes i,
    lateral (
      select *
      from quotes n
      where n.match_id = i.match_id
        and n.market = i.market
        and n.bookmaker_id = i.bookmaker_id
        and n.line = i.line
        and n.phase = i.phase
      order by n.quoted_at desc
      limit 1
    ) q
  where i.phase = 'moving'
    and q.odds = i.odds
    and i.quoted_at > q.quoted_at
    and not exists (
      select 1
      from incoming_quotes e
      where e.match_id = i.match_id
        and e.market = i.market
        and e.bookmaker_id = i.bookmaker_id
        and e.line = i.line
        and e.phase = i.phase
        and e.quoted_at > q.quoted_at
        and e.quoted_at < i.quoted_at
    )
),
  confirmed as (
    update quotes q
    set read_at = s.read_at
    from standing s
    where (
      q.match_id, q.bookmaker_id, q.market, q.line, q.phase, q.quoted_at
    ) = (
      s.match_id, s.bookmaker_id, s.market, s.line, s.phase, s.quoted_at
    )
      and (q.read_at is null or q.read_at < s.read_at)
  ),
  taken_out as (delete from incoming_quotes i using standing s where i.ctid = s.incoming)
select distinct m.id
from standing s
join matches m on m.id = s.match_id
where s.last_seen < coalesce(m.prices_from, 'infinity')
  or s.read_at >= m.prices_seen_at + interval '15 minutes';

-- data/commands/matches/prices/store-quotes.ts
with stored as (
  insert into quotes as q (match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at)
  select match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at
  from incoming_quotes
  on conflict (match_id, market, bookmaker_id, line, phase, quoted_at) do update
  set odds = excluded.odds
  where q.odds is distinct from excluded.odds
  returning match_id
)
select distinct match_id as id
from stored;

-- data/commands/matches/prices/store-timelines.ts
insert into match_courses as c (match_id, course)
select m.id, r.course
from jsonb_to_recordset($1) as r(id int, course jsonb)
join matches m on m.id = r.id
  and m.events_source = $2
on conflict (match_id) do update
set course = excluded.course
where c.course <> excluded.course
returning match_id as id;

-- data/commands/matches/store-match-details.ts
insert into match_statistics as s (
  match_id, home_possession, away_possession, home_shots, away_shots, home_shots_on_target,
  away_shots_on_target, home_corners, away_corners, home_fouls, away_fouls, home_yellow_cards,
  away_yellow_cards, home_red_cards, away_red_cards, home_offsides, away_offsides, home_saves, away_saves,
  home_passes, away_passes, home_accurate_passes, away_accurate_passes, home_expected_goals,
  away_expected_goals
)
select match_id,
  home_possession,
  away_possession,
  home_shots,
  away_shots,
  home_shots_on_target,
  away_shots_on_target,
  home_corners,
  away_corners,
  home_fouls,
  away_fouls,
  home_yellow_cards,
  away_yellow_cards,
  home_red_cards,
  away_red_cards,
  home_offsides,
  away_offsides,
  home_saves,
  away_saves,
  home_passes,
  away_passes,
  home_accurate_passes,
  away_accurate_passes,
  home_expected_goals,
  away_expected_goals
from jsonb_to_recordset($1) as r(
  match_id int, home_possession smallint, away_possession smallint, home_shots smallint, away_shots smallint,
  home_shots_on_target smallint, away_shots_on_target smallint, home_corners smallint, away_corners smallint,
  home_fouls smallint, away_fouls smallint, home_yellow_cards smallint, away_yellow_cards smallint,
  home_red_cards smallint, away_red_cards smallint, home_offsides smallint, away_offsides smallint,
  home_saves smallint, away_saves smallint, home_passes smallint, away_passes smallint,
  home_accurate_passes smallint, away_accurate_passes smallint, home_expected_goals real,
  away_expected_goals real
)
on conflict (match_id) do update
set home_possession = coalesce(excluded.home_possession, s.home_possession),
  away_possession = coalesce(excluded.away_possession, s.away_possession),
  home_shots = coalesce(excluded.home_shots, s.home_shots),
  away_shots = coalesce(excluded.away_shots, s.away_shots),
  home_shots_on_target = coalesce(excluded.home_shots_on_target, s.home_shots_on_target),
  away_shots_on_target = coalesce(excluded.away_shots_on_target, s.away_shots_on_target),
  home_corners = coalesce(excluded.home_corners, s.home_corners),
  away_corners = coalesce(excluded.away_corners, s.away_corners),
  home_fouls = coalesce(excluded.home_fouls, s.home_fouls),
  away_fouls = coalesce(excluded.away_fouls, s.away_fouls),
  home_yellow_cards = coalesce(excluded.home_yellow_cards, s.home_yellow_cards),
  away_yellow_cards = coalesce(excluded.away_yellow_cards, s.away_yellow_cards),
  home_red_cards = coalesce(excluded.home_red_cards, s.home_red_cards),
  away_red_cards = coalesce(excluded.away_red_cards, s.away_red_cards),
  home_offsides = coalesce(excluded.home_offsides, s.home_offsides),
  away_offsides = coalesce(excluded.away_offsides, s.away_offsides),
  home_saves = coalesce(excluded.home_saves, s.home_saves),
  away_saves = coalesce(excluded.away_saves, s.away_saves),
  home_passes = coalesce(excluded.home_passes, s.home_passes),
  away_passes = coalesce(excluded.away_passes, s.away_passes),
  home_accurate_passes = coalesce(excluded.home_accurate_passes, s.home_accurate_passes),
  away_accurate_passes = coalesce(excluded.away_accurate_passes, s.away_accurate_passes),
  home_expected_goals = coalesce(excluded.home_expected_goals, s.home_expected_goals),
  away_expected_goals = coalesce(excluded.away_expected_goals, s.away_expected_goals)
where (
  s.home_possession, s.away_possession, s.home_shots, s.away_shots, s.home_shots_on_target,
  s.away_shots_on_target, s.home_corners, s.away_corners, s.home_fouls, s.away_fouls, s.home_yellow_cards,
  s.away_yellow_cards, s.home_red_cards, s.away_red_cards, s.home_offsides, s.away_offsides, s.home_saves,
  s.away_saves, s.home_passes, s.away_passes, s.home_accurate_passes, s.away_accurate_passes,
  s.home_expected_goals, s.away_expected_goals
) is distinct from (
  coalesce(excluded.home_possession, s.home_possession),
  coalesce(excluded.away_possession, s.away_possession), coalesce(excluded.home_shots, s.home_shots),
  coalesce(excluded.away_shots, s.away_shots),
  coalesce(excluded.home_shots_on_target, s.home_shots_on_target),
  coalesce(excluded.away_shots_on_target, s.away_shots_on_target),
  coalesce(excluded.home_corners, s.home_corners), coalesce(excluded.away_corners, s.away_corners),
  coalesce(excluded.home_fouls, s.home_fouls), coalesce(excluded.away_fouls, s.away_fouls),
  coalesce(excluded.home_yellow_cards, s.home_yellow_cards),
  coalesce(excluded.away_yellow_cards, s.away_yellow_cards),
  coalesce(excluded.home_red_cards, s.home_red_cards), coalesce(excluded.away_red_cards, s.away_red_cards),
  coalesce(excluded.home_offsides, s.home_offsides), coalesce(excluded.away_offsides, s.away_offsides),
  coalesce(excluded.home_saves, s.home_saves), coalesce(excluded.away_saves, s.away_saves),
  coalesce(excluded.home_passes, s.home_passes), coalesce(excluded.away_passes, s.away_passes),
  coalesce(excluded.home_accurate_passes, s.home_accurate_passes),
  coalesce(excluded.away_accurate_passes, s.away_accurate_passes),
  coalesce(excluded.home_expected_goals, s.home_expected_goals),
  coalesce(excluded.away_expected_goals, s.away_expected_goals)
)
returning match_id as id;

-- data/commands/matches/store-match-details.ts
select id from matches where id = any($1) and events_source = $2;

-- data/commands/matches/store-match-details.ts
select id from matches where id = any($1) and statistics_source = $2;

-- data/commands/matches/store-match-details.ts
with incoming as (
  select *
  from jsonb_to_recordset($1) as e(
    match_id int, sequence smallint, minute smallint, added_minute smallint, side text, kind text,
    player_name text, shirt_number smallint, replaced_name text, replaced_number smallint,
    home_goals smallint, away_goals smallint, assist_name text, player_id int, replaced_player_id int,
    assist_player_id int
  )
),
  differing as (
    (
      select * from incoming except select * from match_events where match_id = any($2)
    ) union all (
      select * from match_events where match_id = any($2) except select * from incoming
    )
  ),
  changed as (select distinct match_id from differing),
  removed as (
    delete from match_events e using changed c
    where e.match_id = c.match_id
      and not exists (select 1 from incoming i where i.match_id = e.match_id and i.sequence = e.sequence)
  ),
  added as (
    insert into match_events
    select i.*
    from incoming i
    join changed c on c.match_id = i.match_id
    on conflict (match_id, sequence) do update
    set minute = excluded.minute,
      added_minute = excluded.added_minute,
      side = excluded.side,
      kind = excluded.kind,
      player_name = excluded.player_name,
      shirt_number = excluded.shirt_number,
      replaced_name = excluded.replaced_name,
      replaced_number = excluded.replaced_number,
      home_goals = excluded.home_goals,
      away_goals = excluded.away_goals,
      assist_name = excluded.assist_name,
      player_id = excluded.player_id,
      replaced_player_id = excluded.replaced_player_id,
      assist_player_id = excluded.assist_player_id
  )
select match_id as id
from changed;

-- data/commands/matches/store-match-reports.ts
insert into match_reports (match_id, provider, said_at, report)
select m.id,
  m.state_source,
  m.updated_at,
  jsonb_build_object(
    'kickoff_utc', m.kickoff_utc, 'status', m.status, 'period', m.period, 'minute', m.minute,
    'added_minute', m.added_minute, 'home_goals', m.home_goals, 'away_goals', m.away_goals,
    'half_time_home', m.half_time_home, 'half_time_away', m.half_time_away,
    'full_time_home', m.full_time_home, 'full_time_away', m.full_time_away,
    'extra_time_home', m.extra_time_home, 'extra_time_away', m.extra_time_away,
    'penalties_home', m.penalties_home, 'penalties_away', m.penalties_away
  )
from jsonb_to_recordset($1) as r(
  id int, kickoff_utc timestamptz, status text, period text, minute smallint, added_minute smallint,
  home_goals smallint, away_goals smallint, half_time_home smallint, half_time_away smallint,
  full_time_home smallint, full_time_away smallint, extra_time_home smallint, extra_time_away smallint,
  penalties_home smallint, penalties_away smallint
)
join matches m on m.id = r.id
where m.state_source <> $2
  and r.status in ('finished', 'awarded', 'abandoned')
  and m.status in ('finished', 'awarded', 'abandoned')
  and (r.home_goals, r.away_goals) is distinct from (m.home_goals, m.away_goals)
on conflict (match_id, provider) do nothing;

-- data/commands/matches/store-match-reports.ts
insert into match_reports as o (match_id, provider, call, call_seconds, said_at, revised_at, report)
select m.id,
  $2,
  $3,
  $5,
  $4,
  r.revised_at,
  jsonb_build_object(
    'kickoff_utc', r.kickoff_utc, 'status', r.status, 'period', r.period, 'minute', r.minute,
    'added_minute', r.added_minute, 'home_goals', r.home_goals, 'away_goals', r.away_goals,
    'half_time_home', r.half_time_home, 'half_time_away', r.half_time_away,
    'full_time_home', r.full_time_home, 'full_time_away', r.full_time_away,
    'extra_time_home', r.extra_time_home, 'extra_time_away', r.extra_time_away,
    'penalties_home', r.penalties_home, 'penalties_away', r.penalties_away
  )
from jsonb_to_recordset($1) as r(
  id int, revised_at timestamptz, kickoff_utc timestamptz, status text, period text, minute smallint,
  added_minute smallint, home_goals smallint, away_goals smallint, half_time_home smallint,
  half_time_away smallint, full_time_home smallint, full_time_away smallint, extra_time_home smallint,
  extra_time_away smallint, penalties_home smallint, penalties_away smallint
)
join matches m on m.id = r.id
where $3::text is not null
  or (
    m.state_source <> $2
      and r.status in ('finished', 'awarded', 'abandoned')
      and m.status in ('finished', 'awarded', 'abandoned')
      and (r.home_goals, r.away_goals) is distinct from (m.home_goals, m.away_goals)
  )
on conflict (match_id, provider) do update
set call = case when o.call_seconds < excluded.call_seconds then o.call else excluded.call end,
  call_seconds = least(o.call_seconds, excluded.call_seconds),
  said_at = excluded.said_at,
  revised_at = excluded.revised_at,
  report = excluded.report,
  heard_before_at = o.said_at,
  changed_at = case
    when excluded.revised_at is distinct from o.revised_at and excluded.revised_at <= excluded.said_at then excluded.revised_at
  end
returning o.match_id as "matchId",
  o.report->>'status' = 'live' as "isLive",
  (
    select case when o.heard_before_at >= m.kickoff_utc then o.heard_before_at end
    from matches m
    where m.id = o.match_id
  ) as before,
  (select m.silent_since is not null from matches m where m.id = o.match_id) as "isSilent";

-- data/commands/matches/store-match-reports.ts
update match_reports o
set heard_before_at = said_at, said_at = $3, changed_at = null
where provider = $1
  and call = $2
returning o.match_id as "matchId",
  o.report->>'status' = 'live' as "isLive",
  (
    select case when o.heard_before_at >= m.kickoff_utc then o.heard_before_at end
    from matches m
    where m.id = o.match_id
  ) as before,
  (select m.silent_since is not null from matches m where m.id = o.match_id) as "isSilent";

-- data/commands/matches/store-match-reports.ts
update matches set silent_since = null where id = any($1);

-- data/commands/matches/store-placed-matches.ts
insert into matches (
  slug, sport_id, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, stage,
  matchday, group_label, part, leg, status, period, minute, added_minute, home_goals, away_goals,
  half_time_home, half_time_away, full_time_home, full_time_away, extra_time_home, extra_time_away,
  penalties_home, penalties_away, neutral_venue, attendance, referee, venue_id, home_spellings,
  away_spellings, updated_at, fixture_source, state_source, details_source, events_source, statistics_source
)
select slug,
  sport_id,
  tournament_id,
  season_id,
  home_team_id,
  away_team_id,
  kickoff_utc,
  kickoff_known,
  stage,
  matchday,
  group_label,
  part,
  leg,
  status,
  period,
  minute,
  added_minute,
  home_goals,
  away_goals,
  half_time_home,
  half_time_away,
  full_time_home,
  full_time_away,
  extra_time_home,
  extra_time_away,
  penalties_home,
  penalties_away,
  coalesce(neutral_venue, false),
  attendance,
  referee,
  venue_id,
  home_spellings,
  away_spellings,
  $2,
  $3,
  $3,
  $3,
  case when has_events then $3 end,
  case when has_statistics then $3 end
from jsonb_to_recordset($1) as r(
  slug text, sport_id smallint, tournament_id int, season_id int, home_team_id int, away_team_id int,
  has_events boolean, has_statistics boolean, kickoff_utc timestamptz, kickoff_known boolean, stage text,
  matchday smallint, group_label text, part text, leg smallint, status text, period text, minute smallint,
  added_minute smallint, home_goals smallint, away_goals smallint, half_time_home smallint,
  half_time_away smallint, full_time_home smallint, full_time_away smallint, extra_time_home smallint,
  extra_time_away smallint, penalties_home smallint, penalties_away smallint, neutral_venue boolean,
  attendance integer, referee text, venue_id integer, home_spellings text[], away_spellings text[]
)
returning id, slug;

-- data/commands/matches/store-placed-matches.ts
insert into matches (
  slug, sport_id, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, stage,
  matchday, group_label, status, home_goals, away_goals, play, facts, updated_at, fixture_source,
  state_source, details_source, events_source, statistics_source
)
select slug,
  sport_id,
  tournament_id,
  season_id,
  home_team_id,
  away_team_id,
  kickoff_utc,
  kickoff_known,
  stage,
  matchday,
  group_label,
  status,
  home_goals,
  away_goals,
  play,
  facts,
  $2,
  $3,
  $3,
  $3,
  case when has_events then $3 end,
  case when has_statistics then $3 end
from jsonb_to_recordset($1) as r(
  slug text, sport_id smallint, tournament_id int, season_id int, home_team_id int, away_team_id int,
  has_events boolean, has_statistics boolean, kickoff_utc timestamptz, kickoff_known boolean, stage text,
  matchday smallint, group_label text, status text, home_goals smallint, away_goals smallint, play jsonb,
  facts jsonb
)
returning id, slug;

-- data/commands/matches/store-placed-matches.ts
select slug from matches where slug = any($1) union select slug from former_slugs where slug = any($1);

-- data/commands/matches/update-matches.ts
with compared as (
  select m.id,
    m.sport_id,
    m.last_reported,
    m.fixture_source,
    m.state_source,
    m.details_source,
    m.events_source,
    m.statistics_source,
    r.has_events,
    r.has_statistics,
    m.kickoff_utc as m_kickoff_utc,
    r.kickoff_utc as said_kickoff_utc,
    m.kickoff_known as m_kickoff_known,
    r.kickoff_known as said_kickoff_known,
    m.stage as m_stage,
    r.stage as said_stage,
    m.matchday as m_matchday,
    r.matchday as said_matchday,
    m.group_label as m_group_label,
    r.group_label as said_group_label,
    m.part as m_part,
    r.part as said_part,
    m.leg as m_leg,
    r.leg as said_leg,
    m.status as m_status,
    r.status as said_status,
    case when m.status = 'awaited' then (m.last_reported->>'period')::text else m.period end as m_period,
    r.period as said_period,
    case when m.status = 'awaited' then (m.last_reported->>'minute')::smallint else m.minute end as m_minute,
    r.minute as said_minute,
    case
      when m.status = 'awaited' then (m.last_reported->>'added_minute')::smallint
      else m.added_minute
    end as m_added_minute,
    r.added_minute as said_added_minute,
    case
      when m.status = 'awaited' then (m.last_reported->>'home_goals')::smallint
      else m.home_goals
    end as m_home_goals,
    r.home_goals as said_home_goals,
    case
      when m.status = 'awaited' then (m.last_reported->>'away_goals')::smallint
      else m.away_goals
    end as m_away_goals,
    r.away_goals as said_away_goals,
    m.half_time_home as m_half_time_home,
    r.half_time_home as said_half_time_home,
    m.half_time_away as m_half_time_away,
    r.half_time_away as said_half_time_away,
    m.full_time_home as m_full_time_home,
    r.full_time_home as said_full_time_home,
    m.full_time_away as m_full_time_away,
    r.full_time_away as said_full_time_away,
    m.extra_time_home as m_extra_time_home,
    r.extra_time_home as said_extra_time_home,
    m.extra_time_away as m_extra_time_away,
    r.extra_time_away as said_extra_time_away,
    case
      when m.status = 'awaited' then (m.last_reported->>'penalties_home')::smallint
      else m.penalties_home
    end as m_penalties_home,
    r.penalties_home as said_penalties_home,
    case
      when m.status = 'awaited' then (m.last_reported->>'penalties_away')::smallint
      else m.penalties_away
    end as m_penalties_away,
    r.penalties_away as said_penalties_away,
    m.neutral_venue as m_neutral_venue,
    r.neutral_venue as said_neutral_venue,
    m.attendance as m_attendance,
    r.attendance as said_attendance,
    m.referee as m_referee,
    r.referee as said_referee,
    m.venue_id as m_venue_id,
    r.venue_id as said_venue_id,
    m.home_spellings as m_home_spellings,
    r.home_spellings as said_home_spellings,
    m.away_spellings as m_away_spellings,
    r.away_spellings as said_away_spellings,
    case
      when m.status in ('finished', 'awarded', 'abandoned') then 2
      when m.status = 'live' then 1
      else 0
    end as stored,
    case
      when r.status in ('finished', 'awarded', 'abandoned') then 2
      when r.status = 'live' then 1
      else 0
    end as said,
    coalesce(m.fixture_source = any($4::text[]), false) as fixture_outranked,
    coalesce(
      m.state_source = any(case when r.status = 'live' then $5::text[] else $6::text[] end),
      false
    ) as state_outranked,
    coalesce(m.details_source = any($7::text[]), false) as details_outranked,
    coalesce(m.events_source = any($8::text[]), false) as events_outranked,
    coalesce(m.statistics_source = any($9::text[]), false) as statistics_outranked,
    not exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.state_source
        and o.said_at > $2::timestamptz - interval '5 minutes'
    ) as state_silent,
    not exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.events_source
        and o.said_at > $2::timestamptz - interval '5 minutes'
    ) as events_silent,
    exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.fixture_source
        and o.said_at < $2::timestamptz - interval '36 hours'
    ) as is_gone,
    exists (select 1 from match_rulings o where o.match_id = m.id) as is_ruled
  from jsonb_to_recordset($1) as r(
    id int, has_events boolean, has_statistics boolean, kickoff_utc timestamptz, kickoff_known boolean,
    stage text, matchday smallint, group_label text, part text, leg smallint, status text, period text,
    minute smallint, added_minute smallint, home_goals smallint, away_goals smallint, half_time_home smallint,
    half_time_away smallint, full_time_home smallint, full_time_away smallint, extra_time_home smallint,
    extra_time_away smallint, penalties_home smallint, penalties_away smallint, neutral_venue boolean,
    attendance integer, referee text, venue_id integer, home_spellings text[], away_spellings text[]
  )
  join matches m on m.id = r.id
),
  judged as materialized (
    select *,
      case
        when is_ruled then false
        when said < stored then said_status in ('postponed', 'cancelled') and not state_outranked
        when not state_outranked then true
        when m_status = 'awaited' then said <> 1 or state_silent
        when stored = 0 then (said = 1 and m_status = 'scheduled') or (said = 2 and state_silent) or is_gone
        else stored = 1 and state_silent
      end as believes_state,
      not is_ruled and said = 2 and stored = 2 and (said_home_goals, said_away_goals) is not distinct from (m_home_goals, m_away_goals) as fills_score,
      not (said_status = 'scheduled' and stored > 0) and (not fixture_outranked or is_gone) as takes_fixture,
      not details_outranked as takes_details,
      coalesce(has_events, false) and (
        not events_outranked or (stored = 1 and events_silent)
      ) as takes_events,
      coalesce(has_statistics, false) and not statistics_outranked as takes_statistics
    from compared
  ),
  kickoffs as materialized (
    select *,
      not exists (
        select 1 from chosen_kickoffs c where c.match_id = judged.id
      ) and not (m_kickoff_known and not said_kickoff_known) and (
        takes_fixture or (said_kickoff_known and not m_kickoff_known)
      ) as takes_kickoff
    from judged
  ),
  renewed as materialized (
    select *,
      believes_state and (
        m_status <> 'awaited'
          or said_status not in ('scheduled', 'live')
          or (
            said_status = 'live'
              and (
                last_reported is null
                  or (
                    said_period, said_minute, said_added_minute, said_home_goals, said_away_goals
                  ) is distinct from (
                    m_period, m_minute, m_added_minute, m_home_goals, m_away_goals
                  )
              )
          )
          or not (
            case
              when takes_kickoff then said_kickoff_utc
              else m_kickoff_utc
            end <= $2::timestamptz - case sport_id
              when 1 then interval '5 hours'
              when 2 then interval '12 hours'
              when 3 then interval '5 hours'
            end - case
              when (
                m_kickoff_known or (takes_kickoff and said_kickoff_known)
              ) then interval '0'
              else interval '24 hours'
            end
          )
      ) as takes_state
    from kickoffs
  ),
  wanted as (
    select id,
      case when takes_state then null else last_reported end as last_reported,
      case when takes_kickoff then said_kickoff_utc else m_kickoff_utc end as kickoff_utc,
      (m_kickoff_known or (takes_kickoff and said_kickoff_known)) as kickoff_known,
      case
        when takes_fixture then coalesce(said_stage, m_stage)
        else coalesce(m_stage, said_stage)
      end as stage,
      case
        when takes_fixture then coalesce(said_matchday, m_matchday)
        else coalesce(m_matchday, said_matchday)
      end as matchday,
      case
        when takes_fixture then coalesce(said_group_label, m_group_label)
        else coalesce(m_group_label, said_group_label)
      end as group_label,
      case when takes_fixture then coalesce(said_part, m_part) else coalesce(m_part, said_part) end as part,
      case when takes_fixture then coalesce(said_leg, m_leg) else coalesce(m_leg, said_leg) end as leg,
      case when takes_state then said_status else m_status end as status,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then said_period
          else m_period
        end
      end as period,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then said_minute
          else m_minute
        end
      end as minute,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then said_added_minute
          else m_added_minute
        end
      end as added_minute,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then said_home_goals
          else m_home_goals
        end
      end as home_goals,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then said_away_goals
          else m_away_goals
        end
      end as away_goals,
      case
        when takes_state then coalesce(said_half_time_home, m_half_time_home)
        else coalesce(
          m_half_time_home, case when fills_score then said_half_time_home end
        )
      end as half_time_home,
      case
        when takes_state then coalesce(said_half_time_away, m_half_time_away)
        else coalesce(
          m_half_time_away, case when fills_score then said_half_time_away end
        )
      end as half_time_away,
      case
        when takes_state then coalesce(said_full_time_home, m_full_time_home)
        else coalesce(
          m_full_time_home, case when fills_score then said_full_time_home end
        )
      end as full_time_home,
      case
        when takes_state then coalesce(said_full_time_away, m_full_time_away)
        else coalesce(
          m_full_time_away, case when fills_score then said_full_time_away end
        )
      end as full_time_away,
      case
        when takes_state then coalesce(said_extra_time_home, m_extra_time_home)
        else coalesce(
          m_extra_time_home, case when fills_score then said_extra_time_home end
        )
      end as extra_time_home,
      case
        when takes_state then coalesce(said_extra_time_away, m_extra_time_away)
        else coalesce(
          m_extra_time_away, case when fills_score then said_extra_time_away end
        )
      end as extra_time_away,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then coalesce(said_penalties_home, m_penalties_home)
          else coalesce(
            m_penalties_home, case when fills_score then said_penalties_home end
          )
        end
      end as penalties_home,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state then coalesce(said_penalties_away, m_penalties_away)
          else coalesce(
            m_penalties_away, case when fills_score then said_penalties_away end
          )
        end
      end as penalties_away,
      case
        when takes_details then coalesce(said_neutral_venue, m_neutral_venue)
        else coalesce(m_neutral_venue, said_neutral_venue)
      end as neutral_venue,
      case
        when takes_details then coalesce(said_attendance, m_attendance)
        else coalesce(m_attendance, said_attendance)
      end as attendance,
      case
        when takes_details then coalesce(said_referee, m_referee)
        else coalesce(m_referee, said_referee)
      end as referee,
      case
        when takes_details then coalesce(said_venue_id, m_venue_id)
        else coalesce(m_venue_id, said_venue_id)
      end as venue_id,
      case
        when m_home_spellings @> said_home_spellings then m_home_spellings
        else m_home_spellings || said_home_spellings
      end as home_spellings,
      case
        when m_away_spellings @> said_away_spellings then m_away_spellings
        else m_away_spellings || said_away_spellings
      end as away_spellings,
      case when takes_fixture then $3 else fixture_source end as fixture_source,
      case when takes_state then $3 else state_source end as state_source,
      case when takes_details then $3 else details_source end as details_source,
      case when takes_events then $3 else events_source end as events_source,
      case when takes_statistics then $3 else statistics_source end as statistics_source
    from renewed
  ),
  written as (
    select w.*,
      (
        m.kickoff_utc, m.kickoff_known, m.stage, m.matchday, m.group_label, m.part, m.leg, m.status, m.period,
        m.minute, m.added_minute, m.home_goals, m.away_goals, m.half_time_home, m.half_time_away,
        m.full_time_home, m.full_time_away, m.extra_time_home, m.extra_time_away, m.penalties_home,
        m.penalties_away, m.neutral_venue, m.attendance, m.referee, m.venue_id, m.home_spellings,
        m.away_spellings
      ) is distinct from (
        w.kickoff_utc, w.kickoff_known, w.stage, w.matchday, w.group_label, w.part, w.leg, w.status, w.period,
        w.minute, w.added_minute, w.home_goals, w.away_goals, w.half_time_home, w.half_time_away,
        w.full_time_home, w.full_time_away, w.extra_time_home, w.extra_time_away, w.penalties_home,
        w.penalties_away, w.neutral_venue, w.attendance, w.referee, w.venue_id, w.home_spellings,
        w.away_spellings
      ) as changed,
      (
        m.kickoff_utc, m.kickoff_known, m.stage, m.matchday, m.group_label, m.part, m.leg, m.status, m.period,
        m.home_goals, m.away_goals, m.half_time_home, m.half_time_away, m.full_time_home, m.full_time_away,
        m.extra_time_home, m.extra_time_away, m.penalties_home, m.penalties_away, m.neutral_venue,
        m.attendance, m.referee, m.venue_id, m.home_spellings, m.away_spellings
      ) is not distinct from (
        w.kickoff_utc, w.kickoff_known, w.stage, w.matchday, w.group_label, w.part, w.leg, w.status, w.period,
        w.home_goals, w.away_goals, w.half_time_home, w.half_time_away, w.full_time_home, w.full_time_away,
        w.extra_time_home, w.extra_time_away, w.penalties_home, w.penalties_away, w.neutral_venue,
        w.attendance, w.referee, w.venue_id, w.home_spellings, w.away_spellings
      ) as is_clock
    from wanted w
    join matches m on m.id = w.id
  )
update matches m
set kickoff_utc = w.kickoff_utc,
  kickoff_known = w.kickoff_known,
  stage = w.stage,
  matchday = w.matchday,
  group_label = w.group_label,
  part = w.part,
  leg = w.leg,
  status = w.status,
  period = w.period,
  minute = w.minute,
  added_minute = w.added_minute,
  home_goals = w.home_goals,
  away_goals = w.away_goals,
  half_time_home = w.half_time_home,
  half_time_away = w.half_time_away,
  full_time_home = w.full_time_home,
  full_time_away = w.full_time_away,
  extra_time_home = w.extra_time_home,
  extra_time_away = w.extra_time_away,
  penalties_home = w.penalties_home,
  penalties_away = w.penalties_away,
  neutral_venue = w.neutral_venue,
  attendance = w.attendance,
  referee = w.referee,
  venue_id = w.venue_id,
  home_spellings = w.home_spellings,
  away_spellings = w.away_spellings,
  last_reported = w.last_reported,
  fixture_source = w.fixture_source,
  state_source = w.state_source,
  details_source = w.details_source,
  events_source = w.events_source,
  statistics_source = w.statistics_source,
  updated_at = case when w.changed then $2 else m.updated_at end
from written w
where m.id = w.id
  and (
    w.changed
      or (
        m.fixture_source, m.state_source, m.details_source, m.events_source, m.statistics_source
      ) is distinct from (
        w.fixture_source, w.state_source, w.details_source, w.events_source, w.statistics_source
      )
  )
returning m.id, w.changed, w.is_clock as "isClock";

-- data/commands/matches/update-matches.ts
with compared as (
  select m.id,
    m.sport_id,
    m.last_reported,
    m.fixture_source,
    m.state_source,
    m.details_source,
    m.events_source,
    m.statistics_source,
    r.has_events,
    r.has_statistics,
    m.kickoff_utc as m_kickoff_utc,
    r.kickoff_utc as said_kickoff_utc,
    m.kickoff_known as m_kickoff_known,
    r.kickoff_known as said_kickoff_known,
    m.stage as m_stage,
    r.stage as said_stage,
    m.matchday as m_matchday,
    r.matchday as said_matchday,
    m.group_label as m_group_label,
    r.group_label as said_group_label,
    m.status as m_status,
    r.status as said_status,
    case
      when m.status = 'awaited' then (m.last_reported->>'home_goals')::smallint
      else m.home_goals
    end as m_home_goals,
    r.home_goals as said_home_goals,
    case
      when m.status = 'awaited' then (m.last_reported->>'away_goals')::smallint
      else m.away_goals
    end as m_away_goals,
    r.away_goals as said_away_goals,
    case when m.status = 'awaited' then nullif(m.last_reported->'play', 'null') else m.play end as m_play,
    r.play as said_play,
    m.facts as m_facts,
    r.facts as said_facts,
    case
      when m.status in ('finished', 'awarded', 'abandoned') then 2
      when m.status = 'live' then 1
      else 0
    end as stored,
    case
      when r.status in ('finished', 'awarded', 'abandoned') then 2
      when r.status = 'live' then 1
      else 0
    end as said,
    coalesce(m.fixture_source = any($4::text[]), false) as fixture_outranked,
    coalesce(
      m.state_source = any(case when r.status = 'live' then $5::text[] else $6::text[] end),
      false
    ) as state_outranked,
    coalesce(m.details_source = any($7::text[]), false) as details_outranked,
    coalesce(m.events_source = any($8::text[]), false) as events_outranked,
    coalesce(m.statistics_source = any($9::text[]), false) as statistics_outranked,
    not exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.state_source
        and o.said_at > $2::timestamptz - interval '5 minutes'
    ) as state_silent,
    not exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.events_source
        and o.said_at > $2::timestamptz - interval '5 minutes'
    ) as events_silent,
    exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.fixture_source
        and o.said_at < $2::timestamptz - interval '36 hours'
    ) as is_gone,
    exists (select 1 from match_rulings o where o.match_id = m.id) as is_ruled
  from jsonb_to_recordset($1) as r(
    id int, has_events boolean, has_statistics boolean, kickoff_utc timestamptz, kickoff_known boolean,
    stage text, matchday smallint, group_label text, status text, home_goals smallint, away_goals smallint,
    play jsonb, facts jsonb
  )
  join matches m on m.id = r.id
),
  judged as materialized (
    select *,
      case
        when is_ruled then false
        when said < stored then said_status in ('postponed', 'cancelled') and not state_outranked
        when not state_outranked then true
        when m_status = 'awaited' then said <> 1 or state_silent
        when stored = 0 then (said = 1 and m_status = 'scheduled') or (said = 2 and state_silent) or is_gone
        else stored = 1 and state_silent
      end as believes_state,
      not is_ruled and said = 2 and stored = 2 and (said_home_goals, said_away_goals) is not distinct from (m_home_goals, m_away_goals) as fills_score,
      not (said_status = 'scheduled' and stored > 0) and (not fixture_outranked or is_gone) as takes_fixture,
      not details_outranked as takes_details,
      coalesce(has_events, false) and (
        not events_outranked or (stored = 1 and events_silent)
      ) as takes_events,
      coalesce(has_statistics, false) and not statistics_outranked as takes_statistics
    from compared
  ),
  kickoffs as materialized (
    select *,
      not exists (
        select 1 from chosen_kickoffs c where c.match_id = judged.id
      ) and not (m_kickoff_known and not said_kickoff_known) and (
        takes_fixture or (said_kickoff_known and not m_kickoff_known)
      ) as takes_kickoff
    from judged
  ),
  renewed as materialized (
    select *,
      believes_state and (
        m_status <> 'awaited'
          or said_status not in ('scheduled', 'live')
          or (
            said_status = 'live'
              and (
                last_reported is null
                  or said_home_goals <> coalesce(m_home_goals, -1)
                  or said_away_goals <> coalesce(m_away_goals, -1)
                  or (
                    case
                      when m_play is null then said_play
                      else (
                        m_play - (
                          array['clock']::text[] || case
                            when said = 2 then array[]::text[]
                            else '{}'
                          end || case
                            when said_play->'quarters' <> '[]' then array['overtime']::text[]
                            else '{}'
                          end
                        )
                      ) || coalesce(
                        (select jsonb_object_agg(key, value) from jsonb_each(said_play) where value <> '[]'),
                        '{}'
                      )
                    end
                  ) is distinct from m_play
              )
          )
          or not (
            case
              when takes_kickoff then said_kickoff_utc
              else m_kickoff_utc
            end <= $2::timestamptz - case sport_id
              when 1 then interval '5 hours'
              when 2 then interval '12 hours'
              when 3 then interval '5 hours'
            end - case
              when (
                m_kickoff_known or (takes_kickoff and said_kickoff_known)
              ) then interval '0'
              else interval '24 hours'
            end
          )
      ) as takes_state
    from kickoffs
  ),
  wanted as (
    select id,
      case when takes_state then null else last_reported end as last_reported,
      case when takes_kickoff then said_kickoff_utc else m_kickoff_utc end as kickoff_utc,
      (m_kickoff_known or (takes_kickoff and said_kickoff_known)) as kickoff_known,
      case
        when takes_fixture then coalesce(said_stage, m_stage)
        else coalesce(m_stage, said_stage)
      end as stage,
      case
        when takes_fixture then coalesce(said_matchday, m_matchday)
        else coalesce(m_matchday, said_matchday)
      end as matchday,
      case
        when takes_fixture then coalesce(said_group_label, m_group_label)
        else coalesce(m_group_label, said_group_label)
      end as group_label,
      case when takes_state then said_status else m_status end as status,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state and (said = 0 or said_home_goals is not null) then said_home_goals
          else m_home_goals
        end
      end as home_goals,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state and (said = 0 or said_away_goals is not null) then said_away_goals
          else m_away_goals
        end
      end as away_goals,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state and (said = 0 or m_play is null) then said_play
          when takes_state then (
            m_play - (
              array['clock']::text[] || case
                when said = 2 then array[]::text[]
                else '{}'
              end || case
                when said_play->'quarters' <> '[]' then array['overtime']::text[]
                else '{}'
              end
            )
          ) || coalesce(
            (select jsonb_object_agg(key, value) from jsonb_each(said_play) where value <> '[]'),
            '{}'
          )
          when fills_score and said_play is not null then coalesce(m_play, '{}') || (
            said_play - (
              array['clock']::text[] || case
                when said = 2 then array[]::text[]
                else '{}'
              end || case
                when m_play->'quarters' <> '[]' then array['overtime']::text[]
                else '{}'
              end
            )
          ) || coalesce(
            (select jsonb_object_agg(key, value) from jsonb_each(m_play) where value <> '[]'),
            '{}'
          )
          else m_play
        end
      end as play,
      coalesce(m_facts, '{}') || (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(jsonb_strip_nulls(said_facts))
        where value <> '[null, null]'
      ) || case
        when takes_details then '{}'
        else (
          select coalesce(jsonb_object_agg(key, value), '{}')
          from jsonb_each(jsonb_strip_nulls(m_facts))
          where value <> '[null, null]'
        )
      end as facts,
      case when takes_fixture then $3 else fixture_source end as fixture_source,
      case when takes_state then $3 else state_source end as state_source,
      case when takes_details then $3 else details_source end as details_source,
      case when takes_events then $3 else events_source end as events_source,
      case when takes_statistics then $3 else statistics_source end as statistics_source
    from renewed
  ),
  written as (
    select w.*,
      (
        m.kickoff_utc, m.kickoff_known, m.stage, m.matchday, m.group_label, m.status, m.home_goals,
        m.away_goals, m.play, m.facts
      ) is distinct from (
        w.kickoff_utc, w.kickoff_known, w.stage, w.matchday, w.group_label, w.status, w.home_goals,
        w.away_goals, w.play, w.facts
      ) as changed,
      (
        m.kickoff_utc, m.kickoff_known, m.stage, m.matchday, m.group_label, m.status, m.home_goals,
        m.away_goals, m.play, m.facts
      ) is not distinct from (
        w.kickoff_utc, w.kickoff_known, w.stage, w.matchday, w.group_label, w.status, w.home_goals,
        w.away_goals, w.play, w.facts
      ) as is_clock
    from wanted w
    join matches m on m.id = w.id
  )
update matches m
set kickoff_utc = w.kickoff_utc,
  kickoff_known = w.kickoff_known,
  stage = w.stage,
  matchday = w.matchday,
  group_label = w.group_label,
  status = w.status,
  home_goals = w.home_goals,
  away_goals = w.away_goals,
  play = w.play,
  facts = w.facts,
  last_reported = w.last_reported,
  fixture_source = w.fixture_source,
  state_source = w.state_source,
  details_source = w.details_source,
  events_source = w.events_source,
  statistics_source = w.statistics_source,
  updated_at = case when w.changed then $2 else m.updated_at end
from written w
where m.id = w.id
  and (
    w.changed
      or (
        m.fixture_source, m.state_source, m.details_source, m.events_source, m.statistics_source
      ) is distinct from (
        w.fixture_source, w.state_source, w.details_source, w.events_source, w.statistics_source
      )
  )
returning m.id, w.changed, w.is_clock as "isClock";

-- data/commands/matches/update-matches.ts
with compared as (
  select m.id,
    m.sport_id,
    m.last_reported,
    m.fixture_source,
    m.state_source,
    m.details_source,
    m.events_source,
    m.statistics_source,
    r.has_events,
    r.has_statistics,
    m.kickoff_utc as m_kickoff_utc,
    r.kickoff_utc as said_kickoff_utc,
    m.kickoff_known as m_kickoff_known,
    r.kickoff_known as said_kickoff_known,
    m.stage as m_stage,
    r.stage as said_stage,
    m.matchday as m_matchday,
    r.matchday as said_matchday,
    m.group_label as m_group_label,
    r.group_label as said_group_label,
    m.status as m_status,
    r.status as said_status,
    case
      when m.status = 'awaited' then (m.last_reported->>'home_goals')::smallint
      else m.home_goals
    end as m_home_goals,
    r.home_goals as said_home_goals,
    case
      when m.status = 'awaited' then (m.last_reported->>'away_goals')::smallint
      else m.away_goals
    end as m_away_goals,
    r.away_goals as said_away_goals,
    case when m.status = 'awaited' then nullif(m.last_reported->'play', 'null') else m.play end as m_play,
    r.play as said_play,
    m.facts as m_facts,
    r.facts as said_facts,
    case
      when m.status in ('finished', 'awarded', 'abandoned') then 2
      when m.status = 'live' then 1
      else 0
    end as stored,
    case
      when r.status in ('finished', 'awarded', 'abandoned') then 2
      when r.status = 'live' then 1
      else 0
    end as said,
    coalesce(m.fixture_source = any($4::text[]), false) as fixture_outranked,
    coalesce(
      m.state_source = any(case when r.status = 'live' then $5::text[] else $6::text[] end),
      false
    ) as state_outranked,
    coalesce(m.details_source = any($7::text[]), false) as details_outranked,
    coalesce(m.events_source = any($8::text[]), false) as events_outranked,
    coalesce(m.statistics_source = any($9::text[]), false) as statistics_outranked,
    not exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.state_source
        and o.said_at > $2::timestamptz - interval '5 minutes'
    ) as state_silent,
    not exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.events_source
        and o.said_at > $2::timestamptz - interval '5 minutes'
    ) as events_silent,
    exists (
      select 1
      from match_reports o
      where o.match_id = m.id
        and o.provider = m.fixture_source
        and o.said_at < $2::timestamptz - interval '36 hours'
    ) as is_gone,
    exists (select 1 from match_rulings o where o.match_id = m.id) as is_ruled
  from jsonb_to_recordset($1) as r(
    id int, has_events boolean, has_statistics boolean, kickoff_utc timestamptz, kickoff_known boolean,
    stage text, matchday smallint, group_label text, status text, home_goals smallint, away_goals smallint,
    play jsonb, facts jsonb
  )
  join matches m on m.id = r.id
),
  judged as materialized (
    select *,
      case
        when is_ruled then false
        when said < stored then said_status in ('postponed', 'cancelled') and not state_outranked
        when not state_outranked then true
        when m_status = 'awaited' then said <> 1 or state_silent
        when stored = 0 then (said = 1 and m_status = 'scheduled') or (said = 2 and state_silent) or is_gone
        else stored = 1 and state_silent
      end as believes_state,
      not is_ruled and said = 2 and stored = 2 and (said_home_goals, said_away_goals) is not distinct from (m_home_goals, m_away_goals) as fills_score,
      not (said_status = 'scheduled' and stored > 0) and (not fixture_outranked or is_gone) as takes_fixture,
      not details_outranked as takes_details,
      coalesce(has_events, false) and (
        not events_outranked or (stored = 1 and events_silent)
      ) as takes_events,
      coalesce(has_statistics, false) and not statistics_outranked as takes_statistics
    from compared
  ),
  kickoffs as materialized (
    select *,
      not exists (
        select 1 from chosen_kickoffs c where c.match_id = judged.id
      ) and not (m_kickoff_known and not said_kickoff_known) and (
        takes_fixture or (said_kickoff_known and not m_kickoff_known)
      ) as takes_kickoff
    from judged
  ),
  renewed as materialized (
    select *,
      believes_state and (
        m_status <> 'awaited'
          or said_status not in ('scheduled', 'live')
          or (
            said_status = 'live'
              and (
                last_reported is null
                  or said_home_goals <> coalesce(m_home_goals, -1)
                  or said_away_goals <> coalesce(m_away_goals, -1)
                  or (
                    case
                      when m_play is null then said_play
                      else (
                        m_play - (
                          array['game']::text[] || case
                            when said = 2 then array['interruption']::text[]
                            else '{}'
                          end || case
                            when said_play->'sets' <> '[]' then array['setsWon',
                          'interruption']::text[] else '{}' end
                        )
                      ) || coalesce(
                        (select jsonb_object_agg(key, value) from jsonb_each(said_play) where value <> '[]'),
                        '{}'
                      )
                    end
                  ) is distinct from m_play
              )
          )
          or not (
            case
              when takes_kickoff then said_kickoff_utc
              else m_kickoff_utc
            end <= $2::timestamptz - case sport_id
              when 1 then interval '5 hours'
              when 2 then interval '12 hours'
              when 3 then interval '5 hours'
            end - case
              when (
                m_kickoff_known or (takes_kickoff and said_kickoff_known)
              ) then interval '0'
              else interval '24 hours'
            end
          )
      ) as takes_state
    from kickoffs
  ),
  wanted as (
    select id,
      case when takes_state then null else last_reported end as last_reported,
      case when takes_kickoff then said_kickoff_utc else m_kickoff_utc end as kickoff_utc,
      (m_kickoff_known or (takes_kickoff and said_kickoff_known)) as kickoff_known,
      case
        when takes_fixture then coalesce(said_stage, m_stage)
        else coalesce(m_stage, said_stage)
      end as stage,
      case
        when takes_fixture then coalesce(said_matchday, m_matchday)
        else coalesce(m_matchday, said_matchday)
      end as matchday,
      case
        when takes_fixture then coalesce(said_group_label, m_group_label)
        else coalesce(m_group_label, said_group_label)
      end as group_label,
      case when takes_state then said_status else m_status end as status,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state and (said = 0 or said_home_goals is not null) then said_home_goals
          else m_home_goals
        end
      end as home_goals,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state and (said = 0 or said_away_goals is not null) then said_away_goals
          else m_away_goals
        end
      end as away_goals,
      case
        when m_status = 'awaited' and not takes_state then null
        else case
          when takes_state and (said = 0 or m_play is null) then said_play
          when takes_state then (
            m_play - (
              array['game']::text[] || case
                when said = 2 then array['interruption']::text[]
                else '{}'
              end || case
                when said_play->'sets' <> '[]' then array['setsWon',
              'interruption']::text[] else '{}' end
            )
          ) || coalesce(
            (select jsonb_object_agg(key, value) from jsonb_each(said_play) where value <> '[]'),
            '{}'
          )
          when fills_score and said_play is not null then coalesce(m_play, '{}') || (
            said_play - (
              array['game']::text[] || case
                when said = 2 then array['interruption']::text[]
                else '{}'
              end || case
                when m_play->'sets' <> '[]' then array['setsWon',
              'interruption']::text[] else '{}' end
            )
          ) || coalesce(
            (select jsonb_object_agg(key, value) from jsonb_each(m_play) where value <> '[]'),
            '{}'
          )
          else m_play
        end
      end as play,
      coalesce(m_facts, '{}') || (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(jsonb_strip_nulls(said_facts))
        where value <> '[null, null]'
      ) || case
        when takes_details then '{}'
        else (
          select coalesce(jsonb_object_agg(key, value), '{}')
          from jsonb_each(jsonb_strip_nulls(m_facts))
          where value <> '[null, null]'
        )
      end as facts,
      case when takes_fixture then $3 else fixture_source end as fixture_source,
      case when takes_state then $3 else state_source end as state_source,
      case when takes_details then $3 else details_source end as details_source,
      case when takes_events then $3 else events_source end as events_source,
      case when takes_statistics then $3 else statistics_source end as statistics_source
    from renewed
  ),
  written as (
    select w.*,
      (
        m.kickoff_utc, m.kickoff_known, m.stage, m.matchday, m.group_label, m.status, m.home_goals,
        m.away_goals, m.play, m.facts
      ) is distinct from (
        w.kickoff_utc, w.kickoff_known, w.stage, w.matchday, w.group_label, w.status, w.home_goals,
        w.away_goals, w.play, w.facts
      ) as changed,
      (
        m.kickoff_utc, m.kickoff_known, m.stage, m.matchday, m.group_label, m.status, m.home_goals,
        m.away_goals, m.play, m.facts
      ) is not distinct from (
        w.kickoff_utc, w.kickoff_known, w.stage, w.matchday, w.group_label, w.status, w.home_goals,
        w.away_goals, w.play, w.facts
      ) as is_clock
    from wanted w
    join matches m on m.id = w.id
  )
update matches m
set kickoff_utc = w.kickoff_utc,
  kickoff_known = w.kickoff_known,
  stage = w.stage,
  matchday = w.matchday,
  group_label = w.group_label,
  status = w.status,
  home_goals = w.home_goals,
  away_goals = w.away_goals,
  play = w.play,
  facts = w.facts,
  last_reported = w.last_reported,
  fixture_source = w.fixture_source,
  state_source = w.state_source,
  details_source = w.details_source,
  events_source = w.events_source,
  statistics_source = w.statistics_source,
  updated_at = case when w.changed then $2 else m.updated_at end
from written w
where m.id = w.id
  and (
    w.changed
      or (
        m.fixture_source, m.state_source, m.details_source, m.events_source, m.statistics_source
      ) is distinct from (
        w.fixture_source, w.state_source, w.details_source, w.events_source, w.statistics_source
      )
  )
returning m.id, w.changed, w.is_clock as "isClock";

-- data/commands/news/store-news.ts
insert into news (slug, kind, tournament_id, clubs, facts, published_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (slug) do nothing;

-- data/commands/pages/record-page-openings.ts: record-page-openings
with opened as (select * from unnest($2::text[], $3::int[]) as o(path, pages)),
  counted as (
    select t.numeric_id as id, o.pages
    from opened o
    join tournaments t on t.category_slug = split_part(o.path, '/', 2)
      and t.slug = split_part(o.path, '/', 3)
      and t.sport_id = $4
    union all
    select m.tournament_id, o.pages
    from opened o
    join matches m on m.slug = substr(o.path, 2)
    where m.sport_id = $4
  )
insert into page_openings (day, tournament_id, pages)
select $1, id, sum(pages)
from counted
group by id
order by id
on conflict (tournament_id, day) do update
set pages = page_openings.pages + excluded.pages;

-- data/commands/players/known-players.ts
insert into external_ids (sport_id, provider, kind, external_id, own_id)
select $1, $2, 'player', r."externalId", r.id
from jsonb_to_recordset($3) as r("externalId" text, id int)
on conflict do nothing;

-- data/commands/players/known-players.ts
insert into player_teams as p (player_id, team_id, first_day, last_day)
select r.id, r."teamId", min(r.day), max(r.day)
from jsonb_to_recordset($1) as r(id int, "teamId" int, day date)
group by r.id, r."teamId"
on conflict (player_id, team_id) do update
set first_day = least(p.first_day, excluded.first_day), last_day = greatest(p.last_day, excluded.last_day)
where excluded.first_day < p.first_day
  or excluded.last_day > p.last_day;

-- data/commands/players/known-players.ts
insert into players (sport_id, slug, name, birth_date, created_at, updated_at)
select $1, r.slug, r.name, r.birth_date, $3, $3
from jsonb_to_recordset($2) as r(slug text, name text, birth_date date)
returning id, slug;

-- data/commands/players/known-players.ts
select e.external_id as "externalId",
  p.id,
  p.name,
  p.birth_date::text as "birthDate",
  array[e.external_id] as "externalIds",
  '[]'::jsonb as teams
from external_ids e
join players p on p.id = e.own_id
where e.sport_id = $1
  and e.provider = $2
  and e.kind = 'player'
  and e.external_id = any($3);

-- data/commands/players/known-players.ts
select p.id,
  p.name,
  p.birth_date::text as "birthDate",
  array(
    select e.external_id
    from external_ids e
    where e.kind = 'player'
      and e.own_id = p.id
      and e.sport_id = $1
      and e.provider = $2
  ) as "externalIds",
  jsonb_agg(jsonb_build_object('teamId', t.team_id, 'firstDay', t.first_day, 'lastDay', t.last_day)) as teams
from player_teams t
join players p on p.id = t.player_id
where t.team_id = any($3)
group by p.id
order by p.id;

-- data/commands/players/known-players.ts
select slug from players where slug = any($1);

-- data/commands/players/known-players.ts
update players p
set name = coalesce(r.name, p.name), birth_date = coalesce(p.birth_date, r."birthDate"), updated_at = $2
from jsonb_to_recordset($1) as r(id int, name text, "birthDate" date)
where p.id = r.id
  and (r.name <> p.name or (p.birth_date is null and r."birthDate" is not null));

-- data/commands/players/store-absences.ts
with given as (select * from jsonb_to_recordset($1) as r(match_id int, side text, absent jsonb)),
  incoming as (
    select a.*
    from given g,
      jsonb_to_recordset(g.absent) as a(
        match_id int, side text, sequence smallint, player_id int, player_name text, shirt_number smallint,
        reason text, doubtful boolean
      )
  ),
  standing as (select a.* from absences a join given g on g.match_id = a.match_id and g.side = a.side),
  changed as (
    select distinct match_id, side
    from (
      (select * from incoming except select * from standing) union all (select * from standing except select * from incoming)
    ) differing
  ),
  removed as (
    delete from absences a using changed c
    where a.match_id = c.match_id
      and a.side = c.side
      and not exists (
        select 1 from incoming i where i.match_id = a.match_id and i.side = a.side and i.sequence = a.sequence
      )
  ),
  listed as (
    insert into absences
    select i.*
    from incoming i
    join changed c on c.match_id = i.match_id
      and c.side = i.side
    on conflict (match_id, side, sequence) do update
    set player_id = excluded.player_id,
      player_name = excluded.player_name,
      shirt_number = excluded.shirt_number,
      reason = excluded.reason,
      doubtful = excluded.doubtful
  )
select distinct match_id as id
from changed;

-- data/commands/players/store-line-ups.ts
with given as (
  select r.*
  from jsonb_to_recordset($1) as r(match_id int, side text, formation text, coach text, players jsonb)
  where not exists (
    select 1 from line_ups l where l.match_id = r.match_id and l.side = r.side and l.provider = any($2)
  )
),
  incoming as (
    select p.*
    from given g,
      jsonb_to_recordset(g.players) as p(
        match_id int, side text, sequence smallint, starts boolean, player_id int, player_name text,
        shirt_number smallint, position text, line smallint, place smallint, minutes smallint
      )
  ),
  standing as (
    select p.match_id,
      p.side,
      p.sequence,
      p.starts,
      p.player_id,
      p.player_name,
      p.shirt_number,
      p.position,
      p.line,
      p.place,
      p.minutes
    from line_up_players p
    join given g on g.match_id = p.match_id
      and g.side = p.side
  ),
  differing as (
    (
      select match_id,
        side,
        sequence,
        starts,
        player_id,
        player_name,
        shirt_number,
        position,
        line,
        place,
        minutes
      from incoming
      except
      select match_id,
        side,
        sequence,
        starts,
        player_id,
        player_name,
        shirt_number,
        position,
        line,
        place,
        minutes
      from standing
    ) union all (
      select match_id,
        side,
        sequence,
        starts,
        player_id,
        player_name,
        shirt_number,
        position,
        line,
        place,
        minutes
      from standing
      except
      select match_id,
        side,
        sequence,
        starts,
        player_id,
        player_name,
        shirt_number,
        position,
        line,
        place,
        minutes
      from incoming
    )
  ),
  changed as (
    select match_id, side
    from differing
    union
    select g.match_id, g.side
    from given g
    left join line_ups l on l.match_id = g.match_id
      and l.side = g.side
    where l.match_id is null
      or (l.formation, l.coach) is distinct from (
        coalesce(g.formation, l.formation), coalesce(g.coach, l.coach)
      )
  ),
  removed as (
    delete from line_up_players p using changed c
    where p.match_id = c.match_id
      and p.side = c.side
      and not exists (
        select 1 from incoming i where i.match_id = p.match_id and i.side = p.side and i.sequence = p.sequence
      )
  ),
  headed as (
    insert into line_ups as l (match_id, side, provider, formation, coach, updated_at)
    select g.match_id, g.side, $3, g.formation, g.coach, $4
    from given g
    join changed c on c.match_id = g.match_id
      and c.side = g.side
    on conflict (match_id, side) do update
    set provider = excluded.provider,
      formation = coalesce(excluded.formation, l.formation),
      coach = coalesce(excluded.coach, l.coach),
      updated_at = excluded.updated_at
  ),
  listed as (
    insert into line_up_players (
      match_id, side, sequence, starts, player_id, player_name, shirt_number, position, line, place, minutes
    )
    select i.match_id,
      i.side,
      i.sequence,
      i.starts,
      i.player_id,
      i.player_name,
      i.shirt_number,
      i.position,
      i.line,
      i.place,
      i.minutes
    from incoming i
    join changed c on c.match_id = i.match_id
      and c.side = i.side
    on conflict (match_id, side, sequence) do update
    set starts = excluded.starts,
      player_id = excluded.player_id,
      player_name = excluded.player_name,
      shirt_number = excluded.shirt_number,
      position = excluded.position,
      line = excluded.line,
      place = excluded.place,
      minutes = excluded.minutes
  )
select distinct match_id as id
from changed;

-- data/commands/players/store-listed-absences.ts
select e.external_id as "externalId",
  m.id as "matchId",
  (m.kickoff_utc at time zone 'UTC')::date::text as day,
  t.id as "tournamentId",
  jsonb_build_object('id', h.id, 'slug', h.slug) as home,
  jsonb_build_object('id', a.id, 'slug', a.slug) as away
from external_ids e
join matches m on m.id = e.own_id
join tournaments t on t.numeric_id = m.tournament_id
join teams h on h.id = m.home_team_id
join teams a on a.id = m.away_team_id
where e.sport_id = $1
  and e.provider = $2
  and e.kind = 'match'
  and e.external_id = any($3);

-- data/commands/prediction/add-to-prediction-sums.ts: add-to-prediction-sums
with of_quarters as (
  insert into prediction_quarters as known (starts_at, sport, decided, "right", promised)
  select starts_at, sport, $3 * decided, $3 * "right", $3 * promised
  from (
    select date_bin('15 minutes', p.kickoff_utc, timestamptz '2000-01-01 00:00:00+00') as starts_at,
      p.sport,
      count(*)::int as decided,
      count(*) filter (where o.outcome = 'right')::int as right,
      sum(
        (
          case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end
        )::numeric
      ) as promised
    from (
      select p.*
      from unnest($1::int[], $2::int[]) as named(sequence, leaf)
      join predictions p on p.sequence = named.sequence
        and p.leaf = named.leaf
    ) p
    join prediction_outcomes o on o.sequence = p.sequence
      and o.leaf = p.leaf
      and o.outcome in ('right', 'wrong')
    group by 1, 2
  ) added
  on conflict (starts_at, sport) do update
  set decided = known.decided + excluded.decided,
    "right" = known."right" + excluded."right",
    promised = known.promised + excluded.promised
)
insert into prediction_sums as known (
  part, sport, origin, key, predictions, void, decided, "right", promised, backed, profit, profit_squares
)
select part,
  sport,
  origin,
  key,
  $3 * predictions,
  $3 * void,
  $3 * decided,
  $3 * "right",
  $3 * promised,
  $3 * backed,
  $3 * profit,
  $3 * profit_squares
from (
  select one.part,
    p.sport,
    r.origin,
    one.key,
    count(*)::int as predictions,
    count(*) filter (where one.void)::int as void,
    count(*) filter (where one.decided)::int as decided,
    count(*) filter (where one.decided and one.right)::int as right,
    coalesce(sum(one.chance::numeric) filter (where one.decided), 0) as promised,
    count(one.odds) filter (where one.decided)::int as backed,
    coalesce(sum(gain.profit), 0) as profit,
    coalesce(sum(gain.profit * gain.profit), 0) as profit_squares
  from (
    select p.*
    from unnest($1::int[], $2::int[]) as named(sequence, leaf)
    join predictions p on p.sequence = named.sequence
      and p.leaf = named.leaf
  ) p
  join prediction_roots r on r.sequence = p.sequence
  left join prediction_outcomes o on o.sequence = p.sequence
    and o.leaf = p.leaf
  cross join lateral (
    select case p.result
      when 'home' then p.home_chance
      when 'draw' then p.draw_chance
      else p.away_chance
    end as chance,
      o.outcome = 'void' as void,
      o.outcome in ('right', 'wrong') as decided,
      o.outcome = 'right' as right
  ) said
  cross join lateral (
    values (
      'band',
      (array['below-40', '40-50', '50-60', '60-70', '70-up'])[width_bucket(said.chance, array[0, 0.4, 0.5, 0.6, 0.7]::float8[])],
      said.void, said.decided, said.right, said.chance, p.decimal_odds
    ),
      ('tournament', p.tournament_id, said.void, said.decided, said.right, said.chance, p.decimal_odds),
      (
        'month', to_char(p.kickoff_utc at time zone 'UTC', 'YYYY-MM'), said.void, said.decided, said.right,
        said.chance, p.decimal_odds
      ),
      (
        'corners', case when p.corners_line is not null then '' end, false, said.decided
          and o.corners is not null,
            (o.corners > p.corners_line) = (p.corners_over_chance >= 0.5),
            greatest(p.corners_over_chance, 1 - p.corners_over_chance),
            null
      ),
      (
        'cards', case when p.cards_line is not null then '' end, false, said.decided
          and o.cards is not null,
            (o.cards > p.cards_line) = (p.cards_over_chance >= 0.5),
            greatest(p.cards_over_chance, 1 - p.cards_over_chance),
            null
      )
  ) one(part, key, void, decided, "right", chance, odds)
  cross join lateral (
    select case
      when one.decided then case
        when one.right then one.odds::numeric - 1
        when one.odds is not null then -1
      end
    end as profit
  ) gain
  where one.key is not null
  group by 1, 2, 3, 4
) added
on conflict (part, sport, origin, key) do update
set predictions = known.predictions + excluded.predictions,
  void = known.void + excluded.void,
  decided = known.decided + excluded.decided,
  "right" = known."right" + excluded."right",
  promised = known.promised + excluded.promised,
  backed = known.backed + excluded.backed,
  profit = known.profit + excluded.profit,
  profit_squares = known.profit_squares + excluded.profit_squares;

-- data/commands/prediction/store-outcomes.ts
insert into prediction_outcomes (
  sequence, leaf, outcome, match_status, home_goals, away_goals, play, corners, cards, settled_at
)
select sequence, leaf, outcome, "matchStatus", "homeGoals", "awayGoals", play, corners, cards, $2
from jsonb_to_recordset($1) as o(
  "sequence" integer, "leaf" integer, "outcome" text, "matchStatus" text, "homeGoals" smallint,
  "awayGoals" smallint, "play" jsonb, "corners" smallint, "cards" smallint
)
on conflict (sequence, leaf) do update
set outcome = excluded.outcome,
  match_status = excluded.match_status,
  home_goals = excluded.home_goals,
  away_goals = excluded.away_goals,
  play = excluded.play,
  corners = excluded.corners,
  cards = excluded.cards,
  settled_at = excluded.settled_at;

-- data/commands/retention/erase-expired.ts
delete from link_clicks where day < ($1::timestamptz at time zone 'UTC')::date;

-- data/commands/retention/erase-expired.ts
update votes set voter = null where voter is not null and cast_at <= $1;

-- data/commands/retention/erase-visitor.ts
delete from address_calls where address_key = $1;

-- data/commands/retention/erase-visitor.ts
delete from contact_messages where lower(email) = lower($1);

-- data/commands/retention/erase-visitor.ts
update contact_messages set address_key = null where address_key = $1;

-- data/commands/retention/erase-visitor.ts
update push_subscriptions set address_key = null where address_key = $1;

-- data/commands/retention/erase-visitor.ts
update votes set address_key = null where address_key = $1;

-- data/commands/retention/erase-visitor.ts
update votes set voter = null where voter = $1;

-- data/commands/rulings/choose-result.ts
select jsonb_build_object(
  'status', m.status, 'period', m.period, 'minute', m.minute, 'added_minute', m.added_minute,
  'home_goals', m.home_goals, 'away_goals', m.away_goals, 'half_time_home', m.half_time_home,
  'half_time_away', m.half_time_away, 'full_time_home', m.full_time_home, 'full_time_away', m.full_time_away,
  'extra_time_home', m.extra_time_home, 'extra_time_away', m.extra_time_away,
  'penalties_home', m.penalties_home, 'penalties_away', m.penalties_away, 'last_reported', m.last_reported,
  'state_source', m.state_source
) as result
from matches m
where m.id = $1
  and m.state_source = $2
  and m.status in ('finished', 'awarded', 'abandoned')
union all
select o.report - 'kickoff_utc' || jsonb_build_object('last_reported', null, 'state_source', o.provider)
from match_reports o
where o.match_id = $1
  and o.provider = $2
  and o.report->>'status' in ('finished', 'awarded', 'abandoned');

-- data/commands/rulings/choose-result.ts
select r.match_id as "matchId",
  r.kind,
  r.evidence,
  jsonb_build_object(
    'status', m.status, 'period', m.period, 'minute', m.minute, 'added_minute', m.added_minute,
    'home_goals', m.home_goals, 'away_goals', m.away_goals, 'half_time_home', m.half_time_home,
    'half_time_away', m.half_time_away, 'full_time_home', m.full_time_home,
    'full_time_away', m.full_time_away, 'extra_time_home', m.extra_time_home,
    'extra_time_away', m.extra_time_away, 'penalties_home', m.penalties_home,
    'penalties_away', m.penalties_away, 'last_reported', m.last_reported, 'state_source', m.state_source
  ) as result
from match_rulings r
join matches m on m.id = r.match_id
where r.id = $1;

-- data/commands/rulings/choose-result.ts
update matches m
set status = r.status,
  period = r.period,
  minute = r.minute,
  added_minute = r.added_minute,
  home_goals = r.home_goals,
  away_goals = r.away_goals,
  half_time_home = r.half_time_home,
  half_time_away = r.half_time_away,
  full_time_home = r.full_time_home,
  full_time_away = r.full_time_away,
  extra_time_home = r.extra_time_home,
  extra_time_away = r.extra_time_away,
  penalties_home = r.penalties_home,
  penalties_away = r.penalties_away,
  last_reported = r.last_reported,
  state_source = r.state_source,
  updated_at = $3
from jsonb_to_record($2) as r(
  status text, period text, minute smallint, added_minute smallint, home_goals smallint, away_goals smallint,
  half_time_home smallint, half_time_away smallint, full_time_home smallint, full_time_away smallint,
  extra_time_home smallint, extra_time_away smallint, penalties_home smallint, penalties_away smallint,
  last_reported jsonb, state_source text
)
where m.id = $1
returning m.id,
  m.season_id as "seasonId",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day;

-- data/commands/rulings/compare-standings-again.ts
update told_standings set compared_at = null where season_id = any($1);

-- data/commands/rulings/enter-agreed-points.ts
delete from point_adjustments where (season_id, team_id, origin, points) = ($1, $2, 'sources', 0);

-- data/commands/rulings/enter-agreed-points.ts
delete from standings_differences where season_id = $1 and team_id = $2;

-- data/commands/rulings/enter-agreed-points.ts
insert into point_adjustments as p (season_id, team_id, points, origin, according_to)
values ($1, $2, $3, 'sources', $4)
on conflict (season_id, team_id, origin, decided_on, stage) do update
set points = p.points + excluded.points, according_to = excluded.according_to
where p.points <> 0;

-- data/commands/rulings/enter-agreed-points.ts
select tournament_id as "tournamentId" from seasons where id = $1;

-- data/commands/rulings/enter-points.ts
insert into point_adjustments (season_id, team_id, decided_on, stage, points, reason, evidence, origin)
values ($1, $2, $3, $4, $5, $6, $7, 'operator')
on conflict do nothing
returning id;

-- data/commands/rulings/enter-points.ts
select t.id,
  exists (
    select 1 from season_entries e where e.season_id = $2 and e.team_id = t.id
  ) or exists (
    select 1 from matches m where m.season_id = $2 and t.id in (m.home_team_id, m.away_team_id)
  ) as plays
from teams t
where t.id = coalesce(
  (select id from teams where slug = $1), (select team_id from former_team_slugs where slug = $1)
);

-- data/commands/rulings/enter-points.ts
select t.numeric_id as "tournamentId", s.id as "seasonId"
from tournaments t
left join seasons s on s.tournament_id = t.numeric_id
  and s.label = $2
where t.id = $1;

-- data/commands/rulings/found-points.ts
delete from point_adjustments where (season_id, team_id, origin) = ($1, $2, 'sources');

-- data/commands/rulings/found-points.ts
delete from point_adjustments where id = $1;

-- data/commands/rulings/found-points.ts
insert into point_adjustments (season_id, team_id, points, origin, according_to)
values ($1, $2, 0, 'sources', $3)
on conflict do nothing;

-- data/commands/rulings/found-points.ts
insert into point_adjustments overriding system value
select *
from jsonb_populate_record(null::point_adjustments, $1)
on conflict do nothing;

-- data/commands/rulings/found-points.ts
insert into point_adjustments overriding system value
select *
from jsonb_populate_recordset(null::point_adjustments, $1)
on conflict do nothing;

-- data/commands/rulings/found-points.ts
insert into standings_differences overriding system value
select *
from jsonb_populate_recordset(null::standings_differences, $1)
on conflict do nothing;

-- data/commands/rulings/found-points.ts
select d.source, d.points, d.kind, to_jsonb(d) as row
from standings_differences d
where (season_id, team_id) = ($1, $2)
order by source
for update;

-- data/commands/rulings/found-points.ts
select t.slug, to_jsonb(p) as row
from point_adjustments p
join teams t on t.id = p.team_id
where p.id = $1
  and p.origin <> 'catalogue';

-- data/commands/rulings/found-points.ts
select to_jsonb(p) as row
from point_adjustments p
where (season_id, team_id, origin) = ($1, $2, 'sources')
for update;

-- data/commands/rulings/rule-on-match.ts
insert into match_rulings (match_id, kind, evidence, before, entered_at)
select m.id,
  $2,
  $3,
  jsonb_build_object(
    'status', m.status, 'period', m.period, 'minute', m.minute, 'added_minute', m.added_minute,
    'home_goals', m.home_goals, 'away_goals', m.away_goals, 'half_time_home', m.half_time_home,
    'half_time_away', m.half_time_away, 'full_time_home', m.full_time_home,
    'full_time_away', m.full_time_away, 'extra_time_home', m.extra_time_home,
    'extra_time_away', m.extra_time_away, 'penalties_home', m.penalties_home,
    'penalties_away', m.penalties_away, 'last_reported', m.last_reported, 'state_source', m.state_source
  ),
  $4
from matches m
where m.id = $1
on conflict (match_id) do nothing
returning id;

-- data/commands/rulings/rule-on-match.ts
select m.id, m.sport_id = 1 as "isFootball"
from matches m
where m.id = coalesce(
  (select id from matches where slug = $1), (select match_id from former_slugs where slug = $1)
)
for update;

-- data/commands/rulings/rule-on-match.ts
update matches m
set status = $2,
  home_goals = $3,
  away_goals = $4,
  period = null,
  minute = null,
  added_minute = null,
  half_time_home = null,
  half_time_away = null,
  full_time_home = null,
  full_time_away = null,
  extra_time_home = null,
  extra_time_away = null,
  penalties_home = null,
  penalties_away = null,
  last_reported = null,
  updated_at = $5
where m.id = $1
returning m.id,
  m.season_id as "seasonId",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day;

-- data/commands/rulings/rule-on-match.ts
with gone as (delete from match_rulings where id = $1 returning match_id, before)
update matches m
set status = b.status,
  period = b.period,
  minute = b.minute,
  added_minute = b.added_minute,
  home_goals = b.home_goals,
  away_goals = b.away_goals,
  half_time_home = b.half_time_home,
  half_time_away = b.half_time_away,
  full_time_home = b.full_time_home,
  full_time_away = b.full_time_away,
  extra_time_home = b.extra_time_home,
  extra_time_away = b.extra_time_away,
  penalties_home = b.penalties_home,
  penalties_away = b.penalties_away,
  last_reported = b.last_reported,
  state_source = b.state_source,
  updated_at = $2
from gone,
  jsonb_to_record(gone.before) as b(
    status text, period text, minute smallint, added_minute smallint, home_goals smallint,
    away_goals smallint, half_time_home smallint, half_time_away smallint, full_time_home smallint,
    full_time_away smallint, extra_time_home smallint, extra_time_away smallint, penalties_home smallint,
    penalties_away smallint, last_reported jsonb, state_source text
  )
where m.id = gone.match_id
returning m.slug,
  m.id,
  m.season_id as "seasonId",
  m.home_team_id as "homeId",
  m.away_team_id as "awayId",
  m.tournament_id as "tournamentId",
  to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day;

-- data/commands/rulings/store-reported-standings.ts
delete from told_standings where season_id = $1 and source = $2;

-- data/commands/rulings/store-reported-standings.ts
insert into told_standings (season_id, source, "table", team_id, won, drawn, lost, points, place, told_at)
select $1, $2, r."table", r."teamId", r.won, r.drawn, r.lost, r.points, r.place, $4
from jsonb_to_recordset($3) as r(
  "table" text, "teamId" int, won smallint, drawn smallint, lost smallint, points smallint, place smallint
);

-- data/commands/rulings/store-reported-standings.ts
select s.id
from seasons s
join tournaments t on t.numeric_id = s.tournament_id
where t.id = $1
  and s.label = $2;

-- data/commands/rulings/store-standings-differences.ts
update told_standings set compared_at = $4 where season_id = $1 and source = $2 and told_at = $3;

-- data/commands/rulings/store-standings-differences.ts
with found as (
  select d."teamId" as team_id, d.kind, d.ours, d.theirs, d.points
  from jsonb_to_recordset($3) as d("teamId" int, kind text, ours text, theirs text, points smallint)
),
  gone as (
    delete from standings_differences
    where season_id = $1
      and source = $2
      and team_id not in (select team_id from found)
  )
insert into standings_differences as o (
  season_id, source, team_id, kind, our_record, their_record, points, first_day, last_day
)
select $1,
  $2,
  team_id,
  kind,
  ours,
  theirs,
  points,
  ($4 at time zone 'UTC')::date,
  ($4 at time zone 'UTC')::date
from found
on conflict (season_id, source, team_id) do update
set first_day = case
  when o.kind = excluded.kind and (
    case
      when o.kind = 'points' then o.points = excluded.points
      else (o.our_record, o.their_record) = (excluded.our_record, excluded.their_record)
    end
  ) then o.first_day
  else excluded.first_day
end,
  kind = excluded.kind,
  our_record = excluded.our_record,
  their_record = excluded.their_record,
  points = excluded.points,
  last_day = excluded.last_day
where not (o.kind = 'points' and excluded.kind = 'results' and o.last_day > excluded.last_day - $5::int);

-- data/commands/rulings/undo-ruling.ts
with gone as (
  delete from point_adjustments where id = $1 and origin = 'operator' returning season_id, team_id
),
  refused as (
    update point_adjustments
    set points = 0
    where id = $1
      and origin = 'sources'
      and points <> 0
    returning season_id, team_id
  )
select t.slug, t.id as "teamId", s.id as "seasonId", s.tournament_id as "tournamentId"
from (select * from gone union all select * from refused) u
join teams t on t.id = u.team_id
join seasons s on s.id = u.season_id;

-- data/commands/secrets/get-or-create-secret.ts
insert into secrets (name, key) values ($1, $2) on conflict (name) do nothing;

-- data/commands/secrets/get-or-create-secret.ts
select key from secrets where name = $1;

-- data/commands/sources/note-call-outcome.ts: note-answer
update source_calls
set answered_at = $3,
  failures = 0,
  problem = null,
  not_before = null,
  etag = case when $4 then $5 else etag end,
  last_modified = case when $4 then $6 else last_modified end,
  change_mark = coalesce($7, change_mark)
where source = $1
  and call = $2;

-- data/commands/sources/note-call-outcome.ts: note-failure
update source_calls set failures = failures + 1, problem = $3, not_before = $4 where source = $1 and call = $2;

-- data/commands/sources/note-quotas.ts: note-quotas
insert into source_quotas (source, "window", calls_left, renews_at)
select $1, q."window", q."callsLeft", q."renewsAt"
from jsonb_to_recordset($2) as q("window" text, "callsLeft" int, "renewsAt" timestamptz)
on conflict (source, "window") do update
set calls_left = excluded.calls_left, renews_at = excluded.renews_at;

-- data/commands/sources/record-source-problems.ts
delete from source_problems where last_seen_at < $1;

-- data/commands/sources/record-source-problems.ts: record-source-problems
insert into source_problems as s (
  source, code, field, value, loses, call, "row", first_seen_at, last_seen_at, times
)
select $1, p.code, p.field, p.value, min(p.loses), $2, min(p."row"), $4, $4, 1
from jsonb_to_recordset($3) as p(code text, field text, value text, "row" int, loses text)
group by p.code, p.field, p.value
on conflict (source, code, field, value) do update
set loses = excluded.loses,
  call = excluded.call,
  "row" = excluded."row",
  last_seen_at = excluded.last_seen_at,
  times = s.times + 1;

-- data/commands/sources/spend-call.ts: spend-call
with free as (
  select 1
  where not exists (
    select 1
    from source_calls
    where source = $1
      and call = $2
      and called_at > $4
      and called_at < $3::timestamptz + interval '1 minute'
  )
    and not exists (select 1 from source_quotas where source = $1 and calls_left < $7 and renews_at > $3)
),
  spent as (
    insert into source_budgets as b (source, day, calls_of_day, minute, calls_of_minute)
    select $1, ($3 at time zone 'UTC')::date, $7::int, date_trunc('minute', $3::timestamptz), 1
    from free
    where $7 <= $5
    on conflict (source) do update
    set day = excluded.day,
      calls_of_day = case
        when b.day = excluded.day then b.calls_of_day + excluded.calls_of_day
        else excluded.calls_of_day
      end,
      minute = excluded.minute,
      calls_of_minute = case when b.minute = excluded.minute then b.calls_of_minute + 1 else 1 end
    where (b.day <> excluded.day or b.calls_of_day + excluded.calls_of_day <= $5)
      and (b.minute <> excluded.minute or b.calls_of_minute < $6)
    returning 1
  )
insert into source_calls (source, call, called_at)
select $1, $2, $3
from spent
on conflict (source, call) do update
set called_at = excluded.called_at
where not (source_calls.called_at > $4 and source_calls.called_at < $3::timestamptz + interval '1 minute');

-- data/commands/streak/store-streak-counts.ts
delete from streak_counts;

-- data/commands/streak/store-streak-counts.ts
insert into streak_counts (
  kind, scope, length, followed, went_on, priced, priced_went_on, promised, counted_at
)
select counted.kind,
  counted.scope,
  counted.length,
  counted.followed,
  counted."wentOn",
  counted.priced,
  counted."pricedWentOn",
  counted.promised,
  $2
from jsonb_to_recordset($1) as counted(
  kind text, scope text, length smallint, followed int, "wentOn" int, priced int, "pricedWentOn" int,
  promised float8
);

-- data/commands/vote/cast-votes.ts
set local synchronous_commit = off;

-- data/commands/vote/cast-votes.ts: store-votes
insert into votes (sport, item, option, voter, address_key, counted, cast_at)
select $1, $2, v.option, v.voter, v.address_key, v.counted, $7
from unnest($3::text[], $4::text[], $5::text[], $6::boolean[]) v(option, voter, address_key, counted);

-- data/commands/vote/cast-votes.ts: votes-cast-before
select voter, option, counted from votes where sport = $1 and item = $2 and voter = any($3);

-- data/commands/vote/cast-votes.ts: votes-counted-lately
select count(*)::int as votes from votes where sport = $1 and item = $2 and counted and cast_at > $3;

-- data/commands/vote/cast-votes.ts: votes-of-addresses-before
select address_key as address, count(*)::int as votes, min(cast_at) as first
from votes
where sport = $1
  and item = $2
  and address_key = any($3)
  and cast_at > $4
group by address_key;

-- data/commands/vote/forget-vote-addresses.ts
update votes set address_key = null where address_key is not null and cast_at <= $1;

-- data/commands/vote/lock-voted-item.ts: lock-voted-item
select pg_advisory_xact_lock(hashtextextended('votes ' || $1::text || ' ' || $2::text, 0));

-- data/commands/vote/unite-votes.ts
delete from votes where sport = $2 and item = $1;

-- data/commands/vote/unite-votes.ts
update votes d
set item = $1
where sport = $3
  and item = $2
  and not exists (select 1 from votes k where k.sport = $3 and k.item = $1 and k.voter = d.voter);
