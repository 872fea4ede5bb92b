import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';
import type { ForecastKinds } from '#domain/forecast/goals/headline-forecast.ts';
import { matchesOfStreak } from '#domain/streak/streak-kinds.ts';
import { isComing } from './coming-league-match.ts';
import { isLeagueMatch, isStreakResult, maxStreakAge } from './streak-results.ts';

/** Max matches returned at once. */
export const comingResultsAtOnce = 20;

/** A league result of a club: its goals, the other side's, and true when it was at home. */
export type LeagueResult = readonly [own: number, other: number, atHome: boolean];

/** A league match to come with the last results of both clubs; names are in the requested language. */
export interface ComingResults {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly competition: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly categorySlug: string;
    readonly code: string;
    readonly region: string;
  };
  readonly homeName: string;
  readonly homeCrestName: string;
  readonly homeColours: readonly string[];
  readonly awayName: string;
  readonly awayCrestName: string;
  readonly awayColours: readonly string[];
  /** Null when none is stored. */
  readonly forecast: ForecastKinds | null;
  /** The league results of the club within a year before the match, the newest first: the last ten at home and the last ten away. Null when there are none. */
  readonly home: readonly LeagueResult[] | null;
  readonly away: readonly LeagueResult[] | null;
}

const names = (side: 'home' | 'away', team: string, own: string) => `
  coalesce(${own}.row_name, ${team}.row_name) as "${side}Name", ${team}.name as "${side}CrestName", ${team}.colours as "${side}Colours"`;

/** Returns the SQL of the last ten results of `club` on one side, read from the end of its index. */
const lastOn = (side: 'home' | 'away') => {
  const [own, other] = [goals90(side), goals90(side === 'home' ? 'away' : 'home')];
  return `(select m.kickoff_utc, json_build_array(${own}, ${other}, ${side === 'home'}) as result from matches m
    where m.${side}_team_id = club.id and m.kickoff_utc < coming.kickoff_utc and m.kickoff_utc >= coming.kickoff_utc - ${maxStreakAge} and ${isStreakResult}
    order by m.kickoff_utc desc limit ${matchesOfStreak})`;
};

/** The SQL of the results of both clubs of a coming match; none for a club that has another league match before it: its streak may have ended by then. */
const lastResults = `lateral (
  select json_object_agg(club.side, (
    select json_agg(result) from (
      select result from (${lastOn('home')} union all ${lastOn('away')}) played
      where not exists (select from matches m where (m.home_team_id = club.id or m.away_team_id = club.id) and m.kickoff_utc < coming.kickoff_utc
        and m.kickoff_utc >= coming.kickoff_utc - interval '4 days' and m.status in ('scheduled', 'live', 'awaited') and ${isLeagueMatch})
      order by kickoff_utc desc) ordered)) as results
  from (values ('home', coming.home_team_id), ('away', coming.away_team_id)) club(side, id))`;

/**
 * Returns a page of the league matches to come in a span, with the last league results of their clubs, by competition with the most followed first,
 * then by kick-off.
 */
export function listComingResults(
  database: Queryable,
  {
    from,
    to,
    now,
    tournamentId,
    locale,
    offset,
  }: {
    readonly from: Date;
    readonly to: Date;
    readonly now: Date;
    /** One competition by its number; undefined for all. */
    readonly tournamentId: number | undefined;
    readonly locale: string;
    readonly offset: number;
  },
): Promise<ComingResults[]> {
  return queryJson<ComingResults>(
    database,
    {
      name: 'list-coming-results',
      // Competition after competition until there are enough matches.
      text: `with coming as materialized (
               select m.id, m.slug, m.kickoff_utc, m.kickoff_known, m.home_team_id, m.away_team_id, m.tournament_id, t.priority
               from (
                 select numeric_id, priority from tournaments
                 where type = 'league' and ($4::int is null or numeric_id = $4) order by priority, numeric_id offset 0
               ) t cross join lateral (select * from matches m where m.tournament_id = t.numeric_id and ${isComing} offset 0) m
               order by t.priority, m.tournament_id, m.kickoff_utc, m.id limit ${comingResultsAtOnce} offset $6
             )
             select coming.id, coming.slug, coming.kickoff_utc as "kickoffUtc", coming.kickoff_known as "kickoffKnown",
               jsonb_build_object('id', t.numeric_id, 'name', t.name, 'slug', t.slug, 'categorySlug', t.category_slug, 'code', c.code, 'region', c.region) as competition,
               ${names('home', 'h', 'hn')}, ${names('away', 'a', 'an')},
               case when f.match_id is not null then jsonb_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended) end as forecast,
               last.results->'home' as home, last.results->'away' as away
             from coming join tournaments t on t.numeric_id = coming.tournament_id join countries c on c.id = t.country_id
               join teams h on h.id = coming.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $5
               join teams a on a.id = coming.away_team_id left join team_names an on an.team_id = a.id and an.locale = $5
               left join forecasts f on f.match_id = coming.id
               cross join ${lastResults} last
             order by coming.priority, coming.tournament_id, coming.kickoff_utc, coming.id`,
      values: [from, to, now, tournamentId ?? null, locale, offset],
    },
    ['kickoffUtc'],
  );
}
