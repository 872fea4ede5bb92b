import { createContext, type ReactNode, useContext } from 'react';
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

const WordsContext = createContext<FrameWords | undefined>(undefined);

/** `prefix` stands before every path; on the language's own domain there is none. */
export function createWords(locale: Locale, messages: CompiledMessages, prefix: string = locale.prefix): Words {
  return {
    locale,
    t: createTranslate(messages, locale.tag),
    format: createFormatters(locale),
    href: (path) => prefixedPath(prefix, path),
  };
}

export function WordsProvider({ words, children }: { words: FrameWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the page's language for what the browser renders at the first view. */
export function useFrameWords(): FrameWords {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no words outside of a page');
  return words;
}

/** All words of the page's language: for what the server renders, and for what the browser loads together with them. */
export function useWords(): Words {
  return useFrameWords() as Words;
}
