import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import keyFacts from '#app/pages/super-cup/key-facts.module.css';
import quiz from '#app/pages/super-cup/quiz.module.css';
import { howMany } from '#tests/factories/how-many.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const rightOptions = (
  JSON.parse(readFileSync(new URL('../../content/special/super-cup-2025/quiz.json', import.meta.url), 'utf8')) as { correct: number[] }
).correct;
const wrongOption = (question: number) => ((rightOptions[question] as number) + 1) % 4;
const { visit } = receiveVisitors();

const languages = {
  english: {
    prefix: '',
    position: (number: number) => `Question ${number} of 5`,
    words: { check: 'Check answer', correct: 'Correct!', incorrect: 'Incorrect', next: 'Next Question', show: 'Show Results' },
    ends: { good: 'Well Done', restart: 'Restart Quiz', previous: 'Previous' },
  },
  greek: {
    prefix: '/gr',
    position: (number: number) => `Ερώτηση ${number} από 5`,
    words: { check: 'Έλεγχος απάντησης', correct: 'Σωστό!', incorrect: 'Λάθος', next: 'Επόμενη ερώτηση', show: 'Δείτε το αποτέλεσμα' },
    ends: { good: 'Μπράβο', restart: 'Ξεκινήστε πάλι το κουίζ', previous: 'Προηγούμενη' },
  },
} as const;
type Language = (typeof languages)[keyof typeof languages];
const { english, greek } = languages;

const games = [
  { language: english, javaScriptEnabled: true },
  { language: greek, javaScriptEnabled: false },
  { language: english, javaScriptEnabled: false },
  { language: greek, javaScriptEnabled: true },
];

const heading = (page: Page) => page.locator('quiz-steps h3');
const shows = (page: Page, text: string) => expect.poll(() => heading(page).textContent()).toContain(text);
/** Waits until so many options are marked as right, or as wrong. The page may still be loading when its heading is there. */
const marks = (page: Page, mark: string | undefined, count: number) =>
  expect.poll(() => page.locator(`.${quiz.option}.${mark}`).count()).toBe(count);
const isFocused = (element: Locator) => expect.poll(() => element.evaluate((found) => found === document.activeElement)).toBe(true);

/** Answers all questions in turn, the first so many wrongly, and opens the results. */
async function play(page: Page, { position, words }: Language, wrong: number): Promise<void> {
  for (let question = 0; question < 5; question += 1) {
    await shows(page, position(question + 1));
    const option = question < wrong ? wrongOption(question) : (rightOptions[question] as number);
    await page.locator('quiz-steps input[type=radio]').nth(option).check();
    await page.getByRole('button', { name: words.check, exact: true }).click();
    await expect
      .poll(() => page.locator('quiz-steps [data-said] b').textContent())
      .toBe(question < wrong ? words.incorrect : words.correct);
    await marks(page, quiz.right, 1);
    await marks(page, quiz.wrong, question < wrong ? 1 : 0);
    await page.getByRole('link', { name: question === 4 ? words.show : words.next, exact: true }).click();
  }
}

describe('the quiz', () => {
  it.each(howMany(games.slice(0, 2), games))(
    'goes from question to question to its results and begins anew, at "$language.prefix", with scripts: $javaScriptEnabled',
    async ({ language, javaScriptEnabled }) => {
      const { prefix, position, ends, words } = language;
      const page = await visit(`${prefix}/super-cup-2025`, { javaScriptEnabled });
      await play(page, language, 2);
      await shows(page, ends.good);
      await marks(page, quiz.wrong, 2);
      const answers = rightOptions.map((right, question) => (question < 2 ? wrongOption(question) : right));
      await expect.poll(() => new URL(page.url()).searchParams.get('quiz')).toBe(`results-${answers.join('')}`);
      await page.getByRole('link', { name: ends.previous, exact: true }).click();
      await shows(page, position(5));
      await expect.poll(() => page.locator('quiz-steps [data-said] b').textContent()).toBe(words.correct);
      await page.goBack();
      await shows(page, ends.good);
      await page.getByRole('link', { name: ends.restart, exact: true }).click();
      await shows(page, position(1));
      await expect.poll(() => page.locator('quiz-steps input[type=radio]').count()).toBe(4);
      expect(await page.locator('quiz-steps input:checked').count()).toBe(0);
    },
  );
});

describe('the quiz with a script', () => {
  it('stays in one document and in its place, leaves open what was opened, and goes back step by step', async () => {
    const page = await visit('/super-cup-2025', { viewport: { width: 1440, height: 900 } });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const fold = page.locator(`.${keyFacts.facts} details`).first();
    await fold.locator('summary').click();
    await page.locator('#quiz').evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 200));
    const top = () => page.locator('#quiz').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const place = await top();
    await page.locator('quiz-steps input[type=radio]').nth(wrongOption(0)).check();
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect.poll(() => page.locator('quiz-steps [data-said]').count()).toBe(1);
    expect(await top()).toBe(place);
    await expect.poll(() => page.locator('#announcer').textContent()).toMatch(/^Incorrect\s+\S/);
    await isFocused(heading(page));
    await page.getByRole('link', { name: 'Next Question' }).click();
    await shows(page, 'Question 2 of 5');
    expect(await top()).toBe(place);
    await isFocused(heading(page));
    await page.goBack();
    await shows(page, 'Question 1 of 5');
    expect(await page.locator('quiz-steps [data-said]').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator('quiz-steps input[type=radio]').count()).toBe(4);
    expect(await fold.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('is played with the keyboard alone', async () => {
    const page = await visit('/super-cup-2025', { viewport: { width: 1440, height: 900 } });
    await page.getByRole('article').locator('a[href="#quiz"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#quiz$/);
    for (let question = 0; question < 5; question += 1) {
      await shows(page, `Question ${question + 1} of 5`);
      if (question > 0) await isFocused(heading(page));
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio');
      await page.keyboard.press('Space');
      for (let step = 0; step < (rightOptions[question] as number); step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('quiz-steps [data-said] b').textContent()).toBe('Correct!');
      await isFocused(heading(page));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await shows(page, 'Perfect Score');
    await expect.poll(() => page.locator('#announcer').textContent()).toBe('You got 5 of 5 right.');
    for (let link = 0; link < 6; link += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shows(page, 'Question 1 of 5');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('is not left without an answer', async () => {
    const page = await visit('/super-cup-2025');
    const requested = noteRequests(page);
    await page.getByRole('button', { name: 'Check answer' }).click();
    expect(await page.locator('quiz-steps input:invalid').count()).toBe(4);
    expect((await requested()).filter((path) => path.includes('quiz'))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the page of the Super Cup', () => {
  it('shows its facts one by one and all at once, without a script', async () => {
    const page = await visit('/super-cup-2025', { javaScriptEnabled: false });
    const visible = () => page.locator(`.${keyFacts.facts} h3:visible`).count();
    expect(await visible()).toBe(4);
    expect(await page.locator(`.${keyFacts.facts} p:visible`).count()).toBe(0);
    await page.locator(`.${keyFacts.facts} summary`).first().click();
    expect(await page.locator(`.${keyFacts.facts} p:visible`).count()).toBe(1);
    await page.getByText('View all 10').click();
    expect(await visible()).toBe(10);
    await page.locator(`.${keyFacts.showAll}`).getByText('Show less').click();
    expect(await visible()).toBe(4);
  });

  it('is found at the head of its section, and from where it once was', async () => {
    const page = await visit('/sports-life');
    await page.locator('#special a').first().click();
    await page.waitForURL(`${site}/super-cup-2025`);
    await expect.poll(() => page.getByRole('article').getByRole('img').first().getAttribute('aria-label')).toContain('cup');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
    await page.waitForURL(`${site}/sports-life`);
    const former = await fetch(`${site}/de/uefa-super-cup-2025`, { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([301, '/de/super-cup-2025']);
  });
});
