import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { flagOf } from '#app/pages/leagues/flag-of.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { publicPatienceMs } from './ask-public-apis.ts';
import { mountIcons } from './mount-icons.ts';

const failures: unknown[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Returns an app with the icons; by default it waits for the public APIs as long as a busy machine may need. */
function icons(publicApis: readonly string[] = [], patienceMs = 15_000): Hono {
  const app = new Hono();
  mountIcons(app, { publicApis, patienceMs, failed: (error) => failures.push(error) });
  return app;
}

/**
 * Starts a local server in place of Iconify's public API, and returns its address.
 *
 * @param answer responds as the public API would
 */
async function publicApi(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const here = icons();

describe('icons as data', () => {
  it('are those that were asked for, with the names that do not exist, and may be kept by anybody', async () => {
    const answer = await here.request('/api/icons/circle-flags.json?icons=jp,nowhere,de');
    const { prefix, icons: found, not_found, width } = await answer.json();
    expect([answer.status, prefix, Object.keys(found).sort(), not_found, width]).toEqual([
      200,
      'circle-flags',
      ['de', 'jp'],
      ['nowhere'],
      512,
    ]);
    // The sun disc of Japan's flag is red.
    expect(found.jp.body).toContain('fill="#d80027"');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('are kept for a week when all are there, and for an hour when one is not', async () => {
    const caching = async (names: string) =>
      (await here.request(`/api/icons/circle-flags.json?icons=${names}`)).headers.get('cache-control');
    expect(await caching('de')).toContain('max-age=604800');
    expect(await caching('de,nowhere')).toContain('max-age=3600');
  });

  it('give an alias with the icon that it stands for', async () => {
    const answer = await (await here.request('/api/icons/circle-flags.json?icons=iw')).json();
    expect([answer.aliases.iw.parent, Object.keys(answer.icons)]).toEqual(['il', ['il']]);
  });

  it.each([
    'mdi.json?icons=home',
    'circle-flags.json',
    'circle-flags.json?icons=',
    'circle-flags.json?icons=../de',
    '..%2Fpackage.json?icons=a',
  ])('are 404 at %s, as with the public API', async (path) => {
    const answer = await here.request(`/api/icons/${path}`);
    expect([answer.status, await answer.text()]).toEqual([404, '404']);
  });
});

describe('an icon as a picture', () => {
  it('has the size that was wished for and cannot run anything', async () => {
    const answer = await here.request('/api/icons/circle-flags/de.svg?height=24&rotate=90deg');
    const svg = await answer.text();
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(svg).toMatch(/^<svg [^>]*width="24" height="24" viewBox="0 0 512 512"/);
    expect(svg).toContain('rotate(90 256 256)');
  });

  it('leaves out wishes that could end an attribute', async () => {
    const svg = await (await here.request(`/api/icons/circle-flags/de.svg?width=${encodeURIComponent('1" onload="alert(1)')}`)).text();
    expect(svg).not.toContain('onload');
  });

  it('is 404 when there is none', async () => {
    for (const path of ['circle-flags/nowhere.svg', 'mdi/home.svg', 'circle-flags/DE.svg'])
      expect((await here.request(`/api/icons/${path}`)).status, path).toBe(404);
  });
});

describe('the flag of a country', () => {
  const regions = [...new Set(loadCatalogue().countries.map(({ country }) => country.region))].filter((region) => region !== '001');

  it('is there for every country of the catalogue, and the world has none', async () => {
    expect(regions.length).toBeGreaterThan(50);
    for (const region of regions) {
      const [prefix, name] = (flagOf(region) ?? '').split(':');
      expect((await here.request(`/api/icons/${prefix}/${name}.svg`)).status, region).toBe(200);
    }
    expect(flagOf('001')).toBeUndefined();
  });

  it('is not the sign of a language that happens to have the same letters', async () => {
    const drawing = async (name: string) => {
      const answer = await here.request(`/api/icons/circle-flags/${name}.svg`);
      return answer.status === 200 ? (await answer.text()).replaceAll(/SVG\w+/g, 'id') : undefined;
    };
    for (const region of regions) {
      const name = /^circle-flags:(\w\w)$/.exec(flagOf(region) ?? '')?.[1];
      const flag = name === undefined ? undefined : await drawing(name);
      if (flag === undefined || flag !== (await drawing(`lang-${name}`))) continue;
      // The same letters and the same drawing: then it has to be the language of the country as well.
      const spoken = new Intl.Locale(`und-${region}`).maximize().language;
      expect(await drawing(`lang-${spoken}`), region).toBe(flag);
    }
  });
});

describe('icons that are not installed', () => {
  const home = { prefix: 'mdi', icons: { home: { body: '<path d="M1 1h2z"/>' } }, width: 24, height: 24 };

  it('are asked of the public API where that is allowed, by an address of 500 letters at most', async () => {
    let requested = '';
    const api = await publicApi((request, response) => {
      requested = request.url ?? '';
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(home));
    });
    const names = ['home', ...Array.from({ length: 200 }, (_, number) => `name-${number}`)];
    const answer = await icons([api]).request(`/api/icons/mdi.json?icons=${names.join(',')}`);
    expect([answer.status, (await answer.json()).icons]).toEqual([200, home.icons]);
    expect(requested).toMatch(/^\/mdi\.json\?icons=home,name-0,/);
    expect((api + requested).length).toBeLessThanOrEqual(500);
    expect(await (await icons([api]).request('/api/icons/mdi/home.svg')).text()).toContain('<path d="M1 1h2z"/>');
  });

  it('are not asked for when they are installed', async () => {
    let requests = 0;
    const api = await publicApi((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    expect((await icons([api]).request('/api/icons/circle-flags.json?icons=de')).status).toBe(200);
    expect(requests).toBe(0);
  });

  it('are unknown when the public API does not know them either', async () => {
    const api = await publicApi((_request, response) => response.writeHead(404).end('404'));
    expect((await icons([api]).request('/api/icons/mdi.json?icons=home')).status).toBe(404);
  });

  it('come from the next public API when the first fails', async () => {
    const broken = await publicApi((_request, response) => response.writeHead(500).end());
    const whole = await publicApi((_request, response) => response.end(JSON.stringify(home)));
    expect((await icons([broken, whole]).request('/api/icons/mdi.json?icons=home')).status).toBe(200);
  });

  it('cannot be had for now when no public API answers, which is logged and not kept', async () => {
    const silent = await publicApi(() => {});
    failures.length = 0;
    expect(publicPatienceMs).toBe(1_500);
    const answer = await icons([silent], 50).request('/api/icons/mdi.json?icons=home');
    expect([answer.status, answer.headers.get('cache-control'), failures.length]).toEqual([503, 'no-store', 1]);
  });
});
