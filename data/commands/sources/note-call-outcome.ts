import type { Queryable } from '#data/database/database.ts';
import type { AnswerMarks } from '#data/sources/fetch-answer.ts';

/** Records that a call was answered, with the answer's ETag and time of modification (`marks`) and its `changeMark`; any that is left out is unchanged. */
export async function noteAnswer(
  database: Queryable,
  { source, call }: { readonly source: string; readonly call: string },
  { now, marks, changeMark }: { readonly now: Date; readonly marks?: AnswerMarks; readonly changeMark?: string | undefined },
): Promise<void> {
  await database.query({
    name: 'note-answer',
    text: `update source_calls set answered_at = $3, failures = 0, problem = null, not_before = null,
             etag = case when $4 then $5 else etag end, last_modified = case when $4 then $6 else last_modified end,
             change_mark = coalesce($7, change_mark)
           where source = $1 and call = $2`,
    values: [source, call, now, marks !== undefined, marks?.etag, marks?.lastModified, changeMark],
  });
}

/** Records that a call failed, and the moment before which it is not repeated. */
export async function noteFailure(
  database: Queryable,
  { source, call }: { readonly source: string; readonly call: string },
  { problem, notBefore }: { readonly problem: string; readonly notBefore: Date },
): Promise<void> {
  await database.query({
    name: 'note-failure',
    text: 'update source_calls set failures = failures + 1, problem = $3, not_before = $4 where source = $1 and call = $2',
    values: [source, call, problem, notBefore],
  });
}
