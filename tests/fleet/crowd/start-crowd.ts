import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrowdOrder, CrowdPlan, CrowdReport } from './crowd.ts';

const script = fileURLToPath(new URL('./crowd.ts', import.meta.url));

export interface Crowd {
  readonly pid: number;
  /** Returns what was counted since the last call, and sets the bound for pages that are too old from now on, in milliseconds. */
  report(boundMs: number): Promise<CrowdReport>;
  stop(): Promise<void>;
}

/** Starts a crowd of readers in a separate process. */
export function startCrowd(plan: CrowdPlan): Crowd {
  const child = spawn(process.execPath, [script, JSON.stringify(plan)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  return {
    pid: child.pid as number,
    async report(boundMs) {
      const answer = once(child, 'message') as Promise<[CrowdReport]>;
      child.send({ boundMs } satisfies CrowdOrder);
      const over = ended.then(() => {
        throw new Error('the crowd has ended');
      });
      return (await Promise.race([answer, over]))[0];
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
