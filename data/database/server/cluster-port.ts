import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/**
 * Lowest port of a cluster. The ports are below those that operating systems assign to outgoing connections (from 32,768 on), any of which could occupy the
 * port of a server that is down for a moment.
 */
const firstPort = 15_000;
const lastPort = 31_999;

const fileOf = (folder: string) => join(folder, 'postgres-port');

/** Returns the port on which the cluster of a data folder was last started; undefined before its first start. */
export function readClusterPort(folder: string): number | undefined {
  const file = fileOf(folder);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').trim();
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new EmbeddedPostgresError(`${file} holds "${text.slice(0, 40)}", which is no port; remove the file`);
  }
  return port;
}

/** Stores the port of a cluster, on which any process that starts it later reuses it. */
export function writeClusterPort(folder: string, port: number): void {
  const unfinished = `${fileOf(folder)}-unfinished`;
  writeFileSync(unfinished, `${port}\n`);
  renameSync(unfinished, fileOf(folder));
}

/** Returns a loopback port for a cluster that no process is listening on at the moment. */
export async function chooseClusterPort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort + 1));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Windows reserves ranges of ports.
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
