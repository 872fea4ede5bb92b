import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { readArticles } from './read-articles.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const facts = { topic: 'prices', order: 1, published: '2026-11-01', updated: '2026-11-21', related: [], formerSlugs: [] };
const words = [
  'title: What a price says',
  'description: A description that is long enough to say what the whole piece is about.',
  'standfirst: One sentence that leads the reader on.',
];
const text = (lines: readonly string[], body = 'A price is a **chance**.') => `---\n${lines.join('\n')}\n---\n\n${body}\n`;

function content(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  const whole = Object.fromEntries(languages.map((language) => [`academy/a-price/${language}.md`, text(words)]));
  for (const [file, written] of Object.entries({ 'academy/a-price/article.json': JSON.stringify(facts), ...whole, ...files })) {
    if (written === '') continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), written);
  }
  return folder;
}

describe('reading the pieces', () => {
  it('gives each with all its languages', () => {
    const [piece] = readArticles(content({}));
    expect(piece).toMatchObject({ section: 'academy', slug: 'a-price', topic: 'prices', updated: '2026-11-21' });
    expect(Object.keys(piece?.texts ?? {})).toEqual([...languages]);
    expect(piece?.texts['pt-BR']).toMatchObject({
      title: 'What a price says',
      html: '<p>A price is a <strong>chance</strong>.</p>',
      words: 5,
    });
  });

  it.each([
    ['a language is missing', { 'academy/a-price/el.md': '' }, /academy\/a-price\/el\.md cannot be read/],
    ['a title is missing', { 'academy/a-price/cs.md': text(words.slice(1)) }, /academy\/a-price\/cs\.md: title/],
    ['a field is unknown', { 'academy/a-price/it.md': text([...words, 'author: nobody']) }, /academy\/a-price\/it\.md: .*author/],
    [
      'a day is none',
      { 'academy/a-price/article.json': JSON.stringify({ ...facts, updated: '2026-02-30' }) },
      /article\.json: updated: must be a day/,
    ],
    [
      'a related piece does not exist',
      { 'academy/a-price/article.json': JSON.stringify({ ...facts, related: ['nothing'] }) },
      /related: "nothing" is no other piece/,
    ],
    [
      'the topic is none of the section',
      { 'academy/a-price/article.json': JSON.stringify({ ...facts, topic: 'weather' }) },
      /academy\/a-price\/article\.json: topic: "weather" is no topic of academy/,
    ],
    [
      'an article has the facts of a review',
      { 'academy/a-price/article.json': JSON.stringify({ ...facts, review: { licences: ['GB'], languages: [] } }) },
      /academy\/a-price\/article\.json: review: the review of a bookmaker/,
    ],
    [
      'a country is no code',
      { 'academy/a-price/article.json': JSON.stringify({ ...facts, review: { licences: ['Spain'], languages: [] } }) },
      /article\.json: review\.licences\.0: must be two capitals/,
    ],
    ['the section is unknown', { 'news/a-price/article.json': JSON.stringify(facts) }, /"news" is no section/],
    ['a file of facts is broken', { 'academy/a-price/article.json': '{"topic": prices}' }, /academy\/a-price\/article\.json is no JSON/],
    ['a block is unknown', { 'academy/a-price/de.md': text(words, ':::box[Title]\nText\n:::') }, /de\.md, line \d+: unknown block "box"/],
  ])('fails when %s, and names the place', (_, files, message) => {
    expect(() => readArticles(content(files))).toThrow(message);
  });

  it('puts them in the order of their topics, not of the alphabet', () => {
    const other = (topic: string, slug: string) => ({
      [`academy/${slug}/article.json`]: JSON.stringify({ ...facts, topic }),
      ...Object.fromEntries(languages.map((language) => [`academy/${slug}/${language}.md`, text(words)])),
    });
    const pieces = readArticles(content({ ...other('control', 'a-limit'), ...other('money', 'a-stake') }));
    expect(pieces.map(({ slug }) => slug)).toEqual(['a-price', 'a-stake', 'a-limit']);
  });

  it('draws columns from a table and keeps the table for who does not see them', () => {
    const body =
      ':::columns[Loss by price]\n\n| Price | Loss |\n| --- | --: |\n| 1.2 | 2.2 |\n| **12** | 17.6 |\n\nOchre: above 8%.\n\n:::';
    const [piece] = readArticles(content({ 'academy/a-price/en.md': text(words, body) }));
    const html = piece?.texts.en.html ?? '';
    expect(html).toContain('<figcaption>Loss by price</figcaption>');
    expect(html).toContain('<i style="height:11%"><span>2.2</span></i><i data-marked="" style="height:88%"><span>17.6</span></i>');
    expect(html).toMatch(/<div data-visually-hidden=""><table>.*<td data-number="">17\.6<\/td>.*<\/table><\/div>/s);
    expect(html).toContain('<p>Ochre: above 8%.</p>');
  });

  it('takes a score with a colon for text', () => {
    const [piece] = readArticles(content({ 'academy/a-price/cs.md': text(words, 'Zápas skončil 1:0, první poločas 0:0.') }));
    expect(piece?.texts.cs.html).toBe('<p>Zápas skončil 1:0, první poločas 0:0.</p>');
  });

  it('gives a table no heading that says nothing', () => {
    const body = '| | Home |\n| --- | --: |\n| Goals | 1.5 |';
    const [piece] = readArticles(content({ 'academy/a-price/en.md': text(words, body) }));
    expect(piece?.texts.en.html).toContain('<td></td>\n<th data-number="">Home</th>');
  });

  it('lets no HTML of a text through', () => {
    const [piece] = readArticles(content({ 'academy/a-price/en.md': text(words, 'A <script>alert(1)</script> text.') }));
    expect(piece?.texts.en.html).toBe('<p>A alert(1) text.</p>');
  });
});
