import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { afterSplit, fourClubsOnce, splitFormats } from '#tests/factories/split-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { teamPage } from './team.page.ts';
import type { TeamView } from './team.server.ts';

it('a club in the lower part of a split has the table of that part', async () => {
  const { db } = await createTestDatabase();
  const now = new Date('2021-06-01T12:00:00Z');
  await storeCatalogue(db, { ...smallCatalogue(), formats: splitFormats() }, now);
  await ingestMatches(db, now, [...fourClubsOnce('2020-21', 2021), ...afterSplit('2020-21', 2021)]);
  const { site } = createSiteForPages(db, now, {});
  const { view } = await openPage<TeamView>(teamPage, site, '/teams/everton');
  expect(view.table?.table).toBe('relegation-group');
  expect(view.table?.rows.map(({ place, club, points }) => [place, club.slug, points])).toEqual([
    [3, 'manchester-united', 3],
    [4, 'everton', 1],
  ]);
});
