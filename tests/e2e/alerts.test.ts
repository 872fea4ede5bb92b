import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPushBrowser } from '#tests/factories/a-push-browser.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { leavePart } from './leave-part.ts';
import { matchLinks } from './match-links.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { newPage } = receiveVisitors();
let club: string;

beforeAll(async () => {
  club = new URL((await fetch(`${site}/teams/arsenal`)).url).pathname;
});

interface Browser {
  /** The visitor's answer when the browser requests the permission. */
  readonly answer?: NotificationPermission;
  readonly permission?: NotificationPermission;
  /** The browser of an iPhone, on which the site is not installed. */
  readonly isPhoneWithoutInstalled?: boolean;
  readonly hasNoAlerts?: boolean;
  /** True when the push service gives the browser no address. */
  readonly isRefusedByService?: boolean;
}

/**
 * Opens a page in a browser that is given what the tests' browser lacks: the request for the visitor's permission, and a push service that
 * gives the browser an address.
 */
async function follow(
  path: string,
  {
    answer = 'granted',
    permission = 'default',
    isPhoneWithoutInstalled = false,
    hasNoAlerts = false,
    isRefusedByService = false,
  }: Browser = {},
): Promise<Page> {
  const page = await newPage({ bypassCSP: true });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  await page.addInitScript(
    (given) => {
      let allowed = sessionStorage.getItem('allowed') ?? given.permission;
      Object.defineProperty(Notification, 'permission', { get: () => allowed, configurable: true });
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = 'yes';
        allowed = given.answer;
        sessionStorage.setItem('allowed', allowed);
        return allowed as NotificationPermission;
      };
      const subscription = {
        endpoint: given.endpoint,
        get options() {
          const text = (sessionStorage.getItem('subscribed') ?? '').replaceAll('-', '+').replaceAll('_', '/');
          return { applicationServerKey: Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer };
        },
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') === null ? null : subscription);
      PushManager.prototype.subscribe = async (options) => {
        if (given.isRefusedByService) throw new DOMException('Registration failed - push service error', 'AbortError');
        sessionStorage.setItem('subscribed', String(options?.applicationServerKey));
        return subscription;
      };
      if (given.isPhoneWithoutInstalled || given.hasNoAlerts) Reflect.deleteProperty(window, 'PushManager');
      if (given.isPhoneWithoutInstalled) {
        Object.defineProperty(navigator, 'standalone', { value: false });
      }
    },
    { endpoint, keys: aPushBrowser().keys, answer, permission, isPhoneWithoutInstalled, hasNoAlerts, isRefusedByService },
  );
  await page.goto(site + path);
  await scriptsAtWork(page);
  return page;
}

const opener = (page: Page) => page.locator('alert-sheet > button');
const sheet = (page: Page) => page.locator('alert-sheet dialog');
/** Opens the sheet, which is fetched when it is opened for the first time. */
async function openSheet(page: Page): Promise<void> {
  await opener(page).click();
  await sheet(page).waitFor();
}
const isCall = (method: string) => (request: { url(): string; method(): string }) =>
  request.url() === `${site}/api/push/subscriptions` && request.method() === method;

/** Acts on the page, and returns the request that the site received and its answer. */
async function sentBy(page: Page, method: 'POST' | 'DELETE', act: () => Promise<unknown>) {
  const [request] = await Promise.all([page.waitForRequest(isCall(method)), act()]);
  const response = await request.response();
  return { status: response?.status(), body: request.postDataJSON() };
}

/** The states of the sheet, each in another language. */
const inEveryState: readonly (readonly [string, Browser])[] = [
  ['/gr', {}],
  ['/de', { permission: 'denied' }],
  ['/cz', { isPhoneWithoutInstalled: true }],
  ['/pt_br', { hasNoAlerts: true }],
];

describe('the sheet for alerts', () => {
  it('asks nothing of the browser before alerts are turned on, and has new tips and predictions off', async () => {
    const page = await follow(club);
    await openSheet(page);
    expect(await sheet(page).getByRole('heading').innerText()).toBe('Arsenal');
    const checked = await sheet(page)
      .locator('input:checked')
      .evaluateAll((inputs) => inputs.map((input) => `${(input as HTMLInputElement).name} ${(input as HTMLInputElement).value}`));
    expect(checked).toEqual(['kick-off on', 'goal on', 'red-card on', 'full-time on', 'delay none', 'quiet night']);
    await sheet(page).getByText('Not now').click();
    expect(await sheet(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
  });

  it('turns alerts on for the club and all favourites, with what was chosen, and keeps them true to both', async () => {
    const page = await follow(club);
    await page.evaluate(() => localStorage.setItem('favorites', '["c1"]'));
    await openSheet(page);
    await sheet(page).getByText('New tips').click();
    await sheet(page).getByText('Kick-off').click();
    await sheet(page).getByText('30 s').click();
    await sheet(page).getByText('off', { exact: true }).click();
    const item = await page.locator('alert-sheet').getAttribute('item');
    const on = await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    expect(on.status).toBe(201);
    expect(on.body).toMatchObject({
      language: 'en',
      // What there is in other sports alone stays as it was.
      kinds: ['goal', 'red-card', 'set', 'full-time', 'tip'],
      follows: ['c1', item],
      delay_seconds: 30,
      quiet: null,
      zone: 'Europe/London',
      hide_scores: false,
    });
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('#announcer').textContent()).toBe('Alerts are on.');
    expect(await page.locator('favourite-star button').first().getAttribute('aria-pressed')).toBe('true');
    const key = (await (await fetch(`${site}/api/push/key`)).json()).data.key;
    expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(key);

    const unstarred = await sentBy(page, 'POST', () => page.locator('favourite-star button').first().click());
    expect([unstarred.status, unstarred.body.follows]).toEqual([200, ['c1']]);
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('false');
  });

  it('tells the site the language in which the visitor reads next', async () => {
    const page = await follow(club);
    await openSheet(page);
    await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    // The answer has come to the page, too, which remembers it.
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');
    const told = await sentBy(page, 'POST', () => page.goto(`${site}/cz${club}`));
    expect([told.status, told.body.language]).toEqual([200, 'cs']);
    await scriptsAtWork(page);
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['on the next day', async (page: Page) => void (await page.reload())],
    [
      'when they are turned on again',
      async (page: Page) => {
        await openSheet(page);
        await sheet(page).getByText('Turn on alerts').click();
      },
    ],
  ])('subscribes anew %s where the site has other keys than those it was subscribed with', async (when, again) => {
    const page = await follow(club);
    await openSheet(page);
    await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');
    const key = await page.evaluate(() => sessionStorage.getItem('subscribed'));
    await page.evaluate((isTurnedOff) => {
      sessionStorage.setItem('subscribed', 'AAAA');
      const stored = JSON.parse(localStorage.getItem('alerts') ?? '{}');
      const told = isTurnedOff ? null : { ...stored.told, at: '2026-11-01T12:00:00Z' };
      localStorage.setItem('alerts', JSON.stringify({ ...stored, told }));
    }, when !== 'on the next day');
    if (when !== 'on the next day') await page.reload();
    const told = await sentBy(page, 'POST', () => again(page));
    expect(told.status).toBe(201);
    expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(key);
  });

  it('turns alerts off and has the site delete what it keeps, while choices and favourites stay', async () => {
    const page = await follow(club);
    await openSheet(page);
    const on = await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    await expect.poll(() => sheet(page).isVisible()).toBe(false);
    await openSheet(page);
    const off = await sentBy(page, 'DELETE', () => sheet(page).getByText('Turn off alerts').click());
    expect([off.status, off.body]).toEqual([204, { endpoint: on.body.endpoint }]);
    await expect.poll(() => page.locator('#announcer').textContent()).toBe('Alerts are off. What we kept for them has been deleted.');
    expect(await opener(page).getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('favourite-star button').first().getAttribute('aria-pressed')).toBe('true');
  });

  it('says that the browser blocks alerts, and looks again when it is asked to', async () => {
    const page = await follow(club, { answer: 'denied' });
    await openSheet(page);
    await sheet(page).getByText('Turn on alerts').click();
    await expect.poll(() => sheet(page).getByText('Your browser is blocking alerts from this site').isVisible()).toBe(true);
    expect(await sheet(page).getByText('Turn on alerts').isVisible()).toBe(false);
    await page.evaluate(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    await sheet(page).getByText('Check again').click();
    await expect.poll(() => sheet(page).getByText('Turn on alerts').isVisible()).toBe(true);
  });

  it('on an iPhone says first how the site comes to the home screen', async () => {
    const page = await follow(club, { isPhoneWithoutInstalled: true });
    await openSheet(page);
    expect(await sheet(page).getByText('Alerts reach this phone only if the site is on your Home Screen').isVisible()).toBe(true);
    expect(await sheet(page).getByText('Turn on alerts').isVisible()).toBe(false);
    await sheet(page).getByText('Show me').click();
    expect(await sheet(page).locator('ol li:visible').allInnerTexts()).toEqual([
      'Tap Safari’s share button.',
      'Choose “Add to Home Screen”.',
      'Open the site from there and turn alerts on.',
    ]);
  });

  it('that is asked by a press leads on by keys in every answer of the browser, and back to its button', async () => {
    const page = await follow(club, { answer: 'denied' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await opener(page).press('Enter');
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(page).isVisible()).toBe(false);
    await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await opener(page).press('Enter');
    await sheet(page).getByRole('button', { name: 'Turn on alerts' }).press('Enter');
    await expect.poll(focused).toBe('Check again');
    await page.evaluate(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('Turn on alerts');
  });

  it('asks for one thing at least, and asks nothing of the browser before', async () => {
    const page = await follow(club);
    await openSheet(page);
    for (const kind of ['kick-off', 'goal', 'red-card', 'full-time']) await sheet(page).locator(`[name="${kind}"]`).uncheck();
    await sheet(page).getByText('Turn on alerts').click();
    expect(await sheet(page).getByRole('status').innerText()).toBe('Choose at least one thing to be told of.');
    expect(await page.evaluate(() => [document.activeElement?.getAttribute('name'), document.documentElement.dataset.asked])).toEqual([
      'kick-off',
      undefined,
    ]);
    await sheet(page).getByText('New tips').click();
    const on = await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    expect(on.body.kinds).toEqual(['set', 'tip']);
  });

  it('of what is not followed says that alerts are on for others, adds it to them, and turns them all off', async () => {
    const page = await follow(club);
    await openSheet(page);
    await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${site}/england/premier-league`);
    await scriptsAtWork(page);
    await openSheet(page);
    expect(await sheet(page).getByText('Alerts are on for your favourites. This is not among them yet.').isVisible()).toBe(true);
    expect(await sheet(page).getByText('Turn on alerts').isVisible()).toBe(false);
    const item = await page.locator('alert-sheet').getAttribute('item');
    const added = await sentBy(page, 'POST', () => sheet(page).getByText('Alert me of this too').click());
    expect(added.body.follows).toContain(item);
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');

    await sentBy(page, 'POST', () => page.locator('favourite-star button').first().click());
    await openSheet(page);
    const off = await sentBy(page, 'DELETE', () => sheet(page).getByText('Turn off alerts').click());
    expect(off.status).toBe(204);
    await expect.poll(() => sheet(page).isVisible()).toBe(false);
    await openSheet(page);
    await sheet(page).getByText('Turn on alerts').waitFor();
  });

  it('turns alerts off after a change that is being reported, which turns none on again', async () => {
    const page = await follow(club);
    await openSheet(page);
    await sentBy(page, 'POST', () => sheet(page).getByText('Turn on alerts').click());
    await expect.poll(() => opener(page).getAttribute('aria-pressed')).toBe('true');
    const answered: string[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (isCall('POST')(request) || isCall('DELETE')(request)) answered.push(request.method());
    });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/push/subscriptions', async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    const reported = page.waitForRequest(isCall('POST'));
    await page.locator('favourite-star button').first().click();
    await reported;
    await openSheet(page);
    await sheet(page).getByText('Turn off alerts').click();
    // What does not wait for the report is answered by the time that the page has had an answer of its own.
    await page.evaluate(() => fetch('/api/push/key'));
    release();
    await expect.poll(() => answered).toEqual(['POST', 'DELETE']);
    await expect.poll(() => sheet(page).isVisible()).toBe(false);
    await openSheet(page);
    await sheet(page).getByText('Turn on alerts').waitFor();
  });

  it('in a browser without alerts says so and offers nothing', async () => {
    const page = await follow(club, { hasNoAlerts: true });
    await openSheet(page);
    expect(await sheet(page).getByText('This browser cannot receive alerts.').isVisible()).toBe(true);
    expect(await sheet(page).getByRole('button').allTextContents()).toEqual(['']);
  });

  it('says that it did not work where the push service gives no address, and keeps the focus', async () => {
    const page = await follow(club, { isRefusedByService: true });
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Turn on alerts' }).press('Enter');
    await expect.poll(() => sheet(page).getByRole('status').innerText()).toBe('That did not work. Please try again.');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Turn on alerts');
    expect(await opener(page).getAttribute('aria-pressed')).toBe('false');
  });

  it.each(howMany<readonly (readonly [string, Browser])[]>(inEveryState, [['', {}], ...inEveryState]))(
    'can be used by everybody under "%s" with %j, light and dark',
    async (prefix, browser) => {
      const page = await follow(prefix + club, browser);
      await leavePart(page, 'alert-sheet');
      await openSheet(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await contrastFaults(page, 'dark')).toEqual([]);
      expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth)).toBe(390);
    },
  );

  it('that cannot reach the site says so and stays open', async () => {
    const page = await follow(club);
    await page.context().route('**/api/push/subscriptions', (route) => route.abort());
    await openSheet(page);
    await sheet(page).getByText('Turn on alerts').click();
    await expect.poll(() => sheet(page).locator('[data-say]').innerText()).toBe('That did not work. Please try again.');
    expect(await opener(page).getAttribute('aria-pressed')).toBe('false');
  });
});

it('a match to come has the sheet, and one that is over has none', async () => {
  const textOf = async (path: string) => (await fetch(site + path, { headers: { 'Accept-Language': 'en' } })).text();
  const pageOfMatch = async (status: string, list: string) => {
    const rows = (await textOf(list)).split('<li').filter((row) => row.includes(`data-status="${status}"`));
    return textOf(matchLinks(rows.join('<li'))[0] ?? expect.fail(`no match is ${status}`));
  };
  expect(await pageOfMatch('scheduled', '/?date=2026-11-22')).toContain('<alert-sheet');
  expect(await pageOfMatch('finished', '/?date=2026-11-20')).not.toContain('<alert-sheet');
});
