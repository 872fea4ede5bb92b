import { beforeAll, describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { matchLinks } from './match-links.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { from, receiveVisitors, scriptsAtWork } from './visitors.ts';
import { watchSlot } from './watch-slot.ts';

/** Every link in a place for offers except the one to this site's own guide, which advertises nothing. */
const adOnly = 'a:not([href$="/bet365-sign-up"])';
const offers = { selector: 'offer-slot', asks: '**/offer-box?*' };
const { newPage } = receiveVisitors();
let matchOfTomorrow: string;
let matchUnderWay: string;

beforeAll(async () => {
  matchOfTomorrow = await firstMatch('/?date=2026-11-22');
  matchUnderWay = await firstMatch('/?tab=live');
});

async function firstMatch(list: string): Promise<string> {
  const html = await (await fetch(site + list, { headers: { 'accept-language': 'en' } })).text();
  return matchLinks(html)[0] ?? expect.fail(`no match in ${list}`);
}

describe('the place for offers on a phone', () => {
  it.each(['/where-to-use-our-tips/bet365', '/sports-life/added-time', 'a match of tomorrow', '/de/where-to-use-our-tips/bet365'])(
    'on %s is filled without moving anything, with links that say what they are',
    async (path) => {
      const page = await newPage(from('GB'));
      const slot = await watchSlot(page, path.startsWith('/') ? path : matchOfTomorrow, offers);
      const links = page.locator(`offer-slot section ${adOnly}`);
      await links.first().waitFor();
      expect(await slot.height()).toBe(slot.emptyHeight);
      expect(await slot.moved()).toEqual([]);
      for (const link of await links.all()) {
        expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
        expect(await link.innerText()).toMatch(path.startsWith('/de') ? /Anzeige$/ : /Ad$/);
      }
    },
  );

  it.each([
    ['/where-to-use-our-tips/bet365', 'IT'],
    ['/where-to-use-our-tips/bet365', 'FR'],
    ['/where-to-use-our-tips/sbobet', 'GB'],
    ['a match under way', 'GB'],
  ])('on %s says that there is nothing for a visitor from %s, and nothing moves', async (path, country) => {
    const page = await newPage(from(country));
    const slot = await watchSlot(page, path.startsWith('/') ? path : matchUnderWay, offers);
    await page.locator('offer-slot').getByRole('link', { name: 'Help with gambling problems' }).waitFor();
    expect(await page.locator('offer-slot').locator('section, a[rel*=sponsored]').count()).toBe(0);
    expect(await slot.height()).toBe(slot.emptyHeight);
    expect(await slot.moved()).toEqual([]);
  });

  it('is filled on the page of a match without React', async () => {
    const page = await newPage(from('GB'));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(site + matchOfTomorrow);
    await page.locator(`offer-slot section ${adOnly}`).first().waitFor();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => url.includes('hydrate-island'))).toEqual([]);
  });

  it('goes, without moving anything, for a visitor from Italy who has not come to it yet', async () => {
    const page = await newPage(from('IT'));
    const held = await holdRequests(page, offers.asks);
    await page.goto(site + matchOfTomorrow);
    await held.requested;
    await watchShifts(page);
    held.release();
    await page.locator(offers.selector).waitFor({ state: 'hidden' });
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('is there again on the next page after it went', async () => {
    const page = await newPage(from('GB'));
    await page.goto(site + matchUnderWay);
    await page.locator(offers.selector).waitFor({ state: 'hidden' });
    await page.evaluate((href) => {
      document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href, id: 'next', textContent: 'next' }));
    }, matchOfTomorrow);
    await page.locator('#next').click();
    await page.waitForURL(site + matchOfTomorrow);
    await page.locator(`offer-slot section ${adOnly}`).first().waitFor();
  });

  it('is not there at all on Italian pages, and nothing is asked', async () => {
    const page = await newPage(from('GB'));
    const requested = noteRequests(page);
    await page.goto(`${site}/it/where-to-use-our-tips/bet365`);
    await scriptsAtWork(page);
    expect(await page.locator('offer-slot').count()).toBe(0);
    expect((await requested()).filter((path) => path.includes('/offer-box'))).toEqual([]);
  });

  it('leads out of the site to the bookmaker', async () => {
    const page = await newPage(from('GB'));
    await page.goto(`${site}/where-to-use-our-tips/bet365`);
    const [left] = await Promise.all([
      page.waitForRequest('https://www.bet365.com/'),
      page.locator('offer-slot section a').first().click(),
    ]);
    expect(left.redirectedFrom()?.url()).toBe(`${site}/goto/bet365/littlebanner`);
  });

  it('is filled anew on the page to which the visitor goes', async () => {
    const page = await newPage(from('GB'));
    await page.goto(`${site}/where-to-use-our-tips/bet365`);
    await page.locator(`offer-slot[src*="bookmaker=bet365"] section ${adOnly}`).waitFor();
    await page.getByRole('article').locator('section a[href="/where-to-use-our-tips/william-hill"]').click();
    await page.locator('offer-slot[src*="bookmaker=williamhill"] section a[href="/goto/williamhill/littlebanner"]').waitFor();
    expect(await page.locator('offer-slot section').count()).toBe(1);
  });
});

describe('without JavaScript', () => {
  it('a link leads from the place to a page of its own with the offers', async () => {
    const page = await newPage({ ...from('GB'), javaScriptEnabled: false });
    await page.goto(site + matchOfTomorrow);
    await page.locator('offer-slot a').click();
    await page.waitForURL('**/offers');
    expect(await page.locator('main a[rel="sponsored nofollow noopener"]').allInnerTexts()).toEqual([
      expect.stringMatching(/^bet365\s*Ad$/),
      expect.stringMatching(/^Ladbrokes\s*Ad$/),
      expect.stringMatching(/^William Hill\s*Ad$/),
    ]);
  });

  it('a forbidden link says so on a page of the site that does not scroll sideways', async () => {
    const page = await newPage({ ...from('GR'), javaScriptEnabled: false });
    const answer = await page.goto(`${site}/gr/goto/bet365`);
    expect(answer?.status()).toBe(451);
    expect(await page.locator('main h1').innerText()).toBe('Ο σύνδεσμος αυτός δεν είναι διαθέσιμος για εσάς');
    expect(await page.locator('html').evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
