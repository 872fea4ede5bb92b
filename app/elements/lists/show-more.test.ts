import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const link = (name: string) => `<li><a href="/${name}">${name}</a></li>`;
const page = (list: string, links: string) =>
  `<div id="list">${list}</div><show-more id="more-list" list="list">${links}<p data-failed hidden>It did not load.</p></show-more><p id="announcer"></p>`;

const first = page(
  `<section id="saturday"><ul>${link('one')}${link('two')}</ul></section><a id="cup" href="/open">Cup</a>`,
  '<a href="/?more=2">More</a>',
);
const second = page(
  `<section id="saturday"><ul>${link('one')}${link('two')}${link('three')}</ul></section>
   <section id="cup"><ul>${link('four')}</ul></section><section id="sunday"><ul>${link('five')}</ul></section>`,
  '<a href="/" data-less>Less</a>',
);

const open = (routes: Readonly<Record<string, { body: string; contentType: string; status?: number }>>) =>
  openElementPage(browser, { name: 'show-more', exported: 'ShowMore', html: first, routes });
const html = (body: string) => ({ body, contentType: 'text/html; charset=utf-8' });

describe('<show-more>', () => {
  it('adds what the longer list has more, goes to the first new row, and makes the address that of the longer list', async () => {
    const { page, close } = await open({ '/?more=2': html(second) });
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByText('More').click();
    await expect.poll(() => page.locator('#list a').allInnerTexts()).toEqual(['one', 'two', 'three', 'four', 'five']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('three');
    expect(page.url()).toBe('http://elements.test/?more=2');
    expect(await page.evaluate(() => 'stayed' in window && history.length)).toBe(2);
    await close();
  });

  it('takes away what it added by "show less", address and all', async () => {
    const { page, close } = await open({ '/?more=2': html(second) });
    const whole = await page.locator('#list').innerHTML();
    await page.getByText('More').click();
    await page.getByText('Less').click();
    expect(await page.locator('#list').innerHTML()).toBe(whole);
    expect(page.url()).toBe('http://elements.test/');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More');
    await close();
  });

  it('adds nothing above: what has moved up from another list of the page, or is newer than it, waits for the next page', async () => {
    const html = page(
      `<p id="r3">Open</p><ul id="list"><li id="r2">two</li><li id="r1">one</li></ul>`,
      '<a href="/?more=2">More</a>',
    ).replace('<div id="list">', '<div>');
    const longer = html.replace('<li id="r2">', '<li id="r3">three</li><li id="r2">').replace('</ul>', '<li id="r0">none</li></ul>');
    const { page: opened, close } = await openElementPage(browser, {
      name: 'show-more',
      exported: 'ShowMore',
      html,
      routes: { '/?more=2': { body: longer, contentType: 'text/html; charset=utf-8' } },
    });
    await opened.getByText('More').click();
    await expect.poll(() => opened.locator('#list li').allInnerTexts()).toEqual(['two', 'one', 'none']);
    await close();
  });

  it('leaves the list as it is and says so where the longer one cannot be had, until it can', async () => {
    const { page, close } = await open({ '/?more=2': html(second) });
    await page.route('**/?more=2', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    const whole = await page.locator('#list').innerHTML();
    await page.getByText('More').click();
    await expect.poll(() => page.locator('#announcer').innerText()).toBe('It did not load.');
    expect(await page.locator('[data-failed]').isVisible()).toBe(true);
    expect(await page.locator('#list').innerHTML()).toBe(whole);
    expect(page.url()).toBe('http://elements.test/');
    await page.unroute('**/?more=2');
    await page.getByText('More').click();
    await expect.poll(() => page.locator('#list a').count()).toBe(5);
    expect(await page.getByText('It did not load.').filter({ visible: true }).count()).toBe(0);
    await close();
  });

  it('follows its link where the page has no such list', async () => {
    const { page, close } = await open({ '/?more=2': html('<p>Away</p>') });
    await page.getByText('More').click();
    await page.waitForURL('http://elements.test/?more=2');
    await expect.poll(() => page.locator('body').innerText()).toBe('Away');
    await close();
  });
});
