import { whenActivated } from '#app/document/when-activated.ts';
import { followLive } from '#app/stores/live.ts';

/**
 * `<live-feed topics="day=2026-11-21" after="1234">`: follows what happens in these matches from that event on, for the live elements of the
 * page.
 */
export class LiveFeed extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    void whenActivated().then(() => {
      if (this.isConnected) this.#stop = followLive(this.getAttribute('topics') ?? '', Number(this.getAttribute('after')));
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
