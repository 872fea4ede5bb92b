import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import { listedMatchJoins } from '#data/queries/match/match-list.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { ForecastKinds } from '#domain/forecast/headline-forecast.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { Bet } from '#domain/odds/bet.ts';

/** A match with its forecasts, as the table of a day holds it; names are those of the requested language. */
export interface DayForecast {
  readonly id: number;
  readonly slug: string;
  readonly tournamentId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly extraTimeHome: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeName: string;
  readonly homeShortName: string;
  /** The name from which the monogram is drawn. */
  readonly homeCrestName: string;
  readonly homeColours: readonly string[];
  readonly awayName: string;
  readonly awayShortName: string;
  readonly awayCrestName: string;
  readonly awayColours: readonly string[];
  /** Null where there is no forecast. */
  readonly forecast: (ForecastKinds & { readonly reliabilityLevel: ReliabilityLevel; readonly reliabilityMatches: number }) | null;
  /** The bets that we tipped and have not withdrawn. */
  readonly tipped: readonly Bet[];
}

const side = (side: 'home' | 'away', team: string, names: string) => `
  coalesce(${names}.row_name, ${team}.row_name) as "${side}Name", coalesce(${names}.short_name, ${team}.short_name) as "${side}ShortName",
  ${team}.name as "${side}CrestName", ${team}.colours as "${side}Colours"`;

/** Returns the matches that begin in [from, to) with their forecasts, in the order of their kick-off. */
export function listDayForecasts(
  database: Queryable,
  { from, to, locale }: { readonly from: Date; readonly to: Date; readonly locale: string },
): Promise<DayForecast[]> {
  return queryJson<DayForecast>(
    database,
    {
      name: 'list-day-forecasts',
      text: `select m.id, m.slug, m.tournament_id as "tournamentId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status, m.period, m.minute,
               m.added_minute as "addedMinute", m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.extra_time_home as "extraTimeHome",
               m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway", ${side('home', 'h', 'hn')}, ${side('away', 'a', 'an')},
               case when f.match_id is not null then jsonb_build_object('model', f.model, 'marketInformed', f.market_informed, 'blended', f.blended,
                 'reliabilityLevel', f.reliability_level, 'reliabilityMatches', f.reliability_matches) end as forecast,
               (select coalesce(jsonb_agg(jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection)), '[]') from tips tip
                where tip.match_id = any(array(select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id))
                  and not exists (select from tip_withdrawals w where w.tip_sequence = tip.sequence)) as tipped
             from matches m ${listedMatchJoins('$1')} left join forecasts f on f.match_id = m.id
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3
             order by m.kickoff_utc, m.id`,
      values: [locale, from, to],
    },
    ['kickoffUtc'],
  );
}
