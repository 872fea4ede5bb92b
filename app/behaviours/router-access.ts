import { prefixedPath } from '#app/i18n/locales.ts';
import { languagePrefix } from './page-path.ts';

/** Goes to an address of this language; paths have no language in front. */
export function navigateTo(path: string, { replace = false }: { readonly replace?: boolean; readonly keepScroll?: boolean } = {}): void {
  const address = prefixedPath(languagePrefix(), path);
  if (replace) location.replace(address);
  else location.assign(address);
}
