import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { type Clock, clockRunningFrom, systemClock } from '#domain/time/clock.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/factories/test-database.ts';
import { forecastingJobs } from './forecasting-jobs.ts';

const dayMs = 86_400_000;

/** Returns two years of matches of four equally strong clubs, and a match tomorrow with a price that is too high. */
function matchesAround(now: Date): FeedMatch[] {
  const pairs = [
    ['Arsenal', 'Everton'],
    ['Man City', 'Man United'],
    ['Everton', 'Man City'],
    ['Man United', 'Arsenal'],
    ['Arsenal', 'Man City'],
    ['Everton', 'Man United'],
  ] as const;
  const scores = [ended(2, 1), ended(1, 1), ended(0, 1)];
  const past = Array.from({ length: 108 }, (_, index) => {
    const [home, away] = pairs[index % 6] as (typeof pairs)[number];
    const day = new Date(now.getTime() - (index + 1) * 6.5 * dayMs).toISOString();
    return feedMatch(home, away, day, { ...scores[Math.floor(index / 6) % 3], season: '2022-23' });
  });
  const homePrices = { pinnacle: 2.3, 'william-hill': 2.3, ladbrokes: 2.5, bet365: 2.55 };
  const quotes = Object.entries(homePrices).map(([bookmaker, home]) => ({
    bookmaker,
    market: 'match-result' as const,
    line: 0,
    phase: 'opening' as const,
    quotedAt: new Date(now.getTime() - dayMs / 24),
    prices: [home, 3.3, 3.2],
  }));
  return [...past, feedMatch('Arsenal', 'Everton', new Date(now.getTime() + dayMs).toISOString(), { quotes })];
}

/** Databases, one for each test. */
const databases = [await createTestDatabase(), await createTestDatabase(), await createTestDatabase(), await createTestDatabase()];

/** Returns a database with the forecast of tomorrow's match. */
async function forecastDatabase(now: Date) {
  const { db, connectionString } = databases.pop() as TestDatabase;
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, matchesAround(now));
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(now));
  await publishForecasts(db, ratings, tournaments, { now, until: new Date(now.getTime() + 3 * dayMs) });
  return { db, address: () => connectionString };
}

it.each<[string, Clock]>([
  ['live', systemClock],
  ['clock-set', clockRunningFrom(new Date('2024-04-05T09:00:00Z'))],
])('a tip that the running site writes before kick-off is %s', async (origin, clock) => {
  const { db, address } = await forecastDatabase(clock.now());
  const job = forecastingJobs(address, false).find(({ name }) => name === 'publish-tips');
  await job?.run({ db, clock, signal: new AbortController().signal });
  const { rows } = await db.query('select origin, selection from tips');
  expect(rows).toEqual([{ origin, selection: 'home' }]);
});

it.each([
  [true, [{ from: '2023-12-08', until: '2024-04-05' }]],
  [false, []],
])('works the record of 120 days out afterwards where the dataset says so: %s', async (recordIsRebuilt, expected) => {
  const clock = clockRunningFrom(new Date('2024-04-05T09:00:00Z'));
  const { db, address } = await forecastDatabase(clock.now());
  const job = forecastingJobs(address, recordIsRebuilt).find(({ name }) => name === 'publish-tips');
  await job?.run({ db, clock, signal: new AbortController().signal });
  const { rows } = await db.query('select from_day::text as from, done_day::text as until from reconstructions');
  expect(rows).toEqual(expected);
});
