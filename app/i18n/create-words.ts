import { createFormatters, type Formatters } from './formatters.ts';
import type { FrameKey } from './frame-messages.ts';
import { type Locale, prefixedPath } from './locales.ts';
import type { CompiledMessages, Translate } from './translate.ts';
import { createTranslate } from './translate.ts';

/** A language at work as far as every page needs it at once: the words of its frame, its formatters, its addresses. */
export interface FrameWords {
  readonly locale: Locale;
  readonly t: Translate<FrameKey>;
  readonly format: Formatters;
  /** The address of a shared path in this language. */
  href(path: string): string;
}

/** A language with all its words. */
export interface Words extends FrameWords {
  readonly t: Translate;
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
