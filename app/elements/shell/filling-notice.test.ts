import { expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html = (body: string) => ({ body, contentType: 'text/html; charset=utf-8' });
const notice = (done: number) => `<filling-notice><p>${done} of 92</p></filling-notice>`;
const page = (list: string, before = '') => `${before}<aside>Tips</aside><main><ul>${list}</ul></main>`;

it('asks for the page every five seconds, shows what has come, and goes when all is there', async () => {
  const one = '<li id="one">one</li>';
  const opened = await openElementPage(browser, { name: 'filling-notice', exported: 'FillingNotice', html: page(one, notice(3)) });
  const { page: tab, close } = opened;
  await tab.clock.install();
  await tab.goto('http://elements.test/');
  await tab.evaluate(() => Object.assign(document.getElementById('one') as HTMLElement, { isSaved: true }));
  const answers = [page(`${one}<li>two</li>`, notice(40)), page(`${one}<li>two</li><li>three</li>`)];
  let asked = 0;
  await tab.route('http://elements.test/', (route) => {
    const body = `<!DOCTYPE html><html lang="en"><head></head><body>${answers[asked]}</body></html>`;
    asked += 1;
    return route.fulfill({ status: 200, ...html(body) });
  });
  await tab.clock.runFor(6_000);
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => tab.locator('filling-notice').innerText()).toBe('40 of 92');
  await expect.poll(() => tab.locator('li').allInnerTexts()).toEqual(['one', 'two']);
  await tab.clock.runFor(5_000);
  await expect.poll(() => tab.locator('filling-notice').count()).toBe(0);
  expect(await tab.locator('li').allInnerTexts()).toEqual(['one', 'two', 'three']);
  expect(await tab.locator('#one').evaluate((row) => 'isSaved' in row)).toBe(true);
  await tab.clock.runFor(60_000);
  expect(asked).toBe(2);
  await close();
});
