import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type PieceLanguage, pieceLanguages } from '#data/articles/piece.ts';
import { readPieces } from '#data/articles/read-pieces.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const pieces = readPieces(folder);
const bodyOf = (section: string, slug: string, language: PieceLanguage) =>
  readFileSync(`${folder}/${section}/${slug}/${language}.md`, 'utf8').replace(/^---[\s\S]*?\n---\n/, '');

/** The figures of a text in order of size, however its language writes them: `1,284` and `1.284`, `2.50` and `2,50`. */
function figuresOf(text: string, language: PieceLanguage): string[] {
  const plain = text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('\\', '');
  const ungrouped =
    language === 'en'
      ? plain.replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      : plain.replaceAll(/(\d)[. ](?=\d{3}\b)/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.');
  return (ungrouped.match(/\d+(?:\.\d+)?/g) ?? []).map((figure) => String(Number(figure))).sort();
}

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).sort();

const others = pieceLanguages.filter((language) => language !== 'en');

describe.each(pieces.map(({ section, slug }) => [`${section}/${slug}`, section, slug] as const))('%s', (_, section, slug) => {
  const english = bodyOf(section, slug, 'en');

  it.each(others)('has the figures of the English in %s', (language) => {
    expect(figuresOf(bodyOf(section, slug, language), language)).toEqual(figuresOf(english, 'en'));
  });

  it.each(others)('has the links and headings of the English in %s', (language) => {
    const text = bodyOf(section, slug, language);
    expect(linksOf(text)).toEqual(linksOf(english));
    expect(text.match(/^## /gm)?.length).toBe(english.match(/^## /gm)?.length);
  });
});

it('writes an article of the academy in 550 to 1,300 words', () => {
  const lengths = pieces
    .filter(({ section }) => section === 'academy')
    .flatMap(({ slug, texts }) => pieceLanguages.map((language) => ({ slug, language, words: texts[language].words })));
  expect(lengths.length).toBeGreaterThanOrEqual(14 * 7);
  expect(lengths.filter(({ words }) => words < 550 || words > 1_300)).toEqual([]);
});

it('leads only to pages of the site', () => {
  const known = new Set([
    ...['/tips', '/track-record', '/odds', '/leagues', '/contact', '/betting-odds-calculator-converter-tips-betting-tool'],
    ...['/betting-academy', '/where-to-use-our-tips', '/sports-life'],
    ...pieces.map(
      ({ section, slug }) =>
        ({ academy: '/betting-academy/', reviews: '/where-to-use-our-tips/', 'sports-life': '/sports-life/', pages: '/' })[section] + slug,
    ),
  ]);
  const lost = pieces.flatMap(({ section, slug }) => linksOf(bodyOf(section, slug, 'en')).filter((link) => !known.has(link as string)));
  expect(lost).toEqual([]);
});
