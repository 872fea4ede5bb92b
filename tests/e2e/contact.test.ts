import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();

/** Waits for the code of the form, which is loaded when the form is on the page. */
const checked = (page: Page) => page.waitForFunction(() => customElements.get('contact-form') !== undefined);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const words = {
  '': {
    notSent: 'Your message has not been sent yet',
    missing: 'Enter your name.',
    notAnAddress: 'This is not an e-mail address. It should look like name@example.com.',
    send: 'Send',
    sent: 'Thank you for your message',
  },
  '/gr': {
    notSent: 'Το μήνυμά σας δεν έχει σταλεί ακόμη',
    missing: 'Γράψτε το όνομά σας.',
    notAnAddress: 'Αυτή δεν είναι διεύθυνση e-mail. Πρέπει να μοιάζει με onoma@example.com.',
    send: 'Αποστολή',
    sent: 'Ευχαριστούμε για το μήνυμά σας',
  },
} as const;

describe.each(Object.keys(words) as (keyof typeof words)[])('a message written at %s/contact', (prefix) => {
  const { notSent, missing, notAnAddress, send, sent } = words[prefix];

  it('is checked in place, sent and thanked for', async () => {
    const page = await visit(`${prefix}/contact`);
    await checked(page);
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    const name = page.locator('#contact-name');
    const email = page.locator('#contact-email');
    await email.fill('ann at example');
    await page.locator('#contact-message').fill('Der 5:3-Sieg fehlt. Λείπει το 5–3.');
    await expect.poll(() => page.locator('#contact-email-fault').textContent()).toBe(notAnAddress);
    await page.getByRole('button', { name: send }).click();
    await expect.poll(() => focused(page)).toContain(notSent);
    expect(await page.locator('[data-faults] li').allTextContents()).toEqual([missing, notAnAddress]);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#contact-name-fault').textContent()).toBe(missing);
    await page.locator('[data-faults] li a').last().click();
    await expect.poll(() => focusedId(page)).toBe('contact-email');
    await email.fill(`ann${prefix.length}@example.org`);
    await expect.poll(() => page.locator('#contact-email-fault').isVisible()).toBe(false);
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    expect(posted).toEqual([]);
    await name.fill('Ann');
    await page.getByRole('button', { name: send }).click();
    await page.waitForURL(`${site}${prefix}/contact?sent=1`);
    await expect.poll(() => focused(page)).toContain(sent);
    expect(posted).toEqual([`${site}${prefix}/contact`]);
  });

  it('is checked by the server where there is no script, with the text kept, and sent and thanked for', async () => {
    const page = await visit(`${prefix}/contact`, { javaScriptEnabled: false });
    await page.locator('#contact-email').fill('ann at example');
    await page.locator('#contact-message').fill('One\nΔύο');
    await page.getByRole('button', { name: send }).click();
    await page.waitForSelector('[data-faults]:not([hidden])');
    expect(await page.locator('[data-faults]:focus').textContent()).toContain(notSent);
    expect(await page.locator('#contact-name[aria-invalid=true][aria-describedby~=contact-name-fault]').count()).toBe(1);
    expect(await page.locator('#contact-email-fault').textContent()).toBe(notAnAddress);
    expect(await page.locator('#contact-email').inputValue()).toBe('ann at example');
    expect(await page.locator('#contact-message').inputValue()).toBe('One\nΔύο');
    await page.locator('#contact-name').fill('Ann');
    await page.locator('#contact-email').fill(`ann${prefix.length}@example.org`);
    await page.getByRole('button', { name: send }).click();
    await page.waitForURL(`${site}${prefix}/contact?sent=1`);
    expect(await page.locator('[role=status]').first().textContent()).toContain(sent);
  });
});

it('the field for machines is reached neither by the keyboard nor by a screen reader', async () => {
  const page = await visit('/contact');
  await page.locator('#contact-message').focus();
  await page.keyboard.press('Tab');
  expect(await focusedId(page)).not.toBe('contact-trap');
  expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0);
});

it('the check comes with a navigation to the page as well, and not before', async () => {
  const page = await visit('/about-us');
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /assets\/contact-form-/.test(name)).length),
  ).toBe(0);
  await page.locator('footer a[href="/contact"]').click();
  await page.waitForURL(`${site}/contact`);
  await checked(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => focused(page)).toContain('has not been sent yet');
});

it('what is wrong can be read by everybody, light and dark', async () => {
  const page = await visit('/cz/contact', { colorScheme: 'light', bypassCSP: true });
  await checked(page);
  await page.locator('contact-form button').click();
  await expect.poll(() => page.locator('contact-form [data-missing]:visible').count()).toBe(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await contrastFaults(page, 'dark')).toEqual([]);
});
