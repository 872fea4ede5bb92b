import type { Words } from '#app/i18n/words.tsx';

/**
 * What the server's HTML does in the browser beyond links and forms. One listener on the document serves every row, so
 * that a list of two thousand matches needs no code of its own; each behaviour is a file beside this one.
 */
export function startBehaviours(_words: Words): void {}
