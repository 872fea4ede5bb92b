import pg from 'pg';

/** The connection of this process to each server. It is kept for all test files: opening one takes longer than making a database. */
const admins = new Map<string, pg.Pool>();

/** Runs a statement of no test's own database, such as `create database`, on the server of the address. */
export async function runAsAdmin(address: string | URL, statement: string): Promise<void> {
  const { href } = new URL('/postgres', address);
  const admin = admins.get(href) ?? openAdmin(href);
  admins.set(href, admin);
  await admin.query(statement);
}

/**
 * Makes a database as a copy of another one. PostgreSQL copies the files, which takes a tenth of what it takes to log every page; the checkpoint that
 * it makes before costs little on a server that does not wait for the disk.
 */
export const copyDatabase = (address: string | URL, copy: string, original: string): Promise<void> =>
  runAsAdmin(address, `create database ${copy} template ${original} strategy file_copy`);

export const dropDatabase = (address: string | URL, name: string): Promise<void> =>
  runAsAdmin(address, `drop database ${name} with (force)`);

function openAdmin(connectionString: string): pg.Pool {
  const admin = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server ends its connections when the run is over.
  admin.on('error', () => {});
  return admin;
}
