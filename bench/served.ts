import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '#server/commands/command-line.ts';
import type { DemonstrationSite } from './demonstration-site.ts';
import type { Figure } from './figure.ts';
import { askFor, type Load, visitorHeaders } from './load.ts';
import { quantile } from './quantile.ts';

const rounds = 7;
const secondsEach = 3;
const leastShare = 0.9;
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The cached home page of the whole site against the same bytes and headers from a bare handler, in alternating rounds. */
export async function measureServed(site: DemonstrationSite): Promise<Figure[]> {
  const page = `${site.address}/`;
  await answerOf(page);
  const answer = await answerOf(page);
  const file = join(site.folder, 'home-page.json');
  writeFileSync(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }));
  const { address: bare, server } = await startBareServer(file);
  try {
    await askFor(page, 2);
    await askFor(bare, 2);
    const loads: { site: Load; bare: Load }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Whoever comes second finds a warmer machine, so they take turns at that as well.
      const siteFirst = round % 2 === 0;
      const first = await askFor(siteFirst ? page : bare, secondsEach);
      const second = await askFor(siteFirst ? bare : page, secondsEach);
      const load = siteFirst ? { site: first, bare: second } : { site: second, bare: first };
      loads.push(load);
      say(
        `  round ${round + 1}: site ${load.site.requestsPerSecond.toFixed(0)}/s p99 ${load.site.p99Ms} ms, bare ${load.bare.requestsPerSecond.toFixed(0)}/s p99 ${load.bare.p99Ms} ms`,
      );
    }
    const share = quantile(
      loads.map((load) => load.site.requestsPerSecond / load.bare.requestsPerSecond),
      0.5,
    );
    const middle = (pick: (load: { site: Load; bare: Load }) => number) => quantile(loads.map(pick), 0.5);
    return [
      {
        name: "cached home page, requests per second, of a bare node:http handler's",
        value: `${share.toFixed(2)} (${middle(({ site: own }) => own.requestsPerSecond).toFixed(0)} and ${middle(({ bare: other }) => other.requestsPerSecond).toFixed(0)})`,
        target: `≥ ${leastShare}`,
        met: share >= leastShare,
      },
      {
        name: 'p99 beside it',
        value: `${middle(({ site: own }) => own.p99Ms)} ms, bare ${middle(({ bare: other }) => other.p99Ms)} ms; ${answer.body.length} bytes of ${answer.encoding}`,
      },
    ];
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
}

async function startBareServer(file: string): Promise<{ address: string; server: ChildProcess }> {
  const server = spawn(process.execPath, [bareServer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  return { address: `http://127.0.0.1:${String(port).trim()}/`, server };
}

/** What node adds to every answer by itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive']);

function answerOf(address: string): Promise<{ headers: string[]; body: Buffer; encoding: string | undefined }> {
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
