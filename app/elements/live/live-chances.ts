import { pageWords } from '#app/elements/page-words.ts';
import { percentText } from '#app/elements/prices/percent-text.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { ForecastOfMatch } from '#domain/live/live-event.ts';
import { readForecast } from '#domain/live/written-chances.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import { matchOf } from './match-of.ts';
import { PlayOfMatch } from './play-of-match.ts';

/** Interval in milliseconds at which the chances are computed: they change slowly between events. */
const everyMs = 20_000;

const present = new Set<LiveChances>();
setInterval(() => {
  for (const chances of present) void chances.show();
}, everyMs);

/**
 * `<live-chances forecast="1.6 1.1 …" play="first-half 23 …"><span></span></live-chances>`: a bar in three parts, as long as the chances of
 * a match that is on, which follow from its forecast before the kick-off, the minute, the score and the red cards.
 */
export class LiveChances extends HTMLElement {
  #stop: (() => void) | undefined;
  #forecast: ForecastOfMatch | null = null;
  #play = new PlayOfMatch(null);

  connectedCallback(): void {
    const forecast = this.getAttribute('forecast');
    this.#forecast = forecast === null ? null : readForecast(forecast);
    this.#play = new PlayOfMatch(this.getAttribute('play'));
    this.#stop = onMatch(matchOf(this), this.#hear);
    present.add(this);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    present.delete(this);
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'status' || message.kind === 'state') this.#forecast = message.forecast ?? this.#forecast;
    this.#play.hear(message);
    void this.show();
  };

  /**
   * Shows the present chances: none in extra time, and the former ones when a fact for them is missing. The rules of play are loaded with
   * the first change: until then the chances of the page are right.
   */
  async show(): Promise<void> {
    const [bar] = this.getElementsByTagName('span');
    const { period } = this.#play;
    if (bar === undefined || period === undefined) return;
    if (!isRegularTime(period)) {
      bar.ariaLabel = '';
      return;
    }
    if (this.#forecast === null || this.#play.now === undefined) return;
    const { chancesOfForecast } = await import('./chances-of-forecast.ts');
    const { now } = this.#play;
    // Extra time may have begun meanwhile.
    if (now === undefined || !isRegularTime(now.period)) return;
    const chances = chancesOfForecast(this.#forecast, now);
    bar.style.setProperty('--home', String(chances.home));
    bar.style.setProperty('--draw', String(chances.draw));
    bar.ariaLabel = fillIn(pageWords().chances, {
      home: percentText(chances.home),
      draw: percentText(chances.draw),
      away: percentText(chances.away),
    });
  }
}
