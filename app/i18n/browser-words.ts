import { createWords, type FrameWords, type Words } from './create-words.ts';
import type { Locale } from './locales.ts';
import type { CompiledMessages } from './translate.ts';

const frameMessages = import.meta.glob<CompiledMessages>('./messages/*.json', { import: 'default', query: '?frame' });
const pageMessages = import.meta.glob<CompiledMessages>('./messages/*.json', { import: 'default', query: '?pages' });

let words: Words | undefined;
let messages: CompiledMessages = {};
let loading: Promise<Words> | undefined;

/** The words that a page needs at once, in the browser. */
export async function loadFrameWords(locale: Locale, prefix: string): Promise<FrameWords> {
  messages = { ...(await load(frameMessages, locale)) };
  words = createWords(locale, messages, prefix);
  return words;
}

/** The same words with all that pages and the slip say, loaded when first asked for. */
export function loadAllWords(): Promise<Words> {
  loading ??= addPageMessages();
  return loading;
}

async function addPageMessages(): Promise<Words> {
  if (words === undefined) throw new Error('the words of the frame come first');
  Object.assign(messages, await load(pageMessages, words.locale));
  return words;
}

function load(files: Readonly<Record<string, () => Promise<CompiledMessages>>>, { messageFile, tag }: Locale): Promise<CompiledMessages> {
  const loadFile = files[messageFile];
  if (loadFile === undefined) throw new Error(`no message file for ${tag}`);
  return loadFile();
}
