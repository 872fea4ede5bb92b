import type { Queryable } from '#data/database/database.ts';
import { addDelays, type DelayCounts, delayBounds, delayWithin, noDelays, numberOfDelays } from '#domain/live/delay-histogram.ts';
import { firstLagDay } from '#domain/live/lag-days.ts';

/** How long live changes took until they were sent to open pages, in seconds. */
export interface LiveLag {
  /** The number of changes that were measured. */
  readonly changes: number;
  /** The seconds within which half of them, and 95 of 100, were sent; `Infinity` where it was more than an hour. */
  readonly p50: number;
  readonly p95: number;
}

/** The delays of a source, as a whole and by competition. */
export interface LagOfSource extends LiveLag {
  readonly source: string;
  readonly competitions: readonly (LiveLag & { readonly tournamentId: number })[];
}

interface StoredLag {
  readonly source: string;
  readonly tournamentId: number;
  readonly counts: DelayCounts;
}

const sums = [...delayBounds, 'more'].map((_, place) => `sum(counts[${place + 1}])::int`).join(', ');

/** Returns the delays of the last four weeks by source and competition: the sources with the most changes first, as are the competitions of each. */
export async function listLiveLags(database: Queryable, now: Date): Promise<LagOfSource[]> {
  const stored = await readLags(database, now);
  const bySource = [...Map.groupBy(stored, ({ source }) => source)].map(([source, rows]) => ({
    source,
    ...lagOf(rows),
    competitions: rows.map((row) => ({ tournamentId: row.tournamentId, ...lagOf([row]) })).sort(byChanges),
  }));
  return bySource.sort(byChanges);
}

/** Returns the delays of the last four weeks by competition, of whatever source the changes came. */
export async function lagsByCompetition(database: Queryable, now: Date): Promise<ReadonlyMap<number, LiveLag>> {
  const byCompetition = Map.groupBy(await readLags(database, now), ({ tournamentId }) => tournamentId);
  return new Map([...byCompetition].map(([id, rows]) => [id, lagOf(rows)]));
}

async function readLags(database: Queryable, now: Date): Promise<StoredLag[]> {
  const { rows } = await database.query<StoredLag>({
    name: 'list-live-lags',
    text: `select source, tournament_id as "tournamentId", array[${sums}] as counts
      from live_lags where day >= $1 group by source, tournament_id order by source, tournament_id`,
    values: [firstLagDay(now)],
  });
  return rows;
}

function lagOf(rows: readonly Pick<StoredLag, 'counts'>[]): LiveLag {
  const counts = rows.reduce((sum, row) => addDelays(sum, row.counts), noDelays);
  return { changes: numberOfDelays(counts), p50: delayWithin(counts, 0.5) as number, p95: delayWithin(counts, 0.95) as number };
}

const byChanges = (first: LiveLag, second: LiveLag) => second.changes - first.changes;
