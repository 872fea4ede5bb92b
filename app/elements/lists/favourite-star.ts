import { type FavouriteId, favourites, toggled } from '#app/stores/favourites.ts';

/** All stars of the page: a list has hundreds of them, and they share one listener to the store. */
const stars = new Set<FavouriteStar>();

/** `<favourite-star item="m12"><button aria-pressed="false">…</button></favourite-star>`: adds and removes a favourite, and is pressed while it is one. */
export class FavouriteStar extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#toggle);
    stars.add(this);
    this.show(rememberedIds());
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#toggle);
    stars.delete(this);
  }

  show(ids: ReadonlySet<string>): void {
    const [button] = this.getElementsByTagName('button');
    const isPressed = String(ids.has(this.#id));
    if (button !== undefined && button.ariaPressed !== isPressed) button.ariaPressed = isPressed;
  }

  get #id(): FavouriteId {
    return this.getAttribute('item') as FavouriteId;
  }

  readonly #toggle = () => favourites.write(toggled(favourites.read(), this.#id));
}

let ids: ReadonlySet<string> | undefined;

function rememberedIds(): ReadonlySet<string> {
  if (ids !== undefined) return ids;
  favourites.onChange((changed) => {
    ids = new Set(changed);
    for (const star of stars) star.show(ids);
  });
  ids = new Set(favourites.read());
  return ids;
}
