/**
 * `<search-box suggestions="/search/suggestions">` around a form with a combobox of the ARIA patterns and its list box: suggests clubs,
 * competitions, matches and articles while the reader types. The code for that is loaded once the field has the focus; without it the form
 * is still a search.
 */
export class SearchBox extends HTMLElement {
  #isBegun = false;

  connectedCallback(): void {
    this.addEventListener('focusin', this.#begin);
    if (this.contains(document.activeElement)) this.#begin();
  }

  disconnectedCallback(): void {
    this.removeEventListener('focusin', this.#begin);
  }

  readonly #begin = (): void => {
    if (this.#isBegun) return;
    this.#isBegun = true;
    void import('./search-suggestions.ts').then(
      ({ suggestWithin }) => suggestWithin(this),
      () => {
        this.#isBegun = false;
      },
    );
  };
}
