import { type FavouriteId, folded, pinned, toggled } from '#app/stores/favourites.ts';

/**
 * `<match-group id="c12">` with a `<button>` for its pin and a `<details>`: a competition in a list of matches, which can be pinned to its top and
 * folded. Where it stands was decided before the paint; a pin set now moves it on the next page.
 */
export class MatchGroup extends HTMLElement {
  readonly #stops: (() => void)[] = [];

  connectedCallback(): void {
    this.addEventListener('click', this.#pin);
    // `toggle` does not bubble, but it can be caught on its way down.
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
