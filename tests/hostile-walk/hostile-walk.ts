import '#server/start/production-mode.ts';
import { randomInt } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBookmakerTargets } from '#app/endpoints/affiliate-links/bookmaker-targets.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { buildIfStale } from '#server/start/build.ts';
import { startSite } from '#tests/e2e/start-site.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { bearAttacks } from './bear-attacks.ts';
import { pathsOfSite } from './paths-of-site.ts';
import { type WalkReport, walk } from './walk.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const matchFeed = 'https://feed.example/matches.xml';
/**
 * The settings of both sites. They trust a proxy, so that each request can come from another address and country; the clock is set, since
 * the real one would change the pages.
 */
const shared = {
  PORT: '0',
  CLOCK: '2026-11-21T15:30:00Z',
  ROLE: 'web',

  TRUST_PROXY: '1',
  COUNTRY_HEADER: 'CF-IPCountry',
  GUIDE_BONUS_CODE: 'WALK-12',
};
/** A site without a configured name, and one with it. */
const sites = [
  { name: 'a site without a name', settings: {}, host: undefined, origins: [] },
  {
    name: 'a site with PUBLIC_URL, a domain of a language and a feed of matches',
    settings: {
      PUBLIC_URL: 'https://tips.example',
      DOMAIN_DE: 'tipps.example',
      MATCH_FEED_URL: matchFeed,
      METRICS_TOKEN: 'a-long-enough-token',
    },
    host: 'tips.example',
    origins: ['https://tipps.example'],
  },
] as const;

/** Max findings, and max faults of the log, that are listed. */
const maxShown = 20;

const { seed, requests } = readCall();
await buildIfStale(say);
const folder = await mkdtemp(join(tmpdir(), 'tipledger-walk-'));
// As root the database runs as another user, who has to reach the folder.
await chmod(folder, 0o755);
try {
  say(`seed ${seed}, ${requests} requests; the same again: npm run hostile-walk -- --seed ${seed} --requests ${requests}`);
  const outward = [...readBookmakerTargets(undefined).addresses, matchFeed];
  for (const { name, settings, host, origins } of sites) {
    say(`\n${name}: starting the demonstration`);
    const site = await startSite(root, { ...shared, ...settings, DATA_FOLDER: folder });
    const { port } = new URL(site.address);
    const known = host ?? `localhost:${port}`;
    const walked = {
      host: known,
      origin: host === undefined ? site.address : `https://${host}`,
      paths: await pathsOfSite(site.address, known),
    };
    const report = await walk({ site: walked, port: Number(port), seed, requests: Math.ceil(requests / sites.length), origins, outward });
    await bearAttacks({ port: Number(port), host: known, origin: walked.origin, day: shared.CLOCK.slice(0, 10) }, folder);
    await site.stop();
    const { lines, isClean } = describeWalk(report, site.faults());
    for (const line of lines) say(line);
    if (!isClean) process.exitCode = 1;
  }
} finally {
  await removeFolder(folder);
}

function readCall(): { readonly seed: number; readonly requests: number } {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string', default: '10000' } } });
  const numbers = { seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed), requests: Number(values.requests) };
  for (const [option, number] of Object.entries(numbers)) {
    if (Number.isSafeInteger(number) && number >= 0) continue;
    process.stderr.write(`--${option} wants a whole number\nnpm run hostile-walk -- [--seed 42] [--requests 10000]\n`);
    process.exit(2);
  }
  return numbers;
}

/** Returns the report of a walk as lines, and whether the walk had no findings and no faults. `faults` are lines of the site's log. */
function describeWalk(
  { statuses, findings }: WalkReport,
  faults: readonly string[],
): { readonly lines: string[]; readonly isClean: boolean } {
  const lines = [...statuses].map(([status, count]) => `  ${status}: ${count}`);
  lines.push(`  answers of 500: ${statuses.get('500') ?? 0}; findings: ${findings.length}; faults in the log: ${faults.length}`);
  for (const { what, request } of findings.slice(0, maxShown)) lines.push(`  ${what}: ${JSON.stringify(request)}`);
  for (const fault of faults.slice(0, maxShown)) lines.push(`  in the log: ${fault.slice(0, 1_000)}`);
  return { lines, isClean: findings.length === 0 && faults.length === 0 };
}
