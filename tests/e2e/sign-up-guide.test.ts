import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

const site = inject('siteAddress');
const code = 'JOURNEYS-12';
const guide = '/bet365-sign-up';
/** The browser of the journeys calls itself headless, which counts as a crawler. */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(country: string, work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...options,
    extraHTTPHeaders: { 'cf-ipcountry': country },
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await work(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

const used = async (): Promise<{ copied: number; followed: number }> => (await (await fetch(`${site}/api/bonus-code/${code}`)).json()).data;
const heightOf = (page: Page) => page.locator('[data-bonus-slot]').evaluate((slot) => slot.getBoundingClientRect().height);

/** Looks at the empty place, lets the site answer, and gives how far the page moved after that. */
async function fillSlot(page: Page, path: string): Promise<{ height: number; moved: () => Promise<number> }> {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/sign-up-guide?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/sign-up-guide?*');
  await page.goto(site + path, { waitUntil: 'load' });
  await page.locator('[data-bonus-slot]').evaluate((slot) => slot.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await asked;
  const height = await heightOf(page);
  await page.evaluate(async () => {
    // What scrolling itself moves is drawn first: it is not the answer's doing.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  const answered = page.waitForResponse('**/api/sign-up-guide?*');
  answer();
  await answered;
  const moved = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
      return (window as unknown as { shifted: number }).shifted;
    });
  return { height, moved };
}

describe('the place of the bonus code', () => {
  it.each([390, 1440])('at %i px is filled for a British reader without moving anything', async (width) => {
    await open(
      'GB',
      async (page) => {
        const { height, moved } = await fillSlot(page, guide);
        await page.getByText('copied or followed from this site').waitFor();
        expect(await page.locator('[data-bonus-code]').innerText()).toBe(code);
        expect(await heightOf(page)).toBe(height);
        expect(await moved()).toBe(0);
        for (const link of await page.locator('[data-bonus-slot] a').all()) {
          expect(await link.getAttribute('href')).toBe('/goto/bet365/claimbonus');
          expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
          expect(await link.innerText()).toMatch(/^(Get Bonus Code|Join)\s*Ad$/);
        }
        await page.locator('.bonus-zone summary').click();
        const rows = await page.locator('.bonus-zone tbody tr').allInnerTexts();
        expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
          'Germany 50% boost on net winnings 18 no',
          'Greece 50% boost on net winnings 21 no',
          'Mexico 50% boost on net winnings 18 no',
          'Spain 50% boost on net winnings 18 no',
          'United Kingdom 50% boost on net winnings 18 yes',
          'Denmark safety-net bet of 200 DKK 18 no',
        ]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
      { viewport: { width, height: 844 } },
    );
  });

  it('holds a link alone for a German reader, without a bonus', async () => {
    await open('DE', async (page) => {
      const { height, moved } = await fillSlot(page, `/de${guide}`);
      const link = page.locator('[data-bonus-slot] a');
      await link.waitFor();
      expect([await link.getAttribute('href'), await link.innerText()]).toEqual([
        '/de/goto/bet365',
        expect.stringMatching(/^Registrieren\s*Anzeige$/),
      ]);
      expect(await page.locator('[data-bonus-slot]').innerText()).not.toMatch(/Bonus|%/);
      expect(await heightOf(page)).toBe(height);
      expect(await moved()).toBe(0);
    });
  });

  it('stays empty for a visitor from Italy, and is not there at all on Italian pages', async () => {
    await open('IT', async (page) => {
      const { height } = await fillSlot(page, guide);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-bonus-slot] section').count()).toBe(0);
      expect(await heightOf(page)).toBe(height);
    });
    await open('GB', async (page) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await page.goto(`${site}/it${guide}`, { waitUntil: 'networkidle' });
      expect(await page.locator('[data-bonus-slot]').count()).toBe(0);
      expect(calls.filter((url) => /sign-up-guide|bonus-code\//.test(url))).toEqual([]);
    });
  });

  it('is reached from the offers under the review, which lead to the guide', async () => {
    await open('GB', async (page) => {
      await page.goto(`${site}/where-to-use-our-tips/bet365`);
      await page.getByRole('link', { name: 'How signing up works' }).click();
      await page.waitForURL(`**${guide}`);
      expect(await page.locator('[data-bonus-code]').innerText()).toBe(code);
    });
  });
});

describe('copying the code', () => {
  const said = (page: Page) => page.locator('#announcer').innerText();

  it('puts it into the clipboard, says so, and is counted', async () => {
    await open(
      'GB',
      async (page) => {
        const before = await used();
        await page.goto(site + guide);
        await page.getByRole('button', { name: 'Copy code' }).click();
        await page.getByRole('button', { name: 'Code copied' }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
        await expect.poll(() => said(page)).toBe('Code copied');
        const count = before.copied + before.followed + 1;
        await page.getByText(count === 1 ? 'Used 1 time:' : `Used ${count} times:`).waitFor();
        expect(await used()).toEqual({ ...before, code, copied: before.copied + 1, used: count });
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  it('goes by selection where there is no clipboard to write to', async () => {
    await open('GB', async (page) => {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
      await page.goto(site + guide);
      await page.getByRole('button', { name: 'Copy code' }).click();
      await page.getByRole('button', { name: 'Code copied' }).waitFor();
      expect(await page.evaluate(() => String(getSelection()))).toBe(code);
    });
  });

  it('leaves the code selected, says so and counts nothing where the browser lets nobody copy', async () => {
    await open('GB', async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      const before = await used();
      await page.goto(site + guide);
      await page.getByRole('button', { name: 'Copy code' }).click();
      await expect.poll(() => said(page)).toContain('please copy it by hand');
      expect(await page.evaluate(() => String(getSelection()))).toBe(code);
      expect(await used()).toEqual(before);
    });
  });

  it('is not all that counts: so does following the link', async () => {
    await open(
      'GB',
      async (page) => {
        const before = await used();
        await page.goto(site + guide);
        const left = page.waitForRequest('https://www.bet365.com/');
        await page.locator('[data-bonus-slot] a', { hasText: 'Join' }).click();
        expect((await left).redirectedFrom()?.url()).toBe(`${site}/goto/bet365/claimbonus`);
        await expect.poll(async () => (await used()).followed).toBe(before.followed + 1);
      },
      { userAgent: person },
    );
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  it('a link leads from the guide to a page of its own with the code and its count', async () => {
    await open(
      'GB',
      async (page) => {
        await page.goto(site + guide);
        await page.locator('[data-bonus-slot] a').click();
        await page.waitForURL('**/offers/bet365');
        const box = page.locator('.bonus');
        expect(await box.locator('[data-bonus-code]').innerText()).toBe(code);
        const { copied, followed } = await used();
        expect(await box.locator('[data-code-used]').innerText()).toContain(
          copied + followed === 0 ? 'Not used yet' : ` ${copied + followed} time`,
        );
        expect(await box.getByRole('button').count()).toBe(0);
      },
      plain,
    );
  });

  it('it tells German readers in Germany of the link alone, and Greek readers why there is nothing', async () => {
    await open(
      'DE',
      async (page) => {
        await page.goto(`${site}/de${guide}`);
        await page.locator('[data-bonus-slot] a').click();
        await page.waitForURL('**/de/offers/bet365');
        expect(await page.locator('.bonus a').innerText()).toMatch(/^Registrieren\s*Anzeige$/);
        expect(await page.locator('.bonus').innerText()).not.toMatch(/Bonus/);
      },
      plain,
    );
    await open(
      'GR',
      async (page) => {
        await page.goto(`${site}/gr/offers/bet365`);
        expect(await page.locator('.bonus').count()).toBe(0);
        expect(await page.locator('.empty').innerText()).toContain('δεν επιτρέπονται');
      },
      plain,
    );
  });
});
