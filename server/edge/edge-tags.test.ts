import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import { maxTagBytes, tagsOfPage, tagsToPurge } from './edge-tags.ts';

const id = fc.integer({ min: 1, max: 99_999_999 });
const topic: fc.Arbitrary<Topic> = fc.oneof(
  id.map((number): Topic => `match:${number}`),
  id.map((number): Topic => `team:${number}`),
  id.map((number): Topic => `team-chances:${number}`),
  id.map((number): Topic => `tournament:${number}`),
  id.map((number): Topic => `tournament-chances:${number}`),
  fc.integer({ min: 0, max: 3_000 }).map((day): Topic => `day:${new Date(Date.UTC(2022, 0, 1 + day)).toISOString().slice(0, 10)}`),
  fc
    .tuple(fc.constantFrom('tennis' as const, 'basketball' as const), id)
    .map(([sport, number]): Topic => `points:${sport}:2026-11-${number % 100}`),
  fc.constantFrom<Topic[]>('catalogue', 'coverage', 'tips', 'news', 'judgements', 'predictions', 'filling', '*'),
);
const topics = (most: number) => fc.uniqueArray(topic, { minLength: 1, maxLength: most, size: 'max' }).map((list) => new Set(list));

describe('the tags of a page', () => {
  it('are those of its topics, and one that every answer has', () => {
    const shown = new Set<Topic>(['match:88', 'team:7', 'tournament:3', 'day:2026-11-21', 'points:tennis:2026-11-21', 'tips']);
    expect(tagsOfPage(shown).split(' ').toSorted()).toEqual(['all', 'c3', 'd2026-11-21', 'm88', 'ptennis:2026-11-21', 't7', 'tips']);
  });

  it('are the same where a topic is minor to it', () => {
    const shown = new Set<WeighedTopic>(['match:88', 'minor:team:7', 'minor:tips']);
    expect(tagsOfPage(shown).split(' ').toSorted()).toEqual(['all', 'm88', 't7', 'tips']);
  });

  it('are one for a list of 200 matches', () => {
    const matches = Array.from({ length: 200 }, (_, at): Topic => `match:${1_000_000 + at}`);
    expect(
      tagsOfPage(new Set<Topic>([...matches, 'day:2026-11-21', 'tips']))
        .split(' ')
        .toSorted(),
    ).toEqual(['all', 'd2026-11-21', 'match', 'tips']);
  });

  it('fit a header whatever the page shows, and are purged by a change of any of it', () => {
    fc.assert(
      fc.property(topics(1_500), (shown) => {
        const tags = tagsOfPage(shown);
        const own = new Set(tags.split(' '));
        expect(Buffer.byteLength(tags)).toBeLessThanOrEqual(maxTagBytes);
        for (const one of shown) expect([...tagsToPurge(new Set([one]))].some((tag) => own.has(tag))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('are not purged by a change of what it does not show, as long as they need not be joined', () => {
    fc.assert(
      fc.property(topics(20), topics(20), (shown, changed) => {
        fc.pre(!changed.has('*') && [...changed].every((one) => !shown.has(one)));
        const own = new Set(tagsOfPage(shown).split(' '));
        expect([...tagsToPurge(changed)].filter((tag) => own.has(tag))).toEqual([]);
      }),
    );
  });
});

it('a change of everything purges the tag that every answer has', () => {
  expect([...tagsToPurge(new Set<Topic>(['match:1', '*']))]).toEqual(['all']);
});
