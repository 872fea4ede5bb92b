import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface StartedSite {
  readonly address: string;
  /** Returns the lines written since it was ready that report a fault: a stack, or text outside its log. */
  faults(): string[];
  /** Stops the site as a person would. */
  stop(): Promise<void>;
}

/**
 * Starts the site of a checkout as a newcomer does, and waits until it is ready.
 *
 * @param script the built site, or `server/start/dev.ts` for one under development
 */
export async function startSite(
  root: string,
  settings: Readonly<Record<string, string>>,
  script: 'server/start.ts' | 'server/start/dev.ts' = 'server/start.ts',
): Promise<StartedSite> {
  const site = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', DATABASE_URL: '', ...settings },
    // By the channel it notices that this process is gone, however that ended, and ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const [stdout, stderr] = [site.stdout, site.stderr] as [Readable, Readable];
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve));
  const address = await readyAddress(stdout, stderr, ended);
  let output = '';
  for (const stream of [stdout, stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return {
    address,
    faults: () => output.split('\n').filter((line) => line !== '' && (!line.startsWith('{') || line.includes('"stack"'))),
    async stop() {
      site.kill('SIGTERM');
      await ended;
    },
  };
}

function readyAddress(stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream, ended: Promise<number | null>): Promise<string> {
  let output = '';
  return new Promise((ready, failed) => {
    stdout.on('data', (chunk) => {
      output += chunk;
      const address = /ready: (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) ready(address);
    });
    stderr.on('data', (chunk) => {
      output += chunk;
    });
    void ended.then((code) => failed(new Error(`the site ended with ${code} before it was ready:\n${output}`)));
  });
}
