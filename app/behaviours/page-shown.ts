type Listener = (kind: PageChange) => void;

/** `first`: the server's document stands. `page`: another address. `same`: the same address with other parameters, or fresh data. */
export type PageChange = 'first' | 'page' | 'same';

const listeners: Listener[] = [];

/** Called when a page stands in the document, before it is painted; now for the first one. */
export function onPageShown(listener: Listener): void {
  listeners.push(listener);
  listener('first');
}

/** Says that React has put another page, or the same page with other data, into the document. */
export function announcePageShown(kind: PageChange): void {
  for (const listener of listeners) listener(kind);
}
