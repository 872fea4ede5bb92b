import { setTimeout as pause } from 'node:timers/promises';
import type { Pace } from '#app/site/site-context.server.ts';
import type { ChangedTopics } from '#data/changes/minor-topics.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { EdgeHeaders } from '#server/edge/edge-headers.ts';
import type { Representation } from '#server/http/representation.ts';
import { BusyError, type Urgency, type WorkLimit } from '#server/http/work-limit.ts';
import { concerns, concernsMainly } from './concerns.ts';
import type { PageAddress } from './page-address.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { minPauseMs } from './pause.ts';
import { busyWithoutPage, type StandInStatus, standInAddress, withRequestedPath } from './stand-ins.ts';

/** The result of a rendering. */
export interface RenderedPage {
  readonly representation: Representation;
  readonly topics: ReadonlySet<WeighedTopic>;
  /** The end of its freshness by the site's clock, in milliseconds; infinite when only a change ends it. */
  readonly freshUntilMs: number;
  /** The time until which nothing on it is wrong by the site's clock, if nothing changes; `freshUntilMs` when left out. */
  readonly rightUntilMs?: number;
  /** The pace of changes that the page noted itself. */
  readonly pace?: Pace | undefined;
  /** True when it may be given to others: nothing personal in it, and no failure. */
  readonly storable: boolean;
  /** True when the database could not be reached. */
  readonly outage: boolean;
  /** True when there is no such page, and none was rendered. */
  readonly notFound: boolean;
}

export type PageOutcome = 'hit' | 'stale' | 'miss' | 'uncached' | 'outage' | 'busy';

export interface PageAnswer {
  readonly representation: Representation;
  readonly outcome: PageOutcome;
  /** The headers for the edge in front; undefined without one, and for what it must not keep. */
  readonly edge?: readonly string[] | undefined;
}

export interface PageServiceParts {
  readonly cache: PageCache;
  readonly clock: Clock;
  readonly limit: Pick<WorkLimit, 'run'>;
  /** The limit for what is made in a moment. */
  readonly smallLimit: Pick<WorkLimit, 'run'>;
  render(address: PageAddress): Promise<RenderedPage>;
  /** Makes the headers for the edge in front; undefined without one. */
  readonly edge?: EdgeHeaders | undefined;
  /** Returns true while a page may name an earlier live event as its last one although none has changed lately; never when left out. */
  isLate?(): boolean;
  /** Called when a rendering failed that no visitor waits for. */
  backgroundFailed(error: unknown): void;
  /** The process's own timer in milliseconds, which never goes back. */
  timer?(): number;
}

/**
 * Max time after a change for which the old page is still served while a new one is rendered; after that visitors wait for the new one.
 * Half of the second within which a change has to be visible, so that the wait for the rendering fits in as well. An edge in front shows the old
 * page itself while it fetches the new one, and is given no old one.
 */
const staleServedMs = 500;
/**
 * Max time for which a page is still served, also to an edge, when its changes are minor and other pages are being rendered. Minor changes of all matches come
 * at once; so their pages are rendered one after the other, and the page with a goal does not wait behind them.
 */
const minorServedMs = 10_000;
/** Number of pages being rendered from which on those with minor changes are rendered later. */
const busyFrom = 1;
/**
 * The time within which a page must have been requested to be rendered at once when it changes, so that no visitor has to wait for it. Without an edge
 * in front alone: that asks for a page once after each change, which says little about readers.
 */
const hotMs = 60_000;
/** Max time from a purge until the last process hears of its change, and a second by which the last use of a page is noted too early. */
const givenLatelyMs = 4_000;
/** A page that becomes stale within this time after its rendering began is restless: another change is to be expected soon. */
const restlessMs = 30_000;
const maxRenderedAhead = 200;
/**
 * Time after a change for which a newly rendered page still names an earlier live event as its last one (`LiveHub#shownByPages`). Open pages that
 * follow the match would request it again and again, so it is rendered once more after this time.
 */
const settlingMs = 1_400;
/** The time for which cached pages are served without another attempt while the database is away. */
const outageRetryMs = 2_000;
/** Time from the beginning of an outage for which a page that is not in memory is tried again: PostgreSQL restarts in less. */
const bridgedMs = 5_000;
const bridgePauseMs = 400;
/** Time without a failure after which the next one begins another outage. */
const otherOutageMs = 10_000;

interface UnderWay {
  readonly rendering: Promise<RenderedPage>;
  readonly urgency: Urgency;
  begun: boolean;
}

/**
 * Serves pages: from memory while they are fresh, with one rendering a page however many visitors request it, and at most one a second of a
 * page that changes again and again; in an outage the last good one, and under overload a page that reports it.
 */
export class PageService {
  renders = 0;
  readonly #parts: PageServiceParts;
  readonly #timer: () => number;
  readonly #underWay = new Map<string, UnderWay>();
  /** Number of renderings that wait or have begun, with those whose place in `#underWay` a more urgent one has taken. */
  #renderings = 0;
  /** The pages to be rendered without a visitor waiting for them, with their urgency. */
  readonly #ahead = new Map<string, readonly [PageAddress, Urgency]>();
  readonly #toRepeat = new Set<string>();
  #workingAhead = false;
  #stopped = false;
  #changes: { readonly number: number; readonly topics: ReadonlySet<Topic>; readonly isMinor: boolean; readonly atMs: number }[] = [];
  #changeNumber = 0;
  #settling: { readonly topics: ReadonlySet<Topic>; readonly untilMs: number }[] = [];
  #outageUntilMs = Number.NEGATIVE_INFINITY;
  #outage = { sinceMs: Number.NEGATIVE_INFINITY, lastMs: Number.NEGATIVE_INFINITY };

  constructor(parts: PageServiceParts) {
    this.#parts = parts;
    this.#timer = parts.timer ?? (() => performance.now());
  }

  /** Returns the page under a key when it is stored and fresh, which is all that most requests need. `nowMs` is by the process's own timer. */
  held(key: string, nowMs: number = this.#timer()): Representation | undefined {
    const page = this.#parts.cache.peek(key);
    if (page === undefined || page.staleSinceMs !== undefined || nowMs >= page.freshUntilMs) return undefined;
    this.#parts.cache.touch(key, page, nowMs);
    return page.representation;
  }

  /** Returns the headers with which an edge may keep the page under a key; undefined without an edge, and unless that page is in memory. */
  edgeHeaders(key: string, representation: Representation, nowMs: number = this.#timer()): readonly string[] | undefined {
    const page = this.#parts.edge && this.#parts.cache.peek(key);
    return page?.representation === representation ? this.#parts.edge?.ofPage(page, nowMs) : undefined;
  }

  /** Returns the page of an address: from memory, even somewhat stale, or else rendered; which of these it was; and the headers for an edge. */
  async find(address: PageAddress, urgency: Urgency = 'visitor'): Promise<PageAnswer> {
    const answer = await this.#find(address, urgency);
    const edge = this.edgeHeaders(address.key, answer.representation);
    return edge === undefined ? answer : { ...answer, edge };
  }

  async #find(address: PageAddress, urgency: Urgency): Promise<PageAnswer> {
    if (address.isUnknown && !address.isPayload) return { representation: await this.#standIn(address, 404), outcome: 'hit' };
    const fresh = address.cacheable ? this.held(address.key) : undefined;
    if (fresh !== undefined) return { representation: fresh, outcome: 'hit' };
    const page = address.cacheable ? this.#parts.cache.peek(address.key) : undefined;
    const now = this.#timer();
    if (page !== undefined) {
      this.#parts.cache.touch(address.key, page, now);
      if (now < this.#outageUntilMs) return { representation: lastGood(page), outcome: 'outage' };
      const isTooSoon = isRenderedLately(page, now);
      if (isTooSoon || this.#mayServe(page, now)) {
        if (!isTooSoon && !isSettling(page, now) && !this.#underWay.has(address.key))
          this.#renderAhead(address, page.hasOnlyMinorChanges ? 'minor' : 'held');
        return { representation: page.representation, outcome: 'stale' };
      }
    }
    try {
      return await this.#answer(address, page === undefined ? urgency : 'held');
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return page === undefined
        ? { representation: await this.busy(address), outcome: 'busy' }
        : { representation: page.representation, outcome: 'stale' };
    }
  }

  /** Returns the page that reports an overload. */
  async busy(address: PageAddress): Promise<Representation> {
    return address.isPayload ? busyWithoutPage(address) : this.#standIn(address, 503);
  }

  async #answer(address: PageAddress, urgency: Urgency): Promise<PageAnswer> {
    const peek = () => (address.cacheable ? this.#parts.cache.peek(address.key) : undefined);
    let rendered = await this.#renderOnce(address, urgency);
    while (rendered.outage && peek() === undefined && urgency !== 'speculative' && this.#mayPass()) {
      await pause(bridgePauseMs);
      rendered = await this.#renderOnce(address, urgency);
    }
    const cached = peek();
    if (rendered.outage && cached !== undefined) return { representation: lastGood(cached), outcome: 'outage' };
    const outcome = address.cacheable ? 'miss' : 'uncached';
    return { representation: rendered.notFound ? await this.#standIn(address, 404) : rendered.representation, outcome };
  }

  /** Returns true while an outage has just begun, as when the database is restarted. */
  #mayPass(): boolean {
    return !this.#stopped && this.#timer() - this.#outage.sinceMs < bridgedMs;
  }

  /**
   * Returns the page for a status in the language of an address, with the requested path filled in: from memory if it is there, even if it is stale.
   */
  async #standIn(address: PageAddress, status: StandInStatus): Promise<Representation> {
    const own = standInAddress(address.localeSite, status);
    const page = this.#parts.cache.peek(own.key);
    if (page === undefined) return withRequestedPath((await this.#renderOnce(own, 'held')).representation, address);
    const isWanted = this.held(own.key) === undefined && !isRenderedLately(page, this.#timer());
    if (isWanted && !this.#underWay.has(own.key)) this.#renderAhead(own);
    return withRequestedPath(page.representation, address);
  }

  /**
   * Marks all pages that show one of the changed topics as stale; without an edge in front those with news that are read are rendered anew. Returns true when
   * an edge was given one of them just now, perhaps after its purge.
   */
  changed({ news, minor }: ChangedTopics): boolean {
    const now = this.#timer();
    this.#settling = this.#settling.filter(({ untilMs }) => now < untilMs);
    const withMinor = this.#noteChange(minor, true, now);
    const withNews = this.#noteChange(news, false, now);
    if (this.#parts.edge !== undefined)
      return [...withNews, ...withMinor].some(({ lastUsedMs, begunAtMs }) => now - Math.max(lastUsedMs, begunAtMs) < givenLatelyMs);
    for (const page of withNews.slice(0, maxRenderedAhead)) {
      // A restless page would have changed again before somebody asks; one that is being made will find out by itself that it missed the change.
      if (!page.isRestless && now - page.lastUsedMs < hotMs && !this.#underWay.has(page.address.key)) this.#renderAhead(page.address);
    }
    return false;
  }

  /** Marks all pages that show one of the topics as stale, and returns them, the last used first. */
  #noteChange(topics: ReadonlySet<Topic>, isMinor: boolean, now: number): CachedPage[] {
    if (topics.size === 0) return [];
    this.#changeNumber += 1;
    if (this.#renderings > 0) this.#changes.push({ number: this.#changeNumber, topics, isMinor, atMs: now });
    this.#settling.push({ topics, untilMs: now + settlingMs });
    return this.#parts.cache.markStale(topics, now, isMinor);
  }

  /** Stops rendering pages ahead, and waits for those being rendered: the database is about to be closed. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#ahead.clear();
    await Promise.allSettled([...this.#underWay.values()].map(({ rendering }) => rendering));
  }

  /**
   * Returns the time at which a page whose rendering began at `begunAtMs` is to be rendered once more; infinite when nothing that it shows
   * had changed shortly before.
   */
  #settledMs({ topics }: RenderedPage, begunAtMs: number): number {
    const change = this.#settling.findLast((settling) => begunAtMs < settling.untilMs && concerns(settling.topics, topics));
    return change?.untilMs ?? Number.POSITIVE_INFINITY;
  }

  /** Returns true while a stale page may still be served. */
  #mayServe({ staleSinceMs, hasOnlyMinorChanges, freshUntilMs }: CachedPage, now: number): boolean {
    const usualMs = this.#parts.edge === undefined ? staleServedMs : 0;
    const minorMs = this.#underWay.size < busyFrom ? Math.max(usualMs, settlingMs) : minorServedMs;
    const staleMs = staleSinceMs === undefined ? Number.NEGATIVE_INFINITY : now - staleSinceMs;
    return staleMs < (hasOnlyMinorChanges ? minorMs : usualMs) && now - freshUntilMs < usualMs;
  }

  /** Queues a page for rendering. Queued pages are rendered one after the other, so that visitors' own requests come in between. */
  #renderAhead(address: PageAddress, urgency: Urgency = 'held'): void {
    if (this.#stopped) return;
    this.#ahead.set(address.key, [address, urgency]);
    if (this.#workingAhead) return;
    this.#workingAhead = true;
    void this.#workAhead();
  }

  async #workAhead(): Promise<void> {
    for (const [key, [address, urgency]] of this.#ahead) {
      this.#ahead.delete(key);
      try {
        await this.#renderOnce(address, urgency);
      } catch (error) {
        // A page whose turn did not come is rendered when it is next requested.
        if (!(urgency === 'minor' && error instanceof BusyError)) this.#parts.backgroundFailed(error);
      }
    }
    this.#workingAhead = false;
  }

  #renderOnce(address: PageAddress, urgency: Urgency): Promise<RenderedPage> {
    const joined = this.#underWay.get(address.key);
    // A visitor's request does not join a rendering that no visitor waits for and that has not begun.
    if (joined !== undefined && (joined.begun || !isPatient(joined.urgency) || isPatient(urgency))) return joined.rendering;
    const state = { urgency, begun: false };
    const render = () => {
      state.begun = true;
      return this.#render(address, this.#changeNumber);
    };
    // A page that reports an overload must not wait for others.
    const limit = address.isSmall ? this.#parts.smallLimit : this.#parts.limit;
    this.#renderings += 1;
    const rendering = (address.standsFor === undefined ? limit.run(urgency, render) : render()).finally(() => {
      this.#renderings -= 1;
      if (this.#underWay.get(address.key)?.rendering === rendering) this.#underWay.delete(address.key);
      if (this.#renderings === 0) this.#changes = [];
      if (this.#toRepeat.delete(address.key)) this.#renderAhead(address);
    });
    this.#underWay.set(address.key, Object.assign(state, { rendering }));
    return rendering;
  }

  async #render(address: PageAddress, begunAtChange: number): Promise<RenderedPage> {
    this.renders += 1;
    const begunAtMs = this.#timer();
    const wasLate = this.#parts.isLate?.() === true;
    const rendered = await this.#parts.render(address);
    const now = this.#timer();
    const isLate = wasLate || this.#parts.isLate?.() === true;
    this.#outageUntilMs = rendered.outage ? now + outageRetryMs : Number.NEGATIVE_INFINITY;
    if (rendered.outage) this.#outage = { sinceMs: now - this.#outage.lastMs > otherOutageMs ? now : this.#outage.sinceMs, lastMs: now };
    if (!address.cacheable) return rendered;
    const before = this.#parts.cache.peek(address.key);
    if (rendered.storable) {
      // What changed while the page was being made may be missing from it.
      const missed = this.#changes.filter((change) => change.number > begunAtChange && concerns(change.topics, rendered.topics));
      const hasOnlyMinorChanges =
        missed.length > 0 && missed.every(({ topics, isMinor }) => isMinor || !concernsMainly(topics, rendered.topics));
      const isRestless = isOvertakenSoon(before, begunAtMs);
      const timerAhead = now - this.#parts.clock.now().getTime();
      this.#parts.cache.put(address.key, {
        address,
        representation: rendered.representation,
        topics: rendered.topics,
        begunAtMs,
        isRestless,
        freshUntilMs: Math.min(
          timerAhead + rendered.freshUntilMs,
          this.#settledMs(rendered, begunAtMs),
          isLate ? now + settlingMs : Number.POSITIVE_INFINITY,
        ),
        rightUntilMs: timerAhead + (rendered.rightUntilMs ?? rendered.freshUntilMs),
        pace: rendered.pace,
        staleSinceMs: missed[0]?.atMs,
        hasOnlyMinorChanges,
        lastUsedMs: before?.lastUsedMs ?? now,
      });
      if (missed.length > 0 && !hasOnlyMinorChanges && !isRestless) this.#toRepeat.add(address.key);
    } else if (rendered.representation.status < 500) {
      this.#parts.cache.remove(address.key);
    }
    return rendered;
  }
}

/** Returns true for the urgencies of renderings that no visitor waits for. */
function isPatient(urgency: Urgency): boolean {
  return urgency === 'minor' || urgency === 'speculative';
}

/** Returns true when a change soon overtook the previous rendering, or when a restless page is rendered once more soon after it. */
function isOvertakenSoon(before: CachedPage | undefined, begunAtMs: number): boolean {
  if (before === undefined || (before.staleSinceMs === undefined && !before.isRestless)) return false;
  return (before.staleSinceMs ?? begunAtMs) - before.begunAtMs < restlessMs;
}

/** Returns true when a restless page was rendered less than a second ago, so its next rendering has to wait. */
function isRenderedLately({ isRestless, begunAtMs }: CachedPage, now: number): boolean {
  return isRestless && now - begunAtMs < minPauseMs;
}

/** Returns true for a page with minor changes so late that, rendered now, it would name an earlier live event as its last one. */
function isSettling({ hasOnlyMinorChanges, staleSinceMs }: CachedPage, now: number): boolean {
  return hasOnlyMinorChanges && staleSinceMs !== undefined && now - staleSinceMs < settlingMs;
}

/** Returns a page that can no longer be checked, marked as such; no shared cache may store it. */
function lastGood(page: CachedPage): Representation {
  return page.representation.withHeaders('no-store', ['Warning', '110 - "Response is Stale"', 'X-Tipledger-Stale', 'database-unavailable']);
}
