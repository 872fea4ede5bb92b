import type { LiveEvent, LiveEventKind, LiveState } from '#domain/live/live-event.ts';
import { goalsInTitle } from './live-preferences.ts';

/** An event of a match, or its whole state for a page that has missed too many. */
export type LiveMessage = (LiveEvent | ({ readonly kind: 'state' } & Omit<LiveState, 'lineUpVersion' | 'detailsVersion'>)) & {
  readonly match: number;
  /** The number of the event; a page that includes this one or a later one shows it. */
  readonly sequence: number;
};

/**
 * The reach of live events. `isCut` is true while none reach the page, neither by the stream nor by polling; `since` is the moment at which the last
 * sign of the site came, by the site's clock.
 */
export type LiveReach = { readonly isCut: false } | { readonly isCut: true; readonly since: Date };

export interface LiveStreamParts {
  /** The query that names the followed matches: `day=2026-11-21`. */
  readonly topics: string;
  /** The number of the last event that the page includes. */
  readonly after: number;
  heard(message: LiveMessage): void;
  reached(reach: LiveReach): void;
}

const kinds: readonly (LiveEventKind | 'state')[] = [
  'status',
  'clock',
  'score',
  'goal',
  'card',
  'line-up',
  'price',
  'tip',
  'prediction',
  'details',
  'play',
  'silence',
  'state',
];
/** Max silence of the stream in milliseconds: it beats every fifteen seconds, and one that misses two beats is broken, even if the browser has not noticed. */
const longestSilenceMs = 35_000;
/** Max time in milliseconds to the stream's first message; a proxy that swallows streams lets nothing through at all. */
const longestGreetingMs = 10_000;
/** Time in milliseconds for which a lost connection is not reported: most come back after some seconds. */
const patienceMs = 3_000;
const pollMs = 20_000;
/** Number of polls after which the stream is tried again. */
const pollsBeforeStream = 9;

/**
 * Follows live events for as long as the page is visible: by a stream, or by polling when no stream comes through. While the tab is hidden
 * or the page is in the back-forward cache nothing is connected, unless it counts goals in its title; missed events come when it is visible
 * again.
 */
export class LiveStream {
  readonly #parts: LiveStreamParts;
  #last: number;
  #source: EventSource | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #heardAt = new Date();
  /** Time in milliseconds by which the site's clock is ahead of the browser's; undefined until the site has reported it. */
  #aheadMs: number | undefined;

  constructor(parts: LiveStreamParts) {
    this.#parts = parts;
    this.#last = parts.after;
    document.addEventListener('visibilitychange', this.#followVisibility);
    addEventListener('pagehide', this.#pause);
    addEventListener('pageshow', this.#comeBack);
    addEventListener('online', this.connectAnew);
    this.#followVisibility();
  }

  /** True once the site has reported the time by its clock. */
  get knowsTime(): boolean {
    return this.#aheadMs !== undefined;
  }

  /** The present by the site's clock. */
  get now(): Date {
    return new Date(Date.now() + (this.#aheadMs ?? 0));
  }

  /** Connects again at once. */
  readonly connectAnew = (): void => {
    this.#pause();
    this.#followVisibility();
  };

  stop(): void {
    this.#pause();
    document.removeEventListener('visibilitychange', this.#followVisibility);
    removeEventListener('pagehide', this.#pause);
    removeEventListener('pageshow', this.#comeBack);
    removeEventListener('online', this.connectAnew);
  }

  readonly #followVisibility = (): void => {
    if (document.visibilityState === 'visible') {
      this.#pause();
      this.#connect();
    } else {
      this.#pause();
      if (goalsInTitle.read() === 'on') this.#pollInstead();
    }
  };

  readonly #comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#followVisibility();
  };

  readonly #pause = (): void => {
    this.#source?.close();
    this.#source = undefined;
    for (const timer of [this.#watchdog, this.#poll, this.#patience]) clearTimeout(timer);
    this.#poll = undefined;
    this.#patience = undefined;
  };

  #connect(): void {
    const source = new EventSource(`/api/live?${this.#parts.topics}&after=${this.#last}`);
    this.#source = source;
    this.#watch(longestGreetingMs);
    for (const kind of kinds) source.addEventListener(kind, (event) => this.#take(kind, event));
    source.addEventListener('hello', (event) => {
      this.#noteTime(JSON.parse(event.data).now);
      this.#isWell();
    });
    source.addEventListener('ready', (event) => {
      this.#last = Number(event.lastEventId);
    });
    source.addEventListener('beat', () => this.#isWell());
    source.addEventListener('cut', () => this.#isSilent());
    source.addEventListener('error', () => {
      this.#losePatience();
      // The browser does not come again by itself: the site has refused the stream, or something between has.
      if (source.readyState === EventSource.CLOSED) this.#pollInstead();
    });
  }

  #take(kind: LiveEventKind | 'state', { data, lastEventId }: MessageEvent<string>): void {
    this.#isWell();
    if (lastEventId !== '') this.#last = Number(lastEventId);
    this.#parts.heard({ ...JSON.parse(data), kind, sequence: this.#last } as LiveMessage);
  }

  #noteTime(now: string): void {
    this.#aheadMs = Date.parse(now) - Date.now();
  }

  #isWell(): void {
    this.#heardAt = new Date();
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#parts.reached({ isCut: false });
    if (this.#source !== undefined) this.#watch(longestSilenceMs);
  }

  #isSilent(): void {
    this.#parts.reached({ isCut: true, since: new Date(this.#heardAt.getTime() + (this.#aheadMs ?? 0)) });
  }

  #losePatience(): void {
    this.#patience ??= setTimeout(() => this.#isSilent(), patienceMs);
  }

  #watch(silenceMs: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.#losePatience();
      this.#pollInstead();
    }, silenceMs);
  }

  #pollInstead(): void {
    this.#source?.close();
    this.#source = undefined;
    clearTimeout(this.#watchdog);
    let polls = 0;
    const ask = async () => {
      await this.#ask();
      if (this.#poll === undefined) return;
      polls += 1;
      if (polls < pollsBeforeStream || document.visibilityState === 'hidden') {
        this.#poll = setTimeout(ask, pollMs * (0.8 + 0.4 * Math.random()));
      } else {
        this.#poll = undefined;
        this.#connect();
      }
    };
    this.#poll = setTimeout(ask, 0);
  }

  async #ask(): Promise<void> {
    try {
      const answer = await fetch(`/api/live/events?${this.#parts.topics}&after=${this.#last}`);
      if (!answer.ok) throw new Error(`the site answered with ${answer.status}`);
      const { data } = await answer.json();
      // The page may have been put away, or have found its stream, meanwhile.
      if (this.#poll === undefined) return;
      this.#noteTime(data.now);
      this.#isWell();
      this.#last = data.last;
      for (const state of data.states) this.#parts.heard({ ...state, kind: 'state', sequence: data.last });
      for (const event of data.events) this.#parts.heard(event);
    } catch {
      // The page says since when it knows nothing; the next call comes by itself.
      this.#losePatience();
    }
  }
}
