import pg from 'pg';

/** Runs `work` on a separate connection outside of any pool, returns its result, and closes the connection in any case. */
export async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // A connection lost between two queries would end the process if its error were not handled; the next query fails anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
