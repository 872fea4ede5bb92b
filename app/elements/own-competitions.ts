import { favourites, pinned } from '#app/stores/favourites.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { ownItems } from '#app/stores/own-items.ts';
import { definedContent } from './define-elements.ts';
import { withOpened } from './opened-in-address.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/**
 * `<own-competitions among="12 15" src="/day-part?tab=live">`: stands first in a list, and holds on one line each the reader's own matches, and the
 * competitions among these that are pinned or favourites, as the site answers at `src` with their `ids`. Its room is kept from before the first paint.
 */
export class OwnCompetitions extends HTMLElement {
  connectedCallback(): void {
    void this.#fill();
  }

  async #fill(): Promise<void> {
    const ids = ownItems(this.getAttribute('among') ?? '', favourites.read(), pinned.read());
    if (ids.length === 0 || this.childElementCount > 0) return;
    const address = new URL(this.getAttribute('src') ?? '', location.href);
    address.searchParams.set('ids', ids.join('.'));
    try {
      const answer = await fetchTwice(address.href);
      if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
      this.replaceChildren(...(await definedContent(await answer.text())).childNodes);
    } catch (error) {
      console.warn('What a reader follows could not be loaded.', error);
      const competitions = ids.filter((id) => id.startsWith('c'));
      sayNotLoaded(
        this,
        competitions.reduce((href, id) => withOpened({ href }, `open=${id.slice(1)}`, true), location.href),
      );
    }
  }
}
