import type { Language } from '#domain/language/languages.ts';
import { createFormatters, type Formatters } from './formatters.ts';
import { type Locale, prefixedPath } from './locales.ts';
import type { CompiledMessages, Translate } from './translate.ts';
import { createTranslate } from './translate.ts';

/** A language at work: its words, its formatters, its addresses. */
export interface Words {
  readonly locale: Locale;
  readonly t: Translate;
  readonly format: Formatters;
  /** The address of a shared path in this language. */
  href(path: string): string;
}

/**
 * Returns a language at work.
 *
 * @param prefix stands before every path; on the language's own domain there is none
 * @param competitionName as of `createFormatters`
 */
export function createWords(
  locale: Locale,
  messages: CompiledMessages,
  prefix: string = locale.prefix,
  competitionName?: (language: Language, name: string) => string,
): Words {
  return {
    locale,
    t: createTranslate(messages, locale.tag),
    format: createFormatters(locale, competitionName),
    href: (path) => prefixedPath(prefix, path),
  };
}
