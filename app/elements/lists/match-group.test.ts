import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html = `<match-group id="c12" data-group="c12">
  <button type="button" aria-pressed="false">Pin</button>
  <details open><summary>Fold</summary><ul><li>Match <button type="button">2.10</button></li></ul></details>
</match-group>`;
const open = () => openElementPage(browser, { name: 'match-group', exported: 'MatchGroup', html });

describe('<match-group>', () => {
  it('remembers that it is pinned, and that it is not any more, but moves nothing under the reader’s thumb', async () => {
    const { page, close } = await open();
    const pin = page.getByRole('button', { name: 'Pin' });
    const stored = () => page.evaluate(() => localStorage.getItem('pinned'));
    await page.getByRole('button', { name: '2.10' }).click();
    expect(await stored()).toBeNull();
    await pin.click();
    expect([await stored(), await pin.getAttribute('aria-pressed')]).toEqual(['["c12"]', 'true']);
    expect(await page.locator('#c12').evaluate((group) => getComputedStyle(group).order)).toBe('0');
    await pin.click();
    expect([await stored(), await pin.getAttribute('aria-pressed')]).toEqual(['[]', 'false']);
    await close();
  });

  it('remembers that it is folded, and folds where another tab folds it', async () => {
    const { page, close } = await open();
    await page.getByText('Fold').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('folded'))).toBe('["c12"]');
    await page.evaluate(() => {
      localStorage.setItem('folded', '[]');
      dispatchEvent(new StorageEvent('storage', { key: 'folded' }));
    });
    expect(await page.locator('details').getAttribute('open')).toBe('');
    await close();
  });
});
