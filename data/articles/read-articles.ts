import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { languages } from '#domain/language/languages.ts';
import {
  type Article,
  type ArticleText,
  articleFactsSchema,
  articleWordsSchema,
  ContentError,
  type ContentSection,
  contentSections,
  topicsOfSection,
} from './article.ts';
import { compileMarkdown } from './compile-markdown.ts';
import { type DrawingPlace, readDrawing, readDrawingWords } from './drawing.ts';
import type { FigureTable } from './list-figures.ts';
import { checkContent, readContentFile, readContentJson } from './read-content-file.ts';
import { readGuide } from './read-guide.ts';
import { readSpecial } from './read-special.ts';

/**
 * Returns all articles below a folder, `<section>/<slug>/article.json` with one Markdown file per language beside it, in the order of their sections'
 * indexes. Throws a ContentError for the first article that lacks a language, has an unknown field, or refers to an article that does not exist.
 */
export function readArticles(folder: string): Article[] {
  const pieces = globSync('*/*/article.json', { cwd: folder })
    .map((found) => {
      const [section, slug] = found.split(sep) as [string, string];
      if (!contentSections.includes(section as ContentSection)) throw new ContentError(`${found}: "${section}" is no section`);
      return readArticle(folder, section as ContentSection, slug);
    })
    .sort((first, second) => placeOf(first) - placeOf(second) || first.order - second.order || (first.slug < second.slug ? -1 : 1));
  checkRelations(pieces);
  return pieces;
}

/** Returns the rank of an article by its section, and within it by its topic. */
function placeOf({ section, topic }: Article): number {
  return contentSections.indexOf(section) * 100 + topicsOfSection[section].indexOf(topic);
}

function readArticle(folder: string, section: ContentSection, slug: string): Article {
  const place = join(section, slug);
  const facts = readContentJson(folder, join(place, 'article.json'), articleFactsSchema);
  if (!topicsOfSection[section].includes(facts.topic)) {
    throw new ContentError(`${join(place, 'article.json')}: topic: "${facts.topic}" is no topic of ${section}`);
  }
  if ((facts.review !== undefined) !== (section === 'reviews' && facts.topic === 'bookmakers')) {
    throw new ContentError(
      `${join(place, 'article.json')}: review: the review of a bookmaker says what can be compared, and no other piece`,
    );
  }
  const { drawing: drawn, ...listed } = facts;
  const read = languages.map((language) => [language, readText(folder, join(place, `${language}.md`), drawn)] as const);
  const texts = Object.fromEntries(read.map(([language, { text }]) => [language, text])) as Article['texts'];
  const figures = read.find(([language]) => language === 'en')?.[1].figures ?? [];
  const drawing = drawn === undefined ? {} : { drawing: readDrawing(drawn, figures, join(place, 'article.json')) };
  const piece = { section, slug, ...listed, ...drawing, texts };
  if (facts.topic === 'guide') return { ...piece, guide: readGuide(folder, place) };
  return section === 'special' ? { ...piece, special: readSpecial(folder, place, texts) } : piece;
}

function readText(
  folder: string,
  file: string,
  drawn: DrawingPlace | undefined,
): { readonly text: ArticleText; readonly figures: readonly FigureTable[] } {
  const document = new VFile(readContentFile(folder, file));
  matter(document, { strip: true });
  const { figures, ...compiled } = compileMarkdown(String(document), file);
  const drawing = drawn === undefined ? {} : { drawing: readDrawingWords(drawn, figures, file) };
  return { text: { ...checkContent(articleWordsSchema, document.data.matter, file), ...compiled, ...drawing }, figures };
}

function checkRelations(pieces: readonly Article[]): void {
  const addresses = new Map<string, string>();
  for (const { section, slug, related, formerSlugs } of pieces) {
    for (const other of related) {
      if (other !== slug && pieces.some((piece) => piece.section === section && piece.slug === other)) continue;
      throw new ContentError(`${section}/${slug}/article.json: related: "${other}" is no other piece of ${section}`);
    }
    for (const former of formerSlugs) {
      const taken = addresses.get(former);
      if (taken !== undefined)
        throw new ContentError(`${section}/${slug}/article.json: formerSlugs: "${former}" leads to ${taken} already`);
      addresses.set(former, `${section}/${slug}`);
    }
  }
}
