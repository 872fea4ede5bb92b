import { definedContent } from '#app/elements/define-elements.ts';
import { favourites, pinned } from '#app/stores/favourites.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { ownItems } from '#app/stores/own-items.ts';
import { withOpened } from './opened-in-address.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/**
 * `<own-competitions among="12 15" src="/day-part?tab=live">`: the first item of a list. It has a line for each competition in `among` that is pinned
 * or a favourite, and one for all favourite matches and clubs. The lines are the site's answer at `src` with their `ids`. Their height is reserved
 * before the first paint.
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
