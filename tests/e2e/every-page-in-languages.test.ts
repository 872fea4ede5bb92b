import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales, prefixedPath } from '#app/i18n/locales.ts';
import { isThorough } from '#tests/factories/how-many.ts';
import { comeWithAxe } from './accessibility-faults.ts';
import { faultsOnDesk, faultsOnPhone, openAnew, patientVisitor } from './faults-of-page.ts';
import { pageNames, pathsOfPages } from './pages-of-every-kind.ts';
import { site } from './site.ts';
import type { SeenTexts } from './unseen-texts.ts';
import { receiveVisitors } from './visitors.ts';

const { stay } = receiveVisitors({ bypassCSP: true });
const paths = await pathsOfPages(site);
const others = locales.filter(({ tag }) => tag !== 'en');
let page: Page;
/** The texts whose contrast is found sufficient on one page need not be checked on the next. */
const seen: SeenTexts = new Set();

beforeAll(async () => {
  page = await stay(patientVisitor);
  await comeWithAxe(page);
});
afterAll(() => page.context().close());

/* Usually every third page is looked at in one language besides English, by turns; a thorough run looks at each in all of them, and on phones as well. */
describe.each(others.map((locale, index) => ({ ...locale, index })))('in $tag', ({ prefix, index }) => {
  const names = isThorough ? pageNames : pageNames.filter((_, at) => at % 3 === 0 && (at / 3) % others.length === index);

  it.each(names)('%s can be used by everybody on a desk, and fits a phone', async (name) => {
    await openAnew(page, site + prefixedPath(prefix, paths[name]), 'dark');
    expect(await faultsOnDesk(page, seen)).toEqual([]);
  });

  it.each(isThorough ? names : [])('%s can be used by everybody on a phone, light and dark', async (name) => {
    await openAnew(page, site + prefixedPath(prefix, paths[name]), 'dark');
    expect(await faultsOnPhone(page, 'dark', seen)).toEqual([]);
  });
});
