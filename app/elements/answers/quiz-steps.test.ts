import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const first =
  '<form action="/cup#quiz"><h3 tabindex="-1">One</h3><label><input type="radio" name="quiz" value="a1">Yes</label><button>Check</button></form>';
const html = `<details><summary>More</summary></details><p id="announcer"></p><quiz-steps src="/cup/quiz">${first}</quiz-steps>`;
const step = (body: string) => ({ body, contentType: 'text/html' });
const routes = {
  '/cup/quiz?quiz=a1': step(
    '<h3 tabindex="-1">One, answered</h3><p data-said><b>Correct!</b> So it is.</p><a href="/cup?quiz=q2#quiz">Next</a>',
  ),
  '/cup/quiz?quiz=q2': step('<h3 tabindex="-1">Two</h3><a href="/cup?quiz=gone#quiz">Lost</a>'),
  '/cup/quiz': step(first),
};
const open = () => openElementPage(browser, { name: 'quiz-steps', exported: 'QuizSteps', html, path: '/cup', routes });
const heading = (page: Page) => page.locator('h3').innerText();
async function answerFirst(page: Page): Promise<void> {
  await page.getByLabel('Yes').check();
  await page.getByRole('button').click();
  await expect.poll(() => heading(page)).toBe('One, answered');
}

describe('<quiz-steps>', () => {
  it('shows the next step in the same document, at its own address', async () => {
    const { page, close } = await open();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await answerFirst(page);
    expect(page.url()).toBe('http://elements.test/cup?quiz=a1#quiz');
    await page.getByText('Next').click();
    await expect.poll(() => heading(page)).toBe('Two');
    expect(page.url()).toBe('http://elements.test/cup?quiz=q2#quiz');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await close();
  });

  it('puts the keyboard to the heading and says what was said of the answer', async () => {
    const { page, close } = await open();
    await answerFirst(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('One, answered');
    expect(await page.locator('#announcer').textContent()).toBe('Correct! So it is.');
    await page.getByText('Next').click();
    await expect.poll(() => page.locator('#announcer').textContent()).toBe('');
    await close();
  });

  it('goes back step by step, and leaves what has another fragment alone', async () => {
    const { page, close } = await open();
    await answerFirst(page);
    await page.evaluate(() => {
      location.hash = 'elsewhere';
    });
    expect(await heading(page)).toBe('One, answered');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('One');
    expect(page.url()).toBe('http://elements.test/cup');
    await close();
  });

  it('goes to a step that cannot be had in place as without scripts', async () => {
    const { page, close } = await open();
    await answerFirst(page);
    await page.getByText('Next').click();
    await page.getByText('Lost').click();
    await page.waitForURL('http://elements.test/cup?quiz=gone#quiz');
    await expect.poll(() => heading(page)).toBe('One');
    await close();
  });

  it('leaves a link to whoever wants it in a tab of its own', async () => {
    const { page, close } = await open();
    await answerFirst(page);
    const opened = page.context().waitForEvent('page');
    await page.getByText('Next').click({ modifiers: ['ControlOrMeta'] });
    await opened;
    expect(await heading(page)).toBe('One, answered');
    await close();
  });
});
