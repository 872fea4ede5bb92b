interface Noted {
  readonly sequence: number;
  readonly atMs: number;
}

/** Milliseconds for which each event is kept; a page may be no older. */
const retentionMs = 120_000;

/** Records when the first stream of some topics heard each event, so that a page that lacks it can be known for too old. */
export class EventLog {
  readonly #noted = new Map<string, Noted[]>();
  /** The time within which a page has to show an event, in milliseconds. */
  boundMs: number;

  constructor(boundMs: number) {
    this.boundMs = boundMs;
  }

  note(topics: string, sequence: number, atMs = performance.now()): void {
    const noted = this.#noted.get(topics) ?? [];
    this.#noted.set(topics, noted);
    if (sequence <= (noted.at(-1)?.sequence ?? 0)) return;
    noted.push({ sequence, atMs });
    while ((noted[1]?.atMs ?? atMs) < atMs - retentionMs) noted.shift();
  }

  /** Returns a function that returns the last event that a page of some topics has to show when a reader requests it at this moment; 0 for none. */
  mustShow(atMs = performance.now()): (topics: string) => number {
    const untilMs = atMs - this.boundMs;
    return (topics) => this.#noted.get(topics)?.findLast((event) => event.atMs <= untilMs)?.sequence ?? 0;
  }
}
