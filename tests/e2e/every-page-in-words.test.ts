import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales, prefixedPath } from '#app/i18n/locales.ts';
import { isThorough } from '#tests/factories/how-many.ts';
import { faultsOfPage, faultsOfWords, openAnew, patientVisitor } from './faults-of-page.ts';
import { type PageName, pageNames, pathsOfPages } from './pages-of-every-kind.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { stay } = receiveVisitors({ bypassCSP: true });
const paths = await pathsOfPages(site);
/** Pages of thousands of names, which take longer to search than ten others: usually they are searched in English alone. */
const longest: readonly PageName[] = ['editors-names'];
const usualNames = pageNames.filter((name) => !longest.includes(name));
const others = locales.filter(({ tag }) => tag !== 'en');
let page: Page;

beforeAll(async () => {
  page = await stay(patientVisitor);
});
afterAll(() => page.context().close());

/* Usually each page is looked at in one language besides English, by turns; a thorough run looks at each in all of them, light and dark. */
describe.each(others.map((locale, index) => ({ ...locale, index })))('in $tag', ({ prefix, index }) => {
  const names = isThorough ? pageNames : usualNames.filter((_, at) => at % others.length === index);

  it.each(names)('%s has room for its words, and a name for everything', async (name) => {
    await openAnew(page, site + prefixedPath(prefix, paths[name]), 'dark');
    expect(await (isThorough ? faultsOfPage(page, 'dark') : faultsOfWords(page))).toEqual([]);
  });
});
