import { beforeEach, expect, it } from 'vitest';
import type { StoredCatalogues } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { CatalogueClub, CatalogueCompetition } from '#data/catalogue/sports/sport-catalogue.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { storeTwoSidedMatches } from '#tests/factories/store-two-sided-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeCatalogue } from './store-catalogue.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const later = new Date('2024-05-01T09:00:00Z');

const cup: CatalogueCompetition = {
  slug: 'sampleton-cup',
  name: 'Sampleton Cup',
  country: 'england',
  priority: 7,
  type: 'cup',
  gender: 'men',
  season: 'calendar-year',
};
const club: CatalogueClub = {
  slug: 'sampleton-giants',
  name: 'Sampleton Giants',
  short: 'Giants',
  country: 'england',
  gender: 'men',
  town: 'Sampleton',
  ground: 'Sampleton Hall',
  colours: ['#112233'],
};
const nothing = Object.fromEntries(
  twoSidedSports.map((sport) => [sport, { competitions: [], clubs: [] }]),
) as unknown as StoredCatalogues['bySport'];
const catalogue = (hash: string, competition: Partial<CatalogueCompetition> = {}, ...clubs: CatalogueClub[]): StoredCatalogues => ({
  bySport: { ...nothing, basketball: { competitions: [{ ...cup, ...competition }], clubs: [club, ...clubs] } },
  hash,
});
const values = async (statement: string) => (await db.query({ text: statement, rowMode: 'array' })).rows;

beforeEach(async () => {
  await db.query('truncate sports, countries, bookmakers, feed_runs, changes cascade');
  await storeCatalogue(db, smallCatalogue(), now);
  await storeTwoSidedMatches(db, catalogue('first'), now);
});

it('stores competitions and clubs under their sport, where searches find them', async () => {
  expect(
    await values(`select t.id, s.code, t.category_slug, t.type, t.season_kind, t.tie_break, t.logo_urls, t.current_season
                  from tournaments t join sports s on s.id = t.sport_id where t.sport_id <> 1`),
  ).toEqual([
    [
      'basketball.sampleton-cup',
      'basketball',
      'basketball',
      'cup',
      'calendar-year',
      'goal-difference',
      ['/crest/tournament/basketball.sampleton-cup.svg'],
      null,
    ],
  ]);
  expect(
    await values(
      `select t.name, t.row_name, t.short_name, t.colours, v.name from teams t join venues v on v.id = t.venue_id where t.sport_id = 3`,
    ),
  ).toEqual([['Sampleton Giants', 'Sampleton Giants', 'Giants', ['#112233'], 'Sampleton Hall']]);
  expect(await values("select kind from search_terms where term in ('sampleton cup', 'sampleton giants') order by 1")).toEqual([
    ['team'],
    ['tournament'],
  ]);
});

it('stores the same once, and what was edited anew', async () => {
  expect(await storeTwoSidedMatches(db, catalogue('first'), later)).toBe(false);
  expect(await storeTwoSidedMatches(db, catalogue('second', { type: 'league', season: 'autumn-spring', country: 'portugal' }), later)).toBe(
    true,
  );
  expect(
    await values(`select t.type, t.season_kind, c.slug, t.created_at, t.updated_at from tournaments t join countries c on c.id = t.country_id
                  where t.sport_id = 3`),
  ).toEqual([['league', 'autumn-spring', 'portugal', now, later]]);
});

it('leaves a club of football alone whose address it has for another, and one away that was merged', async () => {
  await db.query(`insert into former_team_slugs (slug, team_id) select 'sampleton-wolves', id from teams where slug = 'sampleton-giants'`);
  const others = ['arsenal', 'sampleton-wolves'].map((slug) => ({ ...club, slug, name: 'Wolves' }));
  await storeTwoSidedMatches(db, catalogue('second', {}, ...others), later);
  expect(await values("select slug, name, sport_id from teams where slug = 'arsenal' or name = 'Wolves'")).toEqual([
    ['arsenal', 'Arsenal', 1],
  ]);
  await storeCatalogue(db, { ...smallCatalogue(), hash: 'edited', countries: withClub('sampleton-giants') }, later);
  expect(await values("select name from teams where slug = 'sampleton-giants'")).toEqual([['Sampleton Giants']]);
});

function withClub(slug: string) {
  return smallCatalogue().countries.map((each, index) => {
    const [first] = each.clubs;
    return index === 0 && first !== undefined ? { ...each, clubs: [...each.clubs, { ...first, slug, name: 'Sampleton Town' }] } : each;
  });
}
