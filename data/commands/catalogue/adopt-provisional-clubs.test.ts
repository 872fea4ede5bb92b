import { beforeAll, expect, it } from 'vitest';
import { countryCatalogueSchema } from '#data/catalogue/catalogue-schema.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeCatalogue } from './store-catalogue.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');

const provisional = async () =>
  (await db.query<{ slug: string }>('select t.slug from provisional_clubs p join teams t on t.id = p.team_id order by 1')).rows.map(
    ({ slug }) => slug,
  );
const matches = async () => (await db.query<{ slug: string }>('select slug from matches order by slug')).rows.map(({ slug }) => slug);

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Seraing', 'Arsenal', '2024-04-06T14:00:00Z'),
    feedMatch('Luton', 'Arsenal', '2024-04-13T14:00:00Z'),
    feedMatch('Rovers', 'Arsenal', '2024-04-20T14:00:00Z'),
    feedMatch('Celtic', 'Rovers', '2024-04-27T14:00:00Z'),
  ]);
});

it('makes provisional clubs one with those that the catalogue brings, by address or name, and leaves the others', async () => {
  expect(await provisional()).toEqual(['celtic', 'luton', 'rovers', 'seraing']);
  const small = smallCatalogue();
  const [england, portugal, ...others] = small.countries;
  const club = { short: '', town: 'Nowhere', colours: [], aliases: [] };
  const grown = countryCatalogueSchema.parse({
    ...england,
    clubs: [
      ...(england?.clubs ?? []),
      { ...club, slug: 'luton', name: 'Luton Town', short: 'Luton' },
      { ...club, slug: 'rfc-seraing', name: 'RFC Seraing', short: 'RFC Seraing', aliases: ['Seraing'] },
    ],
  });
  const abroad = countryCatalogueSchema.parse({
    ...portugal,
    clubs: [...(portugal?.clubs ?? []), { ...club, slug: 'celtic', name: 'Celtic', short: 'Celtic' }],
  });
  await storeCatalogue(db, { ...small, countries: [grown, abroad, ...others], hash: 'grown' }, now);
  expect(await provisional()).toEqual(['celtic-england', 'rovers']);
  expect(await getPresentTeamSlug(db, 'seraing')).toBe('rfc-seraing');
  expect(await matches()).toContain('rfc-seraing-arsenal-2024-04-06');
  expect((await db.query("select name from teams where slug = 'luton'")).rows).toEqual([{ name: 'Luton Town' }]);
  expect((await db.query("select c.slug from teams t join countries c on c.id = t.country_id where t.slug = 'celtic'")).rows).toEqual([
    { slug: 'portugal' },
  ]);
});
