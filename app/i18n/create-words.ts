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

/** Returns a language at work; `prefix` stands before every path, and on the language's own domain there is none. */
export function createWords(locale: Locale, messages: CompiledMessages, prefix: string = locale.prefix): Words {
  return {
    locale,
    t: createTranslate(messages, locale.tag),
    format: createFormatters(locale),
    href: (path) => prefixedPath(prefix, path),
  };
}
