import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import { listHeadlineForecasts } from '../forecast/list-headline-forecasts.ts';

/**
 * Football match to come with its forecast that has the most information: the values needed to select among the matches of a day. `listPickedMatches`
 * returns what a page shows of the selected ones.
 */
export interface ComingPrediction {
  readonly id: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly tournamentId: number;
  /** Competition of the catalogue, `england.premier-league`. */
  readonly competitionId: string;
  /** Priority of the competition; the most followed ones have the lowest. */
  readonly priority: number;
  readonly basis: ForecastBasis;
  readonly parameters: ScoreParameters;
}

/** Returns the football matches that kick off in a span, have not begun and have a forecast, those of the most followed competitions first. */
export async function listComingPredictions(database: Queryable, { from, to }: Span): Promise<ComingPrediction[]> {
  const { rows } = await database.query<Omit<ComingPrediction, 'basis' | 'parameters' | keyof Rank>>({
    name: 'list-coming-predictions',
    text: `select m.id, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.tournament_id as "tournamentId"
           from matches m
           where m.sport_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.status = 'scheduled'
           order by m.kickoff_utc, m.id`,
    values: [sportIds.football, from, to],
  });
  const [ranks, forecasts] = await Promise.all([
    listRanks(database, [...new Set(rows.map(({ tournamentId }) => tournamentId))]),
    listHeadlineForecasts(
      database,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows
    .flatMap((match) => {
      const [rank, forecast] = [ranks.get(match.tournamentId), forecasts.get(match.id)];
      return rank === undefined || forecast === undefined
        ? []
        : [{ ...match, ...rank, basis: forecast.basis, parameters: forecast.parameters }];
    })
    .sort((one, other) => one.priority - other.priority);
}

type Rank = Pick<ComingPrediction, 'competitionId' | 'priority'>;

/** Returns the ids and priorities of competitions by their numbers. Joined to each match of a large day they would take half of its time. */
async function listRanks(database: Queryable, tournamentIds: readonly number[]): Promise<ReadonlyMap<number, Rank>> {
  const { rows } = await database.query<Rank & { readonly tournamentId: number }>({
    name: 'list-competition-ranks',
    text: 'select numeric_id as "tournamentId", id as "competitionId", priority from tournaments where numeric_id = any($1)',
    values: [tournamentIds],
  });
  return new Map(rows.map(({ tournamentId, ...rank }) => [tournamentId, rank]));
}
