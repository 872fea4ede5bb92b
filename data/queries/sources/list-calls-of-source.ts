import type { Queryable } from '#data/database/database.ts';
import type { AnswerMarks } from '#data/sources/fetch-answer.ts';

/** Last attempt and answer of a call. */
export interface NotedCall extends AnswerMarks {
  readonly call: string;
  readonly calledAt: Date;
  readonly answeredAt: Date | null;
  readonly changeMark: string | null;
  /** Number of failures in a row. */
  readonly failures: number;
  readonly problem: string | null;
  readonly notBefore: Date | null;
}

/** Returns every call that was ever made to a source, by its name. */
export async function listCallsOfSource(database: Queryable, source: string): Promise<ReadonlyMap<string, NotedCall>> {
  const { rows } = await database.query<NotedCall>({
    name: 'list-calls-of-source',
    text: `select call, called_at as "calledAt", answered_at as "answeredAt", etag, last_modified as "lastModified",
             change_mark as "changeMark", failures, problem, not_before as "notBefore"
           from source_calls where source = $1`,
    values: [source],
  });
  return new Map(rows.map((noted) => [noted.call, noted]));
}
