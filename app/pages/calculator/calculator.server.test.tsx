import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, describe, expect, it } from 'vitest';
import { type LocaleCode, localeByCode, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import { readPieces } from '#data/articles/read-pieces.ts';
import { createPageContext, loaderArguments } from '#tests/factories/page-context.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writePiece } from '#tests/factories/write-piece.ts';
import { loader } from './calculator.server.ts';
import { calculatorPath, tools } from './calculator-address.ts';
import { headOf } from './calculator-head.ts';
import { CalculatorPage } from './calculator-page.tsx';

const { db } = await createTestDatabase();
const content = mkdtempSync(join(tmpdir(), 'calculator-content-'));
writePiece(content, 'academy', 'odds-formats');
writePiece(content, 'academy', 'bankroll-and-kelly', { topic: 'money' });
writePiece(content, 'academy', 'expected-value', { order: 2 });
const pieces = readPieces(content);
afterAll(() => rmSync(content, { recursive: true }));

function load(search = '', code: LocaleCode = 'en') {
  const { context } = createPageContext(db, new Date('2026-11-21T12:00:00Z'), { code, pieces });
  return loader(loaderArguments(calculatorPath + search, {}, context));
}

/** The page as the server writes it. */
function render(search: string, code: LocaleCode = 'en'): string {
  const { reading } = load(search, code);
  const Stub = createRoutesStub([{ path: '*', Component: () => <CalculatorPage address="https://example.org/" reading={reading} /> }]);
  return renderToString(
    <WordsProvider words={createWordsOf(localeByCode(code) ?? locales[0])}>
      <Stub initialEntries={[calculatorPath + search]} />
    </WordsProvider>,
  );
}
const plain = (html: string) => html.replaceAll('<!-- -->', '');

describe('the calculator', () => {
  it('has a title, a description and an address of its own for each calculator, in each language', () => {
    for (const { code } of locales) {
      const { tools: heads } = load('', code);
      expect(new Set(tools.map((tool) => heads[tool].title)).size).toBe(tools.length);
      for (const tool of tools) {
        expect(heads[tool].title.length, `${code} ${tool}`).toBeLessThanOrEqual(85);
        expect(heads[tool].description.length, `${code} ${tool}`).toBeLessThanOrEqual(200);
      }
    }
    const { head } = load('?calculator=kelly', 'de');
    expect(head.title).toBe('Kelly-Rechner: wie viel setzen? · Tipledger');
    expect(head.addresses.de).toBe(`https://example.org/de${calculatorPath}?calculator=kelly`);
    expect(head.path).toBe(`${calculatorPath}?calculator=kelly`);
  });

  it('keeps figures that somebody entered out of search engines', () => {
    expect(load().head.indexed).toBe(true);
    expect(load('?calculator=margin').head.indexed).toBe(true);
    const { head } = load('?odds=5%2F2');
    expect([head.indexed, head.path]).toEqual([false, calculatorPath]);
  });

  it('changes its head from one calculator to another without the server', () => {
    const { head, tools: heads } = load('?calculator=kelly');
    expect(headOf(head, heads, '?calculator=margin')).toEqual(load('?calculator=margin').head);
    expect(headOf(head, heads, '')).toEqual(load().head);
  });

  it('names the articles that explain it, as far as there are any', () => {
    expect(load('', 'cz').reading).toEqual([
      { path: '/betting-academy/odds-formats', title: 'cs odds-formats' },
      { path: '/betting-academy/bankroll-and-kelly', title: 'cs bankroll-and-kelly' },
    ]);
  });
});

describe('the page of the calculator, as the server writes it', () => {
  it('reckons what the address says', () => {
    const html = plain(render('?odds=100%2F30'));
    expect(html).toContain('value="100/30"');
    for (const figure of ['4.3333', '10/3', '+333.33', '−0.30', '23.08%']) expect(html).toContain(`>${figure}</td>`);
  });

  it('keeps what is refused in its field, beside the reason, without reading it as HTML', () => {
    const html = plain(render('?calculator=single&odds=%3Cb%3E2.5abc&stake=0'));
    expect(html).toContain('value="&lt;b&gt;2.5abc"');
    expect(html).toContain('“&lt;b&gt;2.5abc” cannot be read as odds.');
    expect(html).toContain('“0” is not above 0.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).not.toContain('<b>');
  });

  it('says nothing against empty fields before anybody has entered anything, and does afterwards', () => {
    expect(render('?calculator=kelly')).not.toContain('aria-invalid="true"');
    expect(plain(render('?calculator=kelly&odds=&chance=&bankroll=')).match(/aria-invalid="true"/g)).toHaveLength(3);
  });

  it('is in Greek what it is in English', () => {
    const html = plain(render('?odds=2,5x', 'gr'));
    expect(html).toContain('Υπολογιστής και μετατροπέας αποδόσεων');
    expect(html).toContain('Το «2,5x» δεν διαβάζεται ως απόδοση.');
    expect(html).toContain(`href="/gr${calculatorPath}?calculator=kelly"`);
  });

  it('sends no more than what is entered: buttons add and take a selection, and Enter presses neither', () => {
    const html = plain(render('?calculator=accumulator&odds1=2&odds2=3'));
    const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => `${attribute(tag, 'name')} ${attribute(tag, 'value')}`);
    expect(buttons).toEqual([' ', 'remove 1', 'remove 2', 'rows 3', ' ']);
  });
});
