import type { Database } from '#data/database/database.ts';

/** Returns a database that runs each statement once per set of values and afterwards returns the same rows without any work. */
export function rememberAnswers(db: Database): Database {
  const answers = new Map<string, Promise<unknown>>();
  const query = (statement: { readonly name?: string; readonly text: string; readonly values?: unknown[] }): Promise<unknown> => {
    const key = JSON.stringify([statement.name ?? statement.text, statement.values]);
    const known = answers.get(key) ?? db.query(statement);
    answers.set(key, known);
    return known;
  };
  return Object.create(db, { query: { value: query }, connect: { value: db.connect.bind(db) } }) as Database;
}
