import type { FrameWords } from '#app/i18n/create-words.ts';
import { splitLocalePath } from '#app/i18n/locales.ts';

/** The part of an address that all languages share; undefined where the address belongs to another language. */
export function sharedPath(words: FrameWords, pathname: string): string | undefined {
  const root = words.href('/');
  if (root === '/') return splitLocalePath(pathname).locale.prefix === '' ? pathname : undefined;
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : undefined;
}

/** What the addresses of this page's language start with: nothing on a domain of its own. */
export function languagePrefix(): string {
  return document.documentElement.dataset.prefix ?? '';
}
