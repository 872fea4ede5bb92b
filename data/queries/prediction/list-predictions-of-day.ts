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

/** Returns the predictions on record of the matches of a sport that kick off in [from, to), by competition and kick-off, so many at the most and `skipped` left out before. */
export async function listPredictionsOfDay(
  database: Queryable,
  { sport, from, to, locale, limit, skipped }: WantedPredictions & { readonly skipped: number },
): Promise<RecordedPrediction[]> {
  const { rows } = await database.query<RecordedPrediction>({
    name: 'list-predictions-of-day',
    // Chosen before anything is joined that only what is shown needs.
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

/** Returns those of [from, to) by kick-off and number of the match, from behind a place in that order. */
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
