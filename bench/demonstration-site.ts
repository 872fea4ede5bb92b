import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface DemonstrationSite {
  readonly address: string;
  readonly pid: number;
  /** The folder of its database. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** A Saturday afternoon: matches before, under way and to come. */
export const demonstrationNow = new Date('2026-11-21T15:30:00Z');

const root = fileURLToPath(new URL('..', import.meta.url));
const patienceMs = 180_000;

/**
 * Starts the whole site as a process of its own with the demonstration in a temporary folder. Its jobs rest, so that no page changes
 * between two measurements; it logs every request as it always does, into a file.
 */
export async function startDemonstrationSite(): Promise<DemonstrationSite> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-bench-'));
  // As root the database runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  const logFile = join(folder, 'site.log');
  const log = openSync(logFile, 'w');
  const site = spawn(process.execPath, [...process.execArgv, 'server/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      CLOCK: demonstrationNow.toISOString(),
      JOBS: 'off',
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => site.once('close', () => resolve()));
  const stop = async () => {
    if (site.exitCode === null && site.signalCode === null) site.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { address: await readyAddress(logFile, () => site.exitCode), pid: site.pid as number, folder, stop };
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
