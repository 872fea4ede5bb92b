import { createFormatters, type Formatters } from '#app/i18n/formatters.ts';
import { type Locale, prefixedPath } from '#app/i18n/locales.ts';
import type { Language } from '#domain/language/languages.ts';
import type { CompiledMessages, Translate } from './translate.ts';
import { createTranslate } from './translate.ts';

/** Words, formatters and addresses of a language. */
export interface Words {
  readonly locale: Locale;
  readonly t: Translate;
  readonly format: Formatters;
  /** Returns the address of a shared path in this language. */
  href(path: string): string;
}

/**
 * Returns the words, formatters and addresses of a language.
 *
 * @param prefix precedes every path; empty on the language's own domain
 * @param competitionName see `createFormatters`
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
