import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeArticle } from '#tests/factories/write-article.ts';
import { compileContent } from './compile-content.ts';
import { compiledContent, listArticles } from './list-articles.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

it('gives the running site every piece, in every language', () => {
  writeArticle(join(checkout, 'content'), 'academy', 'a-price', { topic: 'prices', body: 'Go [on](/odds).' });
  compileContent(checkout);
  expect(listArticles(checkout)).toMatchObject([
    { section: 'academy', slug: 'a-price', texts: { el: { html: '<p>Go <a href="/odds">on</a>.</p>' } } },
  ]);
});

it('fails for a piece that is not whole, and leaves what was compiled before', () => {
  writeArticle(join(checkout, 'content'), 'academy', 'a-price');
  compileContent(checkout);
  rmSync(join(checkout, 'content/academy/a-price/it.md'));
  expect(() => compileContent(checkout)).toThrow(/academy\/a-price\/it\.md cannot be read/);
  expect(listArticles(checkout)).toHaveLength(1);
});

it('fails, naming the file, where nothing was compiled', () => {
  expect(() => listArticles(checkout)).toThrow('content.json');
});

it('does not take a broken file for an empty one', () => {
  mkdirSync(join(checkout, 'build'));
  writeFileSync(compiledContent(checkout), '[{"section":');
  expect(() => listArticles(checkout)).toThrow(SyntaxError);
});
