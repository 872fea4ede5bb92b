import { competitionName } from '#app/i18n/competition-name.ts';
import { type Locale, messageFile } from '#app/i18n/locales.ts';
import { createWords, type Words } from './create-words.ts';
import type { CompiledMessages } from './translate.ts';

const messagesByFile = import.meta.glob<CompiledMessages>('/languages/*/messages.json', { eager: true, import: 'default' });
const wordsByPlace = new Map<string, Words>();

/** Returns the words of a language, made once; `prefix` is the beginning of its addresses at the place of the page. */
export function createWordsOf(locale: Locale, prefix: string = locale.prefix): Words {
  const place = `${locale.code} ${prefix}`;
  let words = wordsByPlace.get(place);
  if (words === undefined) {
    const messages = messagesByFile[messageFile(locale)];
    if (messages === undefined) throw new Error(`no message file for ${locale.tag}`);
    words = createWords(locale, messages, prefix, competitionName);
    wordsByPlace.set(place, words);
  }
  return words;
}
