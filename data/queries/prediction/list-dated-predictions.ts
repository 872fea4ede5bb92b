import type { Queryable } from '#data/database/database.ts';
import { predictedChance } from '#data/ledger/predicted-chance.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { type RecordedPrediction, recordedPredictionColumns, recordedPredictionJoins } from './recorded-prediction.ts';

/** Prediction with the moment at which it was recorded. */
export interface DatedPrediction extends RecordedPrediction {
  readonly publishedAt: Date;
}

/** Prediction on record: the values by which a list selects the predictions that it shows. */
export interface DatedChance {
  /** Ledger sequence of its record, and its place among the leaves of that, from 0. */
  readonly sequence: number;
  readonly leaf: number;
  /** Present id of the match. */
  readonly matchId: number;
  readonly kickoffUtc: Date;
  /** Chance of the predicted result. */
  readonly chance: number;
  /** Null when the competition is no longer stored. */
  readonly tournamentId: number | null;
  /** Priority of the competition, lowest for the most followed ones; null when it is no longer stored. */
  readonly priority: number | null;
}

interface Kickoffs {
  readonly from: Date;
  readonly to: Date;
  readonly limit: number;
}

const columns = `${recordedPredictionColumns}, l.published_at as "publishedAt"`;
const joins = `join ledger_records l on l.sequence = p.sequence ${recordedPredictionJoins('$1')}`;

/** Returns up to `limit` football predictions on record of a competition whose matches kicked off in [from, to), the last first. */
export async function listDatedPredictionsOf(
  database: Queryable,
  tournamentId: string,
  { from, to, limit }: Kickoffs,
  locale: string,
): Promise<DatedPrediction[]> {
  const { rows } = await database.query<DatedPrediction>({
    name: 'list-dated-predictions-of-one',
    text: `select ${columns} from predictions p ${joins}
           where p.kickoff_utc >= $2 and p.kickoff_utc < $3 and p.sport = $4 and p.tournament_id = $5
           order by p.kickoff_utc desc, p.match_id limit $6`,
    values: [locale, from, to, firstSport, tournamentId, limit],
  });
  return rows;
}

/** Returns the chances of up to `limit` football predictions on record, of all competitions, whose matches kicked off in [from, to), the last first. */
export async function listDatedChances(database: Queryable, { from, to, limit }: Kickoffs): Promise<DatedChance[]> {
  const { rows } = await database.query<DatedChance>({
    name: 'list-dated-chances',
    text: `select p.sequence, p.leaf, coalesce(f.match_id, p.match_id) as "matchId", p.kickoff_utc as "kickoffUtc", ${predictedChance} as chance,
             c.numeric_id as "tournamentId", c.priority
           from predictions p left join former_match_ids f on f.former_id = p.match_id left join tournaments c on c.id = p.tournament_id
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3
           order by p.kickoff_utc desc, p.match_id limit $4`,
    values: [from, to, firstSport, limit],
  });
  return rows;
}

/** Returns predictions on record by their places, in no particular order. */
export async function listDatedPredictions(
  database: Queryable,
  places: readonly Pick<DatedChance, 'sequence' | 'leaf'>[],
  locale: string,
): Promise<DatedPrediction[]> {
  if (places.length === 0) return [];
  const { rows } = await database.query<DatedPrediction>({
    name: 'list-dated-predictions',
    text: `select ${columns} from unnest($2::int[], $3::int[]) place(sequence, leaf)
             join predictions p on p.sequence = place.sequence and p.leaf = place.leaf ${joins}`,
    values: [locale, places.map(({ sequence }) => sequence), places.map(({ leaf }) => leaf)],
  });
  return rows;
}
