import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { addClub, colourClub, confirmClub, renameClub } from './decide-on-club.ts';
import { recordUnknownNames } from './record-unknown-names.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const teamAt = async (slug: string) =>
  (await db.query('select name, row_name as row, short_name as short, colours from teams where slug = $1', [slug])).rows[0];
const storeAgain = (hash: string) => storeCatalogue(db, { ...smallCatalogue(), hash }, now);

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [feedMatch('Accrington Stanley', 'Everton', '2024-04-06T14:00:00Z')]);
});

it('makes a provisional club one like any other, once', async () => {
  await confirmClub(db, 'accrington-stanley', { name: 'Accrington Stanley FC', shortName: 'Accrington' }, now);
  expect((await db.query('select 1 from provisional_clubs')).rowCount).toBe(0);
  expect(await teamAt('accrington-stanley')).toMatchObject({
    name: 'Accrington Stanley FC',
    row: 'Accrington Stanley',
    short: 'Accrington',
  });
  await expect(confirmClub(db, 'accrington-stanley', undefined, now)).rejects.toThrow('"accrington-stanley" is no provisional club');
});

it('gives a club another name at its address, which the catalogue leaves alone, and finds it by either', async () => {
  await renameClub(db, 'porto', { name: 'Futebol Clube do Porto', shortName: 'FCP' }, now);
  await storeAgain('second');
  expect(await teamAt('porto')).toMatchObject({ name: 'Futebol Clube do Porto', row: 'Futebol Clube do', short: 'FCP' });
  expect((await db.query("select 1 from team_names n join teams t on t.id = n.team_id where t.slug = 'porto'")).rowCount).toBe(0);
  const { rows } = await db.query(
    "select alias from team_aliases a join teams t on t.id = a.team_id where t.slug = 'porto' order by alias",
  );
  expect(rows.map(({ alias }) => alias)).toEqual(['FC Porto', 'Futebol Clube do Porto', 'Porto']);
});

it('gives a club colours, which the catalogue leaves alone', async () => {
  await colourClub(db, 'everton', ['#003399', '#ffffff'], now);
  await storeAgain('third');
  expect((await teamAt('everton'))?.colours).toEqual(['#003399', '#ffffff']);
  await expect(colourClub(db, 'everton', ['blue'], now)).rejects.toThrow('"blue" is no colour');
  await expect(colourClub(db, 'everton', [], now)).rejects.toThrow('one to three colours');
});

it('adds a club, whose matches are known from then on', async () => {
  const unknown = { kind: 'team', country: 'england', gender: 'men', name: 'Barnet FC', tournament: 'england.premier-league' } as const;
  await recordUnknownNames(db, 'football-data', [unknown], now);
  await addClub(db, { slug: 'barnet', name: 'Barnet FC', country: 'england', gender: 'men' }, now);
  expect((await ingestMatches(db, now, [feedMatch('Barnet FC', 'Everton', '2024-04-20T14:00:00Z')])).counts).toMatchObject({
    newMatches: 1,
    unknownClubs: 0,
  });
  expect(await listUnknownNames(db)).toEqual([]);
});

it.each([
  ['the address "everton" is taken', { slug: 'everton' }],
  ['the address "matches" is reserved', { slug: 'matches' }],
  ['"Nowhere!" is no address', { slug: 'Nowhere!' }],
  ['no country "atlantis"', { country: 'atlantis' }],
  ['"Arsenal FC" is a spelling of "arsenal" already', { name: 'Arsenal FC' }],
  ['"\u200b" is no name', { name: '\u200b' }],
  ['" " is no name', { rowName: ' ' }],
  ['"Nowhere Rovers" has more than 12 characters', { shortName: 'Nowhere Rovers' }],
])('refuses a new club and says that %s', async (reason, over) => {
  const wish = { slug: 'nowhere', name: 'Nowhere', country: 'england', gender: 'men', ...over } as const;
  await expect(addClub(db, wish, now)).rejects.toThrow(reason);
});

it('refuses to give a club the name of another', async () => {
  await expect(renameClub(db, 'everton', { name: 'Arsenal' }, now)).rejects.toThrow('"Arsenal" is a spelling of "arsenal" already');
});
