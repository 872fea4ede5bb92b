import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseClusterPort, readClusterPort, writeClusterPort } from './cluster-port.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { clearDeadServer } from './leftover-server.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { type ClusterAccess, findRunningServer } from './running-server.ts';
import { rotateServerLog } from './server-log.ts';

/** Messages of a server that cannot start because processes of a killed server remain. They end on their own within seconds. */
const leftoverWords = /lock file .* already exists|pre-existing shared memory block/;
const leftoverPatienceMs = 20_000;
const portTakenWords = /could not (bind|create any TCP\/IP sockets)/;
const maxPortsTried = 5;

/** Option that ends a query within a second after its client is gone, and frees its locks; not available on Windows. */
const checkOnClients = process.platform === 'win32' ? '' : ' -c client_connection_check_interval=1s';

/** Option for commits that do not wait for the disk: they are written after at most three of these pauses, half a second. */
const writeSoon = ' -c wal_writer_delay=160ms';

export interface StartableCluster extends ClusterAccess {
  /** Data folder that contains the cluster. */
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly pgCtl: string;
}

export const serverLogOf = (cluster: string) => join(cluster, 'server.log');

/**
 * Returns the port of the cluster's server after starting it if it is not running: on its last port, or on another one when a program has taken that. Must
 * be called by one process at a time.
 */
export async function joinOrStartServer(startable: StartableCluster): Promise<number> {
  const { folder, cluster, programs, pgCtl } = startable;
  const storedPort = readClusterPort(folder);
  const logFile = serverLogOf(cluster);
  const giveUpAt = Date.now() + leftoverPatienceMs;
  let port = storedPort ?? (await chooseClusterPort());
  let portsTried = 1;
  for (;;) {
    // An interrupted start may have completed although the process that began it ended.
    const running = await findRunningServer(startable);
    if (running !== undefined) {
      if (running !== storedPort) writeClusterPort(folder, running);
      return running;
    }
    rotateServerLog(logFile);
    const logged = existsSync(logFile) ? statSync(logFile).size : 0;
    try {
      // The server is detached, so that Ctrl-C reaches only the site, which finishes its requests before it stops the server.
      await programs.run(pgCtl, ['start', '-D', cluster, '-l', logFile, '-w', '-t', '60', '-o', `-p ${port}${checkOnClients}${writeSoon}`]);
      if (port !== storedPort) writeClusterPort(folder, port);
      return port;
    } catch (error) {
      const output = existsSync(logFile) ? readFileSync(logFile).subarray(logged).toString() : '';
      if (portTakenWords.test(output) && portsTried < maxPortsTried) {
        port = await chooseClusterPort();
        portsTried += 1;
        continue;
      }
      if (!leftoverWords.test(output) || Date.now() > giveUpAt) {
        throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastError(output)}`, { cause: error });
      }
      clearDeadServer(cluster);
      await pause(250);
    }
  }
}

function lastError(output: string): string {
  // The log also contains the connections refused during the start.
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !line.includes('the database system is starting up'));
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? (lines.at(-1) || 'it left no message');
}
