import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listPlayedMatches } from './list-played-matches.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-08T08:00:00Z');
await storeCatalogue(db, smallCatalogue(), now);

it('hands the expected goals of a match to the ratings beside its other counts, where both sides are known', async () => {
  const statistics = { shots: [18, 10], expectedGoals: [1.97, 0.84] } as const;
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { ...ended(2, 1), statistics }),
    feedMatch('Everton', 'Arsenal', '2024-04-07T14:00:00Z', { ...ended(0, 0), statistics: { expectedGoals: [0.4, null] } }),
  ]);
  const day = Date.UTC(2024, 3, 6) / 86_400_000;
  const [first, second] = await listPlayedMatches(db, await listForecastTournaments(db), day, day + 2);
  expect(first).toMatchObject({ goals: { home: 2, away: 1 }, shots: [18, 10], expectedGoals: [1.97, 0.84] });
  expect(second).toBeDefined();
  expect(second).not.toHaveProperty('expectedGoals');
});
