import type { QueryConfig } from 'pg';
import type { Database } from './database.ts';

/**
 * The database as whoever answers a visitor sees it: a single query that takes longer than `mostMs` is given up, which is an outage, and its
 * connection is dropped. A server that hangs, or a network that loses what is sent, would otherwise let every request wait for ever.
 */
export function patientDatabase(db: Database, mostMs: number): Database {
  const query = (asked: string | QueryConfig, values?: unknown[]) => {
    const config: QueryConfig & { query_timeout: number } = {
      ...(typeof asked === 'string' ? { text: asked } : asked),
      query_timeout: mostMs,
    };
    return db.query(config, values);
  };
  return Object.create(db, { query: { value: query }, connect: { value: db.connect.bind(db) } }) as Database;
}
