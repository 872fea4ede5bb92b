import type { Words } from '#app/i18n/words/create-words.ts';
import { statutoryWarnings } from '#domain/jurisdiction/statutory-warnings.ts';
import type { Language } from '#domain/language/languages.ts';
import { lawOfLanguage } from './law-of-language.ts';

/**
 * Returns the min age and the warnings of the language's home country as plain text, for content that is read outside the pages: `18+ ·
 * Glücksspiel kann süchtig machen.`
 */
export function lawNote(language: Language): string {
  const { minimumAge, notices } = lawOfLanguage(language).notices;
  return [`${minimumAge}+`, ...notices.map((code) => statutoryWarnings[code].text)].join(' · ');
}

/** Returns the min age, the warnings and the help of the language's home country as plain text, for the head of a feed. */
export function helpNote({ t, locale }: Pick<Words, 't' | 'locale'>): string {
  const { helplines } = lawOfLanguage(locale.tag).notices;
  const places = helplines.map(({ name, phone, url }) => [name, phone, url].filter(Boolean).join(' '));
  return `${lawNote(locale.tag)} · ${t('law.help')}: ${places.join(' · ')}`;
}
