import { Agent, get } from 'node:http';
import { visitorHeaders } from './visitor-headers.ts';

export interface CrowdPlan {
  readonly site: string;
  readonly visitors: number;
  /** The paths that the visitors request in turn; each `*` is replaced by a number that is never the same twice. */
  readonly paths: readonly string[];
  /** The milliseconds that a visitor pauses after each answer; 0 where left out. */
  readonly pauseMs?: number;
}

/** The number of answers by status, and their bytes in all. */
export interface CrowdAnswers {
  readonly statuses: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/*
 * Many visitors, each of whom sends the next request as soon as the last is answered, or after a pause, until standard input ends:
 * `node crowd.ts <plan as JSON>`. A visitor answered with 503 waits a moment. Prints the answers by status and their bytes.
 */
const { site, visitors, paths, pauseMs = 0 } = JSON.parse(process.argv[2] as string) as CrowdPlan;
const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const statuses: Record<string, number> = {};
let bytes = 0;
let requested = 0;
let over = false;
const comesBackAfterMs = 100;

/** Requests a path and resolves with the status when the whole answer has come. */
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
