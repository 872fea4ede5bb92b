import { beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastMoves } from '#sports/football/data/queries/forecast/list-forecast-moves.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeModelForecasts } from './store-model-forecasts.ts';
import { storePricedForecasts } from './store-priced-forecasts.ts';

const { db } = await createTestDatabase();
const at = (hour: number) => new Date(Date.UTC(2024, 3, 5, hour));
const parameters = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };
const chances = (home: number, draw: number, away: number) => ({ home, draw, away, overTwoAndHalf: 0.6, bothScore: 0.6 });
let matchId: number;

await storeCatalogue(db, smallCatalogue(), at(0));
await ingestMatches(db, at(0), [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z')]);

beforeEach(async () => {
  matchId = (await db.query<{ id: number }>('select id from matches')).rows[0]?.id as number;
  await db.query('delete from forecasts');
  await db.query('delete from forecast_moves');
});

/** Stores a forecast of results alone; other `goals` make it another forecast even with the same chances. */
async function byResults(hour: number, said: ReturnType<typeof chances>, goals = hour + 1) {
  const club = { attackGoals: 1.6, defenceGoals: 1.3, formGoals: 0.1 };
  const forecast = {
    matchId,
    model: { ...parameters, homeGoals: goals / 10 },
    marketInformed: undefined,
    halfTimeShare: undefined,
    reliability: { level: 4, matches: 142 } as const,
    factors: { homeAdvantageGoals: 0.3, leagueGoalsPerMatch: 2.8, home: club, away: club, clubsRanked: 0 },
    chances: said,
  };
  await storeModelForecasts(db, [forecast], '1', at(hour));
}

const byPrices = (hour: number, said: ReturnType<typeof chances> | undefined) =>
  storePricedForecasts(db, [{ matchId, blended: said && parameters, chances: said, decisions: [] }], at(hour));

async function moves(): Promise<[hour: number, home: number, draw: number, away: number][]> {
  const found = (await listForecastMoves(db, [matchId])).get(matchId) ?? [];
  return found.map(({ at: moment, home, draw, away }) => [moment.getUTCHours(), home, draw, away]);
}

describe('the course of the chances', () => {
  it('begins with the first forecast', async () => {
    await byResults(8, chances(0.45, 0.25, 0.3));
    expect(await moves()).toEqual([[8, 0.45, 0.25, 0.3]]);
  });

  it('goes on where one of the three is half a point away from the last row, and not by less', async () => {
    await byResults(8, chances(0.45, 0.25, 0.3));
    await byResults(9, chances(0.454, 0.247, 0.299));
    await byResults(10, chances(0.4549, 0.2451, 0.3));
    expect(await moves()).toHaveLength(1);
    await byResults(11, chances(0.45, 0.245, 0.305));
    expect(await moves()).toEqual([
      [8, 0.45, 0.25, 0.3],
      [11, 0.45, 0.245, 0.305],
    ]);
  });

  it('is that of the headline forecast: once there are prices, what results alone say moves it no more', async () => {
    await byResults(8, chances(0.45, 0.25, 0.3));
    await byPrices(9, chances(0.48, 0.25, 0.27));
    await byResults(10, chances(0.4, 0.25, 0.35));
    expect(await moves()).toEqual([
      [8, 0.45, 0.25, 0.3],
      [9, 0.48, 0.25, 0.27],
    ]);
    await byPrices(11, undefined);
    expect((await moves()).at(-1)).toEqual([11, 0.4, 0.25, 0.35]);
  });

  it('has one row of a moment, with what was said last', async () => {
    await byResults(8, chances(0.45, 0.25, 0.3));
    await byPrices(8, chances(0.5, 0.25, 0.25));
    expect(await moves()).toEqual([[8, 0.5, 0.25, 0.25]]);
  });

  it('ends with the kick-off', async () => {
    await byResults(8, chances(0.45, 0.25, 0.3));
    await storePricedForecasts(
      db,
      [{ matchId, blended: parameters, chances: chances(0.6, 0.2, 0.2), decisions: [] }],
      new Date('2024-04-06T14:00:00Z'),
    );
    expect(await moves()).toHaveLength(1);
  });

  it('rests on no row that is later, where the past is walked through again', async () => {
    await byResults(12, chances(0.6, 0.2, 0.2));
    await byResults(8, chances(0.45, 0.25, 0.3));
    await byResults(9, chances(0.6, 0.2, 0.2));
    expect((await moves()).map(([hour]) => hour)).toEqual([8, 9, 12]);
  });
});
