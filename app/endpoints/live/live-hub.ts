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
import { pulseFrame } from './live-frames.ts';
import { eventsOf } from './watched-topics.ts';

/** The events that somebody has missed, or the matches as a whole where these are too many or no longer kept. */
export type Missed =
  | { readonly last: number; readonly events: readonly StoredLiveEvent[] }
  | { readonly last: number; readonly states: readonly { readonly matchId: number; readonly state: LiveState }[] };

export interface LiveHubParts {
  readonly db: Queryable;
  readonly clock: Clock;
  /** The most of the latest events that are held for those who come back after a moment; others are read from the database. */
  readonly maxInMemory?: number;
  /** Does work with the database for one who has missed more than is in memory; throws where too many have asked for it at once. */
  limited?<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Called with events as soon as they are sent to all who watch them. */
  sent?(events: readonly StoredLiveEvent[], at: Date): void;
  failed(error: unknown): void;
}

/** The time over which events are gathered before they are sent. */
const gatherMs = 250;
/** The pause after which events that could not be read are tried again. */
const tryAgainMs = 1_000;
/** Shorter than the silence after which proxies close a connection, 60 seconds with most. */
const heartbeatMs = 15_000;
const maxAtOnce = 5_000;
const usuallyInMemory = 10_000;
/** The most missed events that are sent one by one: an afternoon of two matches. The whole of the matches is shorter than more of them. */
const maxMissed = 500;
/** The most subscriptions whose matches as a whole are held until the next event. */
const maxStates = 50;
/**
 * The time that the notification of a change may take to this process. Fragments of pages that were made before it may lack events that were
 * read since.
 */
const notifiedWithinMs = 1_000;

/** Reads the events that the database notifies of, and sends each to those who watch its match, its competition or its day. */
export class LiveHub {
  readonly #parts: LiveHubParts;
  readonly #channels = new LiveChannels();
  readonly #maxInMemory: number;
  readonly #latest: LatestEvents;
  #last = 0;
  /** The matches of subscriptions as a whole after the last event, for the many who come back at once after a long time. */
  #states = new Map<string, Promise<Missed>>();
  /** The last event before each of the latest readings, and the moment of the process's own timer until which it counts for pages. */
  #former: { readonly last: number; readonly untilMs: number }[] = [];
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

  /** The last event of which this process has heard. */
  get last(): number {
    return this.#last;
  }

  /** The last event that a page which is rendered now shows for certain. */
  get shownByPages(): number {
    const now = performance.now();
    this.#former = this.#former.filter(({ untilMs }) => now < untilMs);
    return this.#former[0]?.last ?? this.#last;
  }

  /** True while changes are not heard, so that the latest events may be unknown. */
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

  /** Takes the newest event there is as its start. To be called once changes are heard, so that none is left out between. */
  async start(): Promise<void> {
    this.#isOpen = true;
    this.#heartbeat = setInterval(() => this.#pulse(), heartbeatMs);
    this.#heartbeat.unref();
    this.#reading = this.#begin();
    await this.#reading;
  }

  /** Something changed: reads the new events, once for all that changes within a quarter of a second. */
  changed(): void {
    this.#readWithin(gatherMs);
  }

  /** Notes that changes are not heard at present, or are heard again, and tells it to all who listen. */
  cut(isCut: boolean): void {
    if (isCut === this.#isCut) return;
    this.#isCut = isCut;
    this.#pulse();
    if (!isCut) this.changed();
  }

  /** Reads on at once where somebody knows of a later event, of which another process has told it. */
  async catchUp(sequence: number | undefined): Promise<void> {
    if (sequence !== undefined && sequence > this.#last && this.#isOpen) await this.#readOn();
  }

  /** Sends what happens in some topics from now on; returns the last event before it, and what ends it. */
  listen(topics: LiveTopics, listener: LiveListener): { readonly last: number; stop(): void } {
    const stop = this.#channels.listen(topics, listener);
    if (this.#isCut) listener.send(Buffer.from(pulseFrame('cut', this.#parts.clock.now(), this.#last)));
    return { last: this.#last, stop };
  }

  /**
   * Returns what happened in some topics after one event, nothing where none is named, and up to another, which is the newest one read.
   * Before the database is read `isWanted` is called; when it returns false, the reader has left and no events are returned.
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

  /** Ends all streams, and waits for what is being read. */
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

  /** Reads what is new; whoever asks while it is being read waits for the next reading, one for all. */
  #readOn(): Promise<void> {
    this.#nextReading ??= Promise.allSettled([this.#reading]).then(() => {
      this.#nextReading = undefined;
      this.#reading = this.#isOpen ? this.#read() : Promise.resolve();
      return this.#reading;
    });
    return this.#nextReading;
  }

  /** Returns the matches of some topics as a whole; read once for all who ask before the next event. */
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

  /** A database that was restored or filled anew counts from an earlier sequence; whoever listens comes again, and gets its matches as a whole. */
  async #beginAnewAfterRestore(): Promise<void> {
    if ((await latestSequence(this.#parts.db)) >= this.#last) return;
    await this.#begin();
    this.#former = [];
    this.#channels.endAll();
  }
}
