import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const star = (item: string) =>
  `<favourite-star item="${item}"><button type="button" aria-pressed="false">${item}</button></favourite-star>`;
const open = (html: string) => openElementPage(browser, { name: 'favourite-star', exported: 'FavouriteStar', html });

describe('<favourite-star>', () => {
  it('adds and removes a favourite, and every star of it follows', async () => {
    const { page, close } = await open(star('m1') + star('t7') + star('m1'));
    const pressed = () => page.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.ariaPressed));
    await page.getByRole('button', { name: 'm1' }).first().click();
    expect(await pressed()).toEqual(['true', 'false', 'true']);
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('["m1"]');
    await page.getByRole('button', { name: 'm1' }).last().click();
    expect(await pressed()).toEqual(['false', 'false', 'false']);
    await close();
  });

  it('is pressed where it is put into the page later, and by what another tab does', async () => {
    const { page, close } = await open(star('m1'));
    await page.evaluate((html) => {
      localStorage.setItem('favorites', '["t7"]');
      dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
      document.body.insertAdjacentHTML('beforeend', html);
    }, star('t7'));
    expect(await page.getByRole('button', { name: 't7' }).getAttribute('aria-pressed')).toBe('true');
    await close();
  });
});
