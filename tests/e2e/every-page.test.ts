import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageFinder } from '#app/document/find-page.ts';
import { prefixedPath } from '#app/i18n/locales.ts';
import { pages } from '#app/pages.ts';
import { comeWithAxe } from './accessibility-faults.ts';
import { faultsOnPhone, openAnew, patientVisitor } from './faults-of-page.ts';
import { namedAddresses, type PageName, pagesAt, pathsOfPages } from './pages-of-every-kind.ts';
import { site } from './site.ts';
import type { SeenTexts } from './unseen-texts.ts';
import { receiveVisitors } from './visitors.ts';

const { visit, stay } = receiveVisitors({ bypassCSP: true });
const paths = await pathsOfPages(site);
/** Pages of which the demonstration has none, with the test that checks one on a separate site. */
const elsewhere: Readonly<Record<string, URL>> = { '/players/:slug': new URL('../site/players-and-line-ups.test.ts', import.meta.url) };
const findPage = createPageFinder(pages);
let page: Page;
/** The texts whose contrast is found sufficient on one page need not be checked on the next. */
const seen: SeenTexts = new Set();

beforeAll(async () => {
  page = await stay(patientVisitor);
  await comeWithAxe(page);
});
afterAll(() => page.context().close());

async function lookAt(name: PageName): Promise<void> {
  await openAnew(page, site + paths[name], 'light');
  expect(await faultsOnPhone(page, 'light', seen)).toEqual([]);
}

describe.each(pages.map(({ address }) => address.path).filter((path) => !(path in elsewhere)))('the page at %s', (path) => {
  const names = pagesAt(path);

  it('is named in pages-of-every-kind.ts', () => {
    expect(names).not.toEqual([]);
  });

  it.each(names)('as %s can be used by everybody on a phone, light and dark, and fits a desk', async (name) => {
    const { pathname } = new URL(paths[name], site);
    expect(findPage(pathname)?.found.address.path).toBe(path);
    await lookAt(name);
  });
});

it.each(Object.entries(elsewhere))('the page at %s is looked at on a site of its own', (path, test) => {
  const [beginning] = path.split(':');
  expect(readFileSync(test, 'utf8')).toContain(`'${beginning}`);
});

it('no address is named at which there is no page any more', () => {
  expect(namedAddresses.filter((path) => pages.every(({ address }) => address.path !== path))).toEqual([]);
});

it('the page of an unknown address can be used by everybody on a phone, light and dark, and fits a desk', () => lookAt('not-found'));

describe('the narrowest phone, 320 px, in the longest words', () => {
  it.each(['home', 'team', 'competition', 'match'] as const)('%s fits, its bar of places too', async (name) => {
    const narrow = await visit(prefixedPath('/gr', paths[name]), { viewport: { width: 320, height: 700 } });
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const cut = (links: Element[]) => links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent);
    expect(await narrow.locator('body > nav a').evaluateAll(cut)).toEqual([]);
  });
});
