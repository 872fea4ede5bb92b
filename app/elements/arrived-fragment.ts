import { carriedMark } from '#app/stores/carried-mark.ts';

/**
 * Returns the fragment with which a link that carries favourites and settings was opened. It is taken off the address at once, and kept beside it in
 * the browser's history, so that a page that is loaded anew still has it.
 */
export function arrivedFragment(): string | undefined {
  const { hash, pathname, search } = location;
  if (hash.startsWith(carriedMark)) history.replaceState({ carried: hash }, '', pathname + search);
  const { carried } = (history.state ?? {}) as { readonly carried?: unknown };
  return typeof carried === 'string' ? carried : undefined;
}

/** Forgets the fragment. */
export function forgetFragment(): void {
  history.replaceState(null, '');
}
