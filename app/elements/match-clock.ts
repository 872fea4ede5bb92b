import { liveNow, onMatch, onReach } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';

/** The words for what stage a match is in, as `<live-feed words>` gives them in the page's language. */
export type StageWords = Readonly<Record<MatchPeriod | MatchStatus, string>>;

/** All clocks of the page tick together. */
const ticking = new Set<MatchClock>();

setInterval(() => {
  for (const clock of ticking) clock.tick();
}, 1_000);

const minuteMs = 60_000;
/** Beyond its last word a source is not believed to be silent but late: the clock waits. */
const mostMinutesAhead = 2;
const lastMinuteOf: Partial<Record<MatchPeriod, number>> = { 'first-half': 45, 'second-half': 90 };

/**
 * `<match-clock match="12">67’</match-clock>`: the minute of a match, which the browser counts on between events, or the word for its stage. The row
 * around it carries `data-status`, and `data-cut` while nothing is heard.
 */
export class MatchClock extends HTMLElement {
  #stops: (() => void)[] = [];
  #status: MatchStatus | undefined;
  #clock: (LiveMessage & { readonly kind: 'clock' }) | undefined;

  connectedCallback(): void {
    this.#stops = [onMatch(Number(this.getAttribute('match')), this.#hear)];
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops) stop();
    ticking.delete(this);
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'status' || message.kind === 'state') {
      this.#status = message.status;
      const row = this.closest<HTMLElement>('[data-status]');
      if (row !== null) row.dataset.status = message.status;
      if (message.status !== 'live') {
        ticking.delete(this);
        if (message.status !== 'scheduled') this.textContent = stageWords()[message.status] ?? '';
      }
    }
    if (message.kind === 'clock') {
      this.#clock = message;
      ticking.add(this);
      this.tick();
    }
  };

  /** Shows the present minute. */
  tick(): void {
    if (this.#clock === undefined || (this.#status !== undefined && this.#status !== 'live')) return;
    const text = this.#text(this.#clock);
    if (this.textContent !== text) this.textContent = text;
  }

  #text({ period, minute, addedMinute, at }: LiveMessage & { readonly kind: 'clock' }): string {
    if (period === 'half-time' || period === 'extra-time-break' || period === 'penalties') return stageWords()[period];
    if (minute === null) return stageWords().live;
    if (addedMinute !== null) return `${minute}+${addedMinute}’`;
    const ahead = Math.min(mostMinutesAhead, Math.max(0, Math.floor((liveNow().getTime() - Date.parse(at)) / minuteMs)));
    const last = (period === null ? undefined : lastMinuteOf[period]) ?? Number.POSITIVE_INFINITY;
    return minute <= last && minute + ahead > last ? `${last}+${minute + ahead - last}’` : `${minute + ahead}’`;
  }
}

let words: StageWords | undefined;

function stageWords(): StageWords {
  words ??= JSON.parse(document.querySelector('live-feed')?.getAttribute('words') ?? '{}') as StageWords;
  return words;
}

onReach(({ isCut }) => document.documentElement.toggleAttribute('data-cut', isCut));
