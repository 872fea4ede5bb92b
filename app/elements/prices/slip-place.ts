import { slip } from '#app/stores/slip.ts';

/** `<slip-place>` around the island of the bet slip: hydrates it once something is on the slip and this place is visible. */
export class SlipPlace extends HTMLElement {
  #seen: IntersectionObserver | undefined;
  #stopListening = () => {};

  connectedCallback(): void {
    this.#stopListening = slip.onChange(() => this.#watch());
    this.#watch();
  }

  disconnectedCallback(): void {
    this.#stopListening();
    this.#seen?.disconnect();
  }

  /** Waits until the place is visible; one that is not shown, such as in a closed sheet, never is. */
  #watch(): void {
    if (slip.read().legs.length === 0 || this.#seen !== undefined) return;
    const island = this.firstElementChild as HTMLElement & { hydrate?(): Promise<void> };
    this.#seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#seen?.disconnect();
      // What could not be loaded is tried again with the next selection.
      island.hydrate?.().catch(() => {
        this.#seen = undefined;
      });
    });
    this.#seen.observe(this);
  }
}
