import type { Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Notice } from '#app/alerts/notice.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { newPage, visit } = receiveVisitors();

/** Uses the page, and waits until its service worker is active and has stored everything that it shows while offline. */
async function storedForOffline(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const entries = () =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const kept = await (await caches.open('offline')).keys();
      return active?.state === 'activated' ? kept.map(({ url }) => new URL(url).pathname) : [];
    });
  // It is done when nothing better is to be done, which on a busy machine is late.
  await expect.poll(entries, { timeout: 30_000 }).toContain('/offline');
  if ((await page.locator('#main li[data-match]').count()) > 0)
    await expect.poll(entries, { timeout: 30_000 }).toContain('/offline/matches.json');
}

/** Goes to a path without a network, and waits until the offline page shows the stored matches. */
async function readOfflineMatches(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(site + path);
  await page.locator('#kept-matches li').first().waitFor();
}

const heading = (page: Page) => page.locator('h1').innerText();

describe('the offline page', () => {
  it('stands in the place of a page that cannot be had, with the matches that were seen last and their age', async () => {
    const page = await visit('/');
    await storedForOffline(page);
    const seen = await page.locator('#main li[data-match] > a').first().textContent();
    await readOfflineMatches(page, '/tips');
    expect(await heading(page)).toBe('You are offline');
    expect(new URL(page.url()).pathname).toBe('/tips');
    const section = page.locator('#kept-matches');
    expect(await section.locator('p').innerText()).toBe('You last saw this list 1 minute ago. Scores may have changed since.');
    expect(await section.locator('h2').innerText()).toBe('Matches you last looked at · Saturday 21 November');
    expect(await section.locator('[data-clubs]').first().innerText()).toBe(seen);
    expect(await page.locator('#no-kept-matches').count()).toBe(0);

    await page.context().setOffline(false);
    await expect.poll(() => heading(page), { timeout: 30_000 }).not.toBe('You are offline');
    expect(page.url()).toBe(`${site}/tips`);
  });

  it('names the days of a list of several, and keeps that list while a match is read that shows others beside it', async () => {
    const page = await visit('/teams/arsenal');
    await storedForOffline(page);
    const row = page.locator('#main li[data-match]').first();
    const seen = [await row.locator('small > time').textContent(), await row.locator('> a').textContent()];
    await page.evaluate(async () => (await caches.open('offline')).delete('/offline'));
    await row.locator('> a').click();
    await page.waitForURL(`${site}/*-2026-*`);
    await scriptsAtWork(page);
    await page.locator('later-part[near]').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('#main li[data-match]').count()).toBeGreaterThan(0);
    await storedForOffline(page);
    await readOfflineMatches(page, '/tips');
    const kept = page.locator('#kept-matches li').first();
    expect([await kept.locator('small').textContent(), await kept.locator('[data-clubs]').textContent()]).toEqual(seen);
  });

  it('tells no score, nor that of a shoot-out, to a visitor who hides scores', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      localStorage.setItem('scores', 'hidden');
      addEventListener('DOMContentLoaded', () => {
        const clock = document.querySelector('li[data-status="finished"] match-clock');
        if (clock !== null) clock.innerHTML = 'Pens <b>5–4</b>';
      });
    });
    await page.goto(`${site}/?date=2026-11-20`);
    expect(await page.getByText('Pens 5–4').count()).toBe(1);
    await storedForOffline(page);
    await readOfflineMatches(page, '/tips');
    const rows = await page.locator('#kept-matches li').allInnerTexts();
    expect(rows.filter((row) => row.includes('Pens'))).toHaveLength(1);
    expect(rows.filter((row) => /\d–\d/.test(row))).toEqual([]);
  });

  it('keeps scores as the language of the list writes them', async () => {
    const page = await visit('/cz?date=2026-11-20');
    await storedForOffline(page);
    await readOfflineMatches(page, '/cz/tips');
    const scores = await page.locator('#kept-matches [data-score]').allInnerTexts();
    expect(scores.filter((score) => score !== '').length).toBeGreaterThan(0);
    expect(scores.filter((score) => !/^(?:\d+:\d+)?$/.test(score))).toEqual([]);
  });

  it('speaks the language that was read last, and keeps to the theme of the visitor', async () => {
    const page = await visit('/cz/betting-academy');
    await page.goto(`${site}/cz/tips`, { referer: `${site}/cz/betting-academy` });
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await storedForOffline(page);
    await page.context().setOffline(true);
    await page.goto(`${site}/cz`);
    expect(await heading(page)).toBe('Jste offline');
    expect(await page.locator('#no-kept-matches').innerText()).toContain('otevřete jednou seznam zápasů');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(16, 20, 24)');
  });

  it('is not sent to a visitor who reads the first page without touching it, and is once the page is scrolled', async () => {
    const page = await newPage();
    const requested = noteRequests(page);
    await page.goto(`${site}/`);
    await scriptsAtWork(page);
    // The worker stores files in the browser's idle moments, in the order of the requests.
    const idle = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.waitForLoadState('load');
    for (let moment = 0; moment < 5; moment += 1) await idle();
    expect((await requested()).filter((path) => /offline|service-worker/.test(path))).toEqual([]);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await requested()).includes('/offline'), { timeout: 30_000 }).toBe(true);
  });

  it('never stands in the place of a page that can be had, and no page comes out of a cache of the worker', async () => {
    const page = await visit('/');
    await storedForOffline(page);
    expect(
      await page.evaluate(async () => (await (await caches.open('offline')).keys()).map(({ url }) => new URL(url).pathname).sort()),
    ).toEqual(['/offline', '/offline/matches.json']);
    expect(await page.evaluate(() => caches.keys())).toEqual(['offline']);
    // A page that the cache holds all the same is not taken from it.
    await page.evaluate(async () =>
      (await caches.open('offline')).put('/tips', new Response('<h1>an old page</h1>', { headers: { 'Content-Type': 'text/html' } })),
    );
    const answer = await page.goto(`${site}/tips`);
    expect(answer?.status()).toBe(200);
    expect(await heading(page)).not.toBe('an old page');
    await page.context().setOffline(true);
    await page.goto(`${site}/leagues`);
    expect(await heading(page)).toBe('You are offline');
  });

  it('is not for search engines, and carries neither tips nor a bet slip', async () => {
    const html = await (await fetch(`${site}/offline`, { headers: { 'Accept-Language': 'en' } })).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<slip-place');
    expect(html).not.toContain('class="tip');
  });
});

describe('an alert', () => {
  /** The notifications and windows that a browser with a desktop would have shown; the tests' browser has none. */
  interface Done {
    readonly shown: Map<string, string>;
    readonly opened: string[];
  }

  /** Returns a service worker that receives messages as from a push service, and records its notifications and windows instead of showing them. */
  async function alerted(page: Page) {
    await storedForOffline(page);
    const [present] = page.context().serviceWorkers();
    const worker: Worker = present ?? (await page.context().waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { done: Done; registration: object; clients: object; WindowClient: { prototype: object } };
      scope.done = { shown: new Map(), opened: [] };
      Object.assign(scope.registration, {
        showNotification: async (title: string, { tag, body, lang, icon, badge, data }: NotificationOptions & { badge: string }) => {
          scope.done.shown.set(tag ?? '', JSON.stringify([title, body, lang, icon, badge, data]));
        },
      });
      Object.assign(scope.clients, { openWindow: async (url: string) => scope.done.opened.push(`opened ${url}`) });
      Object.assign(scope.WindowClient.prototype, {
        async focus(this: { url: string }) {
          scope.done.opened.push(`focused ${this.url}`);
        },
      });
    });
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((found) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${site}/`);
        if (own !== undefined) found(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    return {
      push: (notice: Notice) =>
        session.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data: JSON.stringify(notice) }),
      shown: () =>
        worker.evaluate(() => [...(globalThis as unknown as { done: Done }).done.shown].map(([tag, text]) => [tag, ...JSON.parse(text)])),
      /** Taps a notification whose page is at a path; returns the pages that the worker opened. */
      tap: (path: string) =>
        worker.evaluate(async (data) => {
          const work: Promise<unknown>[] = [];
          const event = Object.assign(new Event('notificationclick'), {
            notification: { data, close: () => {} },
            waitUntil: (promise: Promise<unknown>) => work.push(promise),
          });
          dispatchEvent(event);
          await Promise.all(work);
          return (globalThis as unknown as { done: Done }).done.opened.splice(0);
        }, path),
    };
  }

  it('that arrives is shown in its words, and the next goal of the match takes its place', async () => {
    const { push, shown } = await alerted(await visit('/'));
    const icons = ['/icons/icon-192.png', '/icons/badge-96.png'];
    const goal: Notice = { title: 'M’gladbach 1–0 Frankfurt', body: '12’ Hack.', tag: 'm12', path: '/de/a-b', language: 'de' };
    await push(goal);
    await expect.poll(shown).toEqual([['m12', goal.title, '12’ Hack.', 'de', ...icons, '/de/a-b']]);
    await push({ ...goal, title: 'Slavia 1–0 Liberec', tag: 'm13' });
    await push({ ...goal, title: 'M’gladbach 2–0 Frankfurt' });
    await expect
      .poll(async () => (await shown()).map(([tag, title]) => `${tag} ${title}`))
      .toEqual(['m12 M’gladbach 2–0 Frankfurt', 'm13 Slavia 1–0 Liberec']);
  });

  it('that is tapped leads to the page of its match in its language, to the window in which it is open', async () => {
    const page = await visit('/');
    const { tap } = await alerted(page);
    expect(await tap('/de/a-b')).toEqual([`opened ${site}/de/a-b`]);
    const path = (await page.locator('#main li[data-match] > a').first().getAttribute('href')) ?? '';
    await page.goto(site + path);
    expect(await tap(path)).toEqual([`focused ${site}${path}`]);
  });
});
