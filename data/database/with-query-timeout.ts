import type { PoolClient, QueryConfig } from 'pg';
import type { Database } from './database.ts';

type Query = (...call: unknown[]) => Promise<unknown>;

/**
 * Returns the database with time limits: a query that is not answered within `maxMs` fails as an outage, and so does the rest of a transaction once the
 * connection has been lent for that time. A connection that did not answer is dropped. Otherwise a server that hangs, or a network that loses messages,
 * would let every request wait for ever.
 */
export function withQueryTimeout(db: Database, maxMs: number): Database {
  const connect = async (): Promise<PoolClient> => {
    const client = await db.connect();
    const endsAt = performance.now() + maxMs;
    const query = limited(client.query.bind(client) as Query, () => Math.max(1, endsAt - performance.now()));
    return Object.create(client, { query: { value: query } }) as PoolClient;
  };
  return Object.create(db, {
    ...(db.direct === undefined ? {} : { direct: { value: withQueryTimeout(db.direct, maxMs) } }),
    query: { value: limited(db.query.bind(db) as unknown as Query, () => maxMs) },
    connect: { value: connect },
  }) as Database;
}

function limited(query: Query, remainingMs: () => number): Query {
  return (statement, ...rest) => {
    // A stream is answered in parts, each at its own time.
    if (typeof (statement as { submit?: unknown }).submit === 'function') return query(statement, ...rest);
    const config: QueryConfig & { query_timeout: number } = {
      ...(typeof statement === 'string' ? { text: statement } : (statement as QueryConfig)),
      query_timeout: remainingMs(),
    };
    return query(config, ...rest);
  };
}
