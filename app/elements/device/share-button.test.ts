import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html =
  '<share-button heading="Odds &amp; value" copied="Link copied"><button type="button"><span>Share</span></button></share-button>';
const open = () => openElementPage(browser, { name: 'share-button', exported: 'ShareButton', html, path: '/de/article?from=mail' });

describe('<share-button>', () => {
  it('hands the page’s address, without its parameters, to the device’s share sheet', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (shared: ShareData) => {
          document.title = JSON.stringify(shared);
        },
      });
    });
    await page.getByRole('button').click();
    await expect.poll(() => page.title()).toBe('{"title":"Odds & value","url":"http://elements.test/de/article"}');
    await close();
  });

  it('hands over the address of its link where it has one', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async ({ url }: ShareData) => {
          document.title = String(url);
        },
      });
      document.querySelector('share-button')?.setAttribute('link', 'http://elements.test/carry#c=1.e30');
    });
    await page.getByRole('button').click();
    await expect.poll(() => page.title()).toBe('http://elements.test/carry#c=1.e30');
    await close();
  });

  it('copies the address where there is no such sheet, and says so', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            document.title = text;
          },
        },
      });
    });
    await page.getByRole('button').click();
    await expect.poll(() => page.getByRole('button').innerText()).toBe('Link copied');
    expect(await page.title()).toBe('http://elements.test/de/article');
    await close();
  });
});
