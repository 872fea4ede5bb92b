import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { matchLinks } from './match-links.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { visit } = receiveVisitors();
/** Matches that ended on the day before. */
let finished: readonly string[];

beforeAll(async () => {
  finished = matchLinks(await (await fetch(`${site}/?date=2026-11-20`)).text());
  expect(finished.length).toBeGreaterThan(1);
});

/** Opens the page of a finished match for a visitor who hides scores. */
async function visitHidden(): Promise<Page> {
  const origins = [{ origin: site, localStorage: [{ name: 'scores', value: 'hidden' }] }];
  return visit(finished[0] as string, { storageState: { cookies: [], origins } });
}

/** The parts of the page that reveal how the match ended. */
const telling = ['#facing [data-goals="home"]', '#timeline ol', '#statistics ul', '#tip section', '#chances section'];

/** Returns the revealing parts that the page has and shows: figures count when their colour is visible. */
async function shownParts(page: Page): Promise<string[]> {
  const shown = await Promise.all(
    telling.map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluateAll((parts) =>
          parts.some((part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).color !== 'rgba(0, 0, 0, 0)'),
        ),
    ),
  );
  return telling.filter((_, at) => shown[at]);
}

it('the page of a match tells whoever has scores hidden nothing of the result, in its title neither, until they ask for it', async () => {
  const page = await visitHidden();
  const names = (await page.locator('h1').innerText()).trim();
  expect(await shownParts(page)).toEqual([]);
  await expect.poll(() => page.title()).toBe(names);
  const spoken = await page.locator('#main').ariaSnapshot();
  expect(spoken).not.toMatch(/\d+[–:-]\d+ (after|full)|Full time: /);

  const show = page.getByRole('button', { name: 'Show this score' });
  await show.click();
  await expect.poll(() => shownParts(page)).toContain('#facing [data-goals="home"]');
  await expect.poll(() => page.title()).toMatch(/\d–\d/);
  expect(await show.getAttribute('aria-pressed')).toBe('true');

  await show.click();
  await expect.poll(() => shownParts(page)).toEqual([]);
  await expect.poll(() => page.title()).toBe(names);
});

it('a score that was asked for stays hidden on the page of the next match', async () => {
  const page = await visitHidden();
  await page.getByRole('button', { name: 'Show this score' }).click();
  await expect.poll(() => shownParts(page)).toContain('#facing [data-goals="home"]');
  await page.goto(site + finished[1]);
  await scriptsAtWork(page);
  expect(await shownParts(page)).toEqual([]);
});

it('whoever has scores shown is offered no button to show one', async () => {
  const page = await visit(finished[0] as string);
  expect(await page.getByRole('button', { name: 'Show this score' }).count()).toBe(0);
  expect(await shownParts(page)).toContain('#facing [data-goals="home"]');
});
