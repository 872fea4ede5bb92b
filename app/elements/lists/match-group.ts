import { type FavouriteId, folded, pinned, toggled } from '#app/stores/favourites.ts';

/**
 * `<match-group id="c12">` with a `<button>` for its pin and a `<details>`: a competition in a list of matches, which can be pinned to the
 * top of the list and folded. A new pin changes the order from the next page on, since groups are ordered before the first paint.
 */
export class MatchGroup extends HTMLElement {
  readonly #stops: (() => void)[] = [];

  connectedCallback(): void {
    this.addEventListener('click', this.#pin);
    // `toggle` does not bubble: it reaches this element in the capture phase only.
    this.addEventListener('toggle', this.#fold, { capture: true });
    this.#stops.push(
      pinned.onChange(() => this.#show()),
      folded.onChange(() => this.#show()),
    );
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#pin);
    this.removeEventListener('toggle', this.#fold, { capture: true });
    for (const stop of this.#stops.splice(0)) stop();
  }

  #show(): void {
    const id = this.id as FavouriteId;
    const [button] = this.getElementsByTagName('button');
    const [details] = this.getElementsByTagName('details');
    if (button !== undefined) button.ariaPressed = String(pinned.read().includes(id));
    if (details !== undefined) details.open = !folded.read().includes(id);
  }

  readonly #pin = ({ target }: Event) => {
    const [button] = this.getElementsByTagName('button');
    if (button?.contains(target as Node)) pinned.write(toggled(pinned.read(), this.id as FavouriteId));
  };

  readonly #fold = ({ target }: Event) => {
    const id = this.id as FavouriteId;
    const { open } = target as HTMLDetailsElement;
    if (open === folded.read().includes(id)) folded.write(toggled(folded.read(), id));
  };
}
