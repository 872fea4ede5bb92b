import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { type NewsToStore, storeNews } from '#data/commands/news/store-news.ts';
import type { MonthOfTips } from '#domain/news/news-facts.ts';
import { listKnownNews } from '#sports/football/data/queries/news/list-known-news.ts';
import { listReportedSeasons } from '#sports/football/data/queries/news/list-reported-seasons.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listNews, type NewsFilter } from './list-news.ts';
import { listNewsAddresses } from './list-news-addresses.ts';

const { db } = await createTestDatabase();
const april = (day: number) => new Date(Date.UTC(2024, 3, day, 9));
const facts: MonthOfTips = {
  kind: 'month-of-tips',
  month: 3,
  year: 2024,
  won: 3,
  lost: 2,
  returned: 0,
  profit: 0.5,
  longestLosingRun: 1,
  course: [0.5],
};
let league = 0;

const store = (slug: string, day: number, more: Partial<NewsToStore> = {}) =>
  storeNews(db, { slug, facts, tournamentId: null, clubs: [], ...more }, april(day));
const slugs = async (filter: Partial<NewsFilter> = {}) => (await listNews(db, { limit: 10, ...filter })).map(({ slug }) => slug);

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), april(1));
  await ingestMatches(db, april(1), [
    feedMatch('Arsenal', 'Everton', '2023-04-15T14:00:00Z', { season: '2022-23' }),
    feedMatch('Arsenal', 'Everton', '2024-04-13T14:00:00Z'),
    feedMatch('Arsenal', 'Everton', '2024-05-25T14:00:00Z', { tournamentId: 'england.fa-cup', round: { stage: 'final' } }),
    feedMatch('Nacional', 'Peñarol', '2024-04-14T18:00:00Z', { tournamentId: 'uruguay.primera-division', season: '2024' }),
    feedMatch('Porto', 'Nacional', '2024-04-14T18:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
  ]);
  const { rows } = await db.query<{ id: number }>("select numeric_id as id from tournaments where slug = 'premier-league'");
  league = rows[0]?.id as number;
  await store('of-the-league', 2, { tournamentId: league, clubs: ['arsenal', 'everton'] });
  await store('tips', 3);
  await store('of-arsenal', 3, { tournamentId: league, clubs: ['arsenal'] });
});

it('news are written of the present seasons of leagues with at most that priority, the most important first', async () => {
  const seasons = (priority: number) =>
    listReportedSeasons(db, priority).then((all) => all.map(({ slug, label, zone }) => [slug, label, zone]));
  const [english, portuguese] = [
    ['premier-league', '2023-24', 'Europe/London'],
    ['liga-portugal', '2023-24', 'Europe/Lisbon'],
  ];
  expect(await seasons(30)).toEqual([english, portuguese]);
  expect(await seasons(9)).toEqual([english]);
});

describe('news', () => {
  it('are listed the newest first, those of one moment as they were written', async () => {
    expect(await slugs()).toEqual(['tips', 'of-arsenal', 'of-the-league']);
    expect(await slugs({ limit: 1 })).toEqual(['tips']);
  });

  it('are those of a competition, of a club, of an address, or since a moment', async () => {
    expect(await slugs({ tournamentId: league })).toEqual(['of-arsenal', 'of-the-league']);
    expect(await slugs({ club: 'everton' })).toEqual(['of-the-league']);
    expect(await slugs({ slug: 'tips' })).toEqual(['tips']);
    expect(await slugs({ since: april(3) })).toEqual(['tips', 'of-arsenal']);
    expect(await slugs({ slug: 'nothing' })).toEqual([]);
  });

  it('say to which competition they belong, if to any', async () => {
    const [ofLeague] = await listNews(db, { slug: 'of-the-league', limit: 1 });
    expect(ofLeague).toMatchObject({
      tournamentId: league,
      tournament: { name: 'Premier League', slug: 'premier-league', categorySlug: 'england', region: 'GB-ENG' },
      publishedAt: april(2),
      facts,
    });
    expect((await listNews(db, { slug: 'tips', limit: 1 }))[0]).toMatchObject({ tournamentId: null, tournament: null });
  });

  it('are known by their addresses', async () => {
    expect(await listKnownNews(db, ['tips', 'nothing'])).toEqual(new Set(['tips']));
    const addresses = await listNewsAddresses(db);
    expect(addresses[0]).toEqual({ slug: 'of-arsenal', publishedAt: april(3) });
    expect(addresses.map(({ slug }) => slug).sort()).toEqual(['of-arsenal', 'of-the-league', 'tips']);
  });

  it('that another process has stored meanwhile stay as they are, and no page is made anew for them', async () => {
    const changes = async () => Number((await db.query<{ count: string }>('select count(*) from changes')).rows[0]?.count);
    const before = await changes();
    await store('tips', 9, { facts: { ...facts, profit: -7 } });
    const [piece] = await listNews(db, { slug: 'tips', limit: 1 });
    expect(piece).toMatchObject({ publishedAt: april(3), facts: { profit: 0.5 } });
    expect(await changes()).toBe(before);
    await store('something-new', 9, { tournamentId: league });
    expect(await changes()).toBe(before + 1);
    const { rows } = await db.query<{ topics: string[] }>('select topics from changes order by version desc limit 1');
    expect(rows[0]?.topics).toEqual(['news', `tournament:${league}`]);
  });
});
