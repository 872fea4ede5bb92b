import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const price = '<licensed-price countries="GB ES" shows="1.95"><span>1.95</span><span hidden>1.90, no licence</span></licensed-price>';
const figures = '<licensed-price countries="GB ES" shows="now"><span>now: +2%</span></licensed-price>';

async function open(country: string | null) {
  const opened = await openElementPage(browser, {
    name: 'licensed-price',
    exported: 'LicensedPrice',
    html: '',
    routes: { '/api/location': { body: JSON.stringify({ data: { c: country, cn: country } }), contentType: 'application/json' } },
  });
  const answered = opened.page.waitForResponse('**/api/location');
  await opened.page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), price + figures);
  await (await answered).finished();
  await opened.page.evaluate(() => new Promise((then) => requestIdleCallback(then)));
  return opened;
}

const seen = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('licensed-price > span')].filter((one) => !one.hidden).map((one) => one.innerText),
  );

describe('<licensed-price>', () => {
  it.each(['GB', 'ES'])('stays where the bookmaker is licensed: %s', async (country) => {
    const { page, close } = await open(country);
    expect(await seen(page)).toEqual(['1.95', 'now: +2%']);
    await close();
  });

  it.each(['DE', 'FR'])('shows elsewhere what stands ready instead, or nothing: %s', async (country) => {
    const { page, close } = await open(country);
    await expect.poll(() => seen(page)).toEqual(['1.90, no licence']);
    await close();
  });

  it('stays as the page came where the country is not known', async () => {
    const { page, close } = await open(null);
    expect(await seen(page)).toEqual(['1.95', 'now: +2%']);
    await close();
  });
});
