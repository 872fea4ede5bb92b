import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { PlaceProvider } from '#app/document/place.tsx';
import { type LocaleCode, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { readArticles } from '#data/articles/read-articles.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writeArticle } from '#tests/factories/write-article.ts';
import { calculatorAddress, tools } from './calculator.address.ts';
import { calculatorPage } from './calculator.page.ts';
import type { CalculatorView } from './calculator.server.ts';

const { db } = await createTestDatabase();
const content = mkdtempSync(join(tmpdir(), 'calculator-content-'));
writeArticle(content, 'academy', 'odds-formats');
writeArticle(content, 'academy', 'bankroll-and-kelly', { topic: 'money' });
writeArticle(content, 'academy', 'expected-value', { order: 2 });
const pieces = readArticles(content);
afterAll(() => rmSync(content, { recursive: true }));

async function open(search = '', code: LocaleCode = 'en') {
  const { site } = createSiteForPages(db, new Date('2026-11-21T12:00:00Z'), { code, pieces });
  return { site, ...(await openPage<CalculatorView>(calculatorPage, site, calculatorAddress.path + search)) };
}

/** Returns the page as rendered by the server. */
async function render(search: string, code?: LocaleCode): Promise<string> {
  const { site, content } = await open(search, code);
  const place = { pathname: calculatorAddress.path, search, root: 'https://example.org', otherOrigins: {} };
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={site.words}>
        <PlaceProvider place={place}>{content}</PlaceProvider>
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

describe('the calculator', () => {
  it('has a title, a description and an address of its own for each calculator, in each language', async () => {
    for (const { code } of locales) {
      const heads = await Promise.all(tools.map(async (tool) => (await open(`?calculator=${tool}`, code)).head));
      expect(new Set(heads.map(({ title }) => title)).size).toBe(tools.length);
      expect(new Set(heads.map(({ path }) => path)).size).toBe(tools.length);
      for (const { title, description, path } of heads) {
        expect(title.length, `${code} ${path}`).toBeLessThanOrEqual(85);
        expect(description.length, `${code} ${path}`).toBeLessThanOrEqual(200);
      }
    }
    const { head } = await open('?calculator=kelly', 'de');
    expect(head.title).toBe('Kelly-Rechner: wie viel setzen? · Tipledger');
    expect(head.addresses.de).toBe(`https://example.org/de${calculatorAddress.path}?calculator=kelly`);
    expect(head.path).toBe(`${calculatorAddress.path}?calculator=kelly`);
  });

  it('keeps figures that somebody entered out of search engines', async () => {
    expect((await open()).head.indexed).toBe(true);
    expect((await open('?calculator=margin')).head.indexed).toBe(true);
    const { head } = await open('?odds=5%2F2');
    expect([head.indexed, head.path]).toEqual([false, calculatorAddress.path]);
  });

  it('names the articles that explain it, as far as there are any', async () => {
    expect((await open('', 'cz')).view.reading).toMatchObject([
      { path: '/betting-academy/odds-formats', title: 'cs odds-formats' },
      { path: '/betting-academy/bankroll-and-kelly', title: 'cs bankroll-and-kelly' },
    ]);
  });
});

describe('the page of the calculator, as the server writes it', () => {
  it('calculates what the address says', async () => {
    const html = await render('?odds=100%2F30');
    expect(html).toContain('value="100/30"');
    for (const figure of ['4.3333', '10/3', '+333.33', '−0.30', '23.08%']) expect(html).toContain(`>${figure}</td>`);
  });

  it('keeps what is refused in its field, beside the reason, without reading it as HTML', async () => {
    const html = await render('?calculator=single&odds=%3Cb%3E2.5abc&stake=0');
    expect(html).toContain('value="&lt;b&gt;2.5abc"');
    expect(html).toContain('“&lt;b&gt;2.5abc” cannot be read as odds.');
    expect(html).toContain('“0” is not above 0.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).not.toContain('<b>');
  });

  it('says nothing against empty fields before anybody has entered anything, and does afterwards', async () => {
    expect(await render('?calculator=kelly')).not.toContain('aria-invalid="true"');
    expect((await render('?calculator=kelly&odds=&chance=&bankroll=')).match(/aria-invalid="true"/g)).toHaveLength(3);
  });

  it('is in Greek what it is in English', async () => {
    const html = await render('?odds=2,5x', 'gr');
    expect(html).toContain('Υπολογιστής και μετατροπέας αποδόσεων');
    expect(html).toContain('Το «2,5x» δεν διαβάζεται ως απόδοση.');
    expect(html).toContain(`href="/gr${calculatorAddress.path}?calculator=kelly"`);
  });

  it('names the key beside D as the keyboards of the language print it', async () => {
    expect(await render('', 'de')).toContain('<kbd>Strg</kbd>+<kbd>D</kbd>');
    for (const code of locales.map((locale) => locale.code).filter((each) => each !== 'de')) {
      expect(await render('', code)).toContain('<kbd>Ctrl</kbd>+<kbd>D</kbd>');
    }
  });

  it('sends no more than what is entered: buttons add and take a selection, and Enter presses neither', async () => {
    const html = await render('?calculator=accumulator&odds1=2&odds2=3');
    const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => `${attribute(tag, 'name')} ${attribute(tag, 'value')}`);
    expect(buttons).toEqual([' ', 'remove 1', 'remove 2', 'rows 3', ' ']);
  });
});
