import { join } from 'node:path';
import { languages } from '#domain/language/languages.ts';
import { type Guide, guideWordsSchema } from './guide.ts';
import { readContentJson } from './read-content-file.ts';

/** Returns the steps of a guide in every language. Throws a ContentError when a file is missing or wrong. */
export function readGuide(folder: string, place: string): Guide {
  const words = Object.fromEntries(
    languages.map((language) => [language, readContentJson(folder, join(place, `${language}.json`), guideWordsSchema)]),
  );
  return { words: words as Guide['words'] };
}
