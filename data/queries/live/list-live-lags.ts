import type { Queryable } from '#data/database/database.ts';
import { addDelays, type DelayCounts, delayWithin, noDelays, numberOfDelays } from '#domain/live/delay-histogram.ts';

/** Delays of live changes until they were sent to open pages, in seconds. */
export interface LiveLag {
  /** Number of changes measured. */
  readonly changes: number;
  /** Seconds within which half of them, and 95 of 100, were sent; `Infinity` when it was more than an hour. */
  readonly p50: number;
  readonly p95: number;
}

/** Min changes for the figures of a single competition: with fewer, one late change would be the 95th of 100. */
export const minChanges = 20;

/** Delays of a source, as a whole and by competition. */
export interface LagOfSource extends LiveLag {
  readonly source: string;
  /** `competition` is the id of the catalogue, `england.premier-league`. */
  readonly competitions: readonly LagOfCompetition[];
}

export interface LagOfCompetition extends LiveLag {
  readonly tournamentId: number;
  readonly competition: string;
  readonly counts: DelayCounts;
}

type StoredLag = Omit<LagOfCompetition, keyof LiveLag> & Pick<LagOfSource, 'source'>;

/** Returns the delays of the last four weeks by source and competition: the sources with the most changes first, and likewise their competitions. */
export async function listLiveLags(database: Queryable): Promise<LagOfSource[]> {
  const stored = await readLags(database);
  const bySource = [...Map.groupBy(stored, ({ source }) => source)].map(([source, rows]) => ({
    source,
    ...lagOf(rows),
    competitions: rows.map(({ source: _, ...row }) => ({ ...row, ...lagOf([row]) })).sort(byChanges),
  }));
  return bySource.sort(byChanges);
}

/** Returns the delays of all sources together, by the number of the competition; leaves out competitions with fewer than `minChanges`. */
export function lagsByCompetition(lags: readonly LagOfSource[]): ReadonlyMap<number, LiveLag> {
  const byCompetition = Map.groupBy(
    lags.flatMap(({ competitions }) => competitions),
    ({ tournamentId }) => tournamentId,
  );
  return new Map(
    [...byCompetition].map(([id, ofSources]) => [id, lagOf(ofSources)] as const).filter(([, { changes }]) => changes >= minChanges),
  );
}

async function readLags(database: Queryable): Promise<StoredLag[]> {
  const { rows } = await database.query<StoredLag>({
    name: 'list-live-lags',
    text: `select l.source, l.tournament_id as "tournamentId", t.id as competition, l.counts
      from live_lag_sums l join tournaments t on t.numeric_id = l.tournament_id order by l.source, l.tournament_id`,
    values: [],
  });
  return rows;
}

function lagOf(rows: readonly Pick<StoredLag, 'counts'>[]): LiveLag {
  const counts = rows.reduce((sum, row) => addDelays(sum, row.counts), noDelays);
  return { changes: numberOfDelays(counts), p50: delayWithin(counts, 0.5) as number, p95: delayWithin(counts, 0.95) as number };
}

const byChanges = (first: LiveLag, second: LiveLag) => second.changes - first.changes;
