import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** Role that owns a cluster and every table in it. */
export const clusterUser = 'tipledger';

/** Role of the running site, which owns nothing. */
export const siteUser = 'tipledger_site';

/** Settings of a cluster for initdb: reachable only from this machine, with a password, and the same on every machine. */
const settings = [
  ...['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ...['-c', 'shared_buffers=256MB', '-c', 'max_wal_size=2GB', '-c', 'jit=off'],
  ...['-c', 'timezone=UTC', '-c', 'log_timezone=UTC', '-c', 'logging_collector=off'],
];

/** Creates a cluster, under another name first, so that one interrupted half-way is never mistaken for a complete one. */
export async function makeCluster(programs: PostgresPrograms, initdb: string, cluster: string, passwordFile: string): Promise<void> {
  const unfinished = `${cluster}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  // A cluster that takes the place of another has the same password.
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  programs.handOver(unfinished);
  programs.handOver(passwordFile);
  try {
    await programs.run(initdb, ['-D', unfinished, '-U', clusterUser, '--pwfile', passwordFile, ...settings]);
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const lines = `${(error as { stderr?: string }).stderr ?? ''}`.trim().split('\n');
    const reason = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? (lines.at(-1) || (error as Error).message);
    throw new EmbeddedPostgresError(`PostgreSQL could not be set up in ${cluster}: ${reason}`, { cause: error });
  }
}
