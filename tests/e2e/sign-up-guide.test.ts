import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import emptyState from '#app/ui/empty-state.module.css';
import { asPerson } from './as-person.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { from, receiveVisitors, scriptsAtWork } from './visitors.ts';
import { watchSlot } from './watch-slot.ts';

const code = 'JOURNEYS-12';
const guide = '/bet365-sign-up';
const bonusCode = { selector: 'offer-slot', asks: '**/bonus-box' };
const { newPage } = receiveVisitors();

const used = async (): Promise<{ copied: number; followed: number }> => (await (await fetch(`${site}/api/bonus-code/${code}`)).json()).data;

describe('the place of the bonus code', () => {
  it.each([390, 1440])('at %i px is filled for a British reader without moving anything', async (width) => {
    const page = await newPage({ ...from('GB'), viewport: { width, height: 844 } });
    const slot = await watchSlot(page, guide, bonusCode);
    await page.getByText('copied or followed from this site').waitFor();
    expect(await page.locator('copy-code code').innerText()).toBe(code);
    expect(await slot.height()).toBe(slot.emptyHeight);
    expect(await slot.moved()).toEqual([]);
    for (const link of await page.locator('offer-slot a').all()) {
      expect(await link.getAttribute('href')).toBe('/goto/bet365/claimbonus');
      expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
      expect(await link.innerText()).toMatch(/^(Get Bonus Code|Join)\s*Ad$/);
    }
    await page.locator('offer-slot summary').click();
    const rows = await page.locator('offer-slot tbody tr').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Germany 50% boost on net winnings 18 no',
      'Greece 50% boost on net winnings 21 no',
      'Mexico 50% boost on net winnings 18 no',
      'Spain 50% boost on net winnings 18 no',
      'United Kingdom 50% boost on net winnings 18 yes',
      'Denmark safety-net bet of 200 DKK 18 no',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('holds a link alone for a German reader, without a bonus', async () => {
    const page = await newPage(from('DE'));
    const slot = await watchSlot(page, `/de${guide}`, bonusCode);
    const link = page.locator('offer-slot a');
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.innerText()]).toEqual([
      '/de/goto/bet365',
      expect.stringMatching(/^Registrieren\s*Anzeige$/),
    ]);
    expect(await page.locator('offer-slot').innerText()).not.toMatch(/Bonus|%/);
    expect(await slot.height()).toBe(slot.emptyHeight);
    expect(await slot.moved()).toEqual([]);
  });

  it('holds no offer for a visitor from Italy', async () => {
    const page = await newPage(from('IT'));
    const slot = await watchSlot(page, guide, bonusCode);
    await page.locator('offer-slot').getByText('No links to bookmakers here').waitFor();
    expect(await page.locator('offer-slot section').count()).toBe(0);
    expect(await slot.height()).toBe(slot.emptyHeight);
  });

  it('is not there at all on Italian pages, and nothing is asked', async () => {
    const page = await newPage(from('GB'));
    const requested = noteRequests(page);
    await page.goto(`${site}/it${guide}`);
    await scriptsAtWork(page);
    expect(await page.locator('offer-slot').count()).toBe(0);
    expect((await requested()).filter((path) => /bonus-box|bonus-code\//.test(path))).toEqual([]);
  });

  it('is reached from the offers under the review, which lead to the guide', async () => {
    const page = await newPage(from('GB'));
    await page.goto(`${site}/where-to-use-our-tips/bet365`);
    await page.getByRole('link', { name: 'How signing up works' }).click();
    await page.waitForURL(`**${guide}`);
    expect(await page.locator('copy-code code').innerText()).toBe(code);
  });
});

describe('copying the code', () => {
  const announced = (page: Page) => page.locator('#announcer').innerText();

  it('puts it into the clipboard, says so, and is counted', async () => {
    const page = await newPage({ ...from('GB'), permissions: ['clipboard-read', 'clipboard-write'] });
    const before = await used();
    await page.goto(site + guide);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('button', { name: 'Code copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expect.poll(() => announced(page)).toBe('Code copied');
    const count = before.copied + before.followed + 1;
    await page.getByText(count === 1 ? 'Used 1 time:' : `Used ${count} times:`).waitFor();
    expect(await used()).toEqual({ ...before, code, copied: before.copied + 1, used: count });
  });

  it('goes by selection where there is no clipboard to write to', async () => {
    const page = await newPage(from('GB'));
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
    const before = await used();
    await page.goto(site + guide);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('button', { name: 'Code copied' }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(code);
    await expect.poll(async () => (await used()).copied).toBe(before.copied + 1);
  });

  it('leaves the code selected, says so and counts nothing where the browser lets nobody copy', async () => {
    const page = await newPage(from('GB'));
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const before = await used();
    await page.goto(site + guide);
    const requested = noteRequests(page);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => announced(page)).toContain('please copy it yourself');
    expect(await page.evaluate(() => String(getSelection()))).toBe(code);
    expect((await requested()).filter((path) => path.startsWith('/bonus-code/'))).toEqual([]);
    expect(await used()).toEqual(before);
  });

  it('is not all that counts: so does following the link', async () => {
    const page = await newPage({ ...from('GB'), ...asPerson });
    const before = await used();
    await page.goto(site + guide);
    const [left] = await Promise.all([
      page.waitForRequest('https://www.bet365.com/'),
      page.locator('offer-slot a', { hasText: 'Join' }).click(),
    ]);
    expect(left.redirectedFrom()?.url()).toBe(`${site}/goto/bet365/claimbonus`);
    await expect.poll(async () => (await used()).followed).toBe(before.followed + 1);
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  it('a link leads from the guide to a page of its own with the code and its count', async () => {
    const page = await newPage({ ...from('GB'), ...plain });
    await page.goto(site + guide);
    await page.locator('offer-slot a').click();
    await page.waitForURL('**/offers/bet365');
    const box = page.getByRole('region', { name: 'Ad', exact: true });
    expect(await box.locator('copy-code code').innerText()).toBe(code);
    const { copied, followed } = await used();
    expect(await box.locator('[data-used]').innerText()).toContain(copied + followed === 0 ? 'Not used yet' : ` ${copied + followed} time`);
    expect(await box.getByRole('button').count()).toBe(0);
  });

  it('it tells German readers in Germany of the link alone', async () => {
    const page = await newPage({ ...from('DE'), ...plain });
    await page.goto(`${site}/de${guide}`);
    await page.locator('offer-slot a').click();
    await page.waitForURL('**/de/offers/bet365');
    expect(await page.getByRole('region', { name: 'Anzeige', exact: true }).getByRole('link').innerText()).toMatch(
      /^Registrieren\s*Anzeige$/,
    );
    expect(await page.getByRole('region', { name: 'Anzeige', exact: true }).innerText()).not.toMatch(/Bonus/);
  });

  it('it tells Greek readers why there is nothing', async () => {
    const page = await newPage({ ...from('GR'), ...plain });
    await page.goto(`${site}/gr/offers/bet365`);
    expect(await page.getByRole('region', { name: 'Διαφήμιση', exact: true }).count()).toBe(0);
    expect(await page.locator(`.${emptyState.empty}`).innerText()).toContain('δεν επιτρέπονται');
  });
});
