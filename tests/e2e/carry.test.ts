import reader from 'jsqr';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { newPage, visit } = receiveVisitors();

const chosen = { favorites: '["m12","t7","c3"]', pinned: '["c3"]', theme: 'dark', oddsType: 'fractional', timeZone: 'Asia/Tokyo' };
const own = { slip: '{"version":1,"mode":"singles","stakeUnits":1,"legs":[]}', votes: '{"soccer":{"1":"home"}}' };

/** Returns a visitor's page with the code that takes choices along, opened after the choices were stored in the browser. */
async function sender(): Promise<Page> {
  const page = await visit('/about-us');
  await page.evaluate(
    (stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    },
    { ...chosen, ...own },
  );
  await page.goto(`${site}/carry`);
  await scriptsAtWork(page);
  return page;
}

const linkOf = (page: Page) => page.locator('carried-choices code').innerText();

/** Returns the visible rows, each as the lines of its text: its name and its value. */
const rowsOf = (page: Page) =>
  page
    .locator('carried-choices dl:visible > div:visible')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.split('\n')));

const storedOn = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

/** Records everything that a page sends from now on: addresses, bodies and headers. */
function noteSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(decodeURIComponent(request.url()), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  return sent;
}

describe('favourites and settings', () => {
  it('go to another device in a link, which tells what would change and changes it when that is wanted', async () => {
    const from = await sender();
    const link = await linkOf(from);
    expect(await rowsOf(from)).toEqual([
      ['Favorites', '3'],
      ['Pinned competitions', '1'],
      ['Folded competitions', '0'],
      ['Theme', 'Dark'],
      ['Odds format', 'Fractional'],
      ['Scores', 'Visible'],
      ['Delay', 'No delay'],
      ['Goals in the tab title', 'Off'],
      ['Time zone', expect.stringMatching(/^GMT\+9 /)],
      ['Language', 'English'],
    ]);

    const to = await visit('/about-us');
    await to.evaluate(() => localStorage.setItem('favorites', '["t7","m99"]'));
    await to.goto(link);
    await scriptsAtWork(to);
    expect(to.url()).toBe(`${site}/carry`);
    expect(await rowsOf(to)).toEqual([
      ['Favorites', '+2'],
      ['Pinned competitions', '+1'],
      ['Theme', 'Dark'],
      ['Odds format', 'Fractional'],
      ['Time zone', expect.stringMatching(/^GMT\+9 /)],
      ['Language', 'English'],
    ]);
    expect((await storedOn(to)).favorites).toBe('["t7","m99"]');
    expect(await to.locator('html').getAttribute('data-theme')).toBeNull();

    await to.getByRole('button', { name: 'Take over' }).click();
    await expect.poll(() => to.locator(':focus').innerText()).toContain('Done: your favourites and settings are here now.');
    expect(await storedOn(to)).toMatchObject({ ...chosen, favorites: '["t7","m99","m12","c3"]' });
    expect(Object.keys(await storedOn(to)).filter((key) => key in own)).toEqual([]);
    expect(await to.locator('html').getAttribute('data-theme')).toBe('dark');
    expect((await rowsOf(to))[0]).toEqual(['Favorites', '4']);
  });

  it('are sent to nobody, neither where the link is made nor where it is opened', async () => {
    const from = await sender();
    const link = await linkOf(from);
    const text = link.slice(link.indexOf('#c=') + '#c=1.'.length);
    const to = await newPage();
    const sent = noteSent(to);
    const ended = noteRequests(to);
    await to.goto(link);
    await scriptsAtWork(to);
    await to.getByRole('button', { name: 'Take over' }).click();
    await ended();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((part) => [text, '#c=', 'm12.t7', '"m12"'].some((carried) => part.includes(carried)))).toEqual([]);

    const sentFrom = noteSent(from);
    const endedFrom = noteRequests(from);
    await from.reload();
    await scriptsAtWork(from);
    expect(await linkOf(from)).toBe(link);
    await endedFrom();
    expect(sentFrom.filter((part) => [text, '#c=', 'm12.t7', '"m12"'].some((carried) => part.includes(carried)))).toEqual([]);
  });

  it('wait through a reload, and stay away when they are not wanted', async () => {
    const link = await linkOf(await sender());
    const to = await visit(link.slice(site.length));
    await to.reload();
    await scriptsAtWork(to);
    expect(await rowsOf(to)).toContainEqual(['Theme', 'Dark']);
    await to.getByRole('button', { name: 'Leave as it is' }).click();
    await expect.poll(() => to.locator(':focus').innerText()).toBe('Nothing has been changed.');
    await to.reload();
    await scriptsAtWork(to);
    expect(await rowsOf(to)).toContainEqual(['Theme', 'Same as device']);
    expect(await storedOn(to)).not.toHaveProperty('theme');
  });

  it('that are there already are not taken over again', async () => {
    const link = await linkOf(await sender());
    const to = await visit(link.slice(site.length));
    await to.getByRole('button', { name: 'Take over' }).click();
    await expect.poll(() => to.locator('carried-choices code').isVisible()).toBe(true);
    // The page stays: only the fragment of its address is another.
    await to.evaluate((address) => location.assign(address), link);
    await expect.poll(() => to.getByText('Everything in this link is already here.').isVisible()).toBe(true);
    expect(await to.locator('[data-answer]:visible, [data-outcome]:visible').count()).toBe(0);
    expect(to.url()).toBe(`${site}/carry`);
  });
});

describe('the QR code of the link', () => {
  /** Returns the text that another implementation reads from the picture of the QR code. */
  async function readCode(page: Page): Promise<string | undefined> {
    const { data, width, height } = PNG.sync.read(await page.getByRole('img', { name: 'QR code with your link' }).screenshot());
    return reader.default(Uint8ClampedArray.from(data), width, height)?.data;
  }

  it('is drawn when it is asked for, by night as well, follows what is chosen, and ends where a code cannot hold the link', async () => {
    const page = await sender();
    const ended = noteRequests(page);
    const sent = noteSent(page);
    await page.getByText('QR code', { exact: true }).click();
    await expect.poll(() => readCode(page)).toBe(await linkOf(page));
    await ended();
    expect(sent.filter((part) => part.includes('#c=') || part.includes('m12.t7'))).toEqual([]);

    const favourites = async (count: number) => {
      const list = Array.from({ length: count }, (_, index) => `m${1000 + index}`);
      await page.evaluate((text) => localStorage.setItem('favorites', text), JSON.stringify(list));
      await page.reload();
      await page.getByText('QR code', { exact: true }).click();
    };
    // Six letters for each favourite are eight in base64.
    await favourites(330);
    await expect.poll(() => readCode(page)).toBe(await linkOf(page));
    await favourites(380);
    await expect.poll(() => page.getByText('Your link is too long for a QR code.').isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: 'QR code with your link' }).isVisible()).toBe(false);
  });
});

it.each([
  ['/carry#c=1.eyJ0aGV', 'This link is incomplete or damaged.'],
  ['/carry#c=2.eyJ0aGVtZSI6ImRhcmsifQ', 'This link was made by another version of the site.'],
  ['/de/carry#c=nothing', 'Dieser Link ist unvollständig oder beschädigt.'],
])('a link that cannot be read changes nothing, and the page says so: %s', async (path, words) => {
  const page = await visit(path);
  expect(await page.getByRole('alert').innerText()).toContain(words);
  expect(await page.evaluate(() => location.hash)).toBe('');
  expect(await storedOn(page)).not.toHaveProperty('theme');
  expect(await page.locator('[data-answer]:visible').count()).toBe(0);
});

it('without a script the page says that it needs one, and shows nothing that does not work', async () => {
  const page = await visit('/carry', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } });
  expect(await page.getByText('The link is made in your browser and needs JavaScript').isVisible()).toBe(true);
  expect(await page.locator('carried-choices').isVisible()).toBe(false);
});

it('the way there is in the menu of the display, and below the favourites', async () => {
  const page = await visit('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Display' }).click();
  await toNextPage(page, () => page.getByRole('link', { name: 'Take to another device' }).click());
  expect(new URL(page.url()).pathname).toBe('/carry');
  await page.goto(`${site}/england/premier-league`);
  const competition = await page.locator('main favourite-star').first().getAttribute('item');
  await page.evaluate((item) => localStorage.setItem('favorites', JSON.stringify([item])), competition);
  await page.goto(`${site}/?tab=favorites`);
  await toNextPage(page, () => page.getByRole('main').getByRole('link', { name: 'Take to another device' }).click());
  expect(await rowsOf(page)).toContainEqual(['Favorites', '1']);
});
