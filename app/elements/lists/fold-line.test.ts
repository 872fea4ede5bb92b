import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html = `<ul><li><fold-line src="/part" opens="country=spain" rows="2"><a href="/?country=spain#in-spain">Spain</a><div hidden></div></fold-line></li></ul>
  <p id="below">Below</p><p id="announcer"></p>
  <template id="fold-failed"><p data-failed>It did not load. <a href="/">As a page</a></p></template>`;
const part = {
  body: '<p style="margin:0;height:44px">Liga</p><p style="margin:0;height:44px">Copa</p>',
  contentType: 'text/html; charset=utf-8',
};
const open = (routes: Parameters<typeof openElementPage>[1]['routes'] = {}) =>
  openElementPage(browser, { name: 'fold-line', exported: 'FoldLine', html, path: '/?date=2026-11-29', routes });

describe('<fold-line>', () => {
  it('opens by the keyboard what the site answers, once, and tells so in the address', async () => {
    const { page, close } = await open({ '/part': part });
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    const line = page.getByRole('button', { name: 'Spain' });
    expect(await line.getAttribute('aria-expanded')).toBe('false');
    await line.press(' ');
    await page.getByText('Copa').waitFor();
    expect([await line.getAttribute('aria-expanded'), page.url()]).toEqual(['true', 'http://elements.test/?date=2026-11-29&country=spain']);
    await line.press('Enter');
    expect([await page.getByText('Copa').isVisible(), page.url()]).toEqual([false, 'http://elements.test/?date=2026-11-29']);
    await line.click();
    expect([await page.getByText('Copa').isVisible(), asked]).toEqual([true, 1]);
    await close();
  });

  it('keeps the room of its rows before they come, so that they move nothing', async () => {
    const { page, close } = await open();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/part', async (route) => {
      await held;
      await route.fulfill({ status: 200, ...part });
    });
    const below = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
    const before = await below();
    await page.getByRole('button', { name: 'Spain' }).click();
    expect((await below()) - before).toBe(88);
    release();
    await page.getByText('Copa').waitFor();
    expect((await below()) - before).toBe(88);
    await close();
  });

  it('says that nothing came and leads to the page that has it, and asks again when it is opened again', async () => {
    const { page, close } = await open();
    const line = page.getByRole('button', { name: 'Spain' });
    await line.click();
    await page.getByText('It did not load.').first().waitFor();
    expect(await page.getByRole('link', { name: 'As a page' }).getAttribute('href')).toBe('http://elements.test/?country=spain#in-spain');
    expect(await page.locator('#announcer').textContent()).toContain('It did not load.');
    await page.route('**/part', (route) => route.fulfill({ status: 200, ...part }));
    await line.click();
    await line.click();
    await page.getByText('Copa').waitFor();
    await close();
  });
});
