import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { addSpelling } from './add-spelling.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const told = () => ingestMatches(db, now, [feedMatch('The Toffees', 'Arsenal', '2024-04-06T14:00:00Z')]);

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));

it('lets what was reported under a spelling come with the next import, and takes it off the list', async () => {
  await told();
  expect(await listUnknownNames(db)).toMatchObject([{ name: 'The Toffees' }]);
  await addSpelling(db, 'everton', 'The Toffees');
  expect(await listUnknownNames(db)).toEqual([]);
  expect((await told()).counts).toMatchObject({ newMatches: 1, unknownClubs: 0 });
  expect((await db.query('select slug from matches')).rows).toEqual([{ slug: 'everton-arsenal-2024-04-06' }]);
});

it('says so where the spelling is another club’s, or there is no such club, and changes nothing', async () => {
  await expect(addSpelling(db, 'arsenal', 'The Toffees')).rejects.toThrow('"The Toffees" is a spelling of "everton" already');
  await expect(addSpelling(db, 'nowhere', 'The Toffees')).rejects.toThrow('no club "nowhere"');
  expect((await told()).counts).toMatchObject({ newMatches: 0, unknownClubs: 0 });
});

it('changes nothing when it is said again', async () => {
  await addSpelling(db, 'everton', 'The Toffees');
  expect((await db.query("select 1 from team_aliases where alias = 'The Toffees'")).rowCount).toBe(1);
});
