import { followCountsElsewhere } from '#app/elements/lists/write-count.ts';
import { pageWords } from '#app/elements/page-words.ts';
import { whenActivated } from '#app/entry/when-activated.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import { followLive, onAnyMatch, onReach, tryAgain } from '#app/stores/live.ts';
import type { LiveReach } from '#app/stores/live-stream.ts';
import { clockText } from './clock-text.ts';

/**
 * `<live-feed topics="day=2026-11-21" after="1234" words="…" counts="/list-counts.json"><p hidden><span
 * data-since></span><button>…</button></p></live-feed>`: follows the events of these matches after event `after`, for the live elements of
 * the page. While the connection is lost it says since when, and the root of the page has `data-cut`.
 */
export class LiveFeed extends HTMLElement {
  readonly #stops: (() => void)[] = [];

  connectedCallback(): void {
    this.addEventListener('click', this.#tryAgain);
    void whenActivated().then(() => {
      if (!this.isConnected) return;
      const after = Number(this.getAttribute('after'));
      this.#stops.push(followLive(this.getAttribute('topics') ?? '', after), onReach(this.#show), announceGoals(), closePrices());
      if (this.hasAttribute('counts')) this.#stops.push(followCountsElsewhere());
    });
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#tryAgain);
    for (const stop of this.#stops.splice(0)) stop();
  }

  readonly #show = (reach: LiveReach): void => {
    document.documentElement.toggleAttribute('data-cut', reach.isCut);
    const [line] = this.getElementsByTagName('p');
    const since = line?.querySelector('[data-since]');
    if (line === undefined || !since) return;
    line.hidden = !reach.isCut;
    if (reach.isCut) since.textContent = fillIn(pageWords().cut, { time: clockText(reach.since) });
  };

  readonly #tryAgain = ({ target }: Event): void => {
    if ((target as Element).closest('button') !== null) tryAgain();
  };
}

/** Announces goals; returns the function that stops this. The code comes with the first goal. */
function announceGoals(): () => void {
  return onAnyMatch((message) => {
    if (message.kind === 'goal') void import('./announce-goal.ts').then(({ announceGoal }) => announceGoal(message));
  });
}

/**
 * Disables every price of a match on this page once the match has begun or will not be played, since it can no longer be put on the slip.
 * Returns the function that stops this.
 */
function closePrices(): () => void {
  return onAnyMatch((message) => {
    if (!('status' in message) || message.status === 'scheduled') return;
    const buttons = document.querySelectorAll<HTMLButtonElement>(`slip-price[leg^="${message.match}:"] button`);
    for (const button of buttons) button.disabled = true;
  });
}
