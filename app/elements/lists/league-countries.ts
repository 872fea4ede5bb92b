import { definedContent } from '#app/elements/define-elements.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';

/**
 * `<league-countries src="/leagues/countries"></league-countries>`, a block: fetches the list of countries once it has a width, which it
 * never has on a phone. Without an answer it stays empty, and the link above it leads to the page of all leagues.
 */
export class LeagueCountries extends HTMLElement {
  readonly #room = new ResizeObserver(() => {
    if (this.clientWidth > 0) this.#fillOnce();
  });

  connectedCallback(): void {
    this.#room.observe(this);
  }

  disconnectedCallback(): void {
    this.#room.disconnect();
  }

  #fillOnce(): void {
    this.#room.disconnect();
    this.#fill().catch((error: unknown) => console.warn('The countries could not be loaded.', error));
  }

  async #fill(): Promise<void> {
    const answer = await fetchTwice(this.getAttribute('src') ?? '');
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
    this.replaceChildren(...(await definedContent(await answer.text())).childNodes);
  }
}
