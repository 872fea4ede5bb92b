import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrowdAnswers, CrowdPlan } from './crowd.ts';

const crowdScript = fileURLToPath(new URL('./crowd.ts', import.meta.url));

/** Starts a crowd of visitors in a separate process; `end` stops them and returns the answers that they received. */
export function startCrowd(plan: CrowdPlan) {
  const crowd = spawn(process.execPath, [...process.execArgv, crowdScript, JSON.stringify(plan)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    async end(): Promise<CrowdAnswers> {
      const parts: Buffer[] = [];
      crowd.stdout.on('data', (part: Buffer) => parts.push(part));
      crowd.stdin.end();
      await once(crowd, 'close');
      return JSON.parse(Buffer.concat(parts).toString()) as CrowdAnswers;
    },
  };
}
