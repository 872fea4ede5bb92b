import type { Pace } from '#app/site/site-context.server.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import { minPauseMs } from '#server/page-cache/pause.ts';
import type { EdgeKind } from './edge-settings.ts';
import { everythingTag, tagsOfPage } from './edge-tags.ts';

/** The facts that decide how long an edge may keep a page. Times are in milliseconds of the process's own timer. */
export interface EdgePage {
  readonly topics: ReadonlySet<WeighedTopic>;
  /** The pace of changes that the page noted itself. */
  readonly pace: Pace | undefined;
  /** The beginning of its rendering. */
  readonly begunAtMs: number;
  /** True when changes follow each other so fast that the page is rendered at most once a second. */
  readonly isRestless: boolean;
  /** The end of its freshness in the page cache. */
  readonly freshUntilMs: number;
  /** The time until which nothing on it is wrong, which is no earlier. */
  readonly rightUntilMs: number;
  readonly staleSinceMs: number | undefined;
  /** True when only minor changes have come since. */
  readonly hasOnlyMinorChanges: boolean;
}

const daySeconds = 86_400;
/** Seconds for pages that are neither settled nor in play. A CDN cannot notice by itself that no purge arrives, as `deploy/varnish` does. */
const ordinarySeconds: Readonly<Record<EdgeKind, number>> = { varnish: 3_600, fastly: 60 };
/** Max seconds while purges fail, or while it is not known that they arrive. */
const boundedSeconds = 30;
/** Seconds for pages in play and restless ones while purges arrive; otherwise one. A goal must not wait for a minute where a CDN missed a purge. */
const livelySeconds: Readonly<Record<EdgeKind, number>> = { varnish: 3_600, fastly: 1 };

/** Seconds for a stale page with minor changes only: it is about to be rendered. */
const minorSeconds = 4;

/** Min seconds by edge: our Varnish takes a tenth, in which many who ask at the same time share one page; others take whole seconds. */
const shortestSeconds: Readonly<Record<EdgeKind, number>> = { varnish: 0.1, fastly: 1 };

/**
 * Returns the seconds for which an edge may keep a page: a day for a page that hardly changes, for others the seconds of its kind of edge; no longer
 * than it is fresh. While purges may not arrive: 30 at most, and one for a page in play or restless. A page that is stale already stays until it can be
 * rendered anew, four seconds where its changes are minor.
 *
 * @param mayKeep false while purges may not arrive
 */
export function edgeSeconds(page: EdgePage, nowMs: number, { kind, mayKeep }: { kind: EdgeKind; mayKeep: boolean }): number {
  const seconds = Math.max(shortestSeconds[kind], wantedSeconds(page, nowMs, kind, mayKeep));
  return seconds < 1 ? Math.ceil(seconds * 10) / 10 : Math.floor(seconds);
}

function wantedSeconds(page: EdgePage, nowMs: number, kind: EdgeKind, mayKeep: boolean): number {
  if (page.hasOnlyMinorChanges) return minorSeconds;
  if (page.staleSinceMs !== undefined) return page.isRestless ? (page.begunAtMs + minPauseMs - nowMs) / 1_000 : 0;
  const freshSeconds = (page.freshUntilMs - nowMs) / 1_000;
  if (page.isRestless || page.pace === 'constantly') return Math.min(mayKeep ? livelySeconds[kind] : 1, freshSeconds);
  if (!mayKeep) return Math.min(boundedSeconds, freshSeconds);
  if (page.pace === undefined) return Math.min(ordinarySeconds[kind], freshSeconds);
  return Math.min(daySeconds, (page.rightUntilMs - nowMs) / 1_000);
}

/** Makes the headers that tell an edge how long to keep an answer and by which tags to purge it; names and values in turn. */
export interface EdgeHeaders {
  ofPage(page: EdgePage, nowMs: number): readonly string[];
  /** Returns the headers of any other answer by its path and its Cache-Control; none for one that no cache may share, or that never changes. */
  ofOther(path: string, cacheControl: string): readonly string[];
}

/** Returns a maker of headers for an edge. @param mayKeep returns true while pages may stay there until they are purged */
export function createEdgeHeaders(kind: EdgeKind, mayKeep: (nowMs?: number) => boolean): EdgeHeaders {
  const tags = new WeakMap<EdgePage, string>();
  return {
    ofPage(page, nowMs) {
      const known = tags.get(page) ?? tagsOfPage(page.topics);
      tags.set(page, known);
      return headersOf(edgeSeconds(page, nowMs, { kind, mayKeep: mayKeep(nowMs) }), known);
    },
    ofOther(path, cacheControl) {
      const seconds = Number(/^public, max-age=(\d+)(?!.*immutable)/.exec(cacheControl)?.[1] ?? Number.NaN);
      if (Number.isNaN(seconds)) return [];
      const topics = topicsOfPaths.find(([paths]) => paths.test(path))?.[1] ?? [];
      return headersOf(mayKeep() ? seconds : Math.min(seconds, boundedSeconds), tagsOfPage(new Set(topics)));
    },
  };
}

/** The topics of answers other than pages that are kept for longer than a minute, by path. */
const topicsOfPaths: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [/^\/crest\//, ['catalogue']],
  [/^\/sitemaps?[./]/, ['catalogue', 'news', 'coverage']],
  [/^\/forecasts\//, ['judgements']],
];

function headersOf(seconds: number, tags: string): readonly string[] {
  return ['Surrogate-Control', `max-age=${seconds}`, 'Surrogate-Key', tags];
}

/**
 * The headers with which an edge keeps the answer to a poll of live events for a second, so that many who poll ask the site once. A browser that
 * comes back after a stream names its last event in a header.
 */
export const pollHeadersAtEdge = { 'Surrogate-Control': 'max-age=1', 'Surrogate-Key': everythingTag, Vary: 'Last-Event-ID' } as const;
