import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIfStale } from './build.ts';

let root: string;
let builds: number;
let announced: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tipledger-build-'));
  builds = 0;
  announced = [];
  await write('app/pages/home/home.tsx', 'export const home = 1;');
  await write('domain/odds/market.ts', 'export const markets = {};');
  await write('package.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Builds one script from the page's source. */
async function build(): Promise<void> {
  builds += 1;
  await write('build/client/home.js', (await readFile(join(root, 'app/pages/home/home.tsx'), 'utf8')).repeat(200));
}

const start = (builder: () => Promise<void> = build) => buildIfStale((text) => announced.push(text), { root, build: builder });

describe('the pages', () => {
  it('are built once for the same sources, with compressed copies', async () => {
    await start();
    await start();
    expect([builds, announced]).toEqual([1, ['Building the pages']]);
    expect(['home.js', 'home.js.br', 'home.js.gz'].map((name) => existsSync(join(root, 'build/client', name)))).toEqual([true, true, true]);
  });

  it.each([
    ['app/pages/home/home.tsx', 'export const home = 2;'],
    ['app/pages/team/team.tsx', 'export const team = 1;'],
    ['domain/odds/market.ts', 'export const markets = { "match-result": [] };'],
    ['languages/de/messages.json', '{ "tip": "Tipp" }'],
    ['languages/de/prose/words.ts', 'export const words = 1;'],
    ['public/robots.txt', 'User-agent: *'],
    ['vite.config.ts', 'export default {};'],
    ['package-lock.json', '{ "lockfileVersion": 3 }'],
  ])('are built again after %s has changed', async (path, text) => {
    await start();
    await write(path, text);
    await start();
    expect(builds).toBe(2);
  });

  it('are built again after Vite alone has emptied their folder and built them without compressed copies', async () => {
    await start();
    await rm(join(root, 'build/client'), { recursive: true });
    await build();
    await start();
    expect(existsSync(join(root, 'build/client/home.js.br'))).toBe(true);
  });

  it('are not built again after an endpoint has changed, which runs as it is', async () => {
    await start();
    await write('app/endpoints/crests/crest-svg.ts', 'export const crest = 1;');
    await start();
    expect(builds).toBe(1);
  });

  it('are built again after a file has gone, or has another name', async () => {
    await write('app/pages/team/team.tsx', 'export const team = 1;');
    await start();
    await rm(join(root, 'app/pages/team/team.tsx'));
    await start();
    await rm(join(root, 'app/pages/home'), { recursive: true });
    await write('app/pages/house/home.tsx', 'export const home = 1;');
    await start(async () => {
      builds += 1;
      await mkdir(join(root, 'build/client'), { recursive: true });
    });
    expect(builds).toBe(3);
  });

  it.each(['server/start/start-site.ts', 'app/pages/home/home.test.tsx', 'README.md'])(
    'are left as they are when only %s has changed',
    async (path) => {
      await start();
      await write(path, 'something else');
      await start();
      expect(builds).toBe(1);
    },
  );

  it('are built again after a build that failed, even when the sources are what they were before it', async () => {
    const before = 'export const home = 1;';
    await start();
    await write('app/pages/home/home.tsx', 'export const home = ;');
    await expect(start(() => Promise.reject(new Error('no such syntax')))).rejects.toThrow('no such syntax');
    await write('app/pages/home/home.tsx', before);
    await start();
    expect(builds).toBe(2);
  });

  it('are built by one of several processes that start at once', async () => {
    await Promise.all([start(), start(), start()]);
    expect(builds).toBe(1);
  });
});
