import { randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import { Representation } from '#server/http/representation.ts';
import type { PageAddress } from './page-address.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const kilobyte = 1_000;

function page(options: { body?: Buffer; topics?: Topic[]; lastUsedMs?: number } = {}): CachedPage {
  // What cannot be made smaller: its compressed body is as long.
  const body = options.body ?? randomBytes(10 * kilobyte);
  const representation = new Representation({
    status: 200,
    body,
    contentType: 'text/html',
    cacheControl: 'public',
    headers: [],
    brotli: brotliCompressSync(body),
  });
  return {
    address: {} as PageAddress,
    representation,
    topics: new Set(options.topics ?? []),
    begunAtMs: 0,
    isRestless: false,
    freshUntilMs: Number.POSITIVE_INFINITY,
    rightUntilMs: Number.POSITIVE_INFINITY,
    pace: undefined,
    staleSinceMs: undefined,
    hasOnlyMinorChanges: false,
    lastUsedMs: options.lastUsedMs ?? 0,
  };
}

describe('the page cache', () => {
  it('counts the body of a page as it is held and something for the rest of it', () => {
    const cache = new PageCache(1_000 * kilobyte);
    cache.put('/a', page());
    expect(cache.bytes).toBeGreaterThanOrEqual(10 * kilobyte);
    expect(cache.bytes).toBeLessThan(20 * kilobyte);
  });

  it('never holds more bytes than it may, and drops the longest unused first', () => {
    const cache = new PageCache(50 * kilobyte);
    for (const key of ['/a', '/b', '/c']) cache.put(key, page());
    cache.touch('/a', cache.peek('/a') as CachedPage, 5_000);
    cache.put('/d', page());
    expect(cache.bytes).toBeLessThanOrEqual(50 * kilobyte);
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.peek(key) !== undefined)).toEqual(['/a', '/c', '/d']);
    expect(cache.evictions).toBe(1);
  });

  it('counts an encoding that is made later', () => {
    const cache = new PageCache(1_000 * kilobyte);
    const body = randomBytes(10 * kilobyte);
    const held = page({ body });
    cache.put('/a', held);
    const before = cache.bytes;
    held.representation.encoded('gzip');
    expect(cache.bytes - before).toBe(gzipSync(body, { level: 6 }).length);
    cache.remove('/a');
    expect(cache.bytes).toBe(0);
  });

  it('counts a page that replaces another once', () => {
    const cache = new PageCache(1_000 * kilobyte);
    cache.put('/a', page());
    const once = cache.bytes;
    cache.put('/a', page());
    expect(cache.bytes).toBe(once);
  });

  it('does not keep a page that is larger than itself', () => {
    const cache = new PageCache(50 * kilobyte);
    cache.put('/a', page());
    cache.put('/huge', page({ body: randomBytes(60 * kilobyte) }));
    expect(cache.peek('/huge')).toBeUndefined();
    expect(cache.peek('/a')).toBeDefined();
  });

  it('marks the pages of a topic stale, and no others', () => {
    const cache = new PageCache(1_000 * kilobyte);
    cache.put('/old', page({ topics: ['match:1', 'team:1'], lastUsedMs: 1 }));
    cache.put('/new', page({ topics: ['match:1'], lastUsedMs: 2 }));
    cache.put('/other', page({ topics: ['match:2'] }));
    const concerned = cache.markStale(new Set<Topic>(['match:1', 'team:1']), 700);
    expect(concerned).toEqual([cache.peek('/new'), cache.peek('/old')]);
    expect(cache.peek('/old')?.staleSinceMs).toBe(700);
    expect(cache.peek('/other')?.staleSinceMs).toBeUndefined();
  });

  it('keeps the moment at which a page first became stale', () => {
    const cache = new PageCache(1_000 * kilobyte);
    cache.put('/a', page({ topics: ['match:1'] }));
    cache.markStale(new Set<Topic>(['match:1']), 700);
    cache.markStale(new Set<Topic>(['match:1']), 900);
    expect(cache.peek('/a')?.staleSinceMs).toBe(700);
  });

  it('marks every page when everything may have changed', () => {
    const cache = new PageCache(1_000 * kilobyte);
    cache.put('/a', page());
    cache.put('/b', page({ topics: ['match:1'] }));
    expect(cache.markStale(new Set<Topic>(['*']), 1)).toHaveLength(2);
  });
});
