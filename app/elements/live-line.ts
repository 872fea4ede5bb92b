import { fillIn } from '#app/i18n/live-words.ts';
import { onAnyMatch } from '#app/stores/live.ts';
import { pageWords } from './page-words.ts';

/**
 * `<live-line list="live"><a href="…" hidden>…</a></live-line>` above a list of the matches that are on: counts those that began or ended since the
 * page came, which the list leaves where they are, and offers the list as it is now.
 */
export class LiveLine extends HTMLElement {
  #stop: (() => void) | undefined;
  readonly #changed = new Set<number>();

  connectedCallback(): void {
    this.#stop = onAnyMatch((message) => {
      if (message.kind !== 'status' && message.kind !== 'state') return;
      const isListed = document.querySelector(`li[data-match="${message.match}"]`) !== null;
      if (isListed === (message.status === 'live')) this.#changed.delete(message.match);
      else this.#changed.add(message.match);
      this.#show();
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #show(): void {
    const [count] = this.getElementsByTagName('span');
    const [link] = this.getElementsByTagName('a');
    if (count === undefined || link === undefined) return;
    link.hidden = this.#changed.size === 0;
    count.textContent = this.#changed.size === 0 ? '' : fillIn(pageWords().changes, { count: this.#changed.size });
  }
}
