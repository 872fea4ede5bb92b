import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { addSpelling } from './add-spelling.ts';
import { recordUnknownNames } from './record-unknown-names.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const told = () => ingestMatches(db, now, [feedMatch('The Toffees', 'Arsenal', '2024-04-06T14:00:00Z')]);

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));

it('makes one of the club and the provisional one that goes by the spelling, and knows it from then on', async () => {
  expect((await told()).counts).toMatchObject({ newMatches: 1, unknownClubs: 1 });
  await addSpelling(db, 'everton', 'The Toffees', now);
  expect((await told()).counts).toMatchObject({ newMatches: 0, unknownClubs: 0 });
  expect((await db.query('select slug from matches')).rows).toEqual([{ slug: 'everton-arsenal-2024-04-06' }]);
  expect((await db.query('select 1 from provisional_clubs')).rowCount).toBe(0);
});

it('takes a spelling off the list of names that are held', async () => {
  const name = { kind: 'team', country: 'england', gender: 'men', name: 'Merseyside Blue', tournament: 'england.premier-league' } as const;
  await recordUnknownNames(db, 'football-data', [name], now);
  await addSpelling(db, 'everton', 'Merseyside Blue', now);
  expect(await listUnknownNames(db)).toEqual([]);
});

it('says so where the spelling is another club’s, or there is no such club, and changes nothing', async () => {
  await expect(addSpelling(db, 'arsenal', 'The Toffees', now)).rejects.toThrow('"The Toffees" is a spelling of "everton" already');
  await expect(addSpelling(db, 'nowhere', 'The Toffees', now)).rejects.toThrow('no club "nowhere"');
  expect((await told()).counts).toMatchObject({ newMatches: 0, unknownClubs: 0 });
});

it('changes nothing when it is said again', async () => {
  await addSpelling(db, 'everton', 'The Toffees', now);
  expect((await db.query("select 1 from team_aliases where alias = 'The Toffees'")).rowCount).toBe(1);
});

it('refuses a spelling without letters or digits, by which the club would be known under any dash, and cleans any other', async () => {
  await expect(addSpelling(db, 'everton', '– –', now)).rejects.toThrow('"– –" is no name; it needs letters or digits');
  await addSpelling(db, 'everton', `Blues\u200b  ${'of the river '.repeat(1000)}`, now);
  const { rows } = await db.query(`select length(alias)::int as length from team_aliases where alias like 'Blues of%'`);
  expect(rows).toEqual([{ length: 80 }]);
});
