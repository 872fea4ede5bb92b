import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { splitClub } from './split-club.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const wish = { slug: 'nacional-portugal', aliases: ['CD Nacional'], newSlug: 'nacional-de-lisboa', newName: 'Nacional de Lisboa' };

const match = (home: string, away: string, season: string, day: string): FeedMatch => ({
  tournamentId: 'portugal.liga-portugal',
  season,
  home: { name: home },
  away: { name: away },
  kickoff: { known: true, utc: new Date(`${day}T20:00:00Z`) },
  status: 'finished',
  score: { current: { home: 1, away: 0 } },
  quotes: [],
});

const ingest = (...matches: FeedMatch[]) => ingestMatches(db, now, matches);

const slugsOf = async (slug: string) =>
  (
    await db.query<{ slug: string }>(
      'select m.slug from matches m join teams t on t.id in (m.home_team_id, m.away_team_id) where t.slug = $1 order by m.kickoff_utc',
      [slug],
    )
  ).rows.map((row) => row.slug);

const seasonsOf = async (slug: string) =>
  (
    await db.query<{ label: string }>(
      'select s.label from season_entries e join seasons s on s.id = e.season_id join teams t on t.id = e.team_id where t.slug = $1 order by 1',
      [slug],
    )
  ).rows.map((row) => row.label);

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingest(
    match('Nacional', 'Porto', '2022-23', '2022-09-10'),
    match('CD Nacional', 'Porto', '2023-24', '2023-09-10'),
    match('FC Porto', 'cd  nacional', '2023-24', '2024-02-10'),
    match('Porto', 'Nacional', '2022-23', '2023-02-10'),
  );
});

it('refuses unknown clubs, strange spellings, all spellings and taken addresses, each by name', async () => {
  await expect(splitClub(db, { ...wish, slug: 'nacional' }, now)).rejects.toThrow('no club "nacional"');
  await expect(splitClub(db, { ...wish, aliases: ['Sporting'] }, now)).rejects.toThrow(
    '"Sporting" is no spelling of "nacional-portugal"; these are: CD Nacional, Nacional',
  );
  await expect(splitClub(db, { ...wish, aliases: ['CD Nacional', 'Nacional'] }, now)).rejects.toThrow('at least one has to stay');
  await expect(splitClub(db, { ...wish, newSlug: 'porto' }, now)).rejects.toThrow('the address "porto" is taken');
  await expect(splitClub(db, { ...wish, newSlug: 'Nacional!' }, now)).rejects.toThrow('"Nacional!" is no address');
  expect(await slugsOf('nacional-portugal')).toHaveLength(4);
});

it('refuses an address that pages of the site have, a name without letters, and one that is another club’s', async () => {
  await expect(splitClub(db, { ...wish, newSlug: 'api' }, now)).rejects.toThrow('the address "api" is reserved');
  await expect(splitClub(db, { ...wish, newSlug: 'a'.repeat(81) }, now)).rejects.toThrow('is no address');
  await expect(splitClub(db, { ...wish, newName: ' – ' }, now)).rejects.toThrow('" – " is no name; it needs letters or digits');
  await expect(splitClub(db, { ...wish, newName: 'FC Porto' }, now)).rejects.toThrow('"FC Porto" is a spelling of "porto" already');
  expect(await slugsOf('nacional-portugal')).toHaveLength(4);
});

it('refuses to tear a match apart that was told under a spelling that goes and one that stays', async () => {
  await ingest(match('Nacional', 'Porto', '2023-24', '2023-09-10'));
  await expect(splitClub(db, wish, now)).rejects.toThrow(
    'the match nacional-portugal-porto-2023-09-10 was told under spellings that go and under one that stays',
  );
  await db.query(`update matches set home_spellings = '{cd nacional}' where slug = 'nacional-portugal-porto-2023-09-10'`);
});

it('gives the new club the matches that were told under its spellings, and its share of the seasons', async () => {
  await db.query(`update matches set home_spellings = '{}' where slug = 'nacional-portugal-porto-2022-09-10'`);
  expect(await splitClub(db, wish, now)).toMatchObject({ matchesMoved: 2, matchesWithoutSpelling: 1 });
  expect(await slugsOf('nacional-de-lisboa')).toEqual(['nacional-de-lisboa-porto-2023-09-10', 'porto-nacional-de-lisboa-2024-02-10']);
  expect(await slugsOf('nacional-portugal')).toEqual(['nacional-portugal-porto-2022-09-10', 'porto-nacional-portugal-2023-02-10']);
  expect(await seasonsOf('nacional-de-lisboa')).toEqual(['2023-24']);
  expect(await seasonsOf('nacional-portugal')).toEqual(['2022-23']);
});

it('shortens the name of the new club for rows and narrow places', async () => {
  const { rows } = await db.query(`select name, row_name, short_name from teams where slug = 'nacional-de-lisboa'`);
  expect(rows).toEqual([{ name: 'Nacional de Lisboa', row_name: 'Nacional de Lisboa', short_name: 'Nacional de' }]);
});

it('leads from the former address of a match to its new one', async () => {
  const { rows } = await db.query(
    `select m.slug from former_slugs f join matches m on m.id = f.match_id where f.slug = 'nacional-portugal-porto-2023-09-10'`,
  );
  expect(rows).toEqual([{ slug: 'nacional-de-lisboa-porto-2023-09-10' }]);
});

it('stays split when the catalogue is stored again and the same is imported again', async () => {
  await storeCatalogue(db, { ...smallCatalogue(), hash: 'again' }, now);
  const { counts } = await ingest(
    match('CD Nacional', 'Porto', '2023-24', '2023-09-10'),
    match('Nacional', 'Porto', '2022-23', '2022-09-10'),
  );
  expect(counts).toMatchObject({ newMatches: 0, unknownClubs: 0 });
  expect(await slugsOf('nacional-de-lisboa')).toHaveLength(2);
});
