import pg from 'pg';
import { isDatabaseOutage } from './database-outage.ts';
import { pooledClient } from './pooled-client.ts';
import { newestMigration } from './schema/pending-migrations.ts';

/** Connection pool for all reads and writes. */
export type Database = pg.Pool & {
  /** Pool on connections that keep their session, when those of this pool go through PgBouncer. */
  readonly direct?: Database;
};

/** Returns the pool whose connections keep their session between transactions, as locks of a session need: the database itself unless it is pooled. */
export const withSessions = (database: Database): Database => database.direct ?? database;

/** Connection of a pool inside a transaction, or the pool itself: anything that can run a query. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Settings of PostgreSQL's planner for the site's connections. */
export const plannerSettings = {
  /** The tables that pages read are in memory or on a disk without a moving head; with the default of 4, tables of twenty thousand rows are scanned to read fifty. */
  random_page_cost: '1.1',
  /** Starting workers takes longer than what they share of a statement of a page, and takes the processor from other pages. */
  max_parallel_workers_per_gather: '0',
} as const;

/** Returns the present address of the database: the embedded server may come back on another port. */
export type DatabaseAddress = () => string;

/**
 * Returns a connection pool; the first query connects. `connections` is the max number open at once. `prepared` is SQL that each connection runs first; a
 * connection on which it fails is never used.
 */
export function openDatabase(address: string | DatabaseAddress, connections = 10, prepared?: string): Database {
  return openPool(connections, {
    options: Object.entries(plannerSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    ...(prepared === undefined ? {} : { onConnect: async (client: pg.ClientBase) => void (await client.query(prepared)) }),
    Client: clientAt(address, pg.Client),
  });
}

/**
 * Returns a connection pool through PgBouncer in transaction mode, whose server connection may be another one after each transaction: it prepares statements
 * where they are missing, and sends no options, which PgBouncer before 1.20 refuses. `direct` is the pool for what needs a session; both end together.
 * `schema` names the newest migration that the tables have at least.
 */
export function openPooledDatabase(address: string, connections: number, direct: Database, schema = newestMigration()): Database {
  const pooled = openPool(connections, { Client: clientAt(address, pooledClient(schema)) });
  const endPool = pooled.end.bind(pooled) as () => Promise<void>;
  const end = async () => {
    await endPool();
    await direct.end();
  };
  return Object.assign(pooled, { direct, end }) as Database;
}

function openPool(connections: number, own: pg.PoolConfig & { Client: typeof pg.Client }): Database {
  const database = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'tipledger',
    ...own,
  });
  // A lost connection would end the process if its error were not handled. A query on it fails anyway.
  database.on('error', () => {});
  database.on('connect', (client) => client.on('error', () => {}));
  return database;
}

/** Returns a class of clients that read the address each time one is created. */
function clientAt(address: string | DatabaseAddress, Client: typeof pg.Client) {
  return class extends Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: typeof address === 'string' ? address : address() });
    }
  };
}

/** Pool on which a transaction can be begun, or the connection of one that was begun already. */
export type Transactable = Database | pg.PoolClient;

/**
 * Runs `work` in one transaction, which is committed when it returns and rolled back when it throws. Returns its result. With the connection of a
 * transaction, it runs `work` within that one, which its owner ends.
 */
export async function inTransaction<Result>(database: Transactable, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  if ('release' in database) return work(database);
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
