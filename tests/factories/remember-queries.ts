import type { QueryResult } from 'pg';
import type { Database } from '#data/database/database.ts';

type Query = (statement: unknown, values?: unknown) => Promise<QueryResult>;

/**
 * Returns the database with a memory: it sends each query once, and answers the same query with the same values from memory. For reading many pages of
 * data that do not change meanwhile.
 */
export function rememberQueries(db: Database): Database {
  const answers = new Map<string, Promise<QueryResult>>();
  const send = db.query.bind(db) as unknown as Query;
  const query: Query = async (statement, values) => {
    const key = JSON.stringify([statement, values]);
    const answer = answers.get(key) ?? send(statement, values);
    answers.set(key, answer);
    const result = await answer;
    // A reader may sort or reverse its rows.
    return { ...result, rows: [...result.rows] };
  };
  return Object.create(db, { query: { value: query } }) as Database;
}
