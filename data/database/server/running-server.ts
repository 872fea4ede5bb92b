import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../with-client.ts';
import { hasServerEnded } from './leftover-server.ts';
import { clusterUser } from './make-cluster.ts';

/** Cluster with the password of its owner. */
export interface ClusterAccess {
  readonly cluster: string;
  readonly password: string;
}

/** Error codes when this cluster's server does not run: the port is free, or another server has taken it. */
const notOursNow = new Set(['ECONNREFUSED', '28P01', '28000', 'ETIMEDOUT', 'ECONNRESET', '57P01']);
/** Error code of a server that is starting, stopping, or recovering from a crash. */
const notYet = '57P03';
const notYetPatienceMs = 60_000;

/** Returns the port of the cluster's server after waiting for one that is starting or stopping; undefined when it does not run. */
export async function findRunningServer(access: ClusterAccess): Promise<number | undefined> {
  const giveUpAt = Date.now() + notYetPatienceMs;
  for (;;) {
    try {
      return await portOfServer(access);
    } catch (error) {
      if ((error as { code?: string }).code !== notYet || Date.now() > giveUpAt) throw error;
      await pause(100);
    }
  }
}

/** Returns the port in postmaster.pid when a server of this cluster answers there with our password; undefined otherwise. */
async function portOfServer({ cluster, password }: ClusterAccess): Promise<number | undefined> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) || hasServerEnded(cluster)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0) return undefined;
  const address = `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
  try {
    const folder = await withClient(address, async (admin) => {
      const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    return folder !== undefined && resolve(folder) === cluster ? port : undefined;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (notOursNow.has(code) || message.startsWith('Connection terminated')) return undefined;
    throw error;
  }
}

/** Milliseconds that the server may take to notice connections that were just closed. */
const closingPatienceMs = 3_000;

/** Returns true when another client is connected to a server and remains so. */
export function isSomeoneConnected(address: string): Promise<boolean> {
  return withClient(address, async (admin) => {
    const giveUpAt = Date.now() + closingPatienceMs;
    for (;;) {
      const { rows } = await admin.query<{ others: number }>(
        "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      if (rows[0]?.others === 0) return false;
      if (Date.now() > giveUpAt) return true;
      await pause(50);
    }
  });
}
