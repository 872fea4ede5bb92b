import type { LiveWords } from '#app/i18n/words/live-words.ts';

let words: LiveWords | undefined;

/** Returns the words of live elements in the page's language, from its `<live-feed>`. */
export function pageWords(): LiveWords {
  words ??= JSON.parse(document.querySelector('live-feed')?.getAttribute('words') ?? 'null') as LiveWords;
  return words;
}
