import type { Queryable } from '#data/database/database.ts';
import type { FeedProblem, FeedProblemCode } from '#data/feeds/feed.ts';

/** Value that could not be read or believed in the answers of a source, with the number of its occurrences. */
export interface ListedSourceProblem {
  readonly source: string;
  readonly code: FeedProblemCode;
  readonly field: string;
  readonly value: string;
  readonly loses: NonNullable<FeedProblem['loses']> | null;
  readonly call: string;
  readonly row: number | null;
  readonly lastSeenAt: Date;
  readonly times: number;
}

/** Returns the problems of all sources: those that lose most first, then those seen last. */
export async function listSourceProblems(database: Queryable): Promise<ListedSourceProblem[]> {
  const { rows } = await database.query<ListedSourceProblem>(
    `select source, code, field, value, loses, call, "row", last_seen_at as "lastSeenAt", times from source_problems
     order by loses = 'file' desc nulls last, last_seen_at desc, source, code, field, value`,
  );
  return rows;
}
