import { fillIn } from '#app/i18n/live-words.ts';
import { liveNow, minutesSince, onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import { inPlayChances, type MatchInPlay } from '#domain/forecast/in-play-chances.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/score-grid.ts';
import type { ForecastOfMatch } from '#domain/live/live-event.ts';
import { redsOf } from '#domain/live/reds-of.ts';
import { readForecast, readPlay } from '#domain/live/written-chances.ts';
import { isRegularTime, type MatchPeriod } from '#domain/match/match-status.ts';
import { matchOf } from './match-of.ts';
import { pageWords } from './page-words.ts';

/** Between two events a chance changes slowly. */
const everyMs = 20_000;

const present = new Set<LiveChances>();
setInterval(() => {
  for (const chances of present) chances.show();
}, everyMs);

/**
 * `<live-chances forecast="1.6 1.1 …" play="first-half 23 …"><span></span></live-chances>`: a bar in three parts as long as the chances of a match that is on,
 * which follow from its forecast before the kick-off, the minute, the score and the red cards.
 */
export class LiveChances extends HTMLElement {
  #stop: (() => void) | undefined;
  #grid: ScoreGrid | undefined;
  #halfTimeShare = 0;
  #play: Partial<MatchInPlay> = {};
  /** The moment at which the minute was named; undefined where the page named it. */
  #named: number | undefined;

  connectedCallback(): void {
    const [forecast, play] = [this.getAttribute('forecast'), this.getAttribute('play')];
    this.#forecast(forecast === null ? null : readForecast(forecast));
    this.#play = readPlay(play ?? '') ?? {};
    this.#stop = onMatch(matchOf(this), this.#hear);
    present.add(this);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    present.delete(this);
  }

  #forecast(forecast: ForecastOfMatch | null): void {
    if (forecast === null) return;
    this.#grid = scoreGrid(forecast);
    this.#halfTimeShare = forecast.halfTimeShare;
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'status' || message.kind === 'state') this.#forecast(message.forecast);
    if (message.kind === 'clock') this.#name(message.period, message.minute, message.addedMinute, Date.parse(message.at));
    if (message.kind === 'state') {
      this.#name(message.period, message.minute, message.addedMinute, liveNow().getTime());
      this.#play = { ...this.#play, reds: redsOf(message.cards) };
    }
    if ((message.kind === 'score' || message.kind === 'state') && message.score !== null)
      this.#play = { ...this.#play, score: message.score };
    if (message.kind === 'card') this.#play = { ...this.#play, reds: message.reds };
    this.show();
  };

  #name(period: MatchPeriod | null, minute: number | null, addedMinute: number | null, at: number): void {
    const { period: _, minute: __, addedMinute: ___, ...rest } = this.#play;
    const isCounted = period !== null && (minute !== null || (period !== 'first-half' && period !== 'second-half'));
    this.#play = isCounted ? { ...rest, period, minute: minute ?? 0, addedMinute } : rest;
    this.#named = at;
  }

  /** Shows the present chances: none in extra time, and as before where one of the facts is missing on which they rest. */
  show(): void {
    const { period, minute, addedMinute = null, score, reds = { home: 0, away: 0 } } = this.#play;
    const [bar] = this.getElementsByTagName('span');
    if (bar === undefined || period === undefined) return;
    if (!isRegularTime(period)) {
      bar.ariaLabel = '';
      return;
    }
    if (this.#grid === undefined || minute === undefined || score === undefined) return;
    const since = this.#named === undefined ? 0 : minutesSince(this.#named);
    const chances = inPlayChances(this.#grid, this.#halfTimeShare, { period, minute: minute + since, addedMinute, score, reds });
    bar.style.setProperty('--home', String(chances.home));
    bar.style.setProperty('--draw', String(chances.draw));
    const percents = [chances.home, chances.draw, chances.away].map((share) =>
      share.toLocaleString(document.documentElement.lang, { style: 'percent' }),
    );
    bar.ariaLabel = fillIn(pageWords().chances, { home: percents[0] ?? '', draw: percents[1] ?? '', away: percents[2] ?? '' });
  }
}
