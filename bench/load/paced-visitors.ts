import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { visitorHeaders } from './visitor-headers.ts';

export interface PacedPlan {
  readonly address: string;
  readonly everyMs: number;
  readonly forMs: number;
}

/*
 * Requests one address at a steady pace, whether or not the last answer has come, and prints how long each answer took in milliseconds:
 * `node paced-visitors.ts <plan as JSON>`.
 */
const { address, everyMs, forMs } = JSON.parse(process.argv[2] as string) as PacedPlan;
const agent = new Agent({ keepAlive: true });

function timeOfAnswer(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: visitorHeaders }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${address} was answered with ${response.statusCode}`));
      });
      response.once('error', reject);
    }).once('error', reject);
  });
}

const ends = performance.now() + forMs;
const answers: Promise<number>[] = [];
while (performance.now() < ends) {
  answers.push(timeOfAnswer());
  await pause(everyMs);
}
process.stdout.write(JSON.stringify(await Promise.all(answers)), () => process.exit());
