import { beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listClubNames } from './list-club-names.ts';
import { listNamesBySlug } from './list-names-by-slug.ts';

const { db } = await createTestDatabase();

beforeAll(async () => {
  const catalogue = smallCatalogue();
  const clubNames: Catalogue['clubNames'] = new Map([['el', new Map([['porto', ['Πόρτο', 'Πόρτο'] as const]])]]);
  await storeCatalogue(db, { ...catalogue, clubNames }, new Date('2024-04-06T12:00:00Z'));
});

it('clubs are found by their addresses under the names that readers of a language use, else by the catalogue’s', async () => {
  const names = await listNamesBySlug(db, ['porto', 'arsenal', 'nobody'], 'el');
  expect([...names].sort()).toEqual([
    ['arsenal', 'Arsenal'],
    ['porto', 'Πόρτο'],
  ]);
  expect((await listNamesBySlug(db, ['porto'], 'en')).get('porto')).toBe('FC Porto');
});

it('all clubs are listed by country, with their names in lists, as the language has them', async () => {
  const clubs = await listClubNames(db, 'el');
  expect(clubs.map(({ slug }) => slug)).toEqual([
    'arsenal',
    'everton',
    'manchester-city',
    'manchester-united',
    'nacional-portugal',
    'porto',
    'nacional-uruguay',
    'penarol',
  ]);
  expect(clubs.find(({ slug }) => slug === 'porto')).toMatchObject({ name: 'Πόρτο', region: 'PT' });
  expect(clubs[0]).toEqual({ slug: 'arsenal', name: 'Arsenal', rowName: 'Arsenal', shortName: 'Arsenal', region: 'GB-ENG' });
});
