import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

/** What a browser sends that comes back to the English home page. */
export const visitorHeaders: Readonly<Record<string, string>> = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.9',
  cookie: 'i18n_redirected=en',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};

const autocannon = fileURLToPath(new URL('../node_modules/autocannon/autocannon.js', import.meta.url));
const connections = 32;
const run = promisify(execFile);

/** Asks for an address as fast as it is answered, from a process of its own. Any answer but 200 ends the run. */
export async function askFor(address: string, seconds: number): Promise<Load> {
  const headers = Object.entries(visitorHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(
    process.execPath,
    [autocannon, '--json', '-c', String(connections), '-d', String(seconds), ...headers, address],
    {
      maxBuffer: 10_000_000,
    },
  );
  const result = JSON.parse(stdout) as { requests: { average: number }; latency: { p99: number }; errors: number; non2xx: number };
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${address}: ${result.errors} errors and ${result.non2xx} other answers than 200 under load`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}
