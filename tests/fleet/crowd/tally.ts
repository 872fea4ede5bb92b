import { quantile } from '../../../bench/measuring/quantile.ts';

/**
 * The kinds of requests: a page; the same page once more for its live parts; data that all visitors share; a file of the build; what is made
 * for one visitor; a poll in place of a stream.
 */
export type AskedKind = 'page' | 'part' | 'data' | 'asset' | 'personal' | 'poll';

export interface KindFigures {
  readonly answers: number;
  /** Answers that the edge had in memory. */
  readonly hits: number;
  readonly bytes: number;
  /** Times to the end of the answer, in milliseconds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface StreamFigures {
  /** Streams that are open at the end. */
  readonly open: number;
  /** Streams opened, again or for a new page. */
  readonly opened: number;
  /** Streams that ended without their page having closed them. */
  readonly cut: number;
  /** Of these, streams that came back, and the longest time that one took, in milliseconds. */
  readonly back: number;
  readonly longestBackMs: number;
  readonly events: number;
}

export interface CrowdFigures {
  readonly seconds: number;
  readonly kinds: Readonly<Partial<Record<AskedKind, KindFigures>>>;
  readonly streams: StreamFigures;
  /** Errors that readers would have noticed, with their numbers. */
  readonly errors: Readonly<Record<string, number>>;
  /** Requests that were sent once more, as a browser does, since a kept connection was closed under them. */
  readonly repeated: number;
}

interface Kind {
  answers: number;
  hits: number;
  bytes: number;
  times: number[];
}

/** Counts what a crowd is answered, from one `take` to the next. */
export class Tally {
  #kinds = new Map<AskedKind, Kind>();
  #errors = new Map<string, number>();
  #since = performance.now();
  repeated = 0;
  opened = 0;
  cut = 0;
  back = 0;
  longestBackMs = 0;
  events = 0;
  /** Streams that are open. */
  open = 0;

  answered(kind: AskedKind, ms: number, bytes: number, isHit: boolean): void {
    const known = this.#kinds.get(kind) ?? { answers: 0, hits: 0, bytes: 0, times: [] };
    this.#kinds.set(kind, known);
    known.answers += 1;
    known.bytes += bytes;
    known.times.push(ms);
    if (isHit) known.hits += 1;
  }

  failed(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }

  cameBack(ms: number): void {
    this.back += 1;
    this.longestBackMs = Math.max(this.longestBackMs, ms);
  }

  /** Returns what was counted, and begins anew; streams that are open stay counted. */
  take(): CrowdFigures {
    const now = performance.now();
    const kinds = Object.fromEntries(
      [...this.#kinds].map(([kind, { times, ...counts }]) => [
        kind,
        { ...counts, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) },
      ]),
    );
    const { open, opened, cut, back, longestBackMs, events, repeated } = this;
    const figures: CrowdFigures = {
      seconds: (now - this.#since) / 1_000,
      kinds,
      streams: { open, opened, cut, back, longestBackMs, events },
      errors: Object.fromEntries(this.#errors),
      repeated,
    };
    this.#kinds = new Map();
    this.#errors = new Map();
    this.#since = now;
    this.opened = this.cut = this.back = this.longestBackMs = this.events = this.repeated = 0;
    return figures;
  }
}
