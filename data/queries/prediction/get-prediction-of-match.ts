import type { Queryable } from '#data/database/database.ts';
import { selectColumns } from '#data/ledger/ledger-columns.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { PredictedEnd, PredictedPrice } from '#domain/prediction/prediction.ts';
import { maxMoveMs, type PredictionOutcome } from '#domain/prediction/settle-prediction.ts';

/** Prediction of a match as the ledger recorded it before the kick-off, with its place in the ledger and its outcome. */
export interface FrozenPrediction extends PredictedEnd, PredictedPrice {
  readonly sequence: number;
  readonly leaf: number;
  /** Moment at which it was recorded. */
  readonly publishedAt: Date;
  readonly origin: TipOrigin;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
}

const columns = {
  sequence: 'integer',
  leaf: 'integer',
  result: 'text',
  homeChance: 'double precision',
  drawChance: 'double precision',
  awayChance: 'double precision',
  homeScore: 'smallint',
  awayScore: 'smallint',
  overChance: 'double precision',
  bothScoreChance: 'double precision',
  basis: 'text',
  decimalOdds: 'double precision',
  bookmaker: 'text',
} as const;

/**
 * SQL that is true for a prediction `p` on record for the day on which a match `m` is to be played, not one from before it moved by more than a day.
 *
 * @param maxMove parameter with the seconds of `maxMoveMs`
 */
export const isOfMatch = (maxMove: string): string =>
  `p.match_id = any(array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id))
               and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= ${maxMove}`;

/**
 * Returns the prediction on record for the day on which a match is to be played; undefined when there is none. A prediction from before the match moved by
 * more than a day is not returned.
 */
export async function getPredictionOfMatch(database: Queryable, matchId: number): Promise<FrozenPrediction | undefined> {
  const { rows } = await database.query<FrozenPrediction>({
    name: 'get-prediction-of-match',
    text: `select ${selectColumns(columns, 'p')}, r.origin, l.published_at as "publishedAt", o.outcome
           from matches m
             join predictions p on ${isOfMatch('$2')}
             join prediction_roots r on r.sequence = p.sequence join ledger_records l on l.sequence = p.sequence
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
           where m.id = $1 order by p.kickoff_utc desc limit 1`,
    values: [matchId, maxMoveMs / 1_000],
  });
  return rows[0];
}
