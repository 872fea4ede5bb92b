import { liveNow, minutesSince } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { redsOf } from '#domain/live/reds-of.ts';
import { readPlay } from '#domain/live/written-chances.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';

/** The state of a match that is on, as the page wrote it and as live events have changed it since; its minute counts on between them. */
export class PlayOfMatch {
  #play: Partial<MatchInPlay>;
  /** The moment at which the minute was reported; undefined for a minute of the page. */
  #named: number | undefined;

  /** @param written by `writePlay`; null when the page has no state */
  constructor(written: string | null) {
    this.#play = readPlay(written ?? '') ?? {};
  }

  hear(message: LiveMessage): void {
    if (message.kind === 'clock') this.#name(message.period, message.minute, message.addedMinute, Date.parse(message.at));
    if (message.kind === 'state') {
      this.#name(message.period, message.minute, message.addedMinute, liveNow().getTime());
      this.#play = { ...this.#play, reds: redsOf(message.cards) };
    }
    if ((message.kind === 'score' || message.kind === 'state') && message.score !== null)
      this.#play = { ...this.#play, score: message.score };
    if (message.kind === 'card') this.#play = { ...this.#play, reds: message.reds };
  }

  #name(period: MatchPeriod | null, minute: number | null, addedMinute: number | null, at: number): void {
    const { period: _, minute: __, addedMinute: ___, ...rest } = this.#play;
    const isCounted = period !== null && (minute !== null || (period !== 'first-half' && period !== 'second-half'));
    this.#play = isCounted ? { ...rest, period, minute: minute ?? 0, addedMinute } : rest;
    this.#named = at;
  }

  /** The period of play; undefined while no minutes are counted. */
  get period(): MatchInPlay['period'] | undefined {
    return this.#play.period;
  }

  /** The present state; undefined when its minute or its score is not known. */
  get now(): MatchInPlay | undefined {
    const { period, minute, addedMinute = null, score, reds = { home: 0, away: 0 } } = this.#play;
    if (period === undefined || minute === undefined || score === undefined) return undefined;
    const since = this.#named === undefined ? 0 : minutesSince(this.#named);
    return { period, minute: minute + since, addedMinute, score, reds };
  }
}
