import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedEvent } from '#data/feeds/feed.ts';
import { missingRules } from '#tests/e2e/missing-rules.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { heardBySite } from '#tests/factories/heard-by-site.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const kickoff = '2024-04-06T14:00:00Z';
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };
/** A time longer than the page waits after an event, and between two answers. */
const pauseMs = 6_000;
hurryTimer();
const browser = await sharedBrowser();
let address: string;
let path: string;
let minute = 0;

const goals: FeedEvent[] = [];
/** A squad that could score every goal of these tests. */
const squad = Array.from({ length: 18 }, (_, at) => ({ name: `Scorer${at + 11}`, externalId: `Scorer${at + 11}`, shirtNumber: at + 11 }));
const lineUps = { home: { starters: squad.slice(0, 11), bench: squad.slice(11) } };

/** Ingests a source's report that the home side has scored; returns the scorer. */
async function tellGoal(): Promise<string> {
  minute += 1;
  const playerName = `Scorer${minute + 10}`;
  goals.push({ minute, side: 'home', kind: 'goal', playerName });
  await ingestAnswer(db, source, new Date(Date.parse(kickoff) + minute * 60_000), [
    feedMatch('Arsenal', 'Everton', kickoff, {
      status: 'live',
      live: { period: 'first-half', minute },
      score: { current: { home: goals.length, away: 0 } },
      events: goals,
      lineUps,
    }),
  ]);
  return playerName;
}

/** Adds a goal of the home side, and waits until the site has heard of it for so long that its page includes it; returns the scorer. */
async function score(): Promise<string> {
  const scorer = await tellGoal();
  await heardBySite(address, db);
  await passTime(pauseMs);
  return scorer;
}

beforeAll(async () => {
  await tellGoal();
  const { rows } = await db.query<{ slug: string }>('select slug from matches');
  path = `/${rows[0]?.slug}`;
  ({ address } = await startTestSite(connectionString, { DATASET: 'real', CLOCK: kickoff }));
}, 120_000);

interface Visit {
  readonly page: Page;
  /** Returns the number of requests for the page after it was loaded. */
  asked(): number;
  /** Returns the number of answers to them. */
  answered(): number;
}

/** Opens the page of the match, whose clock the test may hurry; `answer` answers its later requests for itself. */
async function visit(answer: (route: Route, asked: number) => Promise<void> = (route) => route.continue()): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.clock.install();
  const followed = page.waitForRequest(/\/api\/live\?/);
  await page.goto(address + path);
  await followed;
  let asked = 0;
  await page.route(address + path, (route) => {
    asked += 1;
    return answer(route, asked);
  });
  let answered = 0;
  page.on('response', (response) => {
    if (response.url() === address + path) answered += 1;
  });
  return { page, asked: () => asked, answered: () => answered };
}

/** Waits until the head shows as many goals as were scored, which it does by the event and without requesting the page. */
const heard = (page: Page) => expect.poll(() => page.locator('header [data-goals="home"]').textContent()).toBe(String(goals.length));
const isNamed = (page: Page, scorer: string) => page.locator('#timeline').getByText(scorer).isVisible();
/** Waits until the page has sent so many requests, moving the time on until then, and until they are answered. */
async function hasAsked({ page, asked, answered }: Visit, times: number): Promise<void> {
  await expect
    .poll(async () => {
      if (asked() < times) await passTime(1_000, page);
      return asked();
    })
    .toBe(times);
  await expect.poll(answered).toBe(times);
}
/** Waits until the page has sent so many requests, and then until it names the scorer. */
async function showsAfter(visited: Visit, scorer: string, times: number): Promise<void> {
  await hasAsked(visited, times);
  await expect.poll(() => isNamed(visited.page, scorer)).toBe(true);
}
/** Lets so many pauses pass, and waits after each until the page's requests have been answered. */
async function pass(page: Page, pauses: number): Promise<void> {
  for (let pause = 0; pause < pauses; pause += 1) {
    await passTime(pauseMs, page);
    await page.evaluate(() => fetch('/robots.txt'));
  }
}

const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

describe('the parts of a page that follows a match', () => {
  it('are asked for once after a goal, and not again', async () => {
    const visited = await visit();
    const scorer = await score();
    await heard(visited.page);
    await showsAfter(visited, scorer, 1);
    expect(await missingRules(visited.page)).toEqual([]);
    await pass(visited.page, 10);
    expect(visited.asked()).toBe(1);
    await visited.page.context().close();
  });

  it('never go back to an older answer, such as a cache on the way gives, and are asked for again', async () => {
    const before = await (await fetch(address + path)).text();
    const visited = await visit((route, asked) =>
      asked === 2 ? route.fulfill({ body: before, contentType: 'text/html' }) : route.continue(),
    );
    const { page } = visited;
    const first = await score();
    await heard(page);
    await showsAfter(visited, first, 1);
    const losses = await page.locator('#timeline').evaluateHandle((timeline, name) => {
      const texts: string[] = [];
      new MutationObserver(() => {
        const text = timeline.textContent ?? '';
        if (!text.includes(name)) texts.push(text);
      }).observe(timeline, { subtree: true, childList: true, characterData: true });
      return texts;
    }, first);
    const second = await score();
    await heard(page);
    await showsAfter(visited, second, 3);
    expect(await losses.jsonValue()).toEqual([]);
    await page.context().close();
  });

  it('include a part that came after the document: it follows the match, and is never empty meanwhile', async () => {
    const visited = await visit();
    const { page } = visited;
    const linesOf = (name: string) => page.locator('#line-ups li', { hasText: new RegExp(`${name}.*goal`, 'is') });
    const scored = `Scorer${minute + 10}`;
    await expect.poll(() => linesOf(scored).count()).toBe(1);
    const losses = await page.locator('#line-ups').evaluateHandle((part, name) => {
      const texts: string[] = [];
      new MutationObserver(() => {
        const text = part.textContent ?? '';
        if (!text.includes(name)) texts.push(text);
      }).observe(part, { subtree: true, childList: true });
      return texts;
    }, scored);
    const scorer = await score();
    await hasAsked(visited, 1);
    await expect.poll(() => linesOf(scorer).count()).toBe(1);
    expect(await losses.jsonValue()).toEqual([]);
    await page.context().close();
  });

  it('are asked for four times at most where every answer is from before the goal', async () => {
    const before = await (await fetch(address + path)).text();
    const visited = await visit((route) => route.fulfill({ body: before, contentType: 'text/html' }));
    await score();
    await heard(visited.page);
    await hasAsked(visited, 4);
    await pass(visited.page, 10);
    expect(visited.asked()).toBe(4);
    await visited.page.context().close();
  });

  it('are not asked for while the tab is hidden, and are when it is seen again', async () => {
    const visited = await visit();
    const { page, asked } = visited;
    await page.evaluate(() => localStorage.setItem('goalsInTitle', 'on'));
    await turn(page, 'hidden');
    const scorer = await score();
    // A hidden tab that counts goals in its title hears of them by asking for events alone.
    await expect.poll(() => page.clock.runFor(25_000).then(() => page.title())).toMatch(/^\(1\)/);
    await pass(page, 10);
    expect(asked()).toBe(0);
    await turn(page, 'visible');
    await showsAfter(visited, scorer, 1);
    await page.context().close();
  });

  it('tell of a goal as much later as the reader wishes, and of none that came after it', async () => {
    const visited = await visit();
    const { page } = visited;
    await page.evaluate(() => localStorage.setItem('liveDelay', '30s'));
    const first = await score();
    await hasAsked(visited, 1);
    await page.clock.runFor(20_000);
    expect(await isNamed(page, first)).toBe(false);
    const second = await score();
    await hasAsked(visited, 2);
    await expect.poll(() => page.clock.runFor(1_000).then(() => isNamed(page, first))).toBe(true);
    expect(await isNamed(page, second)).toBe(false);
    await expect.poll(() => page.clock.runFor(1_000).then(() => isNamed(page, second))).toBe(true);
    await heard(page);
    await page.context().close();
  });

  it('stay as they are where another build answers, until the page is loaded anew', async () => {
    const visited = await visit(async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/data-build="[^"]*"/, 'data-build="another"') });
    });
    const { page } = visited;
    const scorer = await score();
    await heard(page);
    await hasAsked(visited, 1);
    await pass(page, 10);
    expect(visited.asked()).toBe(1);
    expect(await isNamed(page, scorer)).toBe(false);
    await page.unroute(address + path);
    await page.reload();
    expect(await isNamed(page, scorer)).toBe(true);
    await page.context().close();
  });

  it.each([
    { faults: 1, status: 503 },
    { faults: 3, status: 503 },
    { faults: 3, status: 404 },
  ])('are asked for again after $faults answers of $status', async ({ faults, status }) => {
    const visited = await visit((route, asked) => (asked <= faults ? route.fulfill({ status, body: '' }) : route.continue()));
    const scorer = await score();
    await heard(visited.page);
    await showsAfter(visited, scorer, faults + 1);
    await visited.page.context().close();
  });
});
