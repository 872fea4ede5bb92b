import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { matchLinks } from '#tests/e2e/match-links.ts';
import { pathsOfPages } from '#tests/e2e/pages-of-every-kind.ts';
import { untilSettled } from '#tests/e2e/settled-site.ts';
import { startSite } from '#tests/e2e/start-site.ts';
import { askRaw, type RawAnswer } from '#tests/factories/ask-raw.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { pathsOfSite } from '#tests/hostile-walk/paths-of-site.ts';
import { routesOfSite } from '#tests/lists/routes-of-site.ts';
import { startVarnish, varnishPorts } from './start-varnish.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-edge-'));
// As root the database runs as another user, who has to reach the folder.
await chmod(folder, 0o755);
const ports = await varnishPorts();
const site = await startSite(fileURLToPath(new URL('../..', import.meta.url)), {
  PORT: '0',
  DATA_FOLDER: folder,
  CLOCK: '2026-11-21T15:30:00Z',
  CLOCK_SPEED: '0',
  EDGE: 'varnish',
  EDGE_PURGE_URL: `http://127.0.0.1:${ports.purges}/`,
  TRUST_PROXY: '1',
  COUNTRY_HEADER: 'X-Country',
  GUIDE_BONUS_CODE: 'EDGE-12',
});
/** The visitors of this test name their country themselves, as a proxy in front would. */
const varnish = await startVarnish(site.address, ports, (vcl) => vcl.replace('acl in_front {', 'acl in_front {\n    "127.0.0.1";'));
const end = async () => {
  await varnish.stop();
  await site.stop();
  await removeFolder(folder);
};
afterAll(end);
// Vitest ends nothing where a file fails before its tests.
await untilSettled(site.address).catch(async (error: Error) => {
  const faults = site.faults().join('\n');
  await end();
  throw new Error(`the site of the demonstration: ${error.message}\n${faults}`, { cause: error });
});

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Two visitors who differ in all that a browser sends, each with a mark of their own. */
const visitors = [
  { mark: 'mark-of-ann-7f3e', language: 'en', country: 'GB', address: '203.0.113.7' },
  { mark: 'mark-of-bob-c41d', language: 'cz', country: 'DE', address: '198.51.100.9' },
].map(({ mark, language, country, address }) => ({
  mark,
  headers: {
    'User-Agent': `${chrome} ${mark}`,
    'Accept-Language': language === 'cz' ? 'cs,de;q=0.5' : 'en-GB',
    Cookie: `i18n_redirected=${language}; session=${mark}`,
    'X-Country': country,
    'X-Forwarded-For': address,
    Referer: `https://elsewhere.example/${mark}`,
  } as Record<string, string>,
}));

/** The paths of which each answer is made for one visitor. */
const personal =
  /^(\/[a-z]{2}(_br)?)?\/(votes|offers|goto|market|language|bonus-code)\b|^\/api\/(offers|location|sign-up-guide|slip|soccer\/slip)\b/;

/** Addresses of endpoints to which no page of this list leads. */
const endpoints = [
  '/api/live/events?match=1',
  '/api/live-lag',
  '/api/predictions',
  '/api/push/key',
  '/api/match-feed.xml',
  '/api/slip?slip=x',
  '/forecasts/scores.csv',
  '/forecasts/scores.json',
  '/service-worker.js',
  '/speculation-rules.json',
  '/.well-known/security.txt',
  '/sitemaps/matches-1.xml',
  '/crest/tournament/1.svg',
  '/track-record/checkpoint',
  '/track-record/verifier-key',
  '/track-record/consistency.json?from=1&to=2',
  '/track-record/inclusion.json?record=1&size=2',
  '/track-record/predictions/1-0.json',
  '/track-record/predictions/1.json',
  '/feed/',
  '/language/de',
  '/builds/meta/app.json',
  ...['team/arsenal', 'player/x', 'sport/tennis', 'side/tennis/x', 'match/tennis/x', 'tournament/england/premier-league'].map(
    (picture) => `/share/${picture}/x.png`,
  ),
];

/** Returns every path to ask for, in English and, of pages, in German, with their data. */
async function everyPath(): Promise<string[]> {
  const pages = Object.values(await pathsOfPages(site.address));
  const data = pages.map((path) => path.replace(/^\/?([^?]*)/, (_whole, at: string) => `${at === '' ? '' : `/${at}`}/_payload.json`));
  const german = pages.map((path) => `/de${path === '/' ? '' : path.replace(/^\/\?/, '?')}`);
  return [...new Set([...pages, ...data, ...german, ...(await pathsOfSite(site.address, new URL(site.address).host)), ...endpoints])];
}

/** Returns a pattern that fits the paths of a route. */
function patternOf(route: string): RegExp {
  const parts = route.split(/(:\w+(?:\{(?:[^{}]|\{[^{}]*\})*\})?)/).map((part) => {
    const [isNamed, form] = /^:\w+(?:\{(.+)\})?$/.exec(part) ?? [];
    return isNamed === undefined ? part.replaceAll('.', '\\.').replaceAll('*', '.*') : (form ?? '[^/]+');
  });
  return new RegExp(`^${parts.join('')}$`);
}

const ask = (at: string, path: string, headers: Record<string, string>) => askRaw(at, path, { 'Accept-Encoding': 'identity', ...headers });
const shown = ({ status, body, headers }: RawAnswer) => ({ status, body, to: headers.location });

/** Returns the fault of an answer that Varnish had in memory; undefined where it is what a visitor without any mark gets from the site. */
async function faultOf(path: string, answer: RawAnswer): Promise<string | undefined> {
  if (answer.headers['x-edge'] !== 'hit') return undefined;
  if (answer.headers['set-cookie'] !== undefined) return `${path} is kept with a cookie`;
  if (personal.test(path)) return `${path} is kept, and depends on its visitor`;
  const plain = await ask(site.address, path, { 'User-Agent': chrome, 'Accept-Language': 'en' });
  return JSON.stringify(shown(plain)) === JSON.stringify(shown(answer)) ? undefined : `${path} is kept as the site does not send it`;
}

it('keeps nothing of one visitor for another, of any page or endpoint', async () => {
  const paths = await everyPath();
  const streams = '/api/live';
  const unasked = routesOfSite()
    .filter(
      ({ method, passesOn, path }) => method === 'GET' && !passesOn && path !== streams && !/^\/(?:cz|de|es|gr|it|pt_br)\//.test(path),
    )
    .filter(({ path }) => !paths.some((one) => patternOf(path).test(one.replace(/\?.*/s, ''))));
  expect(unasked.map(({ path }) => path)).toEqual([]);

  const faults: string[] = [];
  let kept = 0;
  for (const path of paths) {
    const [ann, bob] = visitors as [(typeof visitors)[number], (typeof visitors)[number]];
    for (const [visitor, other] of [
      [ann, bob],
      [bob, ann],
      [ann, bob],
    ] as const) {
      const answer = await ask(varnish.address, path, visitor.headers);
      if (answer.headers['x-edge'] === 'hit') kept += 1;
      if (JSON.stringify(answer).includes(other.mark)) faults.push(`${path} shows ${visitor.mark} what is ${other.mark}'s`);
      for (const name of ['surrogate-key', 'surrogate-control', 'xkey']) {
        if (answer.headers[name] !== undefined) faults.push(`${path} shows visitors ${name}`);
      }
      const fault = await faultOf(path, answer);
      // What changed between the two answers is the same when it is asked for again.
      if (fault !== undefined) {
        const again = await faultOf(path, await ask(varnish.address, path, visitor.headers));
        if (again !== undefined) faults.push(again);
      }
    }
  }
  process.stdout.write(`${paths.length} paths, each three times: ${kept} answers from memory\n`);
  expect([...new Set(faults)]).toEqual([]);
  expect(kept).toBeGreaterThan(paths.length);
}, 600_000);

it('says of every page how long an edge may keep it, and its tags in 1,000 bytes', async () => {
  const lifetimes = new Map<string, number>();
  for (const [name, path] of Object.entries(await pathsOfPages(site.address))) {
    const { status, headers } = await ask(site.address, path, { 'User-Agent': chrome, 'Accept-Language': 'en' });
    const isKept = status === 200 && !personal.test(path) && !/private|no-store/.test(String(headers['cache-control']));
    const isRoot = path === '/';
    expect([name, headers['surrogate-key'] !== undefined]).toEqual([name, isKept || isRoot]);
    if (!isKept && !isRoot) continue;
    expect(String(headers['surrogate-key']).length).toBeLessThanOrEqual(1_000);
    lifetimes.set(name, Number(String(headers['surrogate-control']).replace('max-age=', '')));
  }
  process.stdout.write(`seconds at the edge: ${JSON.stringify(Object.fromEntries(lifetimes))}\n`);
  expect(lifetimes.size).toBeGreaterThan(40);
  const [old] = matchLinks((await ask(site.address, '/?date=2026-09-12', {})).body);
  const lifetime = String((await ask(site.address, String(old), {})).headers['surrogate-control']);
  process.stdout.write(`of ${old}: ${lifetime}\n`);
  expect(Number(lifetime.replace('max-age=', ''))).toBeGreaterThan(600);
});
