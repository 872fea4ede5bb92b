import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a whole site with the demonstration in it, as a newcomer starts it. */
    siteAddress: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A Saturday afternoon: matches before, under way and to come. */
const clock = '2026-11-21T15:30:00Z';

/** Starts the site once for all journeys, with a data folder of its own, and stops it as a person would. */
export default async function startDemonstrationSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-site-'));
  await chmod(folder, 0o755);
  const site = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_FOLDER: folder, CLOCK: clock, LOG_LEVEL: 'error', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve));
  const address = await readyAddress(site.stdout, site.stderr, ended);
  project.provide('siteAddress', address);
  return async () => {
    site.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

function readyAddress(stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream, ended: Promise<number | null>): Promise<string> {
  let said = '';
  return new Promise((ready, failed) => {
    stdout.on('data', (chunk) => {
      said += chunk;
      const address = /ready: (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) ready(address);
    });
    stderr.on('data', (chunk) => {
      said += chunk;
    });
    void ended.then((code) => failed(new Error(`the site ended with ${code} before it was ready:\n${said}`)));
  });
}
