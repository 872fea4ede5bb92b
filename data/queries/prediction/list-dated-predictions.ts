import type { Queryable } from '#data/database/database.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { type RecordedPrediction, recordedPredictionColumns, recordedPredictionJoins } from './recorded-prediction.ts';

/** A prediction with the moment at which it went on record. */
export interface DatedPrediction extends RecordedPrediction {
  readonly publishedAt: Date;
  /** The competitions that most people follow have the lowest; null where it is stored no more. */
  readonly priority: number | null;
}

/**
 * Returns the football predictions on record whose matches kicked off in [from, to), the last first, so many at the most.
 *
 * @param tournamentId the id of the only competition; undefined for all
 */
export async function listDatedPredictions(
  database: Queryable,
  { from, to, tournamentId, locale, limit }: { from: Date; to: Date; tournamentId: string | undefined; locale: string; limit: number },
): Promise<DatedPrediction[]> {
  // A statement of each kind, so that each is planned by an index of its own.
  const isOfOne = tournamentId !== undefined;
  const { rows } = await database.query<DatedPrediction>({
    name: isOfOne ? 'list-dated-predictions-of-one' : 'list-dated-predictions',
    text: `select ${recordedPredictionColumns}, l.published_at as "publishedAt", c.priority
           from predictions p join ledger_records l on l.sequence = p.sequence ${recordedPredictionJoins('$4')}
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3 ${isOfOne ? 'and p.tournament_id = $6' : ''}
           order by p.kickoff_utc desc, p.match_id limit $5`,
    values: [from, to, firstSport, locale, limit, ...(isOfOne ? [tournamentId] : [])],
  });
  return rows;
}
