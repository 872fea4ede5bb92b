import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { predictedChance } from './list-prediction-sums.ts';

/** The prediction on record of a match of football that has begun, with the match as it stands; names are those of the requested language. */
export interface BegunPrediction {
  /** The number of its record in the ledger, and its place among the leaves of that, from 0. */
  readonly sequence: number;
  readonly leaf: number;
  readonly origin: TipOrigin;
  readonly result: PredictedResult;
  /** The chance of that result. */
  readonly chance: number;
  /** The best price of it when the prediction froze; null where there was none. */
  readonly decimalOdds: number | null;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
  readonly competition: { readonly id: string; readonly code: string; readonly region: string; readonly name: string };
  readonly match: BegunMatch;
}

/** A match that has begun, or was called off. */
export interface BegunMatch {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly homeName: string;
  readonly awayName: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly fullTimeHome: number | null;
  readonly fullTimeAway: number | null;
  readonly extraTimeHome: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
}

/** Returns the predictions of football on the matches that were to kick off in a span and are no longer to come, those of the competitions that most people follow first. */
export async function listBegunPredictions(database: Queryable, { from, to }: Span, locale: string): Promise<BegunPrediction[]> {
  const { rows } = await database.query<Omit<BegunPrediction, 'match'> & BegunMatch>({
    name: 'list-begun-predictions',
    text: `select p.sequence, p.leaf, r.origin, p.result, ${predictedChance} as chance, p.decimal_odds as "decimalOdds", o.outcome,
             jsonb_build_object('id', t.id, 'code', c.code, 'region', c.region, 'name', t.name) as competition,
             m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status, m.period, m.minute, m.added_minute as "addedMinute",
             coalesce(hn.row_name, h.row_name) as "homeName", coalesce(an.row_name, a.row_name) as "awayName",
             m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.full_time_home as "fullTimeHome", m.full_time_away as "fullTimeAway",
             m.extra_time_home as "extraTimeHome", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway"
           from predictions p join prediction_roots r on r.sequence = p.sequence
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
             left join former_match_ids f on f.former_id = p.match_id join matches m on m.id = coalesce(f.match_id, p.match_id)
             join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id
             join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $3
             join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $3
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = 'football' and m.sport_id = ${sportIds.football} and m.status <> 'scheduled'
           order by t.priority, m.kickoff_utc, m.id`,
    values: [from, to, locale],
  });
  return rows.map(({ sequence, leaf, origin, result, chance, decimalOdds, outcome, competition, ...match }) => {
    return { sequence, leaf, origin, result, chance, decimalOdds, outcome, competition, match };
  });
}
