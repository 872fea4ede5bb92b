import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type DatedPrediction, listDatedPredictions } from './list-dated-predictions.ts';

type PlaceOnRecord = Pick<DatedPrediction, 'sequence' | 'leaf'>;

interface WantedPredictions {
  readonly sport: Sport;
  readonly from: Date;
  readonly to: Date;
  readonly locale: string;
  readonly limit: number;
  readonly skipped: number;
}

/**
 * Returns up to `limit` predictions on record of a sport's matches that kick off in [from, to), after the first `skipped` ones, by competition and
 * kick-off.
 */
export async function listPredictionsOfDay(
  database: Queryable,
  { sport, from, to, locale, limit, skipped }: WantedPredictions,
): Promise<DatedPrediction[]> {
  const { rows } = await database.query<PlaceOnRecord>({
    name: 'list-predictions-of-day',
    text: `select p.sequence, p.leaf from predictions p left join tournaments c on c.id = p.tournament_id
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3
           order by c.priority nulls last, p.tournament_id, p.kickoff_utc, p.match_id, p.sequence limit $4 offset $5`,
    values: [from, to, sport, limit, skipped],
  });
  const read = await listDatedPredictions(database, rows, locale);
  const predictions = new Map(read.map((prediction) => [keyOf(prediction), prediction]));
  return rows.flatMap((place) => predictions.get(keyOf(place)) ?? []);
}

const keyOf = ({ sequence, leaf }: PlaceOnRecord) => `${sequence} ${leaf}`;
