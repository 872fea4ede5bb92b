import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type RecordedPrediction, recordedPredictionColumns, recordedPredictionJoins } from './recorded-prediction.ts';

/** Returns the predictions on record of the matches of a sport that kick off in [from, to), by competition and kick-off, so many at the most. */
export async function listPredictionsOfDay(
  database: Queryable,
  { sport, from, to, locale, limit }: { sport: Sport; from: Date; to: Date; locale: string; limit: number },
): Promise<RecordedPrediction[]> {
  const { rows } = await database.query<RecordedPrediction>({
    name: 'list-predictions-of-day',
    text: `select ${recordedPredictionColumns} from predictions p ${recordedPredictionJoins('$4')}
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3
           order by c.priority nulls last, p.tournament_id, p.kickoff_utc, p.match_id limit $5`,
    values: [from, to, sport, locale, limit],
  });
  return rows;
}
