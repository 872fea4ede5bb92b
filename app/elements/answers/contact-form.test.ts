import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const field = (name: string, control: string) =>
  `${control}<p id="contact-${name}-fault" hidden data-missing="${name} missing" data-too-long="${name} too long" data-not-an-address="no address"></p>`;
const html = `<contact-form><form method="post" action="/contact" novalidate><section data-faults tabindex="-1" hidden><ul></ul></section>
${field('name', '<input id="contact-name" name="name">')}${field('email', '<input id="contact-email" name="email">')}
${field('message', '<textarea id="contact-message" name="message"></textarea>')}<button>Send</button></form></contact-form>`;

async function open() {
  const opened = await openElementPage(browser, { name: 'contact-form', exported: 'ContactForm', html });
  const posted: string[] = [];
  opened.page.on('request', (request) => request.method() === 'POST' && posted.push(request.postData() ?? ''));
  return { ...opened, posted };
}
const fault = (page: Page, name: string) => page.locator(`#contact-${name}-fault`).innerText();
const links = (page: Page) => page.locator('[data-faults] a').allInnerTexts();

describe('<contact-form>', () => {
  it('sends nothing that the server would refuse, says why, and leads to each field', async () => {
    const { page, close, posted } = await open();
    await page.locator('#contact-email').fill('ann at example');
    await page.locator('#contact-name').fill('x'.repeat(101));
    await page.getByRole('button').click();
    expect(await links(page)).toEqual(['name too long', 'no address', 'message missing']);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-faults'))).toBe(true);
    expect(await page.locator('#contact-message').getAttribute('aria-invalid')).toBe('true');
    await page.locator('[data-faults] a').nth(1).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email');
    expect(posted).toEqual([]);
    await close();
  });

  it('judges a field when it is left, and then with each letter until it is right', async () => {
    const { page, close } = await open();
    const email = page.locator('#contact-email');
    await email.pressSequentially('ann@');
    expect(await fault(page, 'email')).toBe('');
    await email.press('Tab');
    expect(await fault(page, 'email')).toBe('no address');
    await email.fill('ann@example.org');
    expect([await page.locator('#contact-email-fault').isVisible(), await email.getAttribute('aria-invalid')]).toEqual([false, null]);
    await close();
  });

  it('lets a field that is empty be left without a word', async () => {
    const { page, close } = await open();
    await page.locator('#contact-name').focus();
    await page.keyboard.press('Tab');
    expect(await page.locator('#contact-name-fault').isVisible()).toBe(false);
    await close();
  });

  it('lets what is right be sent', async () => {
    const { page, close, posted } = await open();
    await page.locator('#contact-name').fill('Ann');
    await page.locator('#contact-email').fill('ann@example.org');
    await page.locator('#contact-message').fill('5:3');
    await page.getByRole('button').click();
    await expect.poll(() => posted).toEqual(['name=Ann&email=ann%40example.org&message=5%3A3']);
    await close();
  });
});
