import { describe, expect, it } from 'vitest';
import type { PageNotes } from '#app/site/site-context.server.ts';
import type { WeighedTopic } from '#data/changes/topic.ts';
import { FragmentCache } from './fragment-cache.ts';

let now = new Date('2024-04-06T12:00:00Z');
const until = new Date('2024-04-06T12:10:00Z');

function aFragmentCache() {
  now = new Date('2024-04-06T12:00:00Z');
  const cache = new FragmentCache({ now: () => now });
  let loads = 0;
  const load = async (notes: PageNotes) => {
    notes.dependOn('catalogue');
    notes.freshUntil(until);
    loads += 1;
    return `loaded ${loads} times`;
  };
  const noted: { topics: WeighedTopic[]; until: Date[] } = { topics: [], until: [] };
  const page: PageNotes = {
    dependOn: (...topics) => void noted.topics.push(...topics),
    freshUntil: (moment) => void noted.until.push(moment),
    renewAfter: (moment) => void noted.until.push(moment),
    changes: () => {},
  };
  return { cache, load, page, noted };
}

describe('parts that many pages show alike', () => {
  it('are loaded once, and every page rests on what they rest on', async () => {
    const { cache, load, page, noted } = aFragmentCache();
    expect(await cache.take('rail', page, load)).toBe('loaded 1 times');
    expect(await cache.take('rail', page, load)).toBe('loaded 1 times');
    expect(noted).toEqual({ topics: ['catalogue', 'catalogue'], until: [until, until] });
    expect(await cache.take('rail of another language', page, load)).toBe('loaded 2 times');
  });

  it('are loaded anew when something changes that they show, and only then', async () => {
    const { cache, load, page } = aFragmentCache();
    await cache.take('rail', page, load);
    cache.changed(new Set(['day:2024-04-06']));
    expect(await cache.take('rail', page, load)).toBe('loaded 1 times');
    cache.changed(new Set(['catalogue']));
    expect(await cache.take('rail', page, load)).toBe('loaded 2 times');
    cache.changed(new Set(['*']));
    expect(await cache.take('rail', page, load)).toBe('loaded 3 times');
  });

  it('are loaded anew also when what changes is minor to them', async () => {
    const { cache, load, page } = aFragmentCache();
    const loadBeside = (notes: PageNotes) => {
      notes.dependOn('minor:tips');
      return load(notes);
    };
    await cache.take('rail', page, loadBeside);
    cache.changed(new Set(['tips']));
    expect(await cache.take('rail', page, loadBeside)).toBe('loaded 2 times');
  });

  it('are loaded anew when they have become old', async () => {
    const { cache, load, page } = aFragmentCache();
    await cache.take('rail', page, load);
    now = new Date(until.getTime() - 1);
    expect(await cache.take('rail', page, load)).toBe('loaded 1 times');
    now = until;
    expect(await cache.take('rail', page, load)).toBe('loaded 2 times');
  });

  it('are not kept when something changed while they were loaded', async () => {
    const { cache, load, page } = aFragmentCache();
    await cache.take('rail', page, (notes) => {
      cache.changed(new Set(['catalogue']));
      return load(notes);
    });
    expect(await cache.take('rail', page, load)).toBe('loaded 2 times');
  });

  it('are tried again after a load that failed', async () => {
    const { cache, load, page, noted } = aFragmentCache();
    const outage = new Response(null, { status: 503 });
    await expect(cache.take('rail', page, () => Promise.reject(outage))).rejects.toBe(outage);
    expect(noted).toEqual({ topics: [], until: [] });
    expect(await cache.take('rail', page, load)).toBe('loaded 1 times');
  });
});
