import { join } from 'node:path';
import { languages } from '#domain/language/languages.ts';
import { type Guide, guideWordsSchema } from './guide.ts';
import { readContentJson } from './read-content-file.ts';

/** Reads what a guide holds beyond its text. Throws a ContentError for what is not whole. */
export function readGuide(folder: string, place: string): Guide {
  const words = Object.fromEntries(
    languages.map((language) => [language, readContentJson(folder, join(place, `${language}.json`), guideWordsSchema)]),
  );
  return { words: words as Guide['words'] };
}
