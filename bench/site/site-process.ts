import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface SiteProcess {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const patienceMs = 180_000;

/**
 * Starts the whole site in a separate process on the embedded database of a folder. The process logs every request as usual, into a file in
 * that folder. Resolves when it is ready.
 *
 * @throws Error with the process's log when it does not start
 */
export async function startSiteProcess(folder: string, settings: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const logFile = join(folder, 'site.log');
  const log = openSync(logFile, 'w');
  const site = spawn(process.execPath, [...process.execArgv, 'server/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_FOLDER: folder, DATABASE_URL: '', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => site.once('close', () => resolve()));
  const stop = async () => {
    if (site.exitCode === null && site.signalCode === null) site.kill('SIGTERM');
    await ended;
  };
  try {
    return { address: await readyAddress(logFile, () => site.exitCode), pid: site.pid as number, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readyAddress(logFile: string, exitCode: () => number | null): Promise<string> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const output = readFileSync(logFile, 'utf8');
    const address = /ready: (http:\S+)/.exec(output)?.[1];
    if (address !== undefined) return address.replace('localhost', '127.0.0.1');
    if (exitCode() !== null || performance.now() > giveUpAt) throw new Error(`the site did not start:\n${output}`);
    await pause(100);
  }
}
