import { favourites, folded, pinned } from '#app/stores/favourites.ts';
import { linesOf, ownItems } from '#app/stores/own-items.ts';
import { asParsed } from './as-parsed.ts';

/**
 * Shows the favourites, pins and folded competitions that the browser remembers, as the parser adds them, and reserves the height of the
 * lines of `<own-competitions>`; `<favourite-star>`, `<favourites-tab>` and `<match-group>` follow later changes. A pin moves its
 * competition on the next page, not under the reader's thumb.
 */
export function showRemembered(): void {
  const [stars, pins, folds] = [favourites, pinned, folded].map((store) => new Set<string | null>(store.read()));
  if (stars?.size) {
    asParsed('favourite-star', (star) => press(star, stars.has(star.getAttribute('item'))));
    asParsed('favourites-tab', (tab) => {
      const [count] = tab.getElementsByTagName('span');
      if (count !== undefined) count.textContent = stars.size.toLocaleString(document.documentElement.lang);
    });
  }
  asParsed('own-competitions', (own: HTMLElement) => {
    own.style.minHeight = `${linesOf(ownItems(own.getAttribute('among') ?? '', favourites.read(), pinned.read())) * 44}px`;
  });
  const sheet = new CSSStyleSheet();
  const rules = (ids: Iterable<string | null> = [], rule: (group: string) => string) =>
    [...ids].map((id) => rule(`[data-group="${id}"]`)).join('');
  // A competition that is still being parsed is folded by its rule until its elements are defined.
  sheet.replaceSync(
    rules(pins, (group) => `${group}{order:-1}`) + rules(folds, (group) => `:root:not([data-scripts]) ${group} ul{display:none}`),
  );
  document.adoptedStyleSheets = [sheet];
  if (pins?.size) {
    asParsed('match-group', (group) => press(group, pins.has(group.id)));
  }
  if (folds?.size) {
    asParsed('match-group', (group) => {
      const [details] = group.getElementsByTagName('details');
      if (details !== undefined) details.open = !folds.has(group.id);
    });
  }
}

function press(around: Element, isPressed: boolean): void {
  const [button] = around.getElementsByTagName('button');
  if (button !== undefined) button.ariaPressed = String(isPressed);
}
