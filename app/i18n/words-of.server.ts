import { type Locale, locales } from './locales.ts';
import type { CompiledMessages } from './translate.ts';
import { createWords, type Words } from './words.tsx';

const messagesByFile = import.meta.glob<CompiledMessages>('./messages/*.json', { eager: true, import: 'default' });
const wordsByCode = new Map<string, Words>(
  locales.map((locale) => {
    const messages = messagesByFile[`./messages/${locale.messages}.json`];
    if (messages === undefined) throw new Error(`no message file for ${locale.tag}`);
    return [locale.code, createWords(locale, messages)];
  }),
);

/** The words of a language; made once, when the site starts. */
export function createWordsOf(locale: Locale): Words {
  return wordsByCode.get(locale.code) as Words;
}
