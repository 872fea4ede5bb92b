import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Keeper {
  readonly name: string;
  /** The number of times that the process was started. */
  readonly starts: number;
  /** The output of processes that ended with another code than 0 without having been killed. */
  readonly complaints: readonly string[];
  /** Kills the launcher and its child processes; returns false when nothing runs at the moment. */
  kill(): boolean;
  /** Ends the process as a person would, and does not start it again. */
  stop(): Promise<void>;
  /** Resolves when the running process has ended, and does not start it again. */
  finish(): Promise<void>;
}

/**
 * Runs a script of the project as npm does, and starts it again whenever it has ended, as an operator does.
 *
 * @param restPause returns the milliseconds between an end and the next start
 * @param prepare is called before each start
 */
export function keepRunning(
  name: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  { restPause, prepare }: { restPause(): number; prepare?(): void },
): Keeper {
  const state = { starts: 0, complaints: [] as string[] };
  let child: ChildProcess | undefined;
  let isKilled = false;
  let isOver = false;
  const resting = new AbortController();

  async function run(): Promise<void> {
    while (!isOver) {
      prepare?.();
      state.starts += 1;
      isKilled = false;
      // A group of its own, so that launcher and script can be killed at once, as a machine does that runs out of memory.
      const started = spawn(process.execPath, ['with-node-24.js', ...words], {
        cwd: root,
        detached: true,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk) => {
          output = `${output}${chunk}`.slice(-2_000);
        });
      }
      const [code] = await once(started, 'close');
      child = undefined;
      if (code !== 0 && !isKilled) state.complaints.push(output.trim());
      if (!isOver) await pause(restPause(), undefined, { signal: resting.signal }).catch(() => {});
    }
  }

  const killGroup = () => {
    if (child?.pid === undefined || isKilled) return false;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // It has ended by itself, which is heard in a moment.
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
      throw error;
    }
    isKilled = true;
    return true;
  };
  // A person who interrupts the test shall not have to look for the processes that it started.
  process.once('exit', killGroup);
  const running = run().finally(() => process.off('exit', killGroup));
  const end = async (signal?: NodeJS.Signals) => {
    isOver = true;
    resting.abort();
    if (signal !== undefined) child?.kill(signal);
    await running;
  };
  return {
    name,
    get starts() {
      return state.starts;
    },
    complaints: state.complaints,
    kill: killGroup,
    stop: () => end('SIGTERM'),
    finish: () => end(),
  };
}
