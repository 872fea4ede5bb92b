import { expect, it } from 'vitest';
import { addSpelling } from '#data/commands/clubs/add-spelling.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeCatalogue } from './store-catalogue.ts';
import { weighSearchTerms } from './weigh-search-terms.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

const importanceOf = async (slug: string) =>
  (
    await db.query<{ importance: number }>(
      `select distinct importance from search_terms s left join teams t on s.kind = 'team' and t.id = s.subject_id
         left join tournaments c on s.kind = 'tournament' and c.numeric_id = s.subject_id where coalesce(t.slug, c.slug) = $1`,
      [slug],
    )
  ).rows.map(({ importance }) => importance);

it('stores the importance with the seasons of a club and of a competition, in new spellings too, and after priorities have changed', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query(`update tournaments set priority = 4 where slug = 'premier-league'`);
  expect(await importanceOf('arsenal')).toEqual([0]);
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z')]);
  expect([await importanceOf('arsenal'), await importanceOf('premier-league')]).toEqual([[0.25], [0.25]]);
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Chelsea', '2022-03-02T15:00:00Z', { season: '2021-22' })]);
  await addSpelling(db, 'arsenal', 'The Gunners of Islington', now);
  expect([await importanceOf('arsenal'), await importanceOf('everton')]).toEqual([[0.5], [0.25]]);
  await db.query(`update tournaments set priority = 2 where slug = 'premier-league'`);
  await weighSearchTerms(db);
  expect([await importanceOf('arsenal'), await importanceOf('premier-league')]).toEqual([[1], [1]]);
  await db.query('delete from matches; delete from season_entries');
  await weighSearchTerms(db);
  expect(await importanceOf('arsenal')).toEqual([0]);
});
