import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { afterSplit, fourClubsOnce, splitFormats } from '#tests/factories/split-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { tableEmbed } from './table.server.tsx';

it('the embedded table of a season that was split has both parts under their names', async () => {
  const { db } = await createTestDatabase();
  const now = new Date('2021-06-01T12:00:00Z');
  await storeCatalogue(db, { ...smallCatalogue(), formats: splitFormats() }, now);
  await ingestMatches(db, now, [...fourClubsOnce('2020-21', 2021), ...afterSplit('2020-21', 2021)]);
  const { site } = createSiteForPages(db, now, { code: 'it' });
  const markup = await (await askResource(tableEmbed, site, '/embed/table/england/premier-league')).text();
  const told = [...markup.matchAll(/<h2[^>]*>([^<]*)<|<td class="[^"]*place[^"]*">(\d)<|teams\/([a-z-]+)"/g)].map(([, ...parts]) =>
    parts.find(Boolean),
  );
  expect(told).toEqual([
    'Girone per il titolo',
    ...['1', 'manchester-city', '2', 'arsenal'],
    'Girone salvezza',
    ...['3', 'manchester-united', '4', 'everton'],
  ]);
});
