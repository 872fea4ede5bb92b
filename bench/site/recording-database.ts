import type { Database } from '#data/database/database.ts';

/** One statement that a page ran, and how long the page waited for it. */
export interface RecordedCall {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly ms: number;
}

/** Returns a database that passes every statement on and adds it to `calls` when it is answered. */
export function recordQueries(db: Database, calls: RecordedCall[]): Database {
  const query = async (statement: string | { name?: string; text: string; values?: unknown[] }, values?: unknown[]): Promise<unknown> => {
    const began = performance.now();
    const result = await (typeof statement === 'string' ? db.query(statement, values) : db.query(statement));
    const { name, text, values: own } = typeof statement === 'string' ? { text: statement, values } : statement;
    calls.push({ name: name ?? text.trim().slice(0, 40), text, values: own ?? [], ms: performance.now() - began });
    return result;
  };
  return Object.create(db, { query: { value: query }, connect: { value: db.connect.bind(db) } }) as Database;
}
