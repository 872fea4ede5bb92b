import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html =
  '<law-lines country="GB" src="/de/country-notices/"><span data-age>18+</span><p data-notice>British</p><div data-lines>lines</div></law-lines>';
const json = 'application/json';
const greek = { age: '21+', notice: 'Greek', lines: '<p lang="el">Κίνδυνος</p>' };

async function open(country: string | null, notices: object | null = greek) {
  const requested: string[] = [];
  const opened = await openElementPage(browser, {
    name: 'law-lines',
    exported: 'LawLines',
    html: '',
    routes: {
      '/api/location': { body: JSON.stringify({ data: { c: country, cn: country } }), contentType: json },
      ...(notices === null ? {} : { '/de/country-notices/gr': { body: JSON.stringify(notices), contentType: json } }),
    },
  });
  opened.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return { ...opened, requested };
}
const show = (page: Page) => page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), html);
const idle = (page: Page) => page.evaluate(() => new Promise((then) => requestIdleCallback(then)));
const shown = (page: Page) => page.locator('law-lines').textContent();

describe('<law-lines>', () => {
  it('names age, notice and lines of the visitor’s country, and asks for the country once', async () => {
    const { page, close, requested } = await open('GR');
    await show(page);
    await expect.poll(() => page.locator('law-lines').getAttribute('country')).toBe('GR');
    expect(await shown(page)).toBe('21+GreekΚίνδυνος');
    await show(page);
    await expect.poll(() => page.locator('law-lines[country=GR]').count()).toBe(2);
    expect(requested.filter((path) => path === '/api/location')).toHaveLength(1);
    await close();
  });

  it.each(['GB', null])('asks for no notices at home, nor where the country is not known: %s', async (country) => {
    const { page, close, requested } = await open(country);
    const answered = page.waitForResponse('**/api/location');
    await show(page);
    await (await answered).finished();
    await idle(page);
    expect(requested).toEqual(['/api/location']);
    expect(await shown(page)).toBe('18+Britishlines');
    await close();
  });

  it('leaves what is right for the language where the site does not answer', async () => {
    const { page, close } = await open('GR', null);
    const answered = page.waitForResponse('**/country-notices/gr');
    await show(page);
    await answered;
    await idle(page);
    expect(await shown(page)).toBe('18+Britishlines');
    await close();
  });

  it('asks for nothing until it is a screen away from what is seen', async () => {
    const { page, close, requested } = await open('GR');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div style="height: 500vh"></div>'));
    await show(page);
    await idle(page);
    expect(requested).toEqual([]);
    await page.evaluate(() => scrollTo({ top: innerHeight * 3.5 }));
    await expect.poll(() => page.locator('law-lines').getAttribute('country')).toBe('GR');
    await close();
  });

  it('asks for nothing while the page is only rendered ahead', async () => {
    const { page, close, requested } = await open('GR');
    await page.evaluate(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
    await show(page);
    await idle(page);
    expect(requested).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => page.locator('law-lines').getAttribute('country')).toBe('GR');
    await close();
  });
});
