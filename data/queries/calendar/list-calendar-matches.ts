import { namedFirstSql } from '#data/catalogue/named-first-sql.ts';
import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import { maxMoveMs, type PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Match as a calendar shows it; names are in the requested language. */
export interface CalendarMatch {
  readonly id: number;
  readonly sport: Sport;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** Round; in basketball the part of the season. */
  readonly stage: string | null;
  readonly matchday: number | null;
  readonly groupLabel: string | null;
  readonly leg: number | null;
  readonly status: MatchStatus;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeName: string;
  readonly awayName: string;
  /** The side that its competition names first. */
  readonly namedFirst: NamedFirst;
  readonly tournamentName: string;
  readonly venueName: string | null;
  readonly venueTown: string | null;
  /**
   * Prediction on record, or until one is recorded, the one that would be recorded now; null without a forecast, and when none was recorded before the
   * match.
   */
  readonly prediction: CalendarPrediction | null;
  /** Last time at which something visible changed in the match or in its prediction. */
  readonly updatedAt: Date;
}

/** Prediction of a match. Until it is recorded, its chance is the newest of those that are stored when a forecast changes. */
export interface CalendarPrediction {
  readonly result: PredictedResult;
  readonly chance: number;
  /** Likeliest score with that result; null until the prediction is recorded, and in sports whose scores are not predicted. */
  readonly home: number | null;
  readonly away: number | null;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
}

export interface CalendarQuery {
  readonly matchIds?: readonly number[];
  readonly teamIds?: readonly number[];
  readonly tournamentIds?: readonly number[];
  /** Moment in the middle of the span, which reaches `months` months in each direction. */
  readonly around: Date;
  readonly months: number;
  /** Max number of matches; the ones farthest away in time are left out. */
  readonly limit: number;
  readonly locale: string;
}

/** Returns single matches and those of clubs and of competitions, in the order of their kick-off. */
export function listCalendarMatches(database: Queryable, query: CalendarQuery): Promise<CalendarMatch[]> {
  const { matchIds = [], teamIds = [], tournamentIds = [], around, months, limit, locale } = query;
  const span = 'm.kickoff_utc between $5::timestamptz - make_interval(months => $6) and $5::timestamptz + make_interval(months => $6)';
  return queryJson<CalendarMatch>(
    database,
    {
      name: 'list-calendar-matches',
      text: `with chosen as materialized (
               select id from (
                 select m.id, m.kickoff_utc from matches m where m.id = any($2) and ${span}
                 union select m.id, m.kickoff_utc from matches m where m.home_team_id = any($3) and ${span}
                 union select m.id, m.kickoff_utc from matches m where m.away_team_id = any($3) and ${span}
                 union select m.id, m.kickoff_utc from matches m where m.tournament_id = any($4) and ${span}
               ) followed order by abs(extract(epoch from kickoff_utc - $5)), id limit $7
             )
             select m.id, ${sportNameSql('m.sport_id')} as sport, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", coalesce(m.stage, m.facts->>'stage') as stage, m.matchday,
               m.group_label as "groupLabel", m.leg, m.status, m.home_goals as "homeGoals", m.away_goals as "awayGoals",
               m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway", greatest(m.updated_at, frozen.changed_at, moved.at) as "updatedAt",
               coalesce(frozen.prediction, moved.prediction) as prediction,
               coalesce(hn.name, h.name) as "homeName", coalesce(an.name, a.name) as "awayName", ${namedFirstSql} as "namedFirst", t.name as "tournamentName",
               v.name as "venueName", v.town as "venueTown"
             from chosen join matches m on m.id = chosen.id join tournaments t on t.numeric_id = m.tournament_id
             join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $1
             join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $1
             left join lateral (
               select greatest(l.published_at, o.settled_at) as changed_at, jsonb_build_object('result', p.result,
                 'chance', case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end,
                 'home', p.home_score, 'away', p.away_score, 'outcome', o.outcome) as prediction
               from predictions p join ledger_records l on l.sequence = p.sequence
                 left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
               where p.match_id = any(array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id))
                 and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= ${maxMoveMs / 1_000}
               order by p.kickoff_utc desc limit 1
             ) frozen on true
             left join lateral (
               select f.at, jsonb_build_object('result', case when f.home >= coalesce(f.draw, 0) and f.home >= f.away then 'home'
                   when coalesce(f.draw, 0) >= f.away then 'draw' else 'away' end,
                 'chance', greatest(f.home, f.draw, f.away), 'home', null, 'away', null, 'outcome', null) as prediction
               from forecast_moves f where f.match_id = m.id order by f.at desc limit 1
             ) moved on m.status = 'scheduled' and frozen.prediction is null
             left join venues v on v.id = coalesce(m.venue_id, case when not m.neutral_venue then h.venue_id end)
             order by m.kickoff_utc, m.id`,
      values: [locale, matchIds, teamIds, tournamentIds, around, months, limit],
    },
    ['kickoffUtc', 'updatedAt'],
  );
}
