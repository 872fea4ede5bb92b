import { pageWords } from '#app/elements/page-words.ts';
import type { StageWords } from '#app/i18n/words/live-words.ts';
import { liveNow, minutesSince, onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import { matchOf } from './match-of.ts';

/** A minute of play, and the moment by the site's clock at which it was reported. */
interface NamedMinute {
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly at: string;
}

/** Last minute of each half, from which added time is counted. */
const lastMinuteOf: Partial<Record<MatchPeriod, number>> = { 'first-half': 45, 'second-half': 90 };

/** All clocks of the page, which tick together. */
const ticking = new Set<MatchClock>();
setInterval(() => {
  for (const clock of ticking) clock.tick();
}, 1_000);

/**
 * `<match-clock>67’</match-clock>`: the minute of a match, which the browser counts on between events, or the word for its stage, from
 * `stages` if that is set. The element around it with `data-status` gets the status of the match, and its `data-period`.
 */
export class MatchClock extends HTMLElement {
  #stop: (() => void) | undefined;
  #status: MatchStatus | undefined;
  #named: NamedMinute | undefined;
  #wasExtended = false;
  #hadShootOut = false;
  #stages: StageWords | undefined;

  connectedCallback(): void {
    const own = this.getAttribute('stages');
    if (own !== null) this.#stages = JSON.parse(own) as StageWords;
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    ticking.delete(this);
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'score' || message.kind === 'state') this.#hadShootOut = message.penalties !== null;
    if (message.kind === 'clock') this.#name(message);
    if (message.kind === 'state') this.#name({ ...message, at: liveNow().toISOString() });
    if (message.kind === 'status' || message.kind === 'state') this.#status = message.status;
    const around = this.closest<HTMLElement>('[data-status]');
    if (around !== null && this.#status !== undefined) around.dataset.status = this.#status;
    if (around !== null && 'period' in message) {
      if (message.period === null) delete around.dataset.period;
      else around.dataset.period = message.period;
    }
    this.tick();
  };

  #name(named: NamedMinute): void {
    this.#named = named;
    this.#wasExtended ||= named.period === 'extra-time' || named.period === 'extra-time-break' || named.period === 'penalties';
    ticking.add(this);
  }

  /** Shows the present minute, or the stage. */
  tick(): void {
    const text = this.#text();
    if (text !== undefined && this.textContent !== text) this.textContent = text;
  }

  #text(): string | undefined {
    const stages = this.#stages ?? pageWords().stages;
    if (this.#status === 'scheduled') return undefined;
    if (this.#status === 'finished')
      return this.#hadShootOut ? stages.afterPenalties : this.#wasExtended ? stages.afterExtraTime : stages.finished;
    if (this.#status !== undefined && this.#status !== 'live') return stages[this.#status];
    return this.#named && minuteText(this.#named, stages);
  }
}

function minuteText({ period, minute, addedMinute, at }: NamedMinute, stages: StageWords): string {
  if (period === 'half-time' || period === 'extra-time-break' || period === 'penalties') return stages[period];
  if (minute === null) return stages.live;
  if (addedMinute !== null) return `${minute}+${addedMinute}’`;
  const ahead = minutesSince(Date.parse(at));
  const last = (period === null ? undefined : lastMinuteOf[period]) ?? Number.POSITIVE_INFINITY;
  return minute <= last && minute + ahead > last ? `${last}+${minute + ahead - last}’` : `${minute + ahead}’`;
}
