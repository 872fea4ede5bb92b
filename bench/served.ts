import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '#server/commands/command-line.ts';
import { askFor, type Load } from './ask-for.ts';
import type { DemonstrationSite } from './demonstration-site.ts';
import type { Figure } from './figure.ts';
import { quantile } from './quantile.ts';
import { visitorHeaders } from './visitor-headers.ts';

const rounds = 15;
const secondsEach = 2;
const leastShare = 0.9;
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The cached home page of the whole site against the same bytes and headers from a bare handler, in alternating rounds. Node has the same options in both. */
export async function measureServed(site: DemonstrationSite): Promise<Figure[]> {
  const page = `${site.address}/`;
  await answerOf(page);
  const answer = await answerOf(page);
  const file = join(site.folder, 'home-page.json');
  writeFileSync(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }));
  const bareProcess = spawn(process.execPath, [...process.execArgv, bareServer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(bareProcess.stdout, 'data');
    const own = { address: page, pid: site.pid };
    const bare = { address: `http://127.0.0.1:${String(port).trim()}/`, pid: bareProcess.pid as number };
    await askFor(own, secondsEach);
    await askFor(bare, secondsEach);
    const loads: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Whoever comes second finds a warmer machine, so they take turns at that as well.
      const siteFirst = round % 2 === 0;
      const first = await askFor(siteFirst ? own : bare, secondsEach);
      const second = await askFor(siteFirst ? bare : own, secondsEach);
      loads.push(siteFirst ? { site: first, bare: second } : { site: second, bare: first });
      say(`  round ${round + 1}: ${describe('site', loads)}; ${describe('bare', loads)}`);
    }
    return toFigures(loads, answer);
  } finally {
    bareProcess.kill('SIGTERM');
    await once(bareProcess, 'close');
  }
}

interface Round {
  readonly site: Load;
  readonly bare: Load;
}

function describe(which: keyof Round, loads: readonly Round[]): string {
  const { requestsPerSecond, p99Ms, cpuMicroseconds } = (loads.at(-1) as Round)[which];
  return `${which} ${requestsPerSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(1)} ms${cpuMicroseconds === undefined ? '' : `, ${cpuMicroseconds.toFixed(0)} µs of CPU time each`}`;
}

function toFigures(loads: readonly Round[], { body, encoding }: Answer): Figure[] {
  const middle = (pick: (round: Round) => number) => quantile(loads.map(pick), 0.5);
  const share = middle(({ site, bare }) => site.requestsPerSecond / bare.requestsPerSecond);
  const cpu = loads.flatMap(({ site, bare }) =>
    site.cpuMicroseconds === undefined || bare.cpuMicroseconds === undefined ? [] : [bare.cpuMicroseconds / site.cpuMicroseconds],
  );
  return [
    {
      name: "cached home page, requests per second, as a share of a bare handler's",
      value: `${share.toFixed(2)} (${middle(({ site }) => site.requestsPerSecond).toFixed(0)} of ${middle(({ bare }) => bare.requestsPerSecond).toFixed(0)}; ${body.length} bytes of ${encoding ?? 'plain text'})`,
      target: `≥ ${leastShare}`,
      met: share >= leastShare,
    },
    {
      name: 'p99 beside it',
      value: `${middle(({ site }) => site.p99Ms).toFixed(1)} ms, bare ${middle(({ bare }) => bare.p99Ms).toFixed(1)} ms`,
    },
    ...(cpu.length === 0
      ? []
      : [{ name: "requests per second of the server's CPU time, as a share of a bare handler's", value: quantile(cpu, 0.5).toFixed(2) }]),
  ];
}

/** What node adds to every answer by itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive']);

interface Answer {
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

function answerOf(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: visitorHeaders }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${address} was answered with ${response.statusCode}`));
        const headers = response.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 0 && !addedByNode.has(name.toLowerCase()) ? [name, all[at + 1] as string] : [],
        );
        resolve({ headers, body: Buffer.concat(parts), encoding: response.headers['content-encoding'] });
      });
    }).once('error', reject);
  });
}
