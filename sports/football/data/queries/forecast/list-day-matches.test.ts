import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listDayMatches, listRowNames } from './list-day-matches.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-01T09:00:00Z');

it('gives clubs the names that rows call them by', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Everton', 'Man City', '2024-04-06T16:00:00Z'),
    feedMatch('Man City', 'Arsenal', '2024-04-07T00:00:00Z'),
  ]);
  const matches = await listDayMatches(db, { from: new Date('2024-04-06T00:00:00Z'), to: new Date('2024-04-07T00:00:00Z') });
  const homeIds = matches.map(({ homeId }) => homeId);
  const names = await listRowNames(db, homeIds, 'en');
  expect(homeIds.map((id) => names.get(id))).toEqual(['Arsenal', 'Everton']);
});
