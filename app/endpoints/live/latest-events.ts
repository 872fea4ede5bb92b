import type { LiveStretch, LiveTopics, StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import { topicsOfEvent, topicsWatched, type WatchedTopic } from './watched-topics.ts';

/** Latest live events, held in memory by topic, for clients that reconnect after a moment. */
export class LatestEvents {
  readonly #most: number;
  /** All events after `#after`, in order of sequence; those of each topic likewise. */
  #events: StoredLiveEvent[] = [];
  #byTopic = new Map<WatchedTopic, StoredLiveEvent[]>();
  #after = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Starts afresh with the events after a sequence. */
  restart(after: number, events: readonly StoredLiveEvent[]): void {
    this.#after = after;
    this.#events = [];
    this.#byTopic = new Map();
    this.#hold(events);
  }

  add(events: readonly StoredLiveEvent[]): void {
    this.#hold(events);
    // Cut rarely, and then by half: indexing the rest again at each event would cost more than holding some more.
    if (this.#events.length < 2 * this.#most) return;
    const kept = this.#events.slice(-this.#most);
    this.restart(this.#events.at(-this.#most - 1)?.sequence ?? this.#after, kept);
  }

  /**
   * Returns the events with `after` < sequence <= `until` on any of the topics, in order of sequence; undefined when some of that range are no
   * longer held. When there are more than `most`, returns `most` + 1 of them, unordered.
   */
  between(topics: LiveTopics, { after, until, most }: LiveStretch): readonly StoredLiveEvent[] | undefined {
    if (after < this.#after) return undefined;
    const found = new Set<StoredLiveEvent>();
    for (const topic of topicsWatched(topics)) {
      const events = this.#byTopic.get(topic) ?? [];
      for (let at = firstBehind(events, after); at < events.length; at += 1) {
        const event = events[at] as StoredLiveEvent;
        if (event.sequence > until) break;
        found.add(event);
        if (found.size > most) return [...found];
      }
    }
    return [...found].sort((one, other) => one.sequence - other.sequence);
  }

  #hold(events: readonly StoredLiveEvent[]): void {
    for (const event of events) {
      this.#events.push(event);
      for (const topic of topicsOfEvent(event)) {
        const ofTopic = this.#byTopic.get(topic);
        if (ofTopic === undefined) this.#byTopic.set(topic, [event]);
        else ofTopic.push(event);
      }
    }
  }
}

/** Returns the index of the first event after a sequence, by bisection. */
function firstBehind(events: readonly StoredLiveEvent[], sequence: number): number {
  let [from, to] = [0, events.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((events[middle] as StoredLiveEvent).sequence <= sequence) from = middle + 1;
    else to = middle;
  }
  return from;
}
