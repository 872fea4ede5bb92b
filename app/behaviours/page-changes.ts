import { onPageShown } from './page-shown.ts';

/** A new page is announced to who cannot see it, and the keyboard starts at its beginning. */
export function announcePages(): void {
  onPageShown((change) => {
    if (change !== 'page') return;
    const status = document.getElementById('announcer');
    if (status !== null) status.textContent = document.title;
    startReadingAt(placeOnPage() ?? document.getElementById('main'));
  });
}

/** What the address names on the page: the reading starts there, where the view is as well. */
function placeOnPage(): HTMLElement | null {
  try {
    return location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A stray % in the address names nothing.
    return null;
  }
}

function startReadingAt(place: HTMLElement | null): void {
  if (place === null) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
