import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createPageOpenings } from './page-openings.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-08-29T23:59:00Z');
const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const openings = createPageOpenings(db, { now: () => now }, (error) => {
  throw error;
});

beforeEach(async () => {
  await db.query('truncate tournaments, countries cascade');
  await storeCatalogue(db, smallCatalogue(), now);
});

async function stored() {
  await openings.store();
  const { rows } = await db.query(
    'select o.day::text, t.id, o.pages from page_openings o join tournaments t on t.numeric_id = o.tournament_id',
  );
  return rows;
}

it('counts the pages of a competition that browsers open, in any language, by day', async () => {
  for (const url of ['/england/premier-league', '/cz/england/premier-league?season=2023', '/gr/england/premier-league/fixtures'])
    openings.count({ method: 'GET', url, headers: navigation } as never);
  expect(await stored()).toEqual([{ day: '2024-08-29', id: 'england.premier-league', pages: 3 }]);
  openings.count({ method: 'GET', url: '/england/premier-league', headers: navigation } as never);
  expect(await stored()).toEqual([{ day: '2024-08-29', id: 'england.premier-league', pages: 4 }]);
});

it('counts nothing that is fetched ahead, by a script or by a program, and no other page', async () => {
  const url = '/england/premier-league';
  openings.count({ method: 'GET', url, headers: { ...navigation, 'sec-purpose': 'prefetch;prerender' } } as never);
  openings.count({ method: 'GET', url, headers: { 'sec-fetch-dest': 'empty' } } as never);
  openings.count({ method: 'GET', url, headers: {} } as never);
  openings.count({ method: 'POST', url, headers: navigation } as never);
  openings.count({ method: 'GET', url: '/england/unknown', headers: navigation } as never);
  openings.count({ method: 'GET', url: '/', headers: navigation } as never);
  expect(await stored()).toEqual([]);
});
