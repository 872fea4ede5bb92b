import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { dayNumberOf, rateClubs } from './forecasting/rate-clubs.ts';
import { publishForecasts } from './publish-forecasts.ts';
import { publishTips } from './publish-tips.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const reach = { now, until: new Date('2024-04-10T09:00:00Z') };
const clubs = ['Arsenal', 'Everton', 'Man City', 'Man United'] as const;
const dayMs = 86_400_000;

/** Returns so many results in which every club meets every other, one a week until the week before. */
function results(count: number) {
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => [home, away] as const));
  return Array.from({ length: count }, (_, at) => {
    const [home, away] = pairs[(at * 5) % pairs.length] as (typeof pairs)[number];
    const day = new Date(+now - 7 * dayMs * (count - at)).toISOString();
    return feedMatch(home, away, day, { ...ended(at % 3, (at + 1) % 2), season: '2022-23' });
  });
}

const quote = (bookmaker: string, home: number): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'opening',
  quotedAt: new Date('2024-04-06T08:00:00Z'),
  prices: [home, 3.3, 3.2],
});
/**
 * Quotes by which the home side is worth less than bet365 pays; the sharpest bookmaker is, like BetOnline, licensed in none of the site's
 * countries.
 */
const ofOne = [quote('pinnacle', 2.3), quote('betonline', 2.5), quote('bet365', 2.55)];
const fixture = (quotes: FeedQuote[]) => feedMatch('Arsenal', 'Everton', '2024-04-08T14:00:00Z', { quotes });

async function forecasts(): Promise<number> {
  await db.query('delete from forecasts');
  const tournaments = await listForecastTournaments(db);
  await publishForecasts(db, await rateClubs(db, tournaments, dayNumberOf(now)), tournaments, reach);
  return (await db.query('select from forecasts')).rows.length;
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query(`update tournaments set field_sources = '{"name": "api-football"}', tier = null`);
  await ingestMatches(db, now, [...results(49), fixture(ofOne)]);
});

describe('a competition that a source has added', () => {
  it('has forecasts from its fiftieth result on', async () => {
    expect(await forecasts()).toBe(0);
    await ingestMatches(db, now, [feedMatch('Everton', 'Arsenal', '2024-04-05T14:00:00Z', { ...ended(1, 1), season: '2022-23' })]);
    expect(await forecasts()).toBe(1);
  });

  it('has none where it is one of youth, of second teams or of friendlies', async () => {
    for (const level of ['youth', 'reserves', 'friendly']) {
      await db.query('update tournaments set level = $1', [level]);
      expect({ level, forecasts: await forecasts() }).toEqual({ level, forecasts: 0 });
    }
    await db.query(`update tournaments set level = 'senior'`);
    expect(await forecasts()).toBe(1);
  });

  it('has a tip only where two licensed bookmakers quote', async () => {
    expect(await publishTips(db, 'football', reach, 'reconstructed')).toBe(0);
    await ingestMatches(db, now, [fixture([...ofOne, quote('ladbrokes', 2.5)])]);
    await db.query('update forecasts set priced_at = null');
    expect(await publishTips(db, 'football', reach, 'reconstructed')).toBe(1);
  });
});
