import type { FavouriteId } from '#app/components/star.tsx';
import { folded, pinned, toggled } from '#app/stores/favourites.ts';
import { onPageShown } from './page-shown.ts';

/**
 * Competitions in a list of matches are pinned to its top and folded. Both are right before the first paint by the rules
 * that boot-script.js writes; a pin set now moves its competition on the next page, not under the reader's thumb.
 */
export function keepGroups(): void {
  document.addEventListener('click', (event) => {
    const pin = (event.target as Element).closest<HTMLElement>('[data-pin]');
    if (pin === null) return;
    event.preventDefault();
    pinned.write(toggled(pinned.read(), pin.dataset.pin as FavouriteId));
  });
  // `toggle` does not bubble, but it can be caught on its way down.
  document.addEventListener(
    'toggle',
    (event) => {
      const details = event.target as HTMLDetailsElement;
      const id = details.parentElement?.dataset.group as FavouriteId | undefined;
      if (id !== undefined && details.open === folded.read().includes(id)) folded.write(toggled(folded.read(), id));
    },
    true,
  );
  pinned.onChange(showPins);
  onPageShown(() => {
    const isFolded = new Set<string>(folded.read());
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-group] > details')) {
      details.open = !isFolded.has(details.parentElement?.dataset.group ?? '');
    }
    const rules = pinned.read().map((id) => `[data-group="${id}"]{order:-1}`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets = [sheet];
    showPins();
  });
}

function showPins(): void {
  const ids = new Set<string>(pinned.read());
  for (const pin of document.querySelectorAll<HTMLElement>('[data-pin]')) pin.ariaPressed = String(ids.has(pin.dataset.pin ?? ''));
}
