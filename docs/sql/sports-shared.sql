-- The SQL statements of sports-shared, as tests run them. See README.md.

-- sports/shared/data/queries/list-two-sided-matches-of.ts: list-coming-matches-of-side
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
  from (
    (
      select *
      from matches
      where home_team_id = $2
        and sport_id = $3
        and status not in ('finished', 'awarded', 'cancelled', 'abandoned', 'awaited')
      order by kickoff_utc
      limit $4
    ) union all (
      select *
      from matches
      where away_team_id = $2
        and sport_id = $3
        and status not in ('finished', 'awarded', 'cancelled', 'abandoned', 'awaited')
      order by kickoff_utc
      limit $4
    )
  ) m
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
  order by m.kickoff_utc , m.id
  limit $4
) listed;

-- sports/shared/data/queries/list-two-sided-matches-of.ts: list-court-finals
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
    ) as tournament,
    s.label as "seasonLabel"
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
  where m.tournament_id = $2
    and m.stage = 'final'
    and m.status in ('finished', 'awarded')
  order by s.label desc
) listed;

-- sports/shared/data/queries/list-two-sided-matches-of.ts: list-court-matches-of-season
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
  where m.season_id = $2
  order by m.kickoff_utc, m.id
) listed;

-- sports/shared/data/queries/list-two-sided-matches-of.ts: list-ended-matches-of-side
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
  from (
    (
      select *
      from matches
      where home_team_id = $2
        and sport_id = $3
        and status in ('finished', 'awarded', 'cancelled', 'abandoned', 'awaited')
      order by kickoff_utc desc
      limit $4
    ) union all (
      select *
      from matches
      where away_team_id = $2
        and sport_id = $3
        and status in ('finished', 'awarded', 'cancelled', 'abandoned', 'awaited')
      order by kickoff_utc desc
      limit $4
    )
  ) m
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
  order by m.kickoff_utc desc, m.id
  limit $4
) listed;

-- sports/shared/data/queries/list-two-sided-quotes.ts: list-court-quotes
select q.market,
  b.slug as bookmaker,
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
  and (
    q.quoted_at <= $2
      and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
      and (q.phase <> 'closing' or m.kickoff_utc <= $2)
  );
