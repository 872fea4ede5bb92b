import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import type { FeedEvent } from '#data/feeds/feed.ts';
import { newestFirst, quotedBefore, wasReadRecently } from '#data/odds/counted-quotes.ts';
import { type PlaceInTime, placeValues } from '#data/queries/prediction/place-in-time.ts';
import type { PublishedMatch } from '#data/sources/match-feed/published-match.ts';
import { maxMoveMs } from '#domain/prediction/settle-prediction.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type PublishedRow, toPublishedMatch } from './to-published-match.ts';

export interface PublishedRange {
  /** First day and last day, in UTC. */
  readonly from: LocalDay;
  readonly to: LocalDay;
  /** Tournament of the catalogue, `england.premier-league`; undefined for all. */
  readonly tournamentId: string | undefined;
  /** Place in the order after which the matches begin; undefined for the beginning. */
  readonly after: PlaceInTime | undefined;
  /** Max number of matches returned. */
  readonly limit: number;
  /** Number of matches read by one statement; 20 by default. */
  readonly atOnce?: number;
}

/** Match with its stored kick-off, by which it is ordered even when its hour is unknown. */
interface PublishedMatchOfPage extends PublishedMatch {
  readonly storedKickoff: Date;
}

/** Columns of an event by its members, in the order of FeedEvent. */
const eventColumns = {
  minute: 'minute',
  addedMinute: 'added_minute',
  side: 'side',
  kind: 'kind',
  playerName: 'player_name',
  shirtNumber: 'shirt_number',
  replacedName: 'replaced_name',
  replacedNumber: 'replaced_number',
  assistName: 'assist_name',
} as const satisfies Partial<Record<keyof FeedEvent, string>>;

const eventMembers = Object.entries(eventColumns)
  .map(([member, column]) => `'${member}', e.${column}`)
  .join(', ');

/**
 * SQL of the highest price of any bookmaker for each selection, by market and line; null once the match has begun. Only prices that count are used,
 * which are those read within a day. For a match without such prices nothing is read; otherwise all its quotes are read at once.
 */
const bestPrices = `case when m.status = 'scheduled' and m.kickoff_utc > $2 and m.prices_from is not null then (
  select json_agg(json_build_object('market', market, 'line', line, 'quotedAt', quoted_at, 'prices', prices) order by market, line) from (
    select market, line, max(quoted_at) as quoted_at, array_agg(highest order by place) as prices from (
      select latest.market, latest.line, price.place, max(price.odds) as highest, max(latest.quoted_at) as quoted_at from (
        select distinct on (q.market, q.line, q.bookmaker_id) q.market, q.line, q.odds, q.quoted_at, ${wasReadRecently} as counts
        from quotes q
        where q.match_id = m.id and q.bookmaker_id + 0 = any(array(select b.id from bookmakers b where b.kind = 'bookmaker')) and ${quotedBefore('$2')}
        order by q.market, q.line, q.bookmaker_id, ${newestFirst}
      ) latest cross join lateral unnest(latest.odds) with ordinality as price(odds, place)
      where latest.counts
      group by latest.market, latest.line, price.place
    ) highest group by market, line
  ) best) end`;

/** SQL of the prediction on record for the day on which a match is to be played, with its outcome. */
const onRecord = `(
  select json_build_object('result', p.result, 'homeChance', p.home_chance, 'drawChance', p.draw_chance, 'awayChance', p.away_chance,
    'homeScore', p.home_score, 'awayScore', p.away_score, 'overChance', p.over_chance, 'bothScoreChance', p.both_score_chance,
    'recordedAt', l.published_at, 'outcome', o.outcome)
  from predictions p join ledger_records l on l.sequence = p.sequence
    left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
  where p.match_id = any(array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id))
    and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= ${maxMoveMs / 1_000}
  order by p.kickoff_utc desc limit 1)`;

/**
 * Number of matches read by one statement. A whole Saturday at once would take the database a third of a second, and block the process while four megabytes
 * are parsed.
 */
const usuallyAtOnce = 20;

/** Returns the matches that kick off on some days, each with its known facts and their sources, the earliest first. */
export async function listPublishedMatches(database: Queryable, range: PublishedRange, now: Date): Promise<PublishedMatchOfPage[]> {
  const ids = await listPublishedIds(database, range);
  const { atOnce = usuallyAtOnce } = range;
  const matches: PublishedMatchOfPage[] = [];
  // Read by ids that are selected together, so that a match whose kick-off moves meanwhile is not listed twice.
  for (let at = 0; at < ids.length; at += atOnce) matches.push(...(await readMatches(database, ids.slice(at, at + atOnce), now)));
  return matches;
}

async function listPublishedIds(database: Queryable, { from, to, tournamentId, after, limit }: PublishedRange): Promise<number[]> {
  const begins = new Date(`${from}T00:00:00Z`);
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-published-ids',
    text: `select m.id from matches m
           where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2::timestamptz + interval '1 day'
             and ($3::text is null or m.tournament_id = (select t.numeric_id from tournaments t where t.id = $3))
             and (m.kickoff_utc, m.id) > ($5::timestamptz, $6::int)
           order by m.kickoff_utc, m.id limit $4`,
    values: [after?.kickoffUtc ?? begins, new Date(`${to}T00:00:00Z`), tournamentId ?? null, limit, ...placeValues(after, begins)],
  });
  return rows.map(({ id }) => id);
}

async function readMatches(database: Queryable, ids: readonly number[], now: Date): Promise<PublishedMatchOfPage[]> {
  const rows = await queryJson<PublishedRow>(
    database,
    {
      name: 'list-published-matches',
      text: `select m.id, m.slug, t.id as "tournamentId", t.name as "tournamentName", t.numeric_id as "tournamentNumber",
               tc.region as "tournamentRegion", t.type as "tournamentKind", s.label as season,
               m.stage, m.matchday, m.group_label as "groupLabel", m.leg, m.part, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown",
               m.status, m.period, m.minute, m.added_minute as "addedMinute", m.home_goals as "homeGoals", m.away_goals as "awayGoals",
               m.half_time_home as "halfTimeHome", m.half_time_away as "halfTimeAway",
               m.full_time_home as "fullTimeHome", m.full_time_away as "fullTimeAway",
               m.extra_time_home as "extraTimeHome", m.extra_time_away as "extraTimeAway",
               m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
               h.id as "homeId", h.slug as "homeSlug", h.name as "homeName", hc.slug as "homeCountry",
               a.id as "awayId", a.slug as "awaySlug", a.name as "awayName", ac.slug as "awayCountry",
               v.name as "venueName", v.town as "venueTown", m.neutral_venue as "neutralVenue", m.referee, m.attendance,
               array[m.fixture_source, m.state_source, m.details_source, m.events_source] as providers,
               m.events_source is not null as "knowsEvents",
               (select json_agg(json_build_object(${eventMembers}, 'home', e.home_goals, 'away', e.away_goals) order by e.sequence)
                from match_events e where e.match_id = m.id) as events,
               ${bestPrices} as prices, ${onRecord} as recorded,
               case when m.status = 'scheduled' then (
                 select json_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended) from forecasts f where f.match_id = m.id) end as forecast
             from matches m
             join tournaments t on t.numeric_id = m.tournament_id join countries tc on tc.id = t.country_id join seasons s on s.id = m.season_id
             join teams h on h.id = m.home_team_id join countries hc on hc.id = h.country_id
             join teams a on a.id = m.away_team_id join countries ac on ac.id = a.country_id
             left join venues v on v.id = m.venue_id
             where m.id = any($1) order by m.kickoff_utc, m.id`,
      values: [ids, now],
    },
    ['kickoffUtc'],
  );
  return rows.map((row) => ({ ...toPublishedMatch(row), storedKickoff: row.kickoffUtc }));
}
