import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { compileMarkdown } from './compile-markdown.ts';
import {
  ContentError,
  type Piece,
  type PieceFacts,
  type PieceSection,
  type PieceText,
  pieceFactsSchema,
  pieceLanguages,
  pieceSections,
  pieceWordsSchema,
  topicsOfSection,
} from './piece.ts';

/**
 * Reads every piece below a folder, `<section>/<slug>/piece.json` with one Markdown file a language beside it, in the order of its
 * section's index. Throws a ContentError for the first that lacks a language, names an unknown field or a piece that is not there.
 */
export function readPieces(folder: string): Piece[] {
  const pieces = globSync('*/*/piece.json', { cwd: folder })
    .map((found) => {
      const [section, slug] = found.split(sep) as [string, string];
      if (!pieceSections.includes(section as PieceSection)) throw new ContentError(`${found}: "${section}" is no section`);
      return readPiece(folder, section as PieceSection, slug);
    })
    .sort((first, second) => placeOf(first) - placeOf(second) || first.order - second.order || (first.slug < second.slug ? -1 : 1));
  checkRelations(pieces);
  return pieces;
}

/** Sections one after the other, and in each its topics. */
function placeOf({ section, topic }: Piece): number {
  return pieceSections.indexOf(section) * 100 + topicsOfSection[section].indexOf(topic);
}

function readPiece(folder: string, section: PieceSection, slug: string): Piece {
  const place = join(section, slug);
  const facts = readFacts(folder, join(place, 'piece.json'));
  if (!topicsOfSection[section].includes(facts.topic)) {
    throw new ContentError(`${join(place, 'piece.json')}: topic: "${facts.topic}" is no topic of ${section}`);
  }
  const texts = Object.fromEntries(pieceLanguages.map((language) => [language, readText(folder, join(place, `${language}.md`))]));
  return { section, slug, ...facts, texts: texts as Piece['texts'] };
}

function readFacts(folder: string, file: string): PieceFacts {
  const written = readFileSync(join(folder, file), 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    throw new ContentError(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  return checked(pieceFactsSchema, value, file);
}

function readText(folder: string, file: string): PieceText {
  let written: string;
  try {
    written = readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    throw new ContentError(`${file} cannot be read; every piece is written in every language`, { cause: error });
  }
  const document = new VFile(written);
  matter(document, { strip: true });
  return { ...checked(pieceWordsSchema, document.data.matter, file), ...compileMarkdown(String(document), file) };
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'the whole';
  throw new ContentError(`${file}: ${field}: ${issue?.message}`);
}

function checkRelations(pieces: readonly Piece[]): void {
  const addresses = new Map<string, string>();
  for (const { section, slug, related, formerSlugs } of pieces) {
    for (const other of related) {
      if (other !== slug && pieces.some((piece) => piece.section === section && piece.slug === other)) continue;
      throw new ContentError(`${section}/${slug}/piece.json: related: "${other}" is no other piece of ${section}`);
    }
    for (const former of formerSlugs) {
      const taken = addresses.get(former);
      if (taken !== undefined) throw new ContentError(`${section}/${slug}/piece.json: formerSlugs: "${former}" leads to ${taken} already`);
      addresses.set(former, `${section}/${slug}`);
    }
  }
}
