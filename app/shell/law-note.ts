import { statutoryWarnings } from '#domain/jurisdiction/statutory-warnings.ts';
import type { Language } from '#domain/language/languages.ts';
import { lawOfLanguage } from './law-of-language.ts';

/** Returns the age and the warnings of the language's home as plain text, for what is read away from the pages: `18+ · Glücksspiel kann süchtig machen.` */
export function lawNote(language: Language): string {
  const { minimumAge, notices } = lawOfLanguage(language).notices;
  return [`${minimumAge}+`, ...notices.map((code) => statutoryWarnings[code].text)].join(' · ');
}
