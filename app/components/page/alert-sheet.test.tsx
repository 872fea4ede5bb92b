import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertSheet } from './alert-sheet.tsx';

const browser = await sharedBrowser();
const markupOf = (content: ReactNode) =>
  renderToStaticMarkup(<WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>{content}</WordsProvider>);
const html = markupOf(<AlertSheet id="t7" of="Arsenal & $&" sign={<i>ARS</i>} />);
const routes = { '/alert-dialog': { body: markupOf(<AlertDialog sport="football" />), contentType: 'text/html; charset=utf-8' } };
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0';
const android = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/123.0.6312.80 Mobile Safari/537.36`;

/** Opens the sheet in a browser that calls itself so, and has blocked alerts or not. */
async function open(userAgent: string, permission: NotificationPermission = 'default') {
  const { page, close } = await openElementPage(browser, {
    name: 'alert-sheet',
    exported: 'AlertSheet',
    html,
    routes,
    context: { userAgent },
  });
  await page.evaluate((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => given });
    Object.defineProperty(navigator, 'serviceWorker', { value: {} });
    Object.defineProperty(window, 'PushManager', { value: class {} });
  }, permission);
  await page.getByRole('button', { name: 'Alerts' }).click();
  await page.getByRole('dialog').waitFor();
  const shown = async (kind: 'install' | 'allow') =>
    page.locator(`p[data-${kind}]`).evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.textContent));
  return { page, close, shown };
}

it('says how the site is put among the apps of the very device', async () => {
  const { page, close, shown } = await open(android);
  await page.getByText('Put this site among your apps').click();
  expect(await shown('install')).toEqual(['Open the browser’s menu and choose “Install app” or “Add to Home screen”.']);
  await close();
});

it('does not speak of it in a browser that cannot', async () => {
  const { page, close } = await open(firefox);
  expect(await page.getByText('Put this site among your apps').isVisible()).toBe(false);
  await close();
});

it('says how the very browser allows alerts that it blocks, and anew after it has become another', async () => {
  const { page, close, shown } = await open(firefox, 'denied');
  expect(await shown('allow')).toEqual(['Press the icon to the left of the address and remove the block on “Notifications”.']);
  await page.evaluate((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent });
    dispatchEvent(new Event('resize'));
  }, android);
  await expect.poll(() => shown('allow')).toEqual(['Press the icon to the left of the address and allow “Notifications” there.']);
  await close();
});

it('names what is followed, with its sign in front', async () => {
  const { page, close } = await open(android);
  expect(await page.getByRole('dialog').locator('form').first().innerText()).toBe('ARS\nArsenal & $&');
  expect(await page.getByText('For Arsenal & $& and everything you follow.').isVisible()).toBe(true);
  await close();
});

it('says that its dialog did not come, and opens it at the next press', async () => {
  const { page, close } = await openElementPage(browser, { name: 'alert-sheet', exported: 'AlertSheet', html, routes });
  const isAlert = (url: URL) => url.pathname === '/alert-dialog';
  await page.route(isAlert, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Alerts' });
  await button.click();
  await page.getByText('That did not work. Please try again.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.unroute(isAlert);
  await button.click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByText('That did not work. Please try again.').isVisible()).toBe(false);
  await close();
});
