import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type PlaceInTime, placeValues } from './place-in-time.ts';
import { type RecordedPrediction, recordedPredictionColumns, recordedPredictionJoins } from './recorded-prediction.ts';

interface WantedPredictions {
  readonly sport: Sport;
  readonly from: Date;
  readonly to: Date;
  readonly locale: string;
  readonly limit: number;
}

/**
 * Returns up to `limit` predictions on record of a sport's matches that kick off in [from, to), after the first `skipped` ones, by competition and
 * kick-off.
 */
export async function listPredictionsOfDay(
  database: Queryable,
  { sport, from, to, locale, limit, skipped }: WantedPredictions & { readonly skipped: number },
): Promise<RecordedPrediction[]> {
  const { rows } = await database.query<RecordedPrediction>({
    name: 'list-predictions-of-day',
    // Selected before the joins that only the shown predictions need.
    text: `select ${recordedPredictionColumns} from (
             select p.* from predictions p left join tournaments c on c.id = p.tournament_id
             where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3
             order by c.priority nulls last, p.tournament_id, p.kickoff_utc, p.match_id, p.sequence limit $5 offset $6
           ) p ${recordedPredictionJoins('$4')}
           order by c.priority nulls last, p.tournament_id, p.kickoff_utc, p.match_id, p.sequence`,
    values: [from, to, sport, locale, limit, skipped],
  });
  return rows;
}

/**
 * Returns up to `limit` predictions on record of a sport's matches that kick off in [from, to), by kick-off and id of the match, after a place in that
 * order.
 */
export async function listPredictionsByTime(
  database: Queryable,
  { sport, from, to, locale, limit, after }: WantedPredictions & { readonly after: PlaceInTime | undefined },
): Promise<RecordedPrediction[]> {
  const { rows } = await database.query<RecordedPrediction>({
    name: 'list-predictions-by-time',
    text: `select ${recordedPredictionColumns} from (
             select * from predictions p where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3 and (p.kickoff_utc, p.match_id) > ($6::timestamptz, $7::int)
             order by p.kickoff_utc, p.match_id limit $5
           ) p ${recordedPredictionJoins('$4')} order by p.kickoff_utc, p.match_id`,
    values: [after?.kickoffUtc ?? from, to, sport, locale, limit, ...placeValues(after, from)],
  });
  return rows;
}
