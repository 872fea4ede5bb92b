import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors, toNextPage } from './visitors.ts';

const path = '/betting-odds-calculator-converter-tips-betting-tool';
const visitors = receiveVisitors();

async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitors.visit(address, options);
  if (options.javaScriptEnabled !== false) await page.locator('page-island[data-hydrated]').waitFor();
  return page;
}

const figure = (page: Page, label: string) => page.locator(`table tr:has(th:text-is("${label}"))`).locator('td').last();
const listed = (page: Page) =>
  page.locator('main fieldset input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

describe('the calculator without scripts, in Czech', () => {
  it('calculates, keeps what it refuses in its field beside the reason, and holds everything in the address', async () => {
    const page = await visit(`/cz${path}`, { javaScriptEnabled: false });
    await page.getByLabel('Kurz', { exact: true }).fill('2,5abc');
    await toNextPage(page, () => page.getByRole('button', { name: 'Spočítat' }).click());
    expect(new URL(page.url()).searchParams.get('odds')).toBe('2,5abc');
    const odds = page.getByLabel('Kurz', { exact: true });
    expect([await odds.inputValue(), await odds.getAttribute('aria-invalid')]).toEqual(['2,5abc', 'true']);
    expect(await page.locator('#calc-odds-problem').textContent()).toContain('„2,5abc“');
    await odds.fill('3,50');
    await toNextPage(page, () => odds.press('Enter'));
    expect(await page.locator('#calc-odds-problem').count()).toBe(0);
    expect(await page.locator('table td').allTextContents()).toEqual([
      '3,50',
      '5/2',
      '+250',
      '2,50',
      '−0,40',
      '2,50',
      '28,57\u00a0%',
      '35,00',
    ]);
  });

  it('adds a selection and takes one away with what was entered, and Enter takes none', async () => {
    const page = await visit(`/cz${path}`, { javaScriptEnabled: false });
    await toNextPage(page, () => page.getByRole('link', { name: 'AKO', exact: true }).click());
    await page.locator('#calc-odds1').fill('1/3');
    await page.locator('#calc-odds2').fill('x');
    await page.locator('#calc-odds3').fill('2');
    await toNextPage(page, () => page.getByRole('button', { name: 'Přidat tip' }).click());
    expect(await listed(page)).toEqual(['1/3', 'x', '2', '']);
    await toNextPage(page, () => page.getByRole('button', { name: 'Odebrat 2. tip' }).click());
    expect(await listed(page)).toEqual(['1/3', '2', '']);
    await page.locator('#calc-odds3').fill('1,5');
    await toNextPage(page, () => page.locator('#calc-odds3').press('Enter'));
    expect(await listed(page)).toEqual(['1/3', '2', '1,5']);
    // 4/3 × 2 × 1.5 = 4, ten units staked.
    expect(await figure(page, 'Výplata').textContent()).toBe('40,00');
  });
});

describe('the calculator with scripts, in English', () => {
  it('follows each key without asking the server, without moving the page, and can be shared', async () => {
    const page = await visit(path);
    const requested = noteRequests(page);
    const odds = page.locator('#calc-odds');
    await odds.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.type('100/30');
    await expect.poll(() => page.locator('table td').first().textContent()).toBe('4.3333');
    await expect.poll(() => new URL(page.url()).searchParams.get('odds')).toBe('100/30');
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).getByRole('status').textContent()).toContain('10/3');
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['calc-odds', before]);
    expect((await requested()).filter((asked) => asked === path || asked.includes('.data'))).toEqual([]);
    const shared = await visit(page.url().slice(site.length), { javaScriptEnabled: false });
    expect(await shared.locator('table td').first().textContent()).toBe('4.3333');
  });

  it('says what is wrong once the field is left, keeps it there, and leads to it', async () => {
    const page = await visit(`${path}?calculator=single`);
    const odds = page.locator('#calc-odds');
    await odds.pressSequentially('+50');
    await expect.poll(() => new URL(page.url()).searchParams.get('odds')).toBe('+50');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await odds.press('Tab');
    await expect.poll(() => page.locator('#calc-odds-problem').textContent()).toContain('“+50”');
    await page.locator('#calc-stake').fill('4');
    await page.getByRole('button', { name: 'Calculate' }).last().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('calc-odds');
    expect(await odds.inputValue()).toBe('+50');
    await odds.fill('+250');
    await expect.poll(() => figure(page, 'Returns').textContent()).toBe('14.00');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await page.getByRole('link', { name: 'Reset' }).click();
    await expect.poll(() => odds.inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).toBe('?calculator=single');
  });

  it('goes from one calculator to the next and back, with the title of each', async () => {
    const page = await visit(`${path}?odds=5%2F2`);
    await page.getByRole('link', { name: 'Margin', exact: true }).click();
    await expect.poll(() => page.title()).toContain('margin');
    await page.getByRole('link', { name: 'Show an example' }).click();
    await expect.poll(() => figure(page, 'Margin').textContent()).toBe('4.61%');
    await page.getByRole('button', { name: 'Add an outcome' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('calc-odds4');
    await page.goBack();
    // A browser that is still going back does not do so again.
    await expect.poll(() => new URL(page.url()).search).toBe('?calculator=margin');
    await page.goBack();
    await expect.poll(() => page.locator('#calc-odds').inputValue()).toBe('5/2');
    await expect.poll(() => page.locator('table td').first().textContent()).toBe('3.50');
  });

  it('finds what was typed again, even by who leaves before the typing has paused', async () => {
    const page = await visit(path);
    await page.locator('#calc-odds').pressSequentially('-200');
    await page.getByRole('main').locator('a[href^="/betting-academy/"]').first().click();
    await page.getByRole('article').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('#calc-odds').inputValue()).toBe('-200');
    await expect.poll(() => page.locator('table td').first().textContent()).toBe('1.50');
  });

  it('takes up what was typed and pressed before its script came, once', async () => {
    const page = await visitors.newPage();
    const held = await holdRequests(page, '**/assets/calculator.island-*');
    await page.goto(`${site}${path}?calculator=margin`);
    await held.requested;
    await page.locator('#calc-odds1').fill('2');
    await page.getByRole('button', { name: 'Add an outcome' }).click();
    held.release();
    await expect.poll(() => listed(page)).toEqual(['2', '', '', '']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('calc-odds4');
    expect(new URL(page.url()).pathname).toBe(path);
  });
});
