import type { FavouriteId } from '#app/components/star.tsx';
import type { FrameWords } from '#app/i18n/create-words.ts';
import { favourites, toggled } from '#app/stores/favourites.ts';
import { onPageShown } from './page-shown.ts';
import { navigateTo } from './router-access.ts';

/** As many as the list of favourites shows at once; the latest ones. */
const mostShown = 200;

/** Stars add and remove favourites, show which are kept, and lead the list of favourites to them. */
export function keepFavourites(words: FrameWords): void {
  document.addEventListener('click', (event) => {
    const star = (event.target as Element).closest<HTMLElement>('[data-favourite]');
    if (star === null) return;
    event.preventDefault();
    favourites.write(toggled(favourites.read(), star.dataset.favourite as FavouriteId));
  });
  favourites.onChange(show);
  onPageShown(() => {
    show();
    leaveOlderList();
  });

  function show(): void {
    const ids = favourites.read();
    for (const star of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
      star.ariaPressed = String(ids.includes(star.dataset.favourite as FavouriteId));
    }
    for (const count of document.querySelectorAll('[data-favourites-count]'))
      count.textContent = ids.length === 0 ? '' : words.format.integer(ids.length);
    const list = listPath(ids);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-favourites-link]')) link.href = words.href(list);
    const unasked = document.querySelector<HTMLElement>('[data-favourites-unasked]');
    if (unasked === null) return;
    if (ids.length === 0) unasked.dataset.favouritesUnasked = 'none';
    else navigateTo(list, { replace: true, keepScroll: true });
  }

  /** A row stays where its star was taken away, so that it can be set again; an address from before is not shown anew. */
  function leaveOlderList(): void {
    const address = new URL(location.href).searchParams;
    const shown = address.get('ids');
    const own = listPath(favourites.read());
    if (address.get('tab') !== 'favorites' || shown === null || own === `/?tab=favorites&ids=${shown}`) return;
    navigateTo(own, { replace: true, keepScroll: true });
  }
}

/** The address of the list; ids in one order, so that the same favourites have the same address. */
function listPath(ids: readonly FavouriteId[]): string {
  const shown = ids.slice(-mostShown).sort();
  return shown.length === 0 ? '/?tab=favorites' : `/?tab=favorites&ids=${shown.join('.')}`;
}
