import { beforeDelay } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';

/**
 * `<live-part id="timeline" on="goal card" match="12">…</live-part>`: a part of the page that the site can replace. An event of a kind in `on`, of
 * the match or of any match that the page follows, makes the browser fetch the page again and replace all its live parts, this one included. An event
 * of kind `state` always does.
 */
export class LivePart extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = beforeDelay(this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  readonly #hear = (message: LiveMessage): void => {
    const match = this.getAttribute('match');
    if (match !== null && match !== String(message.match)) return;
    const kinds = this.getAttribute('on')?.split(' ') ?? [];
    // The state of a match replaces events that are no longer sent one by one.
    if (message.kind !== 'state' && !kinds.includes(message.kind)) return;
    // The code comes with the first event: it is of no use before.
    void import('./refresh-parts.ts').then(({ refreshParts }) => refreshParts(message.sequence));
  };
}
