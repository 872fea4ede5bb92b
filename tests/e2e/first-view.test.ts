import { beforeAll, expect, it } from 'vitest';
import { locales, prefixedPath } from '#app/i18n/locales.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { matchLinks } from './match-links.ts';
import { pathsOfPages } from './pages-of-every-kind.ts';
import { requestsByItself } from './requests-by-itself.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { newPage } = receiveVisitors();
/**
 * Max bytes, as sent, that a first visit on a phone loads before any interaction, in a demonstration whose jobs have done their work.
 */
const maxBytes = {
  home: { fonts: 35_000, script: 25_000, all: 60_000 },
  live: { fonts: 35_000, script: 25_000, all: 70_000 },
  tips: { fonts: 35_000, script: 25_000, all: 60_000 },
  'finished match': { fonts: 35_000, script: 25_000, all: 60_000 },
  'match to come': { fonts: 35_000, script: 25_000, all: 60_000 },
  'match in play': { fonts: 35_000, script: 25_000, all: 60_000 },
  article: { fonts: 35_000, script: 12_000, all: 50_000 },
};
type Kind = keyof typeof maxBytes;
const paths: Record<Kind, string> = {
  home: '/',
  live: '/?tab=live',
  tips: '/tips',
  'finished match': '',
  'match to come': '',
  'match in play': '',
  article: '/betting-academy/expected-value',
};

beforeAll(async () => {
  paths['finished match'] = (await pathsOfPages(site, ['match'])).match;
  for (const [kind, list] of [
    ['match to come', '/?date=2026-11-22'],
    ['match in play', '/?tab=live'],
  ] as const)
    paths[kind] = matchLinks(await (await fetch(site + list)).text())[0] as string;
});

it.each(['/', '/gr'])('the fonts of %s together are no more than a first view may load, whatever letters the names have', async (path) => {
  const home = await (await fetch(site + path)).text();
  const fonts = await Promise.all(
    [...home.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(async ([, address]) => (await fetch(site + address)).arrayBuffer()),
  );
  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThanOrEqual(maxBytes.home.fonts);
});

it('letters that few names have take no font on the first page of a visit by phone, and theirs on the next and on a wide window', async () => {
  const fontsOf = async (width: number, referer: string | undefined) => {
    const page = await newPage({ viewport: { width, height: 844 } });
    const requests = await requestsByItself(page, () => page.goto(`${site}/teams/besiktas`, referer === undefined ? {} : { referer }));
    return requests.filter((made) => made.resourceType() === 'font').map((made) => made.url().match(/sans-([a-z-]+)-/)?.[1]);
  };
  expect(await fontsOf(390, undefined)).toEqual(['latin']);
  expect(await fontsOf(390, `${site}/`)).toEqual(expect.arrayContaining(['latin', 'latin-ext']));
  expect(await fontsOf(1440, undefined)).toEqual(expect.arrayContaining(['latin', 'latin-ext']));
});

it('the document names every part of its first script, so that none is asked for after another', async () => {
  const home = await (await fetch(`${site}/`)).text();
  const entry = home.match(/<script type="module" src="([^"]+)"/)?.[1] as string;
  const named = [...home.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, part]) => part as string);
  expect(new Set(named)).toEqual(await importsOf(entry));
  expect(named.length).toBeGreaterThan(0);
});

/** Returns the addresses of the modules that a script imports, directly and indirectly. */
async function importsOf(script: string): Promise<Set<string>> {
  const text = await (await fetch(site + script)).text();
  const direct = [...text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, part]) => new URL(part as string, site + script).pathname);
  const further = await Promise.all(direct.map(importsOf));
  return new Set([...direct, ...further.flatMap((imports) => [...imports])]);
}

/** The languages of the readers: usually those that need different font files. */
const readers = howMany(
  locales.filter(({ tag }) => ['en', 'cs', 'el'].includes(tag)),
  [...locales],
);
const pages = readers.flatMap(({ tag, prefix, zone }) =>
  (tag !== 'cs' ? (Object.keys(maxBytes) as Kind[]) : (['home', 'article'] as const)).map((kind) => ({
    tag,
    prefix,
    zone,
    kind,
  })),
);

it.each(pages)('the first view of the $kind page in $tag stays within its bytes', async ({ prefix, zone, kind }) => {
  const page = await newPage({ timezoneId: zone });
  const requests = await requestsByItself(page, () => page.goto(site + prefixedPath(prefix, paths[kind])));
  const sums = { fonts: 0, script: 0, all: 0 };
  for (const request of requests.filter((made) => made.resourceType() !== 'eventsource')) {
    const { responseBodySize } = await request.sizes();
    sums.all += responseBodySize;
    if (request.resourceType() === 'font') sums.fonts += responseBodySize;
    if (request.resourceType() === 'script') sums.script += responseBodySize;
  }
  expect(sums.fonts).toBeGreaterThan(0);
  const exceeded = Object.entries(maxBytes[kind]).filter(([what, bytes]) => sums[what as keyof typeof sums] > bytes);
  expect(exceeded, JSON.stringify(sums)).toEqual([]);
});
