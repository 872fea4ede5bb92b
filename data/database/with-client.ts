import pg from 'pg';

/** Runs `work` on one connection of its own, outside of any pool, and closes it whatever happens. */
export async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // A connection that is lost between two questions would end the process if nobody listened; the next question fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
