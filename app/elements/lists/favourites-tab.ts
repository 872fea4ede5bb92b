import { favourites, favouritesParameter } from '#app/stores/favourites.ts';

/** `<favourites-tab><a href="…">Favourites <span></span></a></favourites-tab>`: counts the favourites, and links to the reader's own list of them. */
export class FavouritesTab extends HTMLElement {
  #stopListening = () => {};

  connectedCallback(): void {
    this.#stopListening = favourites.onChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stopListening();
  }

  #show(): void {
    const [link] = this.getElementsByTagName('a');
    const [count] = this.getElementsByTagName('span');
    if (link === undefined || count === undefined) return;
    const { length } = favourites.read();
    count.textContent = length === 0 ? '' : length.toLocaleString(document.documentElement.lang);
    const search = new URLSearchParams(link.search);
    const ids = favouritesParameter();
    if (ids === undefined) search.delete('ids');
    else search.set('ids', ids);
    link.search = search.toString();
  }
}
