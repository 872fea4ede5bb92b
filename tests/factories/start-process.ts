import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const startScript = fileURLToPath(new URL('../../server/start.ts', import.meta.url));

/** Starts a web process of its own, as `npm start` makes it; returns its address once it has said that it is ready. */
export async function startProcess(connectionString: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn(process.execPath, [startScript], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: connectionString,
      JOBS: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the process ended before it was ready');
}
