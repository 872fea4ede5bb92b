import type { PoolClient } from 'pg';
import type { Visitor } from '#app/site/site-context.server.ts';
import type { Database } from '#data/database/database.ts';
import { isDatabaseOutage } from '#data/database/database-outage.ts';

type Query = (...call: unknown[]) => Promise<unknown>;

/** Waits for an answer of the database. When the database is away it throws an error that is answered with 503, and not as an error of the page. */
export type OutageGuard = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/** Returns a guard. @param away called with the reason when the database is away */
export function createOutageGuard(away: (error: unknown) => void): OutageGuard {
  return async (answer) => {
    try {
      return await answer;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      away(error);
      throw new Response(null, { status: 503 });
    }
  };
}

/** Returns the database for the loader of a page, with the guard around its answers. */
export function databaseForPages(db: Database, unlessAway: OutageGuard): Database {
  // Pool and connections have a query of their own kind for callbacks and for streams; pages use the one that gives a promise.
  const asking = (database: Database | PoolClient): Query => {
    const query = database.query as unknown as Query;
    return (...call) => unlessAway(query.apply(database, call));
  };
  const connect = async (): Promise<PoolClient> => {
    const client = await unlessAway(db.connect());
    return Object.create(client, { query: { value: asking(client) } }) as PoolClient;
  };
  return Object.create(db, { query: { value: asking(db) }, connect: { value: connect } }) as Database;
}

/** Returns the visitor for a page, whose data from the database throw when it is away. */
export function visitorForPages(visitor: Visitor, unlessAway: OutageGuard): Visitor {
  return {
    country: () => unlessAway(visitor.country()),
    addressKey: () => unlessAway(visitor.addressKey()),
    voterKey: () => unlessAway(visitor.voterKey()),
  };
}
