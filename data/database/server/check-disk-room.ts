import { type Database, inTransaction } from '../database.ts';

/** Count of numbers that take about a megabyte, for which the server opens a temporary file when it may use only 64 kB of memory. */
const numbers = 100_000;

/** Resolves when the server can write about a megabyte to its disk, which is freed at once; rejects with an outage when it cannot. */
export async function checkDiskRoom(database: Database): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query("set local work_mem = '64kB'");
    await client.query(`select count(*) from generate_series(1, ${numbers})`);
  });
}
