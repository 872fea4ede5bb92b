import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import type { ForecastFactors } from '#domain/forecast/forecast.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { dayNumberOf, rateClubs } from './forecasting/rate-clubs.ts';
import { publishForecasts } from './publish-forecasts.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-08-10T09:00:00Z');
const dayMs = 86_400_000;

/** Returns a season in which every club meets every other at home, two days apart. */
function season(label: string, firstDay: string, clubs: readonly string[], played: boolean): FeedMatch[] {
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => [home, away] as const));
  return pairs.map(([home, away], index) =>
    feedMatch(home, away, new Date(Date.parse(firstDay) + index * 2 * dayMs).toISOString(), {
      season: label,
      ...(played && ended(2, 1)),
    }),
  );
}

async function factorsOf(label: string): Promise<ForecastFactors[]> {
  const { rows } = await db.query<{ factors: ForecastFactors }>(
    'select f.grounds as factors from forecasts f join matches m on m.id = f.match_id join seasons s on s.id = m.season_id where s.label = $1',
    [label],
  );
  return rows.map(({ factors }) => factors);
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await addClubs(db, 'Oldham', 'Bury', 'Leyton');
  // Oldham and Bury are gone in the second season and play nowhere that is recorded; Leyton comes up.
  const first = season('2023-24', '2023-10-01T15:00:00Z', ['Arsenal', 'Everton', 'Man City', 'Oldham', 'Bury'], true);
  const second = season('2024-25', '2024-08-17T15:00:00Z', ['Arsenal', 'Everton', 'Man City', 'Leyton'], false);
  // Of the season after that only its first match is known.
  const third = feedMatch('Arsenal', 'Everton', '2025-08-16T15:00:00Z', { season: '2025-26' });
  await ingestMatches(db, now, [...first, ...second, third]);
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(now));
  await publishForecasts(db, ratings, tournaments, { now, until: new Date('2025-12-31T00:00:00Z') });
});

it('a forecast ranks the clubs of its match’s season, not those that have left the league', async () => {
  const factors = await factorsOf('2024-25');
  expect(factors).toHaveLength(12);
  expect(new Set(factors.map(({ clubsRanked }) => clubsRanked))).toEqual(new Set([4]));
  const ranks = factors.flatMap(({ home, away }) => [home.attackRank, away.attackRank, home.defenceRank, away.defenceRank]);
  expect(Math.max(...ranks.map((rank) => rank ?? Number.NaN))).toBeLessThanOrEqual(4);
});

it('a forecast ranks nobody while only the first matches of its season are known', async () => {
  expect(await factorsOf('2025-26')).toMatchObject([{ clubsRanked: 0 }]);
  expect((await factorsOf('2025-26'))[0]?.home).not.toHaveProperty('attackRank');
});
