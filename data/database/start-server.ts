import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseClusterPort, readClusterPort, writeClusterPort } from './cluster-port.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { clearDeadServer } from './leftover-server.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { type ClusterAccess, findRunningServer } from './running-server.ts';
import { rotateServerLog } from './server-log.ts';

/** The server's message while processes of a killed server are still there. They end by themselves within seconds. */
const leftoverWords = /lock file .* already exists|pre-existing shared memory block/;
const leftoverPatienceMs = 20_000;
const portTakenWords = /could not (bind|create any TCP\/IP sockets)/;
const maxPortsTried = 5;

/** A query whose asker is gone ends within so long, with its locks; Windows cannot tell. */
const checkOnClients = process.platform === 'win32' ? '' : ' -c client_connection_check_interval=1s';

/** Three of these pauses, half a second, pass at most until a commit that does not wait for the disk is there. */
const writeSoon = ' -c wal_writer_delay=160ms';

export interface StartableCluster extends ClusterAccess {
  /** The data folder in which the cluster lies. */
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly pgCtl: string;
}

export const serverLogOf = (cluster: string) => join(cluster, 'server.log');

/**
 * Returns the port of the cluster's server, which it starts unless it runs: where it ran the last time, or elsewhere when another program
 * has taken that port. To be called by one process at a time.
 */
export async function joinOrStartServer(startable: StartableCluster): Promise<number> {
  const { folder, cluster, programs, pgCtl } = startable;
  const storedPort = readClusterPort(folder);
  const logFile = serverLogOf(cluster);
  const giveUpAt = Date.now() + leftoverPatienceMs;
  let port = storedPort ?? (await chooseClusterPort());
  let portsTried = 1;
  for (;;) {
    // A start that was broken off, with its process, may have gone on by itself.
    const running = await findRunningServer(startable);
    if (running !== undefined) {
      if (running !== storedPort) writeClusterPort(folder, running);
      return running;
    }
    rotateServerLog(logFile);
    const logged = existsSync(logFile) ? statSync(logFile).size : 0;
    try {
      // The server is detached, so that Ctrl-C reaches the site alone, which finishes its requests before it stops the server.
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
  // The server also notes whom it turned away while it was starting.
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !line.includes('the database system is starting up'));
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? (lines.at(-1) || 'it left no message');
}
