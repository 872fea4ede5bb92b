import { createWords, type FrameWords } from './create-words.ts';
import type { Locale } from './locales.ts';
import type { CompiledMessages } from './translate.ts';

const frameMessages = import.meta.glob<CompiledMessages>('./messages/*.json', { import: 'default', query: '?frame' });

/** Returns the words that a page needs at once, in the browser. */
export async function loadFrameWords(locale: Locale, prefix: string): Promise<FrameWords> {
  const load = frameMessages[locale.messageFile];
  if (load === undefined) throw new Error(`no message file for ${locale.tag}`);
  return createWords(locale, await load(), prefix);
}
