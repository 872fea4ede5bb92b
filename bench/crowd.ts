import { Agent, get } from 'node:http';
import { visitorHeaders } from './visitor-headers.ts';

export interface CrowdPlan {
  readonly site: string;
  readonly visitors: number;
  /** Asked for in turn; `*` stands for a number that is never the same twice. */
  readonly paths: readonly string[];
  /** The milliseconds that a visitor lets go by after each answer; 0 where left out. */
  readonly pauseMs?: number;
}

/** The number of answers by status, and of bytes in all. */
export interface CrowdAnswers {
  readonly statuses: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/*
 * Many visitors who ask for the next thing as soon as they have the last, or a moment later, until standard input ends: `node crowd.ts <plan as JSON>`.
 * Whoever is told to come back later waits a moment. Prints what was answered.
 */
const { site, visitors, paths, pauseMs = 0 } = JSON.parse(process.argv[2] as string) as CrowdPlan;
const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const statuses: Record<string, number> = {};
let bytes = 0;
let requested = 0;
let over = false;
const comesBackAfterMs = 100;

/** Resolves with the status when the whole answer has come. */
function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(site + path, { agent, headers: visitorHeaders }, (response) => {
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

async function visit(): Promise<void> {
  while (!over) {
    requested += 1;
    const path = (paths[requested % paths.length] as string).replace('*', String(requested));
    const status = await ask(path).catch((error: { code?: string }) => error.code ?? 'failed');
    statuses[status] = (statuses[status] ?? 0) + 1;
    const waitMs = status === 503 ? comesBackAfterMs : pauseMs;
    if (waitMs > 0) await new Promise((later) => setTimeout(later, waitMs));
  }
}

process.stdin.resume().once('end', () => {
  over = true;
  const answers: CrowdAnswers = { statuses, bytes };
  process.stdout.write(JSON.stringify(answers), () => process.exit());
});
await Promise.all(Array.from({ length: visitors }, visit));
