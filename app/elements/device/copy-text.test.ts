import { expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html =
  '<copy-text copied="Copied" by-hand="Copy it yourself"><code>webcal://a.test/b.ics?ids=t7.m12</code><button type="button">Copy</button></copy-text><p id="announcer"></p>';
const open = () => openElementPage(browser, { name: 'copy-text', exported: 'CopyText', html });

it('<copy-text> copies what it shows and says so', async () => {
  const { page, close } = await open();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    }),
  );
  await page.getByRole('button').click();
  await expect.poll(() => page.locator('#announcer').textContent()).toBe('Copied');
  expect([await page.title(), await page.getByRole('button').innerText()]).toEqual(['webcal://a.test/b.ics?ids=t7.m12', 'Copied']);
  await close();
});

it('<copy-text> selects its text and asks to copy it where the browser copies nothing', async () => {
  const { page, close } = await open();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button').click();
  await expect.poll(() => page.locator('#announcer').textContent()).toBe('Copy it yourself');
  expect([await page.evaluate(() => String(getSelection())), await page.getByRole('button').innerText()]).toEqual([
    'webcal://a.test/b.ics?ids=t7.m12',
    'Copy',
  ]);
  await close();
});
