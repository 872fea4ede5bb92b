import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.80 Mobile Safari/537.36';
const html =
  '<form><device-details><input type="checkbox"><textarea name="device" disabled hidden readonly></textarea></device-details></form>';

const open = () =>
  openElementPage(browser, { name: 'device-details', exported: 'DeviceDetails', html, context: { userAgent, hasTouch: true } });

describe('<device-details>', () => {
  it('sends nothing of the device until the box is ticked, and nothing once it is not ticked any more', async () => {
    const { page, close } = await open();
    const sent = () => page.evaluate(() => new FormData(document.forms[0] as HTMLFormElement).get('device'));
    expect(await sent()).toBeNull();
    await page.getByRole('checkbox').check();
    expect(await page.locator('textarea').isVisible()).toBe(true);
    const lines = ((await sent()) as string).split(/\r?\n/);
    expect(lines).toHaveLength(16);
    expect(lines[0]).toBe(`userAgent: ${userAgent}`);
    expect(lines).toEqual(
      expect.arrayContaining(['isMobile: true', 'isAndroid: true', 'isChrome: true', 'isDesktop: false', 'isIos: false']),
    );
    await page.getByRole('checkbox').uncheck();
    expect([await sent(), await page.locator('textarea').isVisible()]).toEqual([null, false]);
    await close();
  });

  it('reads the device anew after a resize', async () => {
    const { page, close } = await open();
    await page.getByRole('checkbox').check();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0' });
      dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => page.locator('textarea').inputValue()).toContain('isFirefox: true');
    await close();
  });
});
