import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { itThoroughly } from './factories/how-many.ts';
import { sharedBrowser } from './factories/shared-browser.ts';
import { readCall } from './side-by-side/read-call.ts';
import { reportDifferences } from './side-by-side/report-differences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ended: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** Links to pages that are missing, as most pages are on the small site. */
const sportsLife = '<a href="/sports-life/news/a-week">A week</a>';
const tennis = '<a href="/tennis/matches/x-y">X v Y</a>';
const basketball = '<a href="/basketball/matches/x-y">Y at X</a>';
const home = '<ul><li data-match="1"><a href="/x-v-y">X v Y</a></ul>';

/** Starts a site of six kinds of pages on loopback, of which every other path is missing. */
async function startSmallSite(pages: Readonly<Record<string, string | undefined>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const body = {
      '/': home,
      '/x-v-y': 'X v Y',
      '/tips': 'Tips',
      '/sports-life': sportsLife,
      '/tennis': tennis,
      '/basketball': basketball,
      ...pages,
    }[url];
    const html = `<!doctype html><html lang="en"><body style="margin:0;font:20px monospace">${body ?? 'missing'}`;
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html', Connection: 'close' }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ended.push(() => new Promise((closed) => server.close(closed)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const browser = await sharedBrowser();

/** Returns a new folder for the pictures, and the words of a call that compares pages of two sites. */
async function aCall(before: string, after: string, pages: string): Promise<{ readonly out: string; readonly words: readonly string[] }> {
  const out = await mkdtemp(join(tmpdir(), 'side-by-side-'));
  ended.push(() => rm(out, { recursive: true, force: true }));
  const chosen = ['--languages', 'en', '--pages', pages, '--widths', '390'];
  return { out, words: ['--before', before, '--after', after, '--out', out, ...chosen] };
}

async function compare(before: string, after: string, pages: string) {
  const { out, words } = await aCall(before, after, pages);
  const { lines, isAnyDifferent } = await reportDifferences(browser, readCall(words));
  return { lines, isAnyDifferent, files: (await readdir(out)).sort() };
}

/** Runs the command as a person does, with a separate browser. */
function run(words: readonly string[]): Promise<{ code: number; output: string; complained: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['tests/side-by-side/side-by-side.ts', ...words], { cwd: root }, (error, output, complained) =>
      done({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, output, complained }),
    );
  });
}

itThoroughly('finds nothing between two sites that are the same', async () => {
  const compared = await compare(await startSmallSite({}), await startSmallSite({}), 'home,tips,match');
  expect(compared).toEqual({ lines: ['0 of 3 pages differ'], isAnyDifferent: false, files: ['index.html'] });
});

it('shows the one page that differs, with the share of its pixels and its three pictures, when it is run', {
  timeout: 60_000,
}, async () => {
  // A black bar of a tenth of the window, 390 x 90 of 390 x 900.
  const after = await startSmallSite({ '/tips': '<div style="height:90px;background:#000"></div>' });
  const before = await startSmallSite({ '/tips': '' });
  const { out, words } = await aCall(before, after, 'home,tips,match');
  const { code, output } = await run(words);
  expect(code).toBe(1);
  expect(output).toMatch(/^ 10\.000 % {2}tips +en +390 {2}\/tips\n1 of 3 pages differ\n$/);
  const files = (await readdir(out)).sort();
  expect(files).toEqual(['index.html', 'tips-en-390-after.png', 'tips-en-390-before.png', 'tips-en-390-difference.png']);
  const index = await readFile(join(out, 'index.html'), 'utf8');
  for (const picture of files.slice(1)) expect(index).toContain(`src="${picture}"`);
});

itThoroughly('pads the shorter of two pictures, and counts what is only on the other as different', async () => {
  // Of 1800 pixels' height the lower half is on one picture only.
  const { lines } = await compare(
    await startSmallSite({ '/tips': '' }),
    await startSmallSite({ '/tips': '<div style="height:1800px"></div>' }),
    'tips',
  );
  expect(lines[0]).toMatch(/^ 50\.000 % {2}tips .* height 900 -> 1800$/);
});

itThoroughly('names a match that is missing on the other site', async () => {
  const before = await startSmallSite({});
  const after = await startSmallSite({ '/': home.replace('/x-v-y', '/x-v-z'), '/x-v-y': undefined });
  const { lines, isAnyDifferent } = await compare(before, after, 'match');
  expect(isAnyDifferent).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/match +en +390 {2}\/x-v-y {2}status 200 -> 404$/));
});

const called = ['--before', 'http://127.0.0.1:1', '--after', 'http://127.0.0.1:2', '--out', '/nowhere'];

it.each([
  [['--languages', 'en,fr'], '--languages: "fr" is none of en, cs, de, es, el, it, pt-BR'],
  [['--pages', 'hme'], '--pages: "hme" is none of home, '],
  [['--widths', '390,wide'], '--widths: "wide" is no width from 100 to 9999'],
  [['--scheme', 'sepia'], '--scheme: "sepia" is none of light, dark'],
  [['--after', 'localhost'], '--after is no address of a site: "localhost"'],
])('says of a wrong call %j what is wrong with it', (words, message) => {
  expect(() => readCall([...called, ...words])).toThrow(message);
});

it('ends with 2 when it is called wrongly, and says why', { timeout: 60_000 }, async () => {
  const { code, complained } = await run([...called, '--scheme', 'sepia']);
  expect(code).toBe(2);
  expect(complained).toMatch(/^--scheme: "sepia" is none of light, dark$/m);
});
