import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Heard, ListenersPlan } from './listeners.ts';

const script = fileURLToPath(new URL('./listeners.ts', import.meta.url));

/** Starts listeners in a separate process, and resolves when all of them are connected; `end` disconnects them and returns what they heard. */
export async function startListeners(plan: ListenersPlan) {
  const child = spawn(process.execPath, [...process.execArgv, script, JSON.stringify(plan)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => {
      throw new Error('the listeners could not all be connected');
    }),
  ]);
  return {
    async end(): Promise<Heard> {
      const parts: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => parts.push(part));
      child.stdin.end();
      await closed;
      return JSON.parse(Buffer.concat(parts).toString()) as Heard;
    },
  };
}
