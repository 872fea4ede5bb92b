import pg from 'pg';
import { isDatabaseOutage } from './database-outage.ts';

/** The connection pool through which everything reads and writes. */
export type Database = pg.Pool;

/** One connection of the pool inside a transaction, or the pool itself: whatever can run a query. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Options for PostgreSQL's planner. The tables that pages read are in memory or on a disk without a moving head; with the default of 4,
 * PostgreSQL reads tables of twenty thousand rows whole for the sake of fifty.
 */
const plannerOptions = '-c random_page_cost=1.1';

/** Returns where the database is now: the embedded server may come back on another port. */
export type DatabaseAddress = () => string;

/**
 * Opens the pool; the first query connects. `connections` is the most that are open at once. `prepared` is SQL that each connection runs before anything else; one on
 * which it fails is never handed out.
 */
export function openDatabase(address: string | DatabaseAddress, connections = 10, prepared?: string): Database {
  const database = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'tipledger',
    options: plannerOptions,
    ...(prepared === undefined ? {} : { onConnect: async (client: pg.ClientBase) => void (await client.query(prepared)) }),
    Client: typeof address === 'string' ? clientAt(() => address) : clientAt(address),
  });
  // A connection that is lost would end the process if nobody listened. A query on it fails anyhow.
  database.on('error', () => {});
  database.on('connect', (client) => client.on('error', () => {}));
  return database;
}

/** Returns a client that reads the address each time it is created. */
function clientAt(address: DatabaseAddress) {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: address() });
    }
  };
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(database: Database, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A lost connection may wait for ever; the server rolls back what is left when it is closed.
    if (isDatabaseOutage(error)) broken = error as Error;
    else {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}
