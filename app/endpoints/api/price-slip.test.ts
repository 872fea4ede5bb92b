import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { allAllowed } from '#tests/factories/all-allowed.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountApi } from './mount-api.ts';
import { openApiDocument } from './open-api-document.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const app = new Hono();
mountApi(app, {
  db,
  ...allAllowed(db),
  clock: clockStandingAt(now),
  publicUrl: 'https://tips.example',
  origins: new Set(),
  visitorCountry: async () => undefined,
  reportError: () => {},
});

const quote = (bookmaker: string, hour: number, prices: readonly number[], more: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'moving',
  quotedAt: new Date(Date.UTC(2024, 3, 6, hour)),
  prices,
  ...more,
});
const ids: Record<string, number> = {};

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const quotes = [
    quote('bet365', 8, [2.6, 3.4, 2.8]),
    quote('bet365', 11, [2.44, 3.2, 3.2]),
    quote('william-hill', 9, [2.5, 3.1, 3.0]),
    quote('betfair-exchange', 10, [2.9, 3.9, 3.9]),
    quote('bet365', 10, [1.9, 1.95], { market: 'total-goals', line: 2.5 }),
  ];
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { quotes }),
    feedMatch('Man City', 'Man United', '2024-04-06T11:30:00Z', { quotes: [quote('bet365', 9, [1.5, 4.5, 6])] }),
    feedMatch('Everton', 'Man City', '2024-04-02T14:00:00Z', ended(1, 0)),
    feedMatch('Man United', 'Arsenal', '2024-04-07T14:00:00Z', { status: 'postponed' }),
    feedMatch('Man City', 'Arsenal', '2024-04-09T19:00:00Z'),
  ]);
  const { rows } = await db.query<{ slug: string; id: number }>('select slug, id from matches');
  for (const { slug, id } of rows) ids[slug] = id;
  await aForecast(db, { matchId: ids['arsenal-everton-2024-04-06'] as number, pricedAt: now });
  const marketInformed = { homeGoals: 2, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 };
  await aForecast(db, { matchId: ids['manchester-city-arsenal-2024-04-09'] as number, marketInformed });
});

type SlipAnswer = { as_of: string; legs: Record<string, unknown>[] };

/** Requests the prices of a slip, and checks the answer against the schema that the OpenAPI document promises for its status. */
async function ask(query: string) {
  const response = await app.request(`/api/soccer/slip${query}`);
  const body = await response.json();
  const promised = openApiDocument.paths['/api/soccer/slip'].get.responses[response.status as 200];
  const schema: object = promised.content['application/json'].schema;
  const resolved = '$ref' in schema ? openApiDocument.components.schemas.Error : schema;
  expect(z.fromJSONSchema(resolved as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body).error).toBeUndefined();
  return { status: response.status, error: body.error, data: body.data as SlipAnswer };
}

const legsOf = async (...legs: string[]) => (await ask(`?legs=${legs.join(',')}`)).data.legs;

describe('the selections of a slip', () => {
  it('are worth the best of the newest prices of the bookmakers, exchanges left out', async () => {
    const match = ids['arsenal-everton-2024-04-06'];
    const legs = await legsOf(`${match}:match-result:0:home`, `${match}:match-result:0:away`, `${match}:total-goals:2.5:under`);
    expect(legs.map(({ decimal_odds }) => decimal_odds)).toEqual([2.5, 3.2, 1.95]);
    expect(legs[0]).toMatchObject({
      match_id: match,
      sport: 'football',
      bookmaker: 'William Hill',
      state: 'open',
      home: 'Arsenal',
      away: 'Everton',
      slug: 'arsenal-everton-2024-04-06',
      kickoff_utc: '2024-04-06T14:00:00.000Z',
    });
  });

  it('have the chance of the forecast with its fair price: both score with (1 − e^−1.8)(1 − e^−1.5)', async () => {
    const [leg] = await legsOf(`${ids['arsenal-everton-2024-04-06']}:both-teams-to-score:0:yes`);
    const chance = (1 - Math.exp(-1.8)) * (1 - Math.exp(-1.5));
    expect(leg?.probability).toBeCloseTo(chance, 6);
    expect(leg?.fair_odds).toBeCloseTo(1 / chance, 5);
    expect(leg).toMatchObject({ basis: 'blended', decimal_odds: null });
  });

  it('rest on the odds of earlier matches where nobody prices theirs yet: both score with (1 − e^−2)(1 − e^−1)', async () => {
    const [leg] = await legsOf(`${ids['manchester-city-arsenal-2024-04-09']}:both-teams-to-score:0:yes`);
    expect(leg).toMatchObject({ basis: 'market-informed', probability: expect.closeTo((1 - Math.exp(-2)) * (1 - Math.exp(-1)), 6) });
  });

  it('say which matches can no longer be chosen, without figures', async () => {
    const legs = await legsOf(
      `${ids['manchester-city-manchester-united-2024-04-06']}:match-result:0:home`,
      `${ids['everton-manchester-city-2024-04-02']}:match-result:0:home`,
      `${ids['manchester-united-arsenal-2024-04-07']}:match-result:0:home`,
      '2000000000:match-result:0:home',
    );
    expect(legs.map(({ state }) => state)).toEqual(['begun', 'over', 'off', 'unknown']);
    expect(legs.map(({ decimal_odds, probability }) => decimal_odds ?? probability)).toEqual([null, null, null, null]);
    expect(legs[3]).toMatchObject({ leg: '2000000000:match-result:0:home', match_id: null, slug: null });
  });

  it('are found by a number that the match once had', async () => {
    await db.query('insert into former_match_ids (match_id, former_id) values ($1, 900)', [ids['arsenal-everton-2024-04-06']]);
    const [leg] = await legsOf('900:match-result:0:draw');
    expect(leg).toMatchObject({ leg: '900:match-result:0:draw', match_id: ids['arsenal-everton-2024-04-06'], decimal_odds: 3.2 });
  });

  it('name the clubs in the language asked for', async () => {
    await db.query(
      "insert into team_names (team_id, locale, name, row_name, short_name) select id, 'el', 'Άρσεναλ', 'Άρσεναλ', 'Άρσεναλ' from teams where slug = 'arsenal'",
    );
    const { data } = await ask(`?legs=${ids['arsenal-everton-2024-04-06']}:match-result:0:draw&language=gr`);
    expect(data.legs[0]?.home).toBe('Άρσεναλ');
    expect(data.as_of).toBe('2024-04-06T12:00:00.000Z');
  });
});

it.each([
  ['', 'missing_parameter', 'legs', 'legs'],
  ['?legs=1:match-result:0:over', 'malformed_leg', 'legs', '"1:match-result:0:over"'],
  ['?legs=', 'malformed_leg', 'legs', '""'],
  [`?legs=${Array(21).fill('1:match-result:0:home').join(',')}`, 'out_of_range', 'legs', '21'],
  ['?legs=1:match-result:0:home&language=fr', 'out_of_range', 'language', '"fr"'],
  ['?legs=1:match-result:0:home&leg=2', 'unknown_parameter', 'leg', '"leg"'],
])('refuses %s: %s of %s', async (query, code, parameter, named) => {
  const { status, error } = await ask(query);
  expect([status, error.code, error.parameter]).toEqual([400, code, parameter]);
  expect(error.message).toContain(named);
});
