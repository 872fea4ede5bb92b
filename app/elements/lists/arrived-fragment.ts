import { carriedMark } from '#app/stores/carried-mark.ts';

/**
 * Returns the fragment of the link with favourites and settings that opened this page; undefined without one. It is removed from the
 * address at once and stored in the browser's history, so that a reloaded page still has it.
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
