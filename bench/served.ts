import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { visitorHeaders } from './load/visitor-headers.ts';
import type { Figure } from './measuring/figure.ts';
import { quantile } from './measuring/quantile.ts';
import { type MeasuredServer, type ServerLoad, takeTurns } from './measuring/take-turns.ts';
import type { DemonstrationSite } from './site/demonstration-site.ts';

const plan = { turns: 600, turnMs: 50, warmUpMs: 5_000, connections: 32 };
const minShare = 0.75;
const bareServer = fileURLToPath(new URL('./site/bare-server.ts', import.meta.url));

/**
 * Measures the cached home page of the whole site against the same bytes and headers from a bare handler, in short turns; a second bare
 * handler shows the error of the measurement itself. Node has the same options in all.
 */
export async function measureServed(site: DemonstrationSite): Promise<Figure[]> {
  const page = `${site.address}/`;
  await answerOf(page);
  const answer = await answerOf(page);
  const file = join(site.folder, 'home-page.json');
  writeFileSync(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }));
  const [bare, secondBare] = [startBareServer(file), startBareServer(file)];
  try {
    const servers = [{ address: page, pid: site.pid }, await addressOf(bare), await addressOf(secondBare)];
    const [own, other, control] = (await takeTurns({ ...plan, servers })) as [ServerLoad, ServerLoad, ServerLoad];
    return toFigures(own, other, control, answer);
  } finally {
    for (const server of [bare, secondBare]) {
      server.kill('SIGTERM');
      await once(server, 'close');
    }
  }
}

function startBareServer(file: string) {
  return spawn(process.execPath, [...process.execArgv, bareServer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function addressOf(server: ReturnType<typeof startBareServer>): Promise<MeasuredServer> {
  const [port] = await once(server.stdout, 'data');
  return { address: `http://127.0.0.1:${String(port).trim()}/`, pid: server.pid as number };
}

function toFigures(own: ServerLoad, bare: ServerLoad, control: ServerLoad, { body, encoding }: Answer): Figure[] {
  const share = middle(shares(own, bare, 'requestsPerSecond'));
  const controlShare = middle(shares(control, bare, 'requestsPerSecond'));
  const cpuShares = shares(bare, own, 'cpuMicroseconds');
  const speed = ({ turns }: ServerLoad) => middle(turns.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0);
  return [
    {
      name: "cached home page, requests per second, as a share of a bare handler's",
      value: `${share.toFixed(2)} (${speed(own)} of ${speed(bare)}; ${body.length} bytes of ${encoding ?? 'plain text'}; a second bare handler has ${controlShare.toFixed(2)})`,
      target: `≥ ${minShare}`,
      met: share >= minShare,
    },
    { name: 'p99 beside it', value: `${own.p99Ms.toFixed(1)} ms, bare ${bare.p99Ms.toFixed(1)} ms` },
    ...(cpuShares.length === 0
      ? []
      : [{ name: "requests per second of the server's CPU time, as a share of a bare handler's", value: middle(cpuShares).toFixed(2) }]),
  ];
}

/** Returns the ratio of a value of one server to that of another, turn by turn, since the machine is not the same in each. */
function shares(of: ServerLoad, against: ServerLoad, what: keyof ServerLoad['turns'][number]): number[] {
  return of.turns.flatMap((turn, at) => {
    const [value, other] = [turn[what], against.turns[at]?.[what]];
    return value === undefined || other === undefined ? [] : [value / other];
  });
}

function middle(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The headers that Node adds to every answer. */
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
