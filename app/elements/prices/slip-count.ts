import { slip } from '#app/stores/slip.ts';

/** `<slip-count hidden>`: the number of selections on the bet slip; hidden when it is 0. */
export class SlipCount extends HTMLElement {
  #stopListening = () => {};

  connectedCallback(): void {
    this.#stopListening = slip.onChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.#stopListening();
  }

  #show(): void {
    const { length } = slip.read().legs;
    this.textContent = length.toLocaleString(document.documentElement.lang);
    this.hidden = length === 0;
  }
}
