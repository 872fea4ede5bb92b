import type { PredictedResult } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { wholePercents } from './whole-percents.ts';

/** Prediction shown in the row of a match: the one on record, or until one is recorded, the one that would be recorded now. */
export interface ListedPrediction {
  readonly result: PredictedResult;
  /** Likeliest score with that result; null in a sport whose scores are not predicted. */
  readonly home: number | null;
  readonly away: number | null;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
}

/** SQL of the newest prediction on record of the match `m`, including one recorded under a former number of the match. */
const onRecord = `(
  select jsonb_build_object('result', p.result, 'home', p.home_score, 'away', p.away_score,
    'chances', ${wholePercents('p.home_chance', 'p.draw_chance', 'p.away_chance')},
    'outcome', (select o.outcome from prediction_outcomes o where o.sequence = p.sequence and o.leaf = p.leaf))
  from predictions p
  where p.match_id = any(array(select m.id union all select former_id from former_match_ids where former_match_ids.match_id = m.id))
    and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= 86400
  order by p.kickoff_utc desc limit 1)`;

/** SQL of the present prediction by the forecast of the match `m`; of equally likely results the home side's, then the draw. */
const atPresent = `(
  select jsonb_build_object('result', case when said.home >= coalesce(said.draw, 0) and said.home >= said.away then 'home'
      when coalesce(said.draw, 0) >= said.away then 'draw' else 'away' end,
    'home', said.goals_home, 'away', said.goals_away,
    'chances', ${wholePercents('said.home', 'said.draw', 'said.away')}, 'outcome', null)
  from (select coalesce(f.blended_home_probability, f.home_probability) as home, coalesce(f.blended_draw_probability, f.draw_probability) as draw,
      coalesce(f.blended_away_probability, f.away_probability) as away,
      case when f.blended_home_probability is null then f.likeliest_home else f.blended_likeliest_home end as goals_home,
      case when f.blended_home_probability is null then f.likeliest_away else f.blended_likeliest_away end as goals_away
    from forecasts f where f.match_id = m.id) said)`;

const said = `coalesce(${onRecord}, case when m.status = 'scheduled' then ${atPresent} end) as said`;

/** SQL that joins to a match `m` its prediction as `predicted.said`; null without a forecast, and once the match has begun without a prediction on record. */
export const predictionJoin = `
  cross join lateral (select ${said}) predicted`;

/**
 * The same join for a statement that has selected its matches before the join. The prediction is looked up once for each match, and not once for each
 * column derived from it. In a statement with a limit after the join, it would be looked up for the matches left out as well.
 */
export const predictionJoinOfChosen = `
  cross join lateral (select ${said} offset 0) predicted`;

/** Column of the `ListedPrediction`, for a query with `predictionJoin`. */
export const predictionColumn = `predicted.said - 'chances' as prediction`;

/** SQL of the predicted chances of home, draw and away in whole per cent, which add up to 100; null without a prediction. */
export const predictedChances = `predicted.said -> 'chances'`;
