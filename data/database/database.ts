import pg from 'pg';

/** The connection pool through which everything reads and writes. */
export type Database = pg.Pool;

/** One connection of the pool inside a transaction, or the pool itself: whatever can run a query. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * What pages read is in memory or on a disk without a moving head. The default, four times the price of reading on, makes PostgreSQL read
 * tables of twenty thousand rows whole for the sake of fifty.
 */
const plannerOptions = '-c random_page_cost=1.1';

/** Opens the pool; the first query connects. `connections` is the most that are open at once. */
export function openDatabase(connectionString: string, connections = 10): Database {
  const database = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5_000,
    application_name: 'tipledger',
    options: plannerOptions,
  });
  // A connection that is lost would end the process if nobody listened. Whoever asks something of it hears of the loss anyhow.
  database.on('error', () => {});
  database.on('connect', (client) => client.on('error', () => {}));
  return database;
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
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
