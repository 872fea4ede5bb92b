import { announce } from '#app/document/announce.ts';
import { prepare } from '#app/elements/define-elements.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { addRows } from './add-rows.ts';

/**
 * `<show-more id="more-list" list="list"><a href="?more=2">Show more</a></show-more>`: adds to the list of that id the further rows of the
 * same list on the link's page, without leaving this one. The address becomes the link's, so that a reader who comes back finds as many
 * rows; the focus moves to the first new row. The next links come from that page, too; `<a data-less>` removes the added rows. When that
 * page cannot be fetched, the list stays as it is, and `<p data-failed hidden>` is shown and announced. When the page comes but has no such
 * list, the browser goes to it.
 */
export class ShowMore extends HTMLElement {
  /** Functions that undo one change each, the latest last. */
  readonly #undo: (() => void)[] = [];

  connectedCallback(): void {
    this.addEventListener('click', this.#follow);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#follow);
  }

  readonly #follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isLess = link.dataset.less !== undefined;
    if (isLess && this.#undo.length === 0) return;
    event.preventDefault();
    if (isLess) this.#showLess();
    else if (this.ariaBusy !== 'true') void this.#showMore(link.href);
  };

  async #showMore(address: string): Promise<void> {
    this.ariaBusy = 'true';
    this.#failure.hidden = true;
    announce('');
    try {
      const answer = await fetchTwice(address);
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
      await this.#grow(new DOMParser().parseFromString(await answer.text(), 'text/html'), address);
    } catch (error) {
      console.warn('The list could not grow.', error);
      this.#failure.hidden = false;
      announce(this.#failure.textContent);
    } finally {
      this.ariaBusy = 'false';
    }
  }

  async #grow(next: Document, address: string): Promise<void> {
    const list = this.getAttribute('list') ?? '';
    const [present, fresh] = [document.getElementById(list), next.getElementById(list)];
    if (present === null || fresh === null) {
      location.assign(address);
      return;
    }
    const links = next.getElementById(this.id) ?? next.createElement('div');
    await Promise.all([fresh, links].map(prepare));
    const added = addRows(present, fresh);
    this.#undo.push(...added.map(({ remove }) => remove));
    this.#change([...links.childNodes], address);
    focusWithin(added[0]?.row);
  }

  #change(links: ChildNode[], address: string): void {
    const [former, formerAddress] = [[...this.childNodes], location.href];
    const stand = (shown: ChildNode[], at: string) => {
      this.replaceChildren(...shown);
      history.replaceState(history.state, '', at);
    };
    this.#undo.push(() => stand(former, formerAddress));
    stand(links, address);
  }

  #showLess(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
    this.getElementsByTagName('a')[0]?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  }

  get #failure(): HTMLElement {
    return this.querySelector('[data-failed]') as HTMLElement;
  }
}

/** Focuses the first usable element of a row: the row itself when it is a link, such as a competition on one line. */
function focusWithin(row: Element | undefined): void {
  const usable = 'a, button, summary';
  const target = row?.matches(usable) === true ? row : row?.querySelector(usable);
  (target as HTMLElement | null | undefined)?.focus({ preventScroll: true });
}
