import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { countLags } from '#data/commands/live/count-lags.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import { countDelays } from '#domain/live/delay-histogram.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { allAllowed } from '#tests/factories/all-allowed.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountApi } from './mount-api.ts';
import { openApiDocument } from './open-api-document.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const app = new Hono();
mountApi(app, {
  db,
  ...allAllowed(db),
  clock: clockStandingAt(now),
  publicUrl: 'https://tips.example',
  origins: new Set(['https://tips.example', 'https://tipps.example']),
  visitorCountry: async (request) => request.headers.get('x-test-country') ?? undefined,
  reportError: () => {},
});

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query("update tournaments set current_season = '2023-24' where id <> 'uruguay.primera-division'");
});

type Paths = typeof openApiDocument.paths;
/** The paths that accept GET. */
type Path = { [Name in keyof Paths]: Paths[Name] extends { readonly get: unknown } ? Name : never }[keyof Paths];

/** Requests a path, and checks the answer against the schema that the OpenAPI document promises for its status. */
async function ask(path: Path, query = '', headers: Record<string, string> = {}) {
  const response = await app.request(`${path}${query}`, { headers });
  const body = await response.json();
  const promised = (openApiDocument.paths[path].get.responses as Record<number, { content: { 'application/json': { schema: object } } }>)[
    response.status
  ];
  if (promised === undefined) throw new Error(`the document promises no status ${response.status} for ${path}`);
  const schema = promised.content['application/json'].schema;
  const resolved = '$ref' in schema ? openApiDocument.components.schemas.Error : schema;
  expect(z.fromJSONSchema(resolved as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body).error).toBeUndefined();
  return { status: response.status, body, headers: response.headers };
}

describe('/api/location', () => {
  it('tells code and English name of the country', async () => {
    expect((await ask('/api/location', '', { 'x-test-country': 'BR' })).body).toEqual({ data: { c: 'BR', cn: 'Brazil' } });
  });
  it('says null where the country is not known, and is never shared by caches', async () => {
    const { body, headers } = await ask('/api/location');
    expect(body).toEqual({ data: { c: null, cn: null } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('/api/predictions', () => {
  it('has those on record with their proof, then those that have not frozen', async () => {
    await ingestMatches(db, now, [
      feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
      feedMatch('Chelsea', 'Fulham', '2024-04-06T16:30:00Z'),
      feedMatch('Burnley', 'Luton Town', '2024-04-07T14:00:00Z'),
    ]);
    const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
    for (const { id } of rows) await aForecast(db, { matchId: id });
    const kickoffUtc = new Date('2024-04-06T14:00:00Z');
    const window = { startsFrom: kickoffUtc, startsUntil: new Date('2024-04-06T14:15:00Z') };
    const frozen = aPrediction({ matchId: rows[0]?.id as number, kickoffUtc, result: 'draw', homeScore: 1, awayScore: 1 });
    await inTransaction(db, (client) => recordPredictions(client, [frozen], { sport: 'football', window, origin: 'clock-set', now }));
    const { body } = await ask('/api/predictions', '?day=2024-04-06');
    expect(body.data).toMatchObject([
      {
        home: 'Arsenal',
        result: 'draw',
        likeliest_score: { home: 1, away: 1 },
        outcome: null,
        proof: '/track-record/predictions/1-0.json',
      },
      { home: 'Chelsea', result: 'home', likeliest_score: { home: 2, away: 1 }, outcome: null, proof: null },
    ]);
    expect((await ask('/api/predictions', '?sport=tennis')).body).toEqual({ data: [] });
  });

  it('has at most 500 a page, from which a link leads on behind the last one', async () => {
    const kickoffUtc = new Date('2024-07-01T14:00:00Z');
    const window = { startsFrom: kickoffUtc, startsUntil: new Date('2024-07-01T14:15:00Z') };
    const many = Array.from({ length: 501 }, (_, at) => aPrediction({ matchId: 1_000 + at, kickoffUtc }));
    await inTransaction(db, (client) => recordPredictions(client, many, { sport: 'football', window, origin: 'clock-set', now }));
    const first = await ask('/api/predictions', '?day=2024-07-01');
    const [, query = ''] = /^<\/api\/predictions(\?[^>]*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await ask('/api/predictions', query);
    const ids = [first, second].map(({ body }) => body.data.map(({ match_id }: { match_id: number }) => match_id));
    expect(ids).toEqual([many.slice(0, 500).map(({ matchId }) => matchId), [1_500]]);
    expect(second.headers.get('link')).toBeNull();
  });

  it('names what is wrong with a call', async () => {
    expect((await ask('/api/predictions', '?after=yesterday')).body.error).toMatchObject({ code: 'malformed_id', parameter: 'after' });
    expect((await ask('/api/predictions', '?day=2024-02-30')).body.error).toMatchObject({ code: 'malformed_day', parameter: 'day' });
    expect((await ask('/api/predictions', '?sport=chess')).body.error).toMatchObject({ code: 'unknown_sport', parameter: 'sport' });
  });
});

describe('/api/live-lag', () => {
  it('has how long changes took, by source and competition, and no figure where it was more than an hour', async () => {
    expect((await ask('/api/live-lag')).body).toEqual({ data: { since: '2024-03-10', sources: [] } });
    const { rows } = await db.query<{ id: number }>("select numeric_id as id from tournaments where id = 'england.premier-league'");
    const counted = { day: '2024-04-05', source: 'api-football', tournamentId: rows[0]?.id as number };
    await countLags(db, [{ ...counted, counts: countDelays([4, 14, 15, 5_000]) }]);
    const lag = { changes: 4, p50_seconds: 16, p95_seconds: null };
    expect((await ask('/api/live-lag')).body).toEqual({
      data: {
        since: '2024-03-10',
        sources: [{ source: 'api-football', ...lag, competitions: [{ id: 'england.premier-league', ...lag }] }],
      },
    });
    expect((await ask('/api/live-lag', '?day=2024-04-05')).body.error.code).toBe('unknown_parameter');
  });
});

describe('from another origin', () => {
  const allowed = async (origin: string, query = '') =>
    (await ask('/api/soccer/tournament/top', query, { origin })).headers.get('access-control-allow-origin');
  it('pages of this site may read answers, and refusals', async () => {
    expect(await allowed('https://tips.example')).toBe('https://tips.example');
    expect(await allowed('https://tipps.example', '?limit=0')).toBe('https://tipps.example');
    expect((await ask('/api/soccer/tournament/top', '', { origin: 'https://tips.example' })).headers.get('vary')).toContain('Origin');
  });
  it('pages of other sites may not', async () => {
    expect(await allowed('https://elsewhere.example')).toBeNull();
    expect(await allowed('https://tips.example.elsewhere.example')).toBeNull();
    expect(await allowed('null')).toBeNull();
  });
});

describe('/api/soccer/tournament/top', () => {
  it('gives the competitions that have matches, the most important first', async () => {
    const { body } = await ask('/api/soccer/tournament/top', '?only=id,name');
    expect(body).toEqual({
      data: [
        { id: 'england.premier-league', name: 'Premier League' },
        { id: 'portugal.liga-portugal', name: 'Liga Portugal' },
        { id: 'england.fa-cup', name: 'FA Cup' },
      ],
    });
  });
  it('keeps to the limit', async () => {
    expect((await ask('/api/soccer/tournament/top', '?limit=1')).body.data).toHaveLength(1);
  });
  it.each(['0', '16', '-1', '1.5', 'abc', ''])('refuses the limit "%s"', async (limit) => {
    const { status, body } = await ask('/api/soccer/tournament/top', `?limit=${limit}`);
    expect([status, body.error.code, body.error.parameter]).toEqual([400, 'out_of_range', 'limit']);
  });
  it('refuses a field that it does not have, by name', async () => {
    const { status, body } = await ask('/api/soccer/tournament/top', '?only=id,nmae');
    expect([status, body.error.code, body.error.parameter]).toEqual([400, 'unknown_field', 'only']);
    expect(body.error.message).toContain('"nmae"');
  });
  it('refuses a parameter that it does not have', async () => {
    const { status, body } = await ask('/api/soccer/tournament/top', '?limt=3');
    expect([status, body.error.code, body.error.parameter]).toEqual([400, 'unknown_parameter', 'limt']);
  });
  it.each(['only=id&only=name', 'limit=1&limit=2'])('refuses the repeated parameter in %s', async (query) => {
    const { status, body } = await ask('/api/soccer/tournament/top', `?${query}`);
    expect([status, body.error.code, body.error.parameter]).toEqual([400, 'repeated_parameter', query.split('=')[0]]);
  });
});

describe('/api/soccer/tournament/countries', () => {
  it('gives the ids of a country as one text joined by commas', async () => {
    expect((await ask('/api/soccer/tournament/countries')).body).toEqual({
      data: [
        { country: 'England', ids: 'england.premier-league,england.fa-cup', tournaments_count: 2 },
        { country: 'Portugal', ids: 'portugal.liga-portugal', tournaments_count: 1 },
      ],
    });
  });
});

describe('/api/soccer/tournament', () => {
  it('carries every field of the specification', async () => {
    const { body } = await ask('/api/soccer/tournament', '?ids=england.premier-league');
    expect(Object.keys(body.data[0]).sort()).toEqual([
      'category_slug',
      'country',
      'coverage',
      'created_at',
      'current_season',
      'gender_type',
      'id',
      'logo_urls',
      'name',
      'numeric_id',
      'slug',
      'type',
      'updated_at',
    ]);
    expect(body.data[0]).toMatchObject({ category_slug: 'england', slug: 'premier-league', country: 'England', current_season: '2023-24' });
  });
  it('leaves out ids that do not exist', async () => {
    expect((await ask('/api/soccer/tournament', '?ids=portugal.liga-portugal,spain.none&only=id')).body).toEqual({
      data: [{ id: 'portugal.liga-portugal' }],
    });
  });
  it('refuses a malformed id, by its value', async () => {
    const { status, body } = await ask('/api/soccer/tournament', '?ids=england.premier-league,1;drop');
    expect([status, body.error.code, body.error.parameter]).toEqual([400, 'malformed_id', 'ids']);
    expect(body.error.message).toContain('"1;drop"');
  });
  it('asks for ids', async () => {
    expect((await ask('/api/soccer/tournament')).body.error).toMatchObject({ code: 'missing_parameter', parameter: 'ids' });
  });
});

it.each([
  [503, 'unavailable', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  [500, 'internal', new Error('column "nmae" does not exist')],
])('answers a failure with %i %s, and reports it', async (status, code, failure) => {
  const reported: unknown[] = [];
  const failing = new Hono();
  const query = () => Promise.reject(failure);
  mountApi(failing, {
    db: { query } as unknown as typeof db,
    ...allAllowed({ query } as unknown as typeof db),
    clock: clockStandingAt(now),
    publicUrl: 'https://tips.example',
    origins: new Set(),
    visitorCountry: async () => undefined,
    reportError: (error) => reported.push(error),
  });
  const response = await failing.request('/api/soccer/tournament/top');
  expect([response.status, (await response.json()).error.code, reported]).toEqual([status, code, [failure]]);
});

it('answers an unknown address of the API in JSON', async () => {
  const response = await app.request('/api/soccer/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'unknown_address', parameter: null } });
});
