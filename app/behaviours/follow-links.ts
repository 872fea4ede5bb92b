import type { FrameWords } from '#app/i18n/words.tsx';
import { sharedPath } from './page-path.ts';
import { canNavigate, navigateTo } from './router-access.ts';

/** Addresses that are no pages: files, the API, the change of language. */
const noPage = /^\/(api|assets|language|builds|crest)\/|\.[a-z0-9]+$/;

/** Plain clicks on links within the site and language, and searches, become navigations of the router. */
export function followLinks(words: FrameWords): void {
  const pageOf = (address: URL): string | undefined => {
    const path = address.origin === location.origin ? sharedPath(words, address.pathname) : undefined;
    return path === undefined || noPage.test(path) ? undefined : path + address.search + address.hash;
  };
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download') || !canNavigate()) return;
    const address = new URL(link.href);
    // A place on this very page: the browser goes there by itself.
    if (address.hash !== '' && address.pathname + address.search === location.pathname + location.search) return;
    const page = pageOf(address);
    if (page === undefined) return;
    event.preventDefault();
    navigateTo(page, { keepScroll: link.dataset.keepScroll !== undefined });
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get' || !canNavigate()) return;
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') address.searchParams.append(name, value);
    const page = pageOf(address);
    if (page === undefined) return;
    event.preventDefault();
    navigateTo(page);
  });
}
