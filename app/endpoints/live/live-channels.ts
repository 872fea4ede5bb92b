import type { LiveTopics, StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import { eventFrame } from './live-frames.ts';
import { topicsOfEvent, topicsWatched, type WatchedTopic } from './watched-topics.ts';

/** Receiver of the frames of a stream. */
export interface LiveListener {
  send(frames: Buffer): void;
  end(): void;
}

/** The listeners of the same topics, for whom frames are encoded once. */
interface Channel {
  readonly topics: readonly WatchedTopic[];
  readonly listeners: Set<LiveListener>;
}

/** Open streams by the topics that they watch. */
export class LiveChannels {
  readonly #channels = new Map<string, Channel>();
  readonly #byTopic = new Map<WatchedTopic, Set<Channel>>();
  #listeners = 0;
  #sent = 0;

  get listeners(): number {
    return this.#listeners;
  }

  /** The number of events that were sent so far, each counted for each listener. */
  get sent(): number {
    return this.#sent;
  }

  /** Sends a listener the events of some topics from now on; returns a function that ends it. */
  listen(topics: LiveTopics, listener: LiveListener): () => void {
    const key = JSON.stringify(topics);
    const channel = this.#channels.get(key) ?? this.#open(key, topics);
    channel.listeners.add(listener);
    this.#listeners += 1;
    return () => {
      if (!channel.listeners.delete(listener)) return;
      this.#listeners -= 1;
      if (channel.listeners.size === 0) this.#close(key, channel);
    };
  }

  /** Sends events to the listeners that watch them, the events of one channel as one buffer. */
  deliver(events: readonly StoredLiveEvent[]): void {
    const framesOf = new Map<Channel, string[]>();
    for (const event of events) {
      const channels = new Set(topicsOfEvent(event).flatMap((topic) => [...(this.#byTopic.get(topic) ?? [])]));
      if (channels.size === 0) continue;
      const frame = eventFrame(event);
      for (const channel of channels) {
        const frames = framesOf.get(channel);
        if (frames === undefined) framesOf.set(channel, [frame]);
        else frames.push(frame);
      }
    }
    for (const [{ listeners }, frames] of framesOf) {
      this.#sent += listeners.size * frames.length;
      const encoded = Buffer.from(frames.join(''));
      for (const listener of listeners) listener.send(encoded);
    }
  }

  /** Returns the listeners of this moment. */
  all(): LiveListener[] {
    return [...this.#channels.values()].flatMap(({ listeners }) => [...listeners]);
  }

  sendAll(frame: string): void {
    const encoded = Buffer.from(frame);
    for (const listener of this.all()) listener.send(encoded);
  }

  /** Ends every stream; each stops listening as it ends. */
  endAll(): void {
    for (const listener of this.all()) listener.end();
  }

  #open(key: string, topics: LiveTopics): Channel {
    const channel: Channel = { topics: topicsWatched(topics), listeners: new Set() };
    this.#channels.set(key, channel);
    for (const topic of channel.topics) this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(channel));
    return channel;
  }

  #close(key: string, channel: Channel): void {
    this.#channels.delete(key);
    for (const topic of channel.topics) {
      const channels = this.#byTopic.get(topic);
      channels?.delete(channel);
      if (channels?.size === 0) this.#byTopic.delete(topic);
    }
  }
}
