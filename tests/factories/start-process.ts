import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { closeBeforeDatabase } from './test-database.ts';

const startScript = fileURLToPath(new URL('../../server/start.ts', import.meta.url));

export interface StartedProcess {
  readonly address: string;
  /** Ends it as a service manager does; returns its exit code, null when a signal has killed it. */
  stop(): Promise<number | null>;
}

/**
 * Starts a separate web process, as `npm start` does; returns it once it reports that it is ready. It is killed when the test file is done:
 * a process left alive keeps the whole run from ending, since it holds the run's output open.
 */
export async function startProcess(connectionString: string, settings: Readonly<Record<string, string>> = {}): Promise<StartedProcess> {
  const child = spawn(process.execPath, [startScript], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: connectionString,
      ROLE: 'web',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  closeBeforeDatabase(async () => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return { address, stop };
  }
  throw new Error('the process ended before it was ready');
}
