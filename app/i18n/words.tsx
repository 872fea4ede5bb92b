import { createContext, type ReactNode, useContext } from 'react';
import { createFormatters, type Formatters } from './formatters.ts';
import type { Locale } from './locales.ts';
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

const WordsContext = createContext<Words | undefined>(undefined);

/** `prefix` stands before every path; on the language's own domain there is none. */
export function createWords(locale: Locale, messages: CompiledMessages, prefix: string = locale.prefix): Words {
  return {
    locale,
    t: createTranslate(messages, locale.tag),
    format: createFormatters(locale),
    href: (path) => (path === '/' ? prefix || '/' : prefix + path),
  };
}

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('useWords outside of a page');
  return words;
}
