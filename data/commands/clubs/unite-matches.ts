import { matchColumns } from '#data/commands/matches/columns/football-match-columns.ts';
import { countPrices } from '#data/commands/matches/prices/count-prices.ts';
import { forgetImpliedGoals } from '#data/commands/matches/prices/store-quotes.ts';
import { uniteVotes } from '#data/commands/vote/unite-votes.ts';
import type { Queryable } from '#data/database/database.ts';

const ofTheMoment = ['status', 'period', 'minute', 'added_minute', 'last_reported', 'state_source'];
const united = Object.keys(matchColumns).filter(
  (name) => ![...ofTheMoment, 'kickoff_utc', 'kickoff_known', 'neutral_venue', 'home_spellings', 'away_spellings'].includes(name),
);

/** SQL of the providers of a match's prices; `unknown` for prices from before providers were recorded. */
const priceSourcesOf = (match: string) =>
  `coalesce(${match}.price_sources, case when ${match}.prices_from is null then '{}' else '{unknown}'::text[] end)`;

/* The values of the remaining match take precedence, unless only the other one has begun, or only the other one was decided off the pitch. */
const uniteMatchSql = `
  update matches k set
    kickoff_utc = case when d.kickoff_known and not k.kickoff_known then d.kickoff_utc else k.kickoff_utc end,
    kickoff_known = k.kickoff_known or d.kickoff_known,
    ${ofTheMoment.map((name) => `${name} = case when w.other_first then d.${name} else k.${name} end`).join(',\n    ')},
    price_sources = array(select distinct unnest(${priceSourcesOf('k')} || ${priceSourcesOf('d')}) order by 1),
    neutral_venue = k.neutral_venue or d.neutral_venue,
    home_spellings = array(select distinct unnest(k.home_spellings || d.home_spellings) order by 1),
    away_spellings = array(select distinct unnest(k.away_spellings || d.away_spellings) order by 1),
    ${united.map((name) => `${name} = case when w.other_first then coalesce(d.${name}, k.${name}) else coalesce(k.${name}, d.${name}) end`).join(',\n    ')},
    updated_at = $3
  from matches d, lateral (
    select k2.status in ('scheduled', 'postponed', 'awaited') and d.status not in ('scheduled', 'postponed', 'awaited')
      or exists (select 1 from match_rulings r where r.match_id = d.id) and not exists (select 1 from match_rulings r where r.match_id = k2.id) as other_first
    from matches k2 where k2.id = $1
  ) w
  where k.id = $1 and d.id = $2`;

/** Merges the second of two stored matches that are the same into the first, which gets what only the second had. The second's address leads to the first. */
export async function uniteMatches(client: Queryable, remainingId: number, otherId: number, now: Date): Promise<void> {
  const pair = [remainingId, otherId];
  await client.query(uniteMatchSql, [...pair, now]);
  await client.query(
    `insert into quotes (match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at)
     select $1, bookmaker_id, market, line, phase, quoted_at, odds, read_at
     from quotes d where match_id = $2 and (phase = 'moving' or not exists (
       select 1 from quotes k where k.match_id = $1
         and (k.bookmaker_id, k.market, k.line, k.phase) = (d.bookmaker_id, d.market, d.line, d.phase)))
     on conflict do nothing`,
    pair,
  );
  await client.query('delete from quotes where match_id = $1', [otherId]);
  await countPrices(client, [remainingId], now);
  await forgetImpliedGoals(client, [remainingId]);
  await client.query(
    'update match_events set match_id = $1 where match_id = $2 and not exists (select 1 from match_events where match_id = $1)',
    pair,
  );
  for (const table of ['line_up_players', 'line_ups', 'absences']) {
    await client.query(
      `update ${table} d set match_id = $1 where match_id = $2 and not exists (select 1 from ${table} k where k.match_id = $1 and k.side = d.side)`,
      pair,
    );
  }
  await client.query(
    'update match_statistics set match_id = $1 where match_id = $2 and not exists (select 1 from match_statistics where match_id = $1)',
    pair,
  );
  for (const table of ['forecasts', 'forecast_moves']) {
    await client.query(
      `update ${table} set match_id = $1 where match_id = $2 and not exists (select 1 from ${table} where match_id = $1)`,
      pair,
    );
  }
  await client.query(
    'update broadcasts set match_id = $1 where match_id = $2 and not exists (select 1 from broadcasts where match_id = $1)',
    pair,
  );
  await client.query('delete from broadcasts where match_id = $1', [otherId]);
  await client.query(
    'update match_reports d set match_id = $1 where match_id = $2 and not exists (select 1 from match_reports k where k.match_id = $1 and k.provider = d.provider)',
    pair,
  );
  await client.query(
    'update match_rulings set match_id = $1 where match_id = $2 and not exists (select 1 from match_rulings where match_id = $1)',
    pair,
  );
  await client.query(
    'update chosen_kickoffs set match_id = $1 where match_id = $2 and not exists (select 1 from chosen_kickoffs where match_id = $1)',
    pair,
  );
  await uniteVotes(client, remainingId, otherId);
  await client.query("update external_ids set own_id = $1 where kind = 'match' and own_id = $2", pair);
  await client.query('update former_match_ids set match_id = $1 where match_id = $2', pair);
  await client.query('insert into former_match_ids (match_id, former_id) values ($1, $2)', pair);
  await client.query('update former_slugs set match_id = $1 where match_id = $2', pair);
  await client.query(
    'with gone as (delete from matches where id = $2 returning slug) insert into former_slugs (slug, match_id) select slug, $1 from gone',
    pair,
  );
}
