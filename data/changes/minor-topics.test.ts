import { expect, it } from 'vitest';
import { changedTopics, minorTopics } from './minor-topics.ts';

it('a minor change concerns the pages of its topics', () => {
  expect(changedTopics(new Set([...minorTopics(['match:7', 'day:2026-11-21']), 'match:8', 'tips']))).toEqual({
    news: new Set(['match:8', 'tips']),
    minor: new Set(['match:7', 'day:2026-11-21']),
  });
});

it('a page of which more changed has news', () => {
  expect(changedTopics(new Set([...minorTopics(['match:7', 'day:2026-11-21']), 'match:7']))).toEqual({
    news: new Set(['match:7']),
    minor: new Set(['day:2026-11-21']),
  });
});
