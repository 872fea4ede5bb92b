import type { Database } from '#data/database/database.ts';
import { isDatabaseOutage } from '#data/database/database-outage.ts';

/**
 * The database as a page's loader sees it. When it is away the loader throws what the router shows as 503, and not as an
 * error of the page; `away` hears the reason.
 */
export function databaseForPages(db: Database, away: (error: unknown) => void): Database {
  const query = async (...call: unknown[]): Promise<unknown> => {
    try {
      return await (db.query as (...call: unknown[]) => Promise<unknown>).apply(db, call);
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      away(error);
      throw new Response(null, { status: 503 });
    }
  };
  // The pool has a query of its own kind for callbacks and for streams; pages use the one that gives a promise.
  return Object.create(db, { query: { value: query }, connect: { value: db.connect.bind(db) } }) as Database;
}
