import type { Locator, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { momentOfWorld } from './make-world.ts';

/** The local storage and cookies of a site in a browser. */
export interface Visitor {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

const openMatch = '/everton-chelsea-2026-01-24';
const tennisMatch = '/tennis/matches/ada-moss-ida-flint-2026-01-22';
const basketballGame = '/basketball/matches/denver-nuggets-boston-celtics-2026-01-22';

/** Visits the site of the world as a person does, makes every choice that the browser remembers, and returns what the browser has stored then. */
export async function makeVisitor(address: string): Promise<Visitor> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' });
    await context.clock.setFixedTime(momentOfWorld);
    const page = await context.newPage();
    const open = async (path: string) => {
      await page.goto(address + path);
      await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
    };

    await open('/');
    await page.locator('consent-bar button[value="denied"]').click();
    await page.locator('match-group button').first().click();
    await page.locator('match-group details > summary').last().click();
    await chooseDisplay(page);

    await open(openMatch);
    await press(page.locator('main favourite-star[item^="m"] button').first());
    await press(page.locator(`main slip-price[leg$=":total-goals:2.5:over"] button`).first());
    await vote(page, 'home');
    for (const [path, kind] of [
      ['/teams/everton', 't'],
      ['/england/premier-league', 'c'],
    ] as const) {
      await open(path);
      await press(page.locator(`main favourite-star[item^="${kind}"] button`).first());
    }
    await open(tennisMatch);
    await press(page.locator('main slip-price[leg$=":match-winner:0:first"] button').first());
    await vote(page, 'away');
    await open(basketballGame);
    await press(page.locator('main slip-price[leg*=":spread:-4.5:home"] button').first());
    await page.getByRole('button', { name: 'Singles' }).click();
    await page.getByLabel(/^Stake/).fill('2.5');
    await page.getByLabel(/^Stake/).blur();

    // Last, for from here on the pages are German.
    await page
      .locator('language-links a[data-language="de"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(/\/de\//);
    const localStorage = await page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage).sort()));
    const cookies = await context.cookies();
    return { localStorage, cookies: cookies.map(({ name, value }) => ({ name, value })) };
  } finally {
    await browser.close();
  }
}

async function chooseDisplay(page: Page): Promise<void> {
  await page.locator('[popovertarget="display-menu"]').click();
  for (const [of, value] of [
    ['theme', 'dark'],
    ['odds', 'fractional'],
    ['chances', 'shown'],
    ['delay', '60s'],
  ]) {
    await page.locator(`#display-menu display-choice[of="${of}"] input[value="${value}"]`).check();
  }
  await page.locator('zone-choice select').selectOption('America/New_York');
}

async function press(button: Locator): Promise<void> {
  await button.click();
  await button.and(button.page().locator('[aria-pressed="true"]')).waitFor();
}

async function vote(page: Page, option: string): Promise<void> {
  await page.locator(`own-vote label:has(input[value="${option}"])`).click();
  await page.locator('own-vote button').first().click();
  await page.locator('[data-vote-said]').waitFor();
}
