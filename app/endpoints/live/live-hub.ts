import type { Topic } from '#data/changes/topic.ts';
import type { Queryable } from '#data/database/database.ts';
import {
  type LiveTopics,
  listLiveEvents,
  listLiveEventsOf,
  listLiveStates,
  liveEventRange,
  type StoredLiveEvent,
} from '#data/queries/live/list-live-events.ts';
import type { LiveState } from '#domain/live/live-event.ts';
import type { Clock } from '#domain/time/clock.ts';
import { eventFrame, pulseFrame } from './live-frames.ts';

/** Whoever is sent the frames of a stream. */
export interface LiveListener {
  send(frames: Buffer): void;
  /** The site stops. */
  end(): void;
}

/** The events that somebody has missed, or the matches as a whole where these are no longer kept. */
export type Missed =
  | { readonly last: number; readonly events: readonly StoredLiveEvent[] }
  | { readonly last: number; readonly states: readonly { readonly matchId: number; readonly state: LiveState }[] };

export interface LiveHubParts {
  readonly db: Queryable;
  readonly clock: Clock;
  failed(error: unknown): void;
}

/** The listeners of the same matches, for whom each event is encoded once. */
interface Channel {
  readonly topics: readonly Topic[];
  readonly listeners: Set<LiveListener>;
}

/** The time over which events are gathered before they are sent. */
const gatherMs = 250;
const heartbeatMs = 15_000;
/** The events that are held in memory for those who come back after a moment. */
const mostRemembered = 20_000;
const mostAtOnce = 5_000;

/** Reads the events that the database notifies of, and sends each to those who watch its match, its competition or its day. */
export class LiveHub {
  readonly #parts: LiveHubParts;
  readonly #channels = new Map<string, Channel>();
  readonly #channelsByTopic = new Map<Topic, Set<Channel>>();
  /** The latest events; everything after `#rememberedAfter` and up to `#last`. */
  #remembered: StoredLiveEvent[] = [];
  #rememberedAfter = 0;
  #last = 0;
  #gathering: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #isCut = false;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(parts: LiveHubParts) {
    this.#parts = parts;
    this.#heartbeat = setInterval(() => {
      if (!this.#isCut) this.#sendAll(pulseFrame('beat', parts.clock.now()));
    }, heartbeatMs);
    this.#heartbeat.unref();
  }

  /** The last event of which this process has heard. */
  get last(): number {
    return this.#last;
  }

  /** The number of streams that are open. */
  get listeners(): number {
    return [...this.#channels.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);
  }

  /** Takes the newest event there is as its start. */
  async start(): Promise<void> {
    const { last } = await liveEventRange(this.#parts.db);
    this.#last = last;
    this.#rememberedAfter = last;
  }

  /** Something changed: reads the new events, once for all that changes within a quarter of a second. */
  changed(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#reading = this.#reading.then(() => this.#readOn()).catch((error) => this.#parts.failed(error));
    }, gatherMs);
  }

  /** Tells all that changes are not heard at present, and when they are again. */
  cut(isCut: boolean): void {
    if (isCut === this.#isCut) return;
    this.#isCut = isCut;
    this.#sendAll(pulseFrame(isCut ? 'cut' : 'beat', this.#parts.clock.now()));
  }

  /** Sends what happens in some matches from now on; returns the sequence up to which nothing is sent, and what ends it. */
  listen(topics: LiveTopics, listener: LiveListener): { readonly last: number; stop(): void } {
    const key = JSON.stringify(topics);
    const channel = this.#channels.get(key) ?? this.#open(key, topics);
    channel.listeners.add(listener);
    if (this.#isCut) listener.send(Buffer.from(pulseFrame('cut', this.#parts.clock.now())));
    return {
      last: this.#last,
      stop: () => {
        if (channel.listeners.delete(listener) && channel.listeners.size === 0) this.#close(key, channel);
      },
    };
  }

  /** Returns what happened in some matches after one event, nothing where none is named, and up to another one, the newest of all that this process has read. */
  async missed(topics: LiveTopics, after: number | undefined, until = this.#last): Promise<Missed> {
    if (after === undefined || after === until) return { last: until, events: [] };
    if (after >= this.#rememberedAfter && after < until) {
      const wanted = new Set<Topic>(topicsOf(topics));
      return {
        last: until,
        events: this.#remembered.filter(
          (event) => event.sequence > after && event.sequence <= until && topicsOfEvent(event).some((topic) => wanted.has(topic)),
        ),
      };
    }
    const { first } = await liveEventRange(this.#parts.db);
    if (after > until || after < first - 1) return { last: until, states: await listLiveStates(this.#parts.db, topics) };
    return { last: until, events: await listLiveEventsOf(this.#parts.db, topics, after, until) };
  }

  /** Ends all streams. */
  stop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#gathering);
    for (const { listeners } of this.#channels.values()) for (const listener of listeners) listener.end();
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const events = await listLiveEvents(this.#parts.db, this.#last, mostAtOnce);
      const last = events.at(-1);
      if (last === undefined) return this.#startAnewAfterRestore();
      this.#last = last.sequence;
      this.#remembered.push(...events);
      if (this.#remembered.length > mostRemembered) {
        const forgotten = this.#remembered.splice(0, this.#remembered.length - mostRemembered);
        this.#rememberedAfter = forgotten.at(-1)?.sequence as number;
      }
      this.#deliver(events);
      if (events.length < mostAtOnce) return;
    }
  }

  /** A database that was restored or filled anew counts from an earlier sequence. */
  async #startAnewAfterRestore(): Promise<void> {
    const { last } = await liveEventRange(this.#parts.db);
    if (last >= this.#last) return;
    this.#last = last;
    this.#rememberedAfter = last;
    this.#remembered = [];
    // Whoever listens comes again, and gets the whole of its matches.
    for (const { listeners } of this.#channels.values()) for (const listener of listeners) listener.end();
  }

  #deliver(events: readonly StoredLiveEvent[]): void {
    const framesOf = new Map<Channel, string[]>();
    for (const event of events) {
      const channels = new Set(topicsOfEvent(event).flatMap((topic) => [...(this.#channelsByTopic.get(topic) ?? [])]));
      if (channels.size === 0) continue;
      const frame = eventFrame(event);
      for (const channel of channels) {
        const frames = framesOf.get(channel);
        if (frames === undefined) framesOf.set(channel, [frame]);
        else frames.push(frame);
      }
    }
    for (const [{ listeners }, frames] of framesOf) {
      const encoded = Buffer.from(frames.join(''));
      for (const listener of listeners) listener.send(encoded);
    }
  }

  #sendAll(frame: string): void {
    const encoded = Buffer.from(frame);
    for (const { listeners } of this.#channels.values()) for (const listener of listeners) listener.send(encoded);
  }

  #open(key: string, topics: LiveTopics): Channel {
    const channel: Channel = { topics: topicsOf(topics), listeners: new Set() };
    this.#channels.set(key, channel);
    for (const topic of channel.topics) this.#channelsByTopic.set(topic, (this.#channelsByTopic.get(topic) ?? new Set()).add(channel));
    return channel;
  }

  #close(key: string, channel: Channel): void {
    this.#channels.delete(key);
    for (const topic of channel.topics) {
      const channels = this.#channelsByTopic.get(topic);
      channels?.delete(channel);
      if (channels?.size === 0) this.#channelsByTopic.delete(topic);
    }
  }
}

function topicsOf({ matches, competitions, days }: LiveTopics): Topic[] {
  return [
    ...matches.map((id): Topic => `match:${id}`),
    ...competitions.map((id): Topic => `tournament:${id}`),
    ...days.map((day): Topic => `day:${day}`),
  ];
}

function topicsOfEvent({ matchId, tournamentId, day }: StoredLiveEvent): Topic[] {
  return [`match:${matchId}`, `tournament:${tournamentId}`, `day:${day}`];
}
