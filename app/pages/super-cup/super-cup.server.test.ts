import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import type { Special } from '#data/articles/special.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writeSpecial } from '#tests/factories/write-special.ts';
import { quizStepResource } from './quiz-step.server.tsx';
import type { AnsweredQuestion, OpenQuestion, QuizResults } from './quiz-view.ts';
import { superCupPage } from './super-cup.page.ts';
import type { SuperCupView } from './super-cup-view.ts';

const { db } = await createTestDatabase();
const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));
writeSpecial(content, 'super-cup-2025');
const pieces = readArticles(content);

function page(path: string, { code = 'en' as LocaleCode, written = pieces } = {}) {
  const { site } = createSiteForPages(db, new Date('2026-11-22T12:00:00Z'), { code, pieces: written });
  return openPage<SuperCupView>(superCupPage, site, path);
}
const withGreekName = (special: Special): Special => ({
  ...special,
  words: { ...special.words, el: { ...special.words.el, players: { 'ousmane-dembele': 'Ουσμάν Ντεμπελέ' } } },
});
const quizAt = async (state: string) => (await page(`/super-cup-2025?quiz=${state}`)).view.quiz;

describe('the page of the Super Cup', () => {
  it('has the story, the history, the ten facts and the first question', async () => {
    const { view } = await page('/super-cup-2025');
    expect(view.story.before.headings.map(({ text }) => text)).toEqual(['Before', 'Foretold', 'Played']);
    expect(view.story.history.headings.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number}. Chapter`));
    expect(view.keyFacts).toHaveLength(10);
    expect(view.quiz).toMatchObject({ kind: 'open', number: 1, total: 5, question: 'en question 1', previous: undefined });
  });

  it('speaks the language of its address, its links too', async () => {
    const { view, head } = await page('/super-cup-2025', { code: 'gr' });
    expect(view.quiz).toMatchObject({ question: 'el question 1' });
    expect(view.story.history.html).toContain('<a href="/gr/tips">');
    expect(head.title).toBe('el super-cup-2025 · Tipledger');
  });

  it('asks for the player of the match, by the names that readers know', async () => {
    const polled = (await page('/super-cup-2025')).view.players;
    expect(polled.find(({ value }) => value === 'ousmane-dembele')).toEqual({
      value: 'ousmane-dembele',
      label: 'Ousmane Dembélé',
      group: 'Paris Saint-Germain',
    });
    const greek = pieces.map((piece) => ({ ...piece, special: piece.special && withGreekName(piece.special) }));
    const { view } = await page('/super-cup-2025', { code: 'gr', written: greek });
    expect(view.players.find(({ value }) => value === 'ousmane-dembele')).toMatchObject({
      label: 'Ουσμάν Ντεμπελέ',
      group: 'Παρί Σεν Ζερμέν',
    });
  });

  it('tells search engines of the article and of the match', async () => {
    const { view, head } = await page('/super-cup-2025', { code: 'cz' });
    expect(view.structured).toMatchObject([
      { '@type': 'Article', headline: 'cs super-cup-2025', inLanguage: 'cs' },
      {
        '@type': 'SportsEvent',
        name: 'Superpohár UEFA 2025',
        startDate: '2025-08-13T19:00:00Z',
        homeTeam: { name: 'Paris Saint-Germain' },
        awayTeam: { name: 'Tottenham Hotspur' },
        location: { address: { addressLocality: 'Udine', addressCountry: 'IT' } },
      },
    ]);
    const tags = headMarkup(head);
    expect(tags).toContain('<link rel="canonical" href="https://example.org/cz/super-cup-2025"/>');
    expect(tags).toContain('<link rel="alternate" hrefLang="pt-BR" href="https://example.org/pt_br/super-cup-2025"/>');
  });

  it('stays the same page for search engines, wherever the quiz is', async () => {
    expect((await page('/super-cup-2025?quiz=3-20xxx')).head.addresses.de).toBe('https://example.org/de/super-cup-2025');
  });

  it('is not there when nobody wrote it', async () => {
    await expect(page('/super-cup-2025', { written: [] })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the quiz', () => {
  it('marks an answer, explains it and leads on', async () => {
    expect(await quizAt('1-2xxxx')).toEqual({
      kind: 'answered',
      number: 1,
      total: 5,
      question: 'en question 1',
      previous: undefined,
      options: [
        { text: 'en option 1.1', right: false, chosen: false },
        { text: 'en option 1.2', right: false, chosen: false },
        { text: 'en option 1.3', right: true, chosen: true },
        { text: 'en option 1.4', right: false, chosen: false },
      ],
      right: true,
      explanation: 'en explanation 1',
      next: '2-2xxxx',
      nextIsResults: false,
    } satisfies AnsweredQuestion);
    const wrong = (await quizAt('2-23xxx')) as AnsweredQuestion;
    expect(wrong).toMatchObject({ right: false, previous: '1-23xxx', next: '3-23xxx' });
    expect(wrong.options.map(({ right, chosen }) => [right, chosen])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
  });

  it('gives each option the step to which it leads, and does not say which is right', async () => {
    const step = (await quizAt('4-203xx')) as OpenQuestion;
    expect(step.options.map(({ state }) => state)).toEqual(['4-2030x', '4-2031x', '4-2032x', '4-2033x']);
    expect(JSON.stringify(step)).not.toMatch(/explanation|right/);
  });

  it('shows results after the last question', async () => {
    expect(await quizAt('5-20312')).toMatchObject({ next: 'results-20312', nextIsResults: true });
    expect(await quizAt('5-x0312')).toMatchObject({ next: '1-x0312', nextIsResults: false });
  });

  it.each([
    ['20312', 5, 'perfect-score'],
    ['20311', 4, 'excellent'],
    ['20301', 3, 'well-done'],
    ['20201', 2, 'keep-learning'],
    ['01020', 0, 'keep-learning'],
  ])('of the answers %s counts %i and says %s', async (answers, right, verdict) => {
    const results = (await quizAt(`results-${answers}`)) as QuizResults;
    expect([results.right, results.total, results.verdict]).toEqual([right, 5, verdict]);
    expect(results.questions.filter((question) => question.right)).toHaveLength(right);
    expect(results.questions[1]?.state).toBe(`2-${answers}`);
  });

  it.each(['9-xxxxx', 'results-2031x', '', 'x'])('begins anew when the address says %j', async (state) => {
    expect(await quizAt(state)).toMatchObject({ kind: 'open', number: 1 });
  });
});

describe('a step of the quiz by itself', () => {
  const step = async (search: string, code: LocaleCode = 'en') => {
    const { site } = createSiteForPages(db, new Date('2026-11-22T12:00:00Z'), { code, pieces });
    return (await askResource(quizStepResource, site, `/super-cup-quiz${search}`)).text();
  };

  it('is what the page shows at the same step, in the language of the page', async () => {
    const [first] = (await quizAt('')).kind === 'open' ? ((await quizAt('')) as OpenQuestion).options : [];
    const html = await step(`?quiz=${first?.state}`, 'gr');
    expect(html).toMatch(/^<h3[^>]*>.*el question 1<\/h3>/);
    expect(html).toMatch(/<p class="verdict (right|wrong)" data-said="">/);
    expect(html).toContain('href="/gr/super-cup-2025?quiz=');
  });

  it('is the first question where the address names none, or one that does not exist', async () => {
    expect(await step('')).toContain('en question 1');
    expect(await step('?quiz=nonsense')).toBe(await step(''));
  });
});
