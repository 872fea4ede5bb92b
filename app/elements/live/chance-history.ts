import { percentText } from '#app/elements/prices/percent-text.ts';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { MatchOutcome } from '#domain/match/match-score.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import { matchOf } from './match-of.ts';
import { PlayOfMatch } from './play-of-match.ts';

/** Interval in milliseconds at which the lines are drawn: they grow by less than a pixel a minute. */
const everyMs = 20_000;

/**
 * `<chance-history forecast="1.6 1.1 …" turns="12 - home goal" play="first-half 23 …">` around `<path data-of="home">`, `<b data-of="home">`
 * and `<i data-future>`: extends the chances by minute of a match that is on to the present minute. A goal or a red card changes them once
 * the page has it among its events.
 */
export class ChanceHistory extends HTMLElement {
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #play = new PlayOfMatch(null);

  connectedCallback(): void {
    this.#play = new PlayOfMatch(this.getAttribute('play'));
    this.#stop = onMatch(matchOf(this), this.#hear);
    this.#timer = setInterval(() => void this.show(), everyMs);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    clearInterval(this.#timer);
  }

  readonly #hear = (message: LiveMessage): void => {
    this.#play.hear(message);
    void this.show();
  };

  /**
   * Draws the lines up to the present minute; leaves them unchanged when the score is not that of the events, and after ninety minutes. The
   * rules of play are loaded with the first change: until then the lines of the page are right.
   */
  async show(): Promise<void> {
    if (this.#play.now === undefined) return;
    const { drawChances } = await import('./chance-drawing.ts');
    const { now } = this.#play;
    // Extra time may have begun meanwhile.
    if (now === undefined || !isRegularTime(now.period)) return;
    const drawn = drawChances(this.getAttribute('forecast') ?? '', this.getAttribute('turns') ?? '', now);
    if (drawn === undefined) return;
    const { paths, places, end } = drawn;
    for (const line of this.querySelectorAll<SVGPathElement>('path[data-of]'))
      line.setAttribute('d', paths[line.dataset.of as MatchOutcome]);
    for (const figure of this.querySelectorAll<HTMLElement>('b[data-of]')) {
      const of = figure.dataset.of as MatchOutcome;
      figure.textContent = percentText(end[of]);
      figure.style.top = `${places[of]}%`;
    }
    const future = this.querySelector<HTMLElement>('[data-future]');
    if (future !== null) future.style.left = `${drawn.until}%`;
  }
}
