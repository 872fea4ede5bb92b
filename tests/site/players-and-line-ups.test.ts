import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, contrastFaults } from '#tests/e2e/accessibility-faults.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { linedUpMatches } from '#tests/factories/lined-up-matches.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const clock = '2024-04-06T15:35:00Z';
const match = '/arsenal-everton-2024-04-06';
let address: string;
const browser = await sharedBrowser();

beforeAll(async () => {
  for (const played of linedUpMatches()) {
    await ingestAnswer(db, { name: 'api-football', isSimulated: false }, new Date(clock), [played]);
  }
  ({ address } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: clock }));
}, 120_000);

async function visit(path: string, width: number, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address + path);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

const visitors = [
  { prefix: '/gr', width: 320, colorScheme: 'dark' },
  { prefix: '/pt_br', width: 1440, colorScheme: 'light' },
  { prefix: '', width: 390, colorScheme: 'light' },
] as const;

// Usually the narrowest and the widest.
describe.each(howMany(visitors.slice(0, 2), [...visitors]))('$prefix at $width px', ({ prefix, width, colorScheme }) => {
  it.each(['/players/bukayo-saka', '/players/jurrien-timber', `${match}#line-ups`, '/teams/arsenal'])(
    '%s can be used by everybody and does not scroll sideways',
    async (path) => {
      await using visitor = await visit(prefix + path, width, colorScheme);
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
      expect(await contrastFaults(visitor.page, colorScheme === 'light' ? 'dark' : 'light')).toEqual([]);
    },
  );
});

/** Returns the places of the tiles of some players, by the middle of their numbers, in percent of the pitch. */
async function placesOf(width: number, ...names: string[]) {
  await using visitor = await visit(`${match}#line-ups`, width);
  await visitor.page.locator('#line-ups > later-part').waitFor({ state: 'detached' });
  return await visitor.page.locator('#line-ups').evaluate((section, wanted) => {
    const pitch = (section.querySelector('div:has(> ul)') as Element).getBoundingClientRect();
    return wanted.map((name) => {
      const tile = [...section.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(name)) as Element;
      const { left, width: across, top } = tile.getBoundingClientRect();
      return [
        Math.round(((left + across / 2 - pitch.left) / pitch.width) * 100),
        Math.round(((top + 18 - pitch.top) / pitch.height) * 100),
      ];
    });
  }, names);
}

describe('the pitch', () => {
  it('lies where there is room: the home side plays to the right, its left-back at the top', async () => {
    expect(await placesOf(1440, 'Oleksandr Zinchenko', 'Ben White', 'Ashley Young')).toEqual([
      [14, 12],
      [14, 88],
      [86, 12],
    ]);
  });

  it('stands on a phone: the home side plays downwards, its left-back to the right as one looks at him, and the away side towards it', async () => {
    expect(await placesOf(390, 'Oleksandr Zinchenko', 'Ben White', 'Ashley Young')).toEqual([
      [88, 14],
      [12, 14],
      [88, 86],
    ]);
  });

  it('has a tile for each of the twenty-two, and none lies on another', async () => {
    for (const width of [390, 1440]) {
      await using visitor = await visit(`${match}#line-ups`, width);
      await visitor.page.locator('#line-ups > later-part').waitFor({ state: 'detached' });
      const overlapping = await visitor.page.locator('#line-ups').evaluate((section) => {
        const numbers = [...section.querySelectorAll('ul')].slice(0, 2).flatMap((list) => [...list.querySelectorAll('li')]);
        const boxes = numbers.map((tile) => (tile.querySelector('[aria-hidden]') as Element).getBoundingClientRect());
        const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
        const meet = pairs.filter(([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
        return [boxes.length, meet.length];
      });
      expect([width, ...overlapping]).toEqual([width, 22, 0]);
    }
  });
});

it('a name on the pitch leads to the page of its player by the keyboard, without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}${match}#line-ups`);
  await page.locator('#line-ups').getByRole('link', { name: 'Line-ups' }).press('Enter');
  await page.locator('#line-ups a[href="/players/bukayo-saka"]').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${address}/players/bukayo-saka`);
  expect(await page.locator('h1').textContent()).toBe('Bukayo Saka');
  await context.close();
});

it('a page of a player brings no script that other pages do not bring', async () => {
  const scriptsOf = async (path: string) => {
    const markup = await (await fetch(address + path)).text();
    return new Set([...markup.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source));
  };
  const ofClub = await scriptsOf('/teams/arsenal');
  expect([...(await scriptsOf('/players/bukayo-saka'))].filter((source) => !ofClub.has(source))).toEqual([]);
});
