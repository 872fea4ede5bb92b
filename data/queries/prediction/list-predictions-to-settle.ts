import type { Queryable } from '#data/database/database.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import type { FactsOf, PlayOf } from '#domain/sports/sport-types.ts';

/** Prediction that is to be settled, or whose outcome is to be corrected, with the present state of its match. */
export interface PredictionToSettle {
  readonly sequence: number;
  readonly leaf: number;
  readonly sport: Sport;
  readonly result: PredictedResult;
  readonly kickoffUtc: Date;
  /** Present id of the match; null when it is no longer stored, as are the members that follow. */
  readonly presentMatchId: number | null;
  readonly presentKickoffUtc: Date | null;
  readonly matchStatus: MatchStatus | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly play: PlayOf<Sport> | null;
  readonly facts: FactsOf<Sport> | null;
  /** Corners and cards of both sides together, when they were predicted and are known. */
  readonly corners: number | null;
  readonly cards: number | null;
  /** Outcome recorded before; null while it is open. */
  readonly settledAs: PredictionOutcome | null;
}

/** SQL of the number of corners of both sides in the statistics `st`; null when those of a side are unknown. */
const cornersOf = 'st.home_corners + st.away_corners';
/** SQL of the number of cards of both sides in the statistics `st`; null when the yellow cards of a side are unknown. Unknown red cards are none. */
const cardsOf = 'st.home_yellow_cards + coalesce(st.home_red_cards, 0) + st.away_yellow_cards + coalesce(st.away_red_cards, 0)';

/**
 * Returns the predictions for kick-offs in [since, until) that have to be settled, or settled again. Their match is over, postponed, moved by more than a
 * day or no longer stored. They have no outcome yet, or the match has had another result or other statistics since.
 */
export async function listPredictionsToSettle(database: Queryable, since: Date, until: Date): Promise<PredictionToSettle[]> {
  const { rows } = await database.query<PredictionToSettle>({
    name: 'list-predictions-to-settle',
    text: `select p.sequence, p.leaf, p.sport, p.result, p.kickoff_utc as "kickoffUtc", m.id as "presentMatchId", m.kickoff_utc as "presentKickoffUtc",
             m.status as "matchStatus", score.home as "homeGoals", score.away as "awayGoals", score.play, coalesce(m.facts, '{}') as facts,
             counted.corners, counted.cards,
             o.outcome as "settledAs"
           from predictions p
             left join former_match_ids f on f.former_id = p.match_id left join matches m on m.id = coalesce(f.match_id, p.match_id)
             cross join lateral (select case when p.sport = $3 then ${goals90('home')} end as home,
               case when p.sport = $3 then ${goals90('away')} end as away, case when p.sport <> $3 then m.play end as play) score
             left join match_statistics st on st.match_id = m.id
             cross join lateral (select case when p.corners_line is not null then ${cornersOf} end as corners, case when p.cards_line is not null then ${cardsOf} end as cards) counted
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2
             and (m.id is null or m.status not in ('scheduled', 'live', 'awaited') or abs(extract(epoch from m.kickoff_utc - p.kickoff_utc)) > 86400)
             and (o.outcome is null or (o.match_status, o.home_goals, o.away_goals, o.play, o.corners, o.cards)
               is distinct from (m.status, score.home, score.away, score.play, counted.corners, counted.cards))
           order by p.sequence, p.leaf`,
    values: [since, until, firstSport],
  });
  return rows;
}
