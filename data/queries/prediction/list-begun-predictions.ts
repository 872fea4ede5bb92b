import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { predictedChance } from '#data/ledger/predicted-chance.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';

/** Prediction on record of a football match that has begun: the values needed to select among those of a day and to sum them. */
export interface BegunChance {
  /** Ledger sequence of its record, and its place among the leaves of that, from 0. */
  readonly sequence: number;
  readonly leaf: number;
  readonly result: PredictedResult;
  /** Chance of that result. */
  readonly chance: number;
  /** Best price for the result when the prediction was recorded; null when there was none. */
  readonly decimalOdds: number | null;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
  /** Competition of the catalogue, `england.premier-league`. */
  readonly competitionId: string;
  /** Score of a match in play; null for any other. */
  readonly playing: Pick<BegunMatch, 'homeGoals' | 'awayGoals' | 'fullTimeHome' | 'fullTimeAway' | 'extraTimeHome'> | null;
}

/** Prediction on record with the present state of its match; names are in the requested language. */
export interface BegunPrediction extends Pick<BegunChance, 'sequence' | 'leaf' | 'result' | 'chance' | 'outcome'> {
  readonly origin: TipOrigin;
  readonly match: BegunMatch;
}

/** Match that has begun, or was called off. */
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

/** Number of matches read by one statement. All of a large day, with their predictions, would take the database more than 10 ms. */
const matchesAtOnce = 500;

/**
 * Returns the football predictions on matches that were to kick off in a span and have begun or been called off, those of the most followed competitions
 * first.
 */
export async function listBegunChances(database: Queryable, { from, to }: Span): Promise<BegunChance[]> {
  // A day's predictions are leaves of a few records: the outcomes of these records are read together, and not those of each prediction by itself.
  const { rows } = await database.query<Omit<BegunChance, 'competitionId' | 'playing'> & { readonly matchId: number }>({
    name: 'list-begun-chances',
    text: `select p.sequence, p.leaf, p.result, ${predictedChance} as chance, p.decimal_odds as "decimalOdds", o.outcome,
             coalesce(f.match_id, p.match_id) as "matchId"
           from predictions p
             left join (
               select sequence, leaf, outcome from prediction_outcomes
               where sequence = any(array(select distinct sequence from predictions where kickoff_utc >= $1 and kickoff_utc < $2))
             ) o on o.sequence = p.sequence and o.leaf = p.leaf
             left join former_match_ids f on f.former_id = p.match_id
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = 'football'`,
    values: [from, to],
  });
  const places = await listPlacesOfBegun(database, [...new Set(rows.map(({ matchId }) => matchId))]);
  return rows
    .flatMap(({ matchId, ...chance }) => {
      const place = places.get(matchId);
      return place === undefined ? [] : [{ matchId, chance, place }];
    })
    .sort(
      (one, other) =>
        one.place.priority - other.place.priority ||
        one.place.kickoffUtc.getTime() - other.place.kickoffUtc.getTime() ||
        one.matchId - other.matchId,
    )
    .map(({ chance, place: { competitionId, playing } }) => ({ ...chance, competitionId, playing }));
}

interface PlaceOfBegun extends Pick<BegunChance, 'competitionId' | 'playing'> {
  readonly kickoffUtc: Date;
  readonly priority: number;
}

/** Returns those of the football matches that have begun or been called off, by their numbers, with the values that decide their place in a list. */
async function listPlacesOfBegun(database: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, PlaceOfBegun>> {
  const places = new Map<number, PlaceOfBegun>();
  for (let at = 0; at < ids.length; at += matchesAtOnce) {
    const { rows } = await database.query<PlaceOfBegun & { readonly id: number }>({
      name: 'list-places-of-begun',
      text: `select m.id, m.kickoff_utc as "kickoffUtc", t.priority, t.id as "competitionId",
               case when m.status = 'live' then jsonb_build_object('homeGoals', m.home_goals, 'awayGoals', m.away_goals, 'fullTimeHome', m.full_time_home,
                 'fullTimeAway', m.full_time_away, 'extraTimeHome', m.extra_time_home) end as playing
             from matches m join tournaments t on t.numeric_id = m.tournament_id
             where m.id = any($1) and m.sport_id = ${sportIds.football} and m.status <> 'scheduled'`,
      values: [ids.slice(at, at + matchesAtOnce)],
    });
    for (const { id, ...place } of rows) places.set(id, place);
  }
  return places;
}

/** Returns the predictions at some places of the ledger with their matches, those of the most followed competitions first. */
export async function listBegunPredictions(
  database: Queryable,
  places: readonly Pick<BegunChance, 'sequence' | 'leaf'>[],
  locale: string,
): Promise<BegunPrediction[]> {
  if (places.length === 0) return [];
  const { rows } = await database.query<Omit<BegunPrediction, 'match'> & BegunMatch>({
    name: 'list-begun-predictions',
    text: `select p.sequence, p.leaf, r.origin, p.result, ${predictedChance} as chance, o.outcome,
             m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status, m.period, m.minute, m.added_minute as "addedMinute",
             coalesce(hn.row_name, h.row_name) as "homeName", coalesce(an.row_name, a.row_name) as "awayName",
             m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.full_time_home as "fullTimeHome", m.full_time_away as "fullTimeAway",
             m.extra_time_home as "extraTimeHome", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway"
           from unnest($1::int[], $2::int[]) place(sequence, leaf)
             join predictions p on p.sequence = place.sequence and p.leaf = place.leaf join prediction_roots r on r.sequence = p.sequence
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
             left join former_match_ids f on f.former_id = p.match_id join matches m on m.id = coalesce(f.match_id, p.match_id)
             join tournaments t on t.numeric_id = m.tournament_id
             join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $3
             join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $3
           order by t.priority, m.kickoff_utc, m.id`,
    values: [places.map(({ sequence }) => sequence), places.map(({ leaf }) => leaf), locale],
  });
  return rows.map(({ sequence, leaf, origin, result, chance, outcome, ...match }) => ({
    sequence,
    leaf,
    origin,
    result,
    chance,
    outcome,
    match,
  }));
}
