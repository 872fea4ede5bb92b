import type { Queryable } from '#data/database/database.ts';
import type { PredictedCounts, PredictedEnd } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type PlaceInTime, placeValues, readInParts } from './place-in-time.ts';

/** Prediction on record with the facts of its match that the API has. */
export interface PredictionByTime extends PredictedCounts, Omit<PredictedEnd, 'basis'> {
  /** Ledger sequence of its record, and its place among the leaves of that, from 0. */
  readonly sequence: number;
  readonly leaf: number;
  /** Match as recorded, and its present id. */
  readonly matchId: number;
  readonly presentMatchId: number;
  readonly tournamentId: string;
  readonly kickoffUtc: Date;
  /** Present names in the requested language; the recorded ones when the match is no longer stored. */
  readonly homeName: string;
  readonly awayName: string;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
}

/**
 * Returns up to `limit` predictions on record of a sport's matches that kick off in [from, to), by kick-off and id of the match, after a place in that
 * order.
 */
export function listPredictionsByTime(
  database: Queryable,
  {
    sport,
    from,
    to,
    locale,
    ...page
  }: {
    readonly sport: Sport;
    readonly from: Date;
    readonly to: Date;
    readonly locale: string;
    readonly limit: number;
    readonly after: PlaceInTime | undefined;
  },
): Promise<PredictionByTime[]> {
  return readInParts(page, async ({ limit, after }) => {
    const { rows } = await database.query<PredictionByTime>({
      name: 'list-predictions-by-time',
      text: `select p.sequence, p.leaf, p.match_id as "matchId", coalesce(m.id, p.match_id) as "presentMatchId", p.tournament_id as "tournamentId",
               p.kickoff_utc as "kickoffUtc", coalesce(hn.name, h.name, p.home_club_name) as "homeName", coalesce(an.name, a.name, p.away_club_name) as "awayName",
               p.result, p.home_chance as "homeChance", p.draw_chance as "drawChance", p.away_chance as "awayChance", p.home_score as "homeScore",
               p.away_score as "awayScore", p.over_chance as "overChance", p.both_score_chance as "bothScoreChance", p.corners_line as "cornersLine",
               p.corners_over_chance as "cornersOverChance", p.cards_line as "cardsLine", p.cards_over_chance as "cardsOverChance", o.outcome
             from (
               select * from predictions p where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3 and (p.kickoff_utc, p.match_id) > ($6::timestamptz, $7::int)
               order by p.kickoff_utc, p.match_id limit $5
             ) p
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
             left join former_match_ids f on f.former_id = p.match_id
             left join matches m on m.id = coalesce(f.match_id, p.match_id)
             left join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $4
             left join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $4
             order by p.kickoff_utc, p.match_id`,
      values: [after?.kickoffUtc ?? from, to, sport, locale, limit, ...placeValues(after, from)],
    });
    return rows;
  });
}
