import type { Queryable } from '#data/database/database.ts';
import {
  type LiveTopics,
  latestSequence,
  listLatestLiveEvents,
  listLiveEvents,
  listLiveEventsOf,
  listLiveStates,
  type StoredLiveEvent,
} from '#data/queries/live/list-live-events.ts';
import type { LiveState } from '#domain/live/live-event.ts';
import type { Clock } from '#domain/time/clock.ts';
import { LatestEvents } from './latest-events.ts';
import { LiveChannels, type LiveListener } from './live-channels.ts';
import { pulseFrame, returnFrame } from './live-frames.ts';
import { eventsOf } from './watched-topics.ts';

/** Events that a client has missed, or the whole state of its matches when the events are too many or no longer stored. */
export type Missed =
  | { readonly last: number; readonly events: readonly StoredLiveEvent[] }
  | { readonly last: number; readonly states: readonly { readonly matchId: number; readonly state: LiveState }[] };

export interface LiveHubParts {
  readonly db: Queryable;
  readonly clock: Clock;
  /** Max number of latest events held in memory for clients that reconnect after a moment; older ones are read from the database. */
  readonly maxInMemory?: number;
  /** Runs database work for a client that has missed more than is in memory; throws when too many have requested it at once. */
  limited?<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Called with events as soon as they are sent to all who watch them. */
  sent?(events: readonly StoredLiveEvent[], at: Date): void;
  failed(error: unknown): void;
}

/** Time over which events are gathered before they are sent, in milliseconds. */
const gatherMs = 250;
/** Time from a notification within which its events are usually read. With `notifiedWithinMs` it is the time after which changed pages are rendered once more. */
const punctualMs = 400;
/** Pause before events that could not be read are tried again. */
const tryAgainMs = 1_000;
/** Interval of the heartbeat: shorter than the silence after which proxies close a connection, 60 seconds for most. */
const heartbeatMs = 15_000;
/** Pause between two groups of streams that are ended before the process is, in milliseconds. */
const drainStepMs = 50;
/** Pause after which a browser whose stream was ended so reconnects, in milliseconds. They are ended at different times, so that it need not differ. */
const drainedRetryMs = 100;
const maxAtOnce = 5_000;
const usuallyInMemory = 10_000;
/** Max number of missed events that are sent one by one: an afternoon of two matches. Beyond it the whole state of the matches is shorter. */
const maxMissed = 500;
/** Max number of subscriptions whose matches' whole states are held until the next event. */
const maxStates = 50;
/** Max time that the notification of a change takes to reach this process. Parts of pages made before its arrival may lack events that were read already. */
const notifiedWithinMs = 1_000;

/** Reads the events that the database notifies of, and sends each to the streams that watch its match, its competition, its day or its sport. */
export class LiveHub {
  readonly #parts: LiveHubParts;
  readonly #channels = new LiveChannels();
  readonly #maxInMemory: number;
  readonly #latest: LatestEvents;
  #last = 0;
  /** Whole states of the matches of each subscription as of the last event. Many clients reconnect at once after a long time, and share them. */
  #states = new Map<string, Promise<Missed>>();
  /**
   * For each of the latest readings, the last event before it, and the time by `performance.now` until which pages are assumed to show no later
   * event.
   */
  #former: { readonly last: number; readonly untilMs: number }[] = [];
  /** The time by `performance.now` since which events may be unread; undefined when all that were notified of are read. */
  #unreadSinceMs: number | undefined;
  /** The time by `performance.now` until which pages may name an event before those of a reading that came late. */
  #lateUntilMs = Number.NEGATIVE_INFINITY;
  #gathering: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #nextReading: Promise<void> | undefined;
  #isCut = false;
  #isOpen = false;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(parts: LiveHubParts) {
    this.#parts = parts;
    this.#maxInMemory = parts.maxInMemory ?? usuallyInMemory;
    this.#latest = new LatestEvents(this.#maxInMemory);
  }

  /** Last event that this process has read. */
  get last(): number {
    return this.#last;
  }

  /** Last event that a page rendered now certainly shows. */
  get shownByPages(): number {
    const now = performance.now();
    this.#former = this.#former.filter(({ untilMs }) => now < untilMs);
    return this.#former[0]?.last ?? this.#last;
  }

  /**
   * True while events are read later than a page that shows them waits before it is rendered once more, as after an outage. Pages that are rendered
   * meanwhile name an earlier event as their last one, however long ago their change was.
   */
  get isLate(): boolean {
    const now = performance.now();
    return now < this.#lateUntilMs || this.#isOverdue(now);
  }

  /** True while the process is cut off from the database's notifications of changes, so that it may not know the latest events. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** False before the start and after the stop, when no stream is to be opened. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The number of streams that are open. */
  get listeners(): number {
    return this.#channels.listeners;
  }

  /** The number of events that were sent so far, each counted for each stream. */
  get sent(): number {
    return this.#channels.sent;
  }

  /** Starts after the newest stored event. Call it once changes are heard, so that no event in between is missed. */
  async start(): Promise<void> {
    this.#isOpen = true;
    this.#heartbeat = setInterval(() => this.#pulse(), heartbeatMs);
    this.#heartbeat.unref();
    this.#reading = this.#begin();
    await this.#reading;
  }

  /** Reads and sends the new events, once for all changes within a quarter of a second. */
  changed(): void {
    this.#unreadSinceMs ??= performance.now();
    this.#readWithin(gatherMs);
  }

  /** Records whether the process is cut off from notifications of changes, and notifies all listeners; when the cut ends, reads the new events. */
  cut(isCut: boolean): void {
    if (isCut === this.#isCut) return;
    this.#isCut = isCut;
    this.#pulse();
    if (!isCut) this.changed();
  }

  /** Reads the new events at once when a client knows of a later event than this process, because another process has sent it. */
  async catchUp(sequence: number | undefined): Promise<void> {
    if (sequence !== undefined && sequence > this.#last && this.#isOpen) await this.#readOn();
  }

  /** Sends a listener the events of some topics from now on; returns the last event before it, and a function that ends it. */
  listen(topics: LiveTopics, listener: LiveListener): { readonly last: number; stop(): void } {
    const stop = this.#channels.listen(topics, listener);
    if (this.#isCut) listener.send(Buffer.from(pulseFrame('cut', this.#parts.clock.now(), this.#last)));
    return { last: this.#last, stop };
  }

  /**
   * Returns the events of some topics after `after` (none when undefined) up to `until`, by default the last event read. Before the database is
   * read `isWanted` is called; when it returns false, the reader has left and no events are returned.
   */
  async missed(topics: LiveTopics, after: number | undefined, until = this.#last, isWanted = () => true): Promise<Missed> {
    if (after === undefined || after === until) return { last: until, events: [] };
    const stretch = { after, until, most: maxMissed };
    const held = after < until ? this.#latest.between(topics, stretch) : [];
    if (held !== undefined && after < until && held.length <= maxMissed) return { last: until, events: held };
    const limited = this.#parts.limited ?? ((work) => work());
    return limited(async () => {
      if (!isWanted()) return { last: until, events: [] };
      const stored = held === undefined ? await listLiveEventsOf(this.#parts.db, topics, stretch) : undefined;
      return stored === undefined ? this.#statesOf(topics, until) : { last: until, events: eventsOf(topics, stored) };
    });
  }

  /**
   * Ends the streams of this moment one after the other, evenly over a time, and has each client reconnect at once. Streams that are opened meanwhile
   * are left open.
   */
  async drain(overMs: number): Promise<void> {
    const leaving = this.#channels.all();
    const frame = Buffer.from(returnFrame(drainedRetryMs));
    const steps = Math.max(1, Math.floor(overMs / drainStepMs));
    for (let step = steps; step > 0 && leaving.length > 0; step -= 1) {
      for (const listener of leaving.splice(0, Math.ceil(leaving.length / step))) {
        listener.send(frame);
        listener.end();
      }
      await new Promise((passed) => setTimeout(passed, drainStepMs));
    }
  }

  /** Ends all streams, and waits for readings under way. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#gathering);
    this.#channels.endAll();
    await Promise.allSettled([this.#reading, this.#nextReading]);
  }

  #pulse(): void {
    this.#channels.sendAll(pulseFrame(this.#isCut ? 'cut' : 'beat', this.#parts.clock.now(), this.#last));
  }

  #readWithin(ms: number): void {
    if (!this.#isOpen) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#readOn().catch((error) => {
        this.#parts.failed(error);
        // While the database is away nothing can be read; its return says so.
        if (!this.#isCut) this.#readWithin(tryAgainMs);
      });
    }, ms);
  }

  /** Reads the new events. Calls during a reading share one next reading. */
  #readOn(): Promise<void> {
    this.#nextReading ??= Promise.allSettled([this.#reading]).then(() => {
      this.#nextReading = undefined;
      this.#reading = this.#isOpen ? this.#read() : Promise.resolve();
      return this.#reading;
    });
    return this.#nextReading;
  }

  /** Returns the whole states of the matches of some topics; read once for all requests before the next event. */
  #statesOf(topics: LiveTopics, until: number): Promise<Missed> {
    const key = JSON.stringify([until, topics]);
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const reading = listLiveStates(this.#parts.db, topics).then((states) => ({ last: until, states }));
    if (this.#states.size < maxStates) {
      this.#states.set(key, reading);
      reading.catch(() => this.#states.delete(key));
    }
    return reading;
  }

  async #begin(): Promise<void> {
    const { before, events } = await listLatestLiveEvents(this.#parts.db, this.#maxInMemory);
    this.#last = events.at(-1)?.sequence ?? before;
    this.#states.clear();
    this.#latest.restart(before, events);
  }

  async #read(): Promise<void> {
    await this.#readAll();
    const now = performance.now();
    if (this.#isOverdue(now)) this.#lateUntilMs = now + notifiedWithinMs;
    const isNotifiedSince = this.#gathering !== undefined || this.#nextReading !== undefined;
    this.#unreadSinceMs = isNotifiedSince ? now : undefined;
  }

  #isOverdue(now: number): boolean {
    return this.#unreadSinceMs !== undefined && now - this.#unreadSinceMs > punctualMs;
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const events = await listLiveEvents(this.#parts.db, this.#last, maxAtOnce);
      const last = events.at(-1);
      if (last === undefined) return this.#beginAnewAfterRestore();
      this.#former.push({ last: this.#last, untilMs: performance.now() + notifiedWithinMs });
      this.#last = last.sequence;
      this.#states.clear();
      this.#latest.add(events);
      this.#channels.deliver(events);
      this.#parts.sent?.(events, this.#parts.clock.now());
      if (events.length < maxAtOnce) return;
    }
  }

  /**
   * Starts afresh when the database was restored or refilled and so counts from an earlier sequence. Ends all streams: their clients reconnect
   * and get the whole states of their matches.
   */
  async #beginAnewAfterRestore(): Promise<void> {
    if ((await latestSequence(this.#parts.db)) >= this.#last) return;
    await this.#begin();
    this.#former = [];
    this.#channels.endAll();
  }
}
