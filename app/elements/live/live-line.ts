import { pageWords } from '#app/elements/page-words.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import { knowsTime, liveNow, onAnyMatch, onReach } from '#app/stores/live.ts';
import { clockText } from './clock-text.ts';

/**
 * `<live-line><b>16:22:40</b><span></span><a href="…" hidden>…</a></live-line>` above a list of the matches that are on: shows the site's
 * clock while the page is connected; counts the matches that began or ended since the page was loaded, which the list does not move, and
 * links to the present list.
 */
export class LiveLine extends HTMLElement {
  #stops: (() => void)[] = [];
  #clock: ReturnType<typeof setInterval> | undefined;
  #isCut = false;
  readonly #changed = new Set<number>();

  connectedCallback(): void {
    this.#clock = setInterval(() => this.#tick(), 1_000);
    const reached = onReach(({ isCut }) => {
      this.#isCut = isCut;
      this.#tick();
    });
    const heard = onAnyMatch((message) => {
      if (message.kind !== 'status' && message.kind !== 'state') return;
      const isListed = document.querySelector(`li[data-match="${message.match}"]`) !== null;
      if (isListed === (message.status === 'live')) this.#changed.delete(message.match);
      else this.#changed.add(message.match);
      this.#show();
    });
    this.#stops = [reached, heard];
  }

  disconnectedCallback(): void {
    clearInterval(this.#clock);
    for (const stop of this.#stops) stop();
  }

  #tick(): void {
    const [time] = this.getElementsByTagName('b');
    if (time !== undefined) time.textContent = this.#isCut || !knowsTime() ? '' : clockText(liveNow(), true);
  }

  #show(): void {
    const [count] = this.getElementsByTagName('span');
    const [link] = this.getElementsByTagName('a');
    if (count === undefined || link === undefined) return;
    link.hidden = this.#changed.size === 0;
    count.textContent = this.#changed.size === 0 ? '' : fillIn(pageWords().changes, { count: this.#changed.size });
  }
}
