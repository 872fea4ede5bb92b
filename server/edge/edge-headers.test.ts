import { describe, expect, it } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import { createEdgeHeaders, type EdgePage, edgeSeconds } from './edge-headers.ts';

const nowMs = 1_000_000;
const page = (of: Partial<EdgePage> = {}): EdgePage => ({
  topics: new Set<Topic>(['match:88']),
  pace: undefined,
  begunAtMs: nowMs - 400,
  isRestless: false,
  freshUntilMs: Number.POSITIVE_INFINITY,
  rightUntilMs: Number.POSITIVE_INFINITY,
  staleSinceMs: undefined,
  hasOnlyMinorChanges: false,
  ...of,
});

describe('the seconds for which an edge may keep a page', () => {
  it.each<[string, Partial<EdgePage>, { varnish: number; fastly: number; bounded: number }]>([
    ['of a match that is long over', { pace: 'hardly' }, { varnish: 86_400, fastly: 86_400, bounded: 30 }],
    ['of a match in play', { pace: 'constantly' }, { varnish: 3_600, fastly: 1, bounded: 1 }],
    ['that changes again and again', { isRestless: true }, { varnish: 3_600, fastly: 1, bounded: 1 }],
    ['that has changed and is being rendered anew', { staleSinceMs: nowMs - 100, pace: 'hardly' }, { varnish: 0.1, fastly: 1, bounded: 1 }],
    ['that has changed and waits for its turn', { staleSinceMs: nowMs - 100, isRestless: true }, { varnish: 0.6, fastly: 1, bounded: 1 }],
    ['of which only a minute has changed', { staleSinceMs: nowMs - 100, hasOnlyMinorChanges: true }, { varnish: 4, fastly: 4, bounded: 4 }],
    ['of any other kind', {}, { varnish: 3_600, fastly: 60, bounded: 30 }],
    ['that is fresh for ten minutes', { freshUntilMs: nowMs + 600_000 }, { varnish: 600, fastly: 60, bounded: 30 }],
    ['that is fresh for less than a second', { freshUntilMs: nowMs + 300 }, { varnish: 0.3, fastly: 1, bounded: 1 }],
    [
      'that is long over, with a box that is right until the next kick-off',
      { pace: 'hardly', freshUntilMs: nowMs + 60_000, rightUntilMs: nowMs + 7_200_000 },
      { varnish: 7_200, fastly: 7_200, bounded: 30 },
    ],
  ])('%s', (_which, of, expected) => {
    const seconds = (kind: 'varnish' | 'fastly', mayKeep: boolean) => edgeSeconds(page(of), nowMs, { kind, mayKeep });
    expect({ varnish: seconds('varnish', true), fastly: seconds('fastly', true), bounded: seconds('fastly', false) }).toEqual(expected);
    expect(seconds('varnish', false)).toBe(Math.min(expected.varnish, expected.bounded));
  });
});

describe('the headers for an edge', () => {
  let mayKeep = true;
  const headers = createEdgeHeaders('varnish', () => mayKeep);

  it('of a page name its lifetime and its tags', () => {
    mayKeep = true;
    expect(headers.ofPage(page(), nowMs)).toEqual(['Surrogate-Control', 'max-age=3600', 'Surrogate-Key', 'all m88']);
  });

  it.each([
    ['/crest/12.svg', 'public, max-age=86400, stale-while-revalidate=604800', ['max-age=86400', 'all catalogue'], 30],
    ['/sitemap.xml', 'public, max-age=3600', ['max-age=3600', 'all catalogue news coverage'], 30],
    ['/api/soccer/today', 'public, max-age=10', ['max-age=10', 'all'], 10],
  ])('of %s follow its own lifetime', (path, cacheControl, [lifetime, tags], bounded) => {
    mayKeep = true;
    expect(headers.ofOther(path, cacheControl)).toEqual(['Surrogate-Control', lifetime, 'Surrogate-Key', tags]);
    mayKeep = false;
    expect(headers.ofOther(path, cacheControl)[1]).toBe(`max-age=${bounded}`);
  });

  it.each(['private, no-store', 'no-store', 'no-cache', '', 'public, max-age=31536000, immutable'])('are none for %s', (cacheControl) => {
    expect(headers.ofOther('/anything', cacheControl)).toEqual([]);
  });
});
