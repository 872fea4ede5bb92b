import { slip } from '#app/stores/slip.ts';

/** `<slip-place>` around the island of the bet slip: has it taken over once something is on the slip and this place is the one that is seen. */
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

  /** A place that is not shown, such as a closed sheet, is never seen. */
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
