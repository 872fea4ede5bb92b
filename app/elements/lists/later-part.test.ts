import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const place = (part: string, more = '') =>
  `<later-part part="${part}" src="/parts" ${more}><a href="/whole#${part}">${part}</a></later-part>`;
const html = `<style>later-part { display: block; min-height: 100px }</style>
  <div id="prices">${place('prices')}</div><div id="line-ups">${place('line-ups')}</div><div id="hidden" hidden>${place('table')}</div>
  <div style="height: 3000px"></div><div id="others">${place('others', 'near')}</div>`;
const parts = {
  body: ['prices', 'line-ups', 'table', 'others'].map((part) => `<div data-part="${part}"><p>The ${part}</p></div>`).join(''),
  contentType: 'text/html; charset=utf-8',
};

async function open(routes: Parameters<typeof openElementPage>[1]['routes']) {
  const opened = await openElementPage(browser, { name: 'later-part', exported: 'LaterPart', html: '', routes });
  let requests = 0;
  opened.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/parts') requests += 1;
  });
  await opened.page.evaluate((content) => {
    document.body.insertAdjacentHTML('beforeend', content);
  }, html);
  return { ...opened, requests: () => requests };
}

describe('<later-part>', () => {
  it('is replaced by its part once it is displayed, with one request for all that are', async () => {
    const { page, close, requests } = await open({ '/parts': parts });
    await expect.poll(() => page.locator('#prices').innerHTML()).toBe('<p>The prices</p>');
    await expect.poll(() => page.locator('#line-ups').innerHTML()).toBe('<p>The line-ups</p>');
    expect(requests()).toBe(1);
    expect(await page.locator('#hidden later-part, #others later-part').count()).toBe(2);
    await close();
  });

  it('that is not displayed at first is replaced by what the site answers when it is', async () => {
    const { page, close, requests } = await open({ '/parts': parts });
    await expect.poll(() => page.locator('#prices').innerText()).toBe('The prices');
    await page.route('**/parts', (route) => route.fulfill({ ...parts, body: parts.body.replace('The table', 'The table of now') }));
    await page.locator('#hidden').evaluate((element) => element.removeAttribute('hidden'));
    await expect.poll(() => page.locator('#hidden').innerText()).toBe('The table of now');
    expect(requests()).toBe(2);
    await close();
  });

  it('with near is replaced when the reader comes near it', async () => {
    const { page, close } = await open({ '/parts': parts });
    await expect.poll(() => page.locator('#prices').innerText()).toBe('The prices');
    await page.locator('#others').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('#others').innerText()).toBe('The others');
    await close();
  });

  it('leaves the link to a page that has the part where no answer comes, and where the answer lacks the part', async () => {
    const { page, close } = await open({ '/parts': { ...parts, body: '<div data-part="prices"><p>The prices</p></div>' } });
    await page.locator('#line-ups later-part[data-failed]').waitFor();
    expect(await page.locator('#line-ups a').getAttribute('href')).toBe('/whole#line-ups');
    await close();
    const missing = await open({});
    await missing.page.locator('#prices later-part[data-failed]').waitFor();
    expect(await missing.page.locator('#prices a').getAttribute('href')).toBe('/whole#prices');
    await missing.close();
  });
});
