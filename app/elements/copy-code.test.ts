import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { openElementPage } from '#tests/factories/element-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const used = (count: number) => `<p data-used="">Used ${count} times</p>`;
const html =
  '<copy-code code="A/B" copied="Code copied" by-hand="Copy it yourself" count="/bonus-box"><code>A/B</code><button type="button">Copy</button>' +
  `${used(7)}</copy-code><p id="announcer"></p>`;
const counted = { body: '{}', contentType: 'application/json' };
async function open(status = 200) {
  const opened = await openElementPage(browser, {
    name: 'copy-code',
    exported: 'CopyCode',
    html,
    routes: {
      '/bonus-code/A%2FB/copied': { ...counted, status },
      '/bonus-box': { body: `<section>${used(9)}</section>`, contentType: 'text/html' },
    },
  });
  const posted: string[] = [];
  opened.page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  return { ...opened, posted };
}
const allowClipboard = (page: Page) =>
  page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    }),
  );
const said = (page: Page) => page.locator('#announcer').textContent();

describe('<copy-code>', () => {
  it('copies its code, says so, has the use counted and shows the new count', async () => {
    const { page, close, posted } = await open();
    await allowClipboard(page);
    await page.getByRole('button').click();
    await expect.poll(() => page.locator('[data-used]').textContent()).toBe('Used 9 times');
    expect([await page.title(), await page.getByRole('button').innerText(), await said(page)]).toEqual([
      'A/B',
      'Code copied',
      'Code copied',
    ]);
    expect(posted).toEqual(['/bonus-code/A%2FB/copied']);
    await close();
  });

  it('leaves the count as it is when the use was not taken', async () => {
    const { page, close, posted } = await open(429);
    await allowClipboard(page);
    await page.getByRole('button').click();
    await expect.poll(() => posted.length).toBe(1);
    expect(await page.locator('[data-used]').textContent()).toBe('Used 7 times');
    await close();
  });

  it('selects the code where there is no clipboard, and asks to copy it where that fails as well', async () => {
    const { page, close, posted } = await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.getByRole('button').click();
    await expect.poll(() => said(page)).toBe('Copy it yourself');
    expect(await page.evaluate(() => String(getSelection()))).toBe('A/B');
    expect(posted).toEqual([]);
    await close();
  });
});
