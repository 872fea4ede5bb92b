import type { Queryable } from '#data/database/database.ts';
import { queryJson, type Statement } from '#data/database/query-json.ts';
import { forecastOfLiveMatch } from '#data/live/forecast-of-live-match.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { ForecastOfMatch } from '#domain/live/live-event.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { countryJoin, presentOfferOfTip, type TakeableOffer } from '../odds/present-offer-of-tip.ts';
import {
  type ListedPrediction,
  predictedChances,
  predictionColumn,
  predictionJoin,
  predictionJoinOfChosen,
} from '../prediction/listed-prediction.ts';
import { wholePercents } from '../prediction/whole-percents.ts';

/** Tip shown in the row of a match: the one with the highest value of several. */
export interface ListedTip {
  /** Sequence in the ledger. */
  readonly sequence: number;
  readonly bet: Bet;
  readonly decimalOdds: number;
  /** Null when no licensed bookmaker has a price, and once the match is no longer to come. */
  readonly present: TakeableOffer | null;
  readonly probability: number;
  readonly origin: TipOrigin;
  readonly state: BetOutcome | 'withdrawn' | 'open';
}

/** Match as a row of a list shows it; names are in the requested language. */
export interface ListedMatch {
  readonly id: number;
  readonly slug: string;
  readonly tournamentId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly stage: string | null;
  readonly matchday: number | null;
  readonly groupLabel: string | null;
  readonly leg: number | null;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  /** Time of the last report on a match in play by its source, as `2026-11-21T16:22:00Z`; null unless that is longer ago than usual. */
  readonly silentSince: string | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** Goals at half-time, once it is over. */
  readonly halfTimeHome: number | null;
  readonly halfTimeAway: number | null;
  /** Goals after ninety minutes, when a feed gives them separately from the score. */
  readonly fullTimeHome: number | null;
  readonly fullTimeAway: number | null;
  readonly extraTimeHome: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeId: number;
  readonly homeSlug: string;
  readonly homeName: string;
  readonly homeRowName: string;
  readonly homeShortName: string;
  readonly homeColours: readonly string[];
  /** Name from which the monogram is drawn, the same in every language. */
  readonly homeCrestName: string;
  readonly awayId: number;
  readonly awaySlug: string;
  readonly awayName: string;
  readonly awayRowName: string;
  readonly awayShortName: string;
  readonly awayColours: readonly string[];
  readonly awayCrestName: string;
  readonly bestHomeOdds: number | null;
  readonly bestDrawOdds: number | null;
  readonly bestAwayOdds: number | null;
  readonly prediction: ListedPrediction | null;
  readonly tip: ListedTip | null;
  /** Chances of home, draw and away by the prediction, or otherwise by the forecast, in whole per cent; null without either. */
  readonly chances: readonly [home: number, draw: number, away: number] | null;
  /** Forecast of a match in play from before its kick-off; null without one. */
  readonly forecast: ForecastOfMatch | null;
  /** Goals and red cards in their order, of a match in play or over. */
  readonly highlights: readonly Highlight[];
}

/** Goal or red card, as a row shows it. */
export interface Highlight {
  readonly kind: 'goal' | 'own-goal' | 'penalty-goal' | 'second-yellow-card' | 'red-card';
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly addedMinute: number | null;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
}

const side = (side: 'home' | 'away', team: string, names: string) => `
  ${team}.id as "${side}Id", ${team}.slug as "${side}Slug", coalesce(${names}.name, ${team}.name) as "${side}Name",
  coalesce(${names}.row_name, ${team}.row_name) as "${side}RowName", coalesce(${names}.short_name, ${team}.short_name) as "${side}ShortName",
  ${team}.colours as "${side}Colours", ${team}.name as "${side}CrestName"`;

const withdrawn = `(select 'withdrawn' from tip_withdrawals w where w.tip_sequence = tip.sequence)`;

/**
 * SQL of a match's tip, including one recorded under a former number of the match. The outcome is looked up tip by tip, because a join is set up anew for
 * each match of the list and takes five times as long.
 */
const listedTip = `(
  select jsonb_build_object('sequence', tip.sequence, 'bet', jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection),
    'decimalOdds', tip.decimal_odds, 'present', case when m.status = 'scheduled' then ${presentOfferOfTip} end, 'probability', tip.probability, 'origin', tip.origin,
    'state', coalesce(
      (select s.outcome from tip_settlements s where s.tip_sequence = tip.sequence order by s.sequence desc limit 1), ${withdrawn}, 'open'))
  from tips tip
  where tip.match_id = any(array(select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id))
  order by ${withdrawn} is not null, tip.expected_value desc, tip.sequence limit 1)`;

/** SQL of the goals and red cards of a match in play or over: one look-up by the primary key of the events, and none for a match to come. */
const highlights = `case when m.status in ('live', 'finished', 'abandoned') then (
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'side', e.side, 'minute', e.minute, 'addedMinute', e.added_minute,
    'playerName', e.player_name, 'shirtNumber', e.shirt_number) order by e.sequence), '[]')
  from match_events e where e.match_id = m.id and e.kind in ('goal', 'own-goal', 'penalty-goal', 'second-yellow-card', 'red-card')) else '[]' end`;

/** SQL of the chances of the result: of the prediction, or otherwise of the forecast of a match that has begun without one. */
const chances = `coalesce(${predictedChances}, (
  select ${wholePercents(
    'coalesce(f.blended_home_probability, f.home_probability)',
    'coalesce(f.blended_draw_probability, f.draw_probability)',
    'coalesce(f.blended_away_probability, f.away_probability)',
  )}
  from forecasts f where f.match_id = m.id))`;

const silentSince = `case when m.status = 'live' then to_char(m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end`;

/** Columns of a listed match, for a query with `listedMatchJoins`. */
export const listedMatchColumns = `
  m.id, m.slug, m.tournament_id as "tournamentId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.stage, m.matchday,
  m.group_label as "groupLabel", m.leg, m.status, m.period, m.minute, m.added_minute as "addedMinute", ${silentSince} as "silentSince",
  m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.half_time_home as "halfTimeHome", m.half_time_away as "halfTimeAway",
  m.full_time_home as "fullTimeHome", m.full_time_away as "fullTimeAway", m.extra_time_home as "extraTimeHome",
  m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
  m.best_home_odds as "bestHomeOdds", m.best_draw_odds as "bestDrawOdds", m.best_away_odds as "bestAwayOdds",
  ${side('home', 'h', 'hn')}, ${side('away', 'a', 'an')},
  ${predictionColumn},
  ${chances} as chances, ${listedTip} as tip, ${highlights} as highlights, ${forecastOfLiveMatch} as forecast`;

/**
 * Joins the clubs of `m`, with their names in the locale of the given parameter (usually `$1`), and the bookmakers licensed in that language's home
 * country.
 */
export const listedMatchJoins = (localeParameter: string, prediction = predictionJoin) => `
  join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = ${localeParameter}
  join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = ${localeParameter} ${prediction} ${countryJoin(localeParameter)}`;

/** The same joins, for matches that are selected before they are joined. */
export const chosenMatchJoins = (localeParameter: string) => listedMatchJoins(localeParameter, predictionJoinOfChosen);

/** Returns the matches of a statement that selects `listedMatchColumns`, with any other columns it selects. */
export function queryMatches<Match extends ListedMatch>(database: Queryable, statement: Statement): Promise<Match[]> {
  return queryJson<ListedMatch>(database, statement, ['kickoffUtc']) as Promise<Match[]>;
}
