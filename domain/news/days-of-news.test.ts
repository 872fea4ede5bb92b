import { expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { daysOfNews } from './days-of-news.ts';
import type { MonthOfTips, RoundReview } from './news-facts.ts';

const club = { of: 'club', slug: 'bury', name: 'Bury' } as const;

/** Returns a week's review with a match on each of some days; undefined for a match whose day was not stored. */
function reviewOn(...days: (string | undefined)[]): RoundReview {
  const match = { home: club, away: club, homeGoals: 1, awayGoals: 0 };
  return {
    kind: 'round-review',
    competition: 'League One',
    from: '2026-11-17' as LocalDay,
    to: '2026-11-23' as LocalDay,
    matches: days.map((day, at) => ({ ...match, slug: `match-${at}`, ...(day !== undefined && { day: day as LocalDay }) })),
    table: [],
  };
}

it('are the first and the last day of its matches, in whatever order they are', () => {
  expect(daysOfNews(reviewOn('2026-11-22', '2026-11-21', '2026-11-23'))).toEqual({ from: '2026-11-21', to: '2026-11-23' });
});

it('are those of the week where the piece is from before the days were kept', () => {
  expect(daysOfNews(reviewOn(undefined, '2026-11-21'))).toEqual({ from: '2026-11-17', to: '2026-11-23' });
});

it('are none where no single match is told', () => {
  const month: MonthOfTips = {
    kind: 'month-of-tips',
    month: 10,
    year: 2026,
    won: 3,
    lost: 2,
    returned: 0,
    profit: 1,
    longestLosingRun: 1,
    course: [],
  };
  expect(daysOfNews(month)).toBeUndefined();
});
