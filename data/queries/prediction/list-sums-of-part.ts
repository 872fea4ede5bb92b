import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';

/**
 * Returns the sums of the predictions on record of a sport by competition or by month, those with the most decided predictions first. Keys are ids of
 * competitions, or months of the kick-off in UTC: `2026-11`.
 *
 * @param origins only predictions of these origins are included
 * @param limit the max number of keys; undefined for all
 */
export async function listSumsOfPart(
  database: Queryable,
  {
    part,
    sport,
    origins,
    limit,
  }: { part: 'tournament' | 'month'; sport: Sport; origins: readonly TipOrigin[]; limit?: number | undefined },
): Promise<{ readonly key: string; readonly sums: PredictionSums }[]> {
  const { rows } = await database.query<PredictionSums & { readonly key: string }>({
    name: 'list-sums-of-part',
    text: `select key, sum(predictions)::int as predictions, sum(void)::int as void, sum(decided)::int as decided, sum("right")::int as "right",
             sum(promised)::float8 as promised, sum(backed)::int as backed, sum(profit)::float8 as profit, sum(profit_squares)::float8 as "profitSquares"
           from prediction_sums where part = $1 and sport = $2 and origin = any($3) group by key order by sum(decided) desc, key limit $4`,
    values: [part, sport, origins, limit],
  });
  return rows.map(({ key, ...sums }) => ({ key, sums }));
}
