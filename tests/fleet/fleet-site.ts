import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '#tests/factories/eventually.ts';

/** The options with which the launcher of `npm start` starts Node (with-node-24.js). */
const nodeOptions = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
const readyWithinMs = 180_000;
/** The pause of a service manager before it starts a process again. */
export const restartMs = 1_000;

/** A process of the site at a port that stays, as a service manager keeps it. */
export class FleetSite {
  readonly name: string;
  readonly address: string;
  readonly logFile: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #compiled: string;
  #child: ChildProcess | undefined;

  /** @param folder takes the log, and the compiled modules of all processes that have it, as on one machine */
  constructor(name: string, port: number, folder: string, settings: Readonly<Record<string, string>>) {
    this.name = name;
    this.address = `http://127.0.0.1:${port}`;
    this.logFile = join(folder, `${name}.log`);
    this.#compiled = join(folder, 'compiled');
    this.#settings = { ...settings, PORT: String(port), HOST: '127.0.0.1' };
  }

  /** The number of the running process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the site of a checkout, again if it ends at once, and waits until it can serve.
   *
   * @throws Error with the end of its log when it cannot within three minutes
   */
  async start(root: string): Promise<void> {
    const giveUpAt = performance.now() + readyWithinMs;
    for (;;) {
      const child = this.#spawn(root);
      await eventually(async () => {
        if (this.#child !== child) return;
        if (!(await fetch(`${this.address}/readyz`)).ok) throw new Error(`${this.name} is not ready`);
      }, giveUpAt - performance.now());
      if (this.#child === child) return;
      if (performance.now() > giveUpAt)
        throw new Error(`${this.name} does not start:\n${readFileSync(this.logFile, 'utf8').slice(-2_000)}`);
      await pause(restartMs);
    }
  }

  #spawn(root: string): ChildProcess {
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, [...nodeOptions, 'server/start.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: this.#compiled, ...this.#settings },
      // By the channel it notices that this process is gone, however that ended, and ends as well.
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  /** Kills the process, and waits until it is gone. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends the process as a service manager does, and waits until it is gone. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Returns the errors in its log: lines of the levels error and fatal, and what was written past the log, as a crash does. */
  errors(): string[] {
    const lines = readFileSync(this.logFile, 'utf8').split('\n');
    return lines.filter((line) => (line.startsWith('{') ? /"level":(50|60|"error"|"fatal")/.test(line) : /\bError\b|^\s+at /.test(line)));
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
