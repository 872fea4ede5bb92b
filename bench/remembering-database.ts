import type { Database } from '#data/database/database.ts';

/** A database that is asked everything once; after that it gives the same rows again without any work. */
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
