import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

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
  const requested: string[] = [];
  opened.page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return { ...opened, requested };
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
const announced = (page: Page) => page.locator('#announcer').textContent();

describe('<copy-code>', () => {
  it('copies its code, says so, has the use counted and shows the new count', async () => {
    const { page, close, requested } = await open();
    await allowClipboard(page);
    await page.getByRole('button').click();
    await expect.poll(() => page.locator('[data-used]').textContent()).toBe('Used 9 times');
    expect([await page.title(), await page.getByRole('button').innerText(), await announced(page)]).toEqual([
      'A/B',
      'Code copied',
      'Code copied',
    ]);
    expect(requested).toEqual(['POST /bonus-code/A%2FB/copied', 'GET /bonus-box']);
    await close();
  });

  it('leaves the count as it is when the use was not taken', async () => {
    const { page, close, requested } = await open(429);
    await allowClipboard(page);
    const answered = page.waitForResponse('**/copied');
    await page.getByRole('button').click();
    await answered;
    // By the time that another request is answered the element has heard its own.
    await page.evaluate(() => fetch('/later'));
    expect(requested).toEqual(['POST /bonus-code/A%2FB/copied', 'GET /later']);
    expect(await page.locator('[data-used]').textContent()).toBe('Used 7 times');
    await close();
  });

  it('selects the code where there is no clipboard, and asks to copy it where that fails as well', async () => {
    const { page, close, requested } = await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.getByRole('button').click();
    await expect.poll(() => announced(page)).toBe('Copy it yourself');
    expect(await page.evaluate(() => String(getSelection()))).toBe('A/B');
    expect(requested).toEqual([]);
    await close();
  });
});
