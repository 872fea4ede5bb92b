import pg from 'pg';
import { isDatabaseOutage } from './database-outage.ts';

/** Connection pool for all reads and writes. */
export type Database = pg.Pool;

/** Connection of the pool inside a transaction, or the pool itself: anything that can run a query. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Options for PostgreSQL's planner. The tables that pages read are in memory or on a disk without a moving head; with the default of 4, PostgreSQL scans
 * tables of twenty thousand rows to read fifty of them.
 */
const plannerOptions = '-c random_page_cost=1.1';

/** Returns the present address of the database: the embedded server may come back on another port. */
export type DatabaseAddress = () => string;

/**
 * Returns a connection pool; the first query connects. `connections` is the max number open at once. `prepared` is SQL that each connection runs first; a
 * connection on which it fails is never used.
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
  // A lost connection would end the process if its error were not handled. A query on it fails anyway.
  database.on('error', () => {});
  database.on('connect', (client) => client.on('error', () => {}));
  return database;
}

/** Returns a class of clients that read the address each time one is created. */
function clientAt(address: DatabaseAddress) {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: address() });
    }
  };
}

/** Runs `work` in one transaction, which is committed when it returns and rolled back when it throws. Returns its result. */
export async function inTransaction<Result>(database: Database, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A lost connection could wait for ever; the server rolls back its transaction once it is closed.
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
