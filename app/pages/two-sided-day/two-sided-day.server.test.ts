import { expect, it } from 'vitest';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { twoSidedDayPages } from './two-sided-day.page.ts';

const { db } = await createTestDatabase();

it.each(twoSidedSports)(
  'the list of %s rests on the points of its matches, today and while they are played, and on no others',
  async (sport) => {
    const { site, notes } = createSiteForPages(db, new Date('2024-04-06T01:00:00Z'));
    const page = twoSidedDayPages.find(({ address }) => address.path === `/${sport}`);
    if (page === undefined) throw new Error(`no list of ${sport}`);
    await openPage(page, site, `/${sport}`);
    const points = notes.topics.filter((topic) => topic.startsWith('points:'));
    expect(points).toEqual(expect.arrayContaining([`points:${sport}:2024-04-05`, `points:${sport}:2024-04-06`]));
    expect(points.filter((topic) => !topic.startsWith(`points:${sport}:`))).toEqual([]);
    expect(notes.topics).toEqual(expect.arrayContaining(['day:2024-04-05', 'day:2024-04-06']));
  },
);
