import { Source } from './event-source.ts';
import type { LiveFacts } from './page-facts.ts';
import type { Reader, ReaderParts } from './reader.ts';

/** The site's own times (app/stores/live-stream.ts, app/elements/live/repeated-request.ts), in milliseconds. */
const pollMs = 20_000;
const pollsBeforeStream = 9;
const gatherMs = 2_000;
const maxWaitMs = 2_000;
const pauseMs = 5_000;
const maxAnswers = 4;
/** The kinds of events after which a page requests the counts above its lists. */
const countedKinds = ['status', 'state', 'tip'];
/** The kinds of events that change no page of a competition. */
const kindsOfPlay = ['clock', 'details', 'line-up'];
/** The kinds of events that change the page of no other match. */
const kindsOfMatch = [...kindsOfPlay, 'price', 'tip', 'prediction'];
/** The kinds of events that are minor changes of their match. */
const minorKinds = ['clock', 'details', 'price'];
/** Milliseconds for which pages may lack minor changes for longer than others; to the page of a match so are all changes of other matches. */
const minorShownLaterMs = 10_000;
/** The time within which a stream that was cut has to be back, in milliseconds. */
const backWithinMs = 10_000;

/** An open page with live matches: its stream, and what it asks for after events. */
export class LivePage {
  readonly #reader: Reader;
  readonly #parts: ReaderParts;
  readonly #path: string;
  readonly #live: LiveFacts;
  readonly #timers = new Set<NodeJS.Timeout>();
  #last: number;
  #source: Source | undefined;
  #isOpen = false;
  #isClosed = false;
  #cutAtMs: number | undefined;
  #wanted: number | undefined;
  #answers = 0;
  #isAsking = false;
  #requestedAtMs = Number.NEGATIVE_INFINITY;
  #isCounting = false;

  constructor(reader: Reader, parts: ReaderParts, { path, live }: { readonly path: string; readonly live: LiveFacts }) {
    this.#reader = reader;
    this.#parts = parts;
    this.#path = path;
    this.#live = live;
    this.#last = live.after;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#source?.close();
    this.#opened(false);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #later(ms: number, work: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }

  #opened(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#parts.tally.open += isOpen ? 1 : -1;
  }

  #connect(): void {
    const { edge, tally } = this.#parts;
    this.#source = new Source({
      edge,
      headers: this.#reader.headers,
      path: () => `/api/live?${this.#live.topics}&after=${this.#last}`,
      heard: ({ kind, sequence, data }) => this.#heard(kind, sequence, data),
      opened: () => {
        tally.opened += 1;
        this.#opened(true);
      },
      cut: () => this.#wasCut(),
      refused: (status) => {
        tally.failed(`stream refused: ${status}`);
        this.#wasCut();
        this.#pollInstead(1);
      },
    });
  }

  #wasCut(): void {
    if (this.#isOpen) this.#parts.tally.cut += 1;
    this.#opened(false);
    if (this.#cutAtMs !== undefined) return;
    const cutAtMs = performance.now();
    this.#cutAtMs = cutAtMs;
    this.#later(backWithinMs, () => {
      if (this.#cutAtMs === cutAtMs) this.#parts.tally.failed(`a stream was not back within ${backWithinMs / 1_000} s`);
    });
  }

  #heard(kind: string, sequence: number | undefined, data: string): void {
    const { tally } = this.#parts;
    if (this.#cutAtMs !== undefined) {
      tally.cameBack(performance.now() - this.#cutAtMs);
      this.#cutAtMs = undefined;
    }
    if (sequence !== undefined) this.#last = sequence;
    if (kind === 'hello' || kind === 'ready' || kind === 'beat' || kind === 'cut') return;
    tally.events += 1;
    if (sequence !== undefined) this.#note(kind, sequence, data);
    if (countedKinds.includes(kind)) this.#countAgain();
    if (!this.#isAnswerTo(kind, data)) return;
    if (this.#wanted === undefined || this.#last > this.#wanted) this.#answers = 0;
    this.#wanted = Math.max(this.#wanted ?? 0, this.#last);
    this.#plan();
  }

  /** Notes an event that the page has to show, and from when on. */
  #note(kind: string, sequence: number, data: string): void {
    const { topics, match } = this.#live;
    const isOfList = new URLSearchParams(topics).has('day');
    const isOwn = match !== undefined && match === (JSON.parse(data) as { match?: number }).match;
    if (!isOfList && !isOwn && (match === undefined ? kindsOfPlay : kindsOfMatch).includes(kind)) return;
    const isMinor = minorKinds.includes(kind) || (match !== undefined && !isOwn);
    this.#parts.log.note(`${topics} ${match}`, sequence, performance.now() + (isMinor ? minorShownLaterMs : 0));
  }

  #isAnswerTo(kind: string, data: string): boolean {
    const candidates = this.#live.parts.filter(({ kinds }) => kind === 'state' || kinds.includes(kind));
    if (candidates.length === 0) return false;
    const match = (JSON.parse(data) as { match?: number }).match;
    return candidates.some((part) => part.match === undefined || part.match === match);
  }

  /** Asks for the page again as the scripts of the site do: two to four seconds after an event, at most every five, until it shows the event. */
  #plan(): void {
    if (this.#isAsking || this.#wanted === undefined || this.#isClosed) return;
    this.#isAsking = true;
    const waitMs = gatherMs + Math.random() * maxWaitMs;
    this.#later(Math.max(waitMs, this.#requestedAtMs + pauseMs - performance.now()), () => void this.#askAgain());
  }

  async #askAgain(): Promise<void> {
    this.#requestedAtMs = performance.now();
    this.#answers += 1;
    const facts = await this.#reader.load('part', this.#path);
    if (this.#wanted !== undefined && (facts?.live?.after ?? 0) >= this.#wanted) this.#wanted = undefined;
    if (this.#answers >= maxAnswers) this.#wanted = undefined;
    this.#isAsking = false;
    this.#plan();
  }

  #countAgain(): void {
    const { counts } = this.#live;
    if (counts === undefined || this.#isCounting) return;
    this.#isCounting = true;
    this.#later(gatherMs + Math.random() * maxWaitMs, () => {
      this.#isCounting = false;
      void this.#parts.asker.ask('data', counts, this.#reader.headers, 2);
    });
  }

  #pollInstead(nth: number): void {
    const { asker } = this.#parts;
    const ask = async () => {
      await asker.ask('poll', `/api/live/events?${this.#live.topics}&after=${this.#last}`, this.#reader.headers);
      if (this.#isClosed) return;
      if (nth < pollsBeforeStream) this.#later(pollMs * (0.8 + 0.4 * Math.random()), () => this.#pollInstead(nth + 1));
      else this.#connect();
    };
    void ask();
  }
}
