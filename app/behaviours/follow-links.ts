import type { FrameWords } from '#app/i18n/words.tsx';
import { sharedPath } from './page-path.ts';
import { canNavigate, navigateTo } from './router-access.ts';

/** Addresses that are no pages: files, the API, the change of language, the ways to bookmakers. */
const noPage = /^\/(api|assets|language|builds|crest|goto|market)\/|\.[a-z0-9]+$/;

/** Plain clicks on links within the site and language, and searches, become navigations of the router. */
export function followLinks(words: FrameWords): void {
  /** Whether it leads to a page. Where the reader is to stay in place, the place that the address names is for who has no script. */
  const follow = (address: URL, { dataset }: HTMLElement): boolean => {
    const path = address.origin === location.origin ? sharedPath(words, address.pathname) : undefined;
    if (path === undefined || noPage.test(path)) return false;
    const keepScroll = dataset.keepScroll !== undefined;
    navigateTo(path + address.search + (keepScroll ? '' : address.hash), { keepScroll });
    return true;
  };
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download') || !canNavigate()) return;
    if (link.dataset.document !== undefined) return;
    const address = new URL(link.href);
    // A place on this very page: the browser goes there by itself.
    if (address.hash !== '' && address.pathname + address.search === location.pathname + location.search) return;
    if (follow(address, link)) event.preventDefault();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get' || !canNavigate()) return;
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') address.searchParams.append(name, value);
    if (follow(address, form)) event.preventDefault();
  });
}
