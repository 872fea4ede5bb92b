import type { Pace } from '#app/site/site-context.server.ts';
import { minorTopics } from '#data/changes/minor-topics.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import type { Representation } from '#server/http/representation.ts';
import type { PageAddress } from './page-address.ts';

/** A rendered page and the state of its freshness. Times are in milliseconds of the process's own timer, which never goes back. */
export interface CachedPage {
  readonly address: PageAddress;
  readonly representation: Representation;
  readonly topics: ReadonlySet<WeighedTopic>;
  /** The beginning of its rendering. */
  readonly begunAtMs: number;
  /** True when the rendering before this one was soon overtaken by a change, as on pages of matches that are being played. */
  readonly isRestless: boolean;
  /** The end of its freshness; infinite when only a change ends it. */
  readonly freshUntilMs: number;
  /** The time until which nothing on it is wrong, if nothing changes; no earlier than `freshUntilMs`. */
  readonly rightUntilMs: number;
  /** The pace of changes that the page noted itself; undefined when it noted none. */
  readonly pace: Pace | undefined;
  /** The time of the first change to what it shows; undefined while nothing has changed. */
  staleSinceMs: number | undefined;
  /** True when only minor changes have come since. */
  hasOnlyMinorChanges: boolean;
  lastUsedMs: number;
}

/** Min time between two moves of a page to the young end of the list; moving it more often gains nothing. */
const touchEveryMs = 1_000;

/** A cache of pages in memory of limited size; the longest unused pages are removed first. */
export class PageCache {
  readonly maxBytes: number;
  bytes = 0;
  evictions = 0;
  /** The pages from the longest unused to the last used. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #keysByTopic = new Map<WeighedTopic, Set<string>>();

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Returns the page under a key, fresh or stale. */
  peek(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Records that a visitor requested the page. */
  touch(key: string, page: CachedPage, nowMs: number): void {
    if (nowMs - page.lastUsedMs < touchEveryMs) return;
    page.lastUsedMs = nowMs;
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  /** Stores a page in place of its predecessor; its `lastUsedMs` decides its place among the others. */
  put(key: string, page: CachedPage): void {
    this.remove(key);
    const size = page.representation.bytes;
    if (size > this.maxBytes) return;
    this.#pages.set(key, page);
    this.bytes += size;
    for (const topic of page.topics) {
      const keys = this.#keysByTopic.get(topic);
      if (keys === undefined) this.#keysByTopic.set(topic, new Set([key]));
      else keys.add(key);
    }
    page.representation.onGrowth = (bytes) => {
      if (this.#pages.get(key) !== page) return;
      this.bytes += bytes;
      this.#makeRoom();
    };
    this.#makeRoom();
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.bytes -= page.representation.bytes;
    for (const topic of page.topics) {
      const keys = this.#keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTopic.delete(topic);
    }
  }

  /**
   * Marks pages that show one of the topics (`*` is every page) as stale, and returns them, the last used first.
   *
   * @param isMinor true when the change is minor to all of them; otherwise it is to those that depend on the topic as a minor one
   */
  markStale(topics: ReadonlySet<Topic>, nowMs: number, isMinor = false): CachedPage[] {
    const keysOf = (topic: WeighedTopic) => this.#keysByTopic.get(topic) ?? [];
    const mainly: Iterable<string> = topics.has('*') ? this.#pages.keys() : [...topics].flatMap((topic) => [...keysOf(topic)]);
    const besides = minorTopics([...topics]).flatMap((topic) => [...keysOf(topic)]);
    const isMinorByKey = new Map([...besides.map((key) => [key, true] as const), ...[...mainly].map((key) => [key, isMinor] as const)]);
    const concerned: CachedPage[] = [];
    for (const [key, isMinorToPage] of isMinorByKey) {
      const page = this.#pages.get(key);
      if (page === undefined) continue;
      page.hasOnlyMinorChanges = isMinorToPage && (page.staleSinceMs === undefined || page.hasOnlyMinorChanges);
      page.staleSinceMs ??= nowMs;
      concerned.push(page);
    }
    return concerned.sort((a, b) => b.lastUsedMs - a.lastUsedMs);
  }

  #makeRoom(): void {
    for (const key of this.#pages.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.remove(key);
      this.evictions += 1;
    }
  }
}
