import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { mountApi } from '#app/endpoints/api/mount-api.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { allAllowed } from '#tests/factories/all-allowed.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { offersSchema } from './offers-answer.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-22T15:00:00Z');
const app = new Hono();
mountApi(app, {
  db,
  ...allAllowed(db),
  clock: clockStandingAt(now),
  publicUrl: 'https://tips.example',
  origins: new Set(),
  visitorCountry: async (request) => request.headers.get('x-test-country') ?? undefined,
  reportError: () => {},
});

async function ask(query: string, country?: string) {
  const response = await app.request(`/api/offers?${query}`, { headers: country === undefined ? {} : { 'x-test-country': country } });
  const body = await response.json();
  if (response.status === 200) offersSchema.strict().parse(body);
  return { status: response.status, body, caching: response.headers.get('cache-control') };
}

describe('/api/offers', () => {
  it('gives a British reader of English pages the bookmakers licensed in Britain, to nobody else', async () => {
    const { status, body, caching } = await ask('language=en&placement=hbanner&sport=soccer', 'GB');
    expect([status, caching]).toEqual([200, 'private, no-store']);
    expect(body).toEqual({
      data: [
        {
          bookmaker: 'bet365',
          name: 'bet365',
          path: '/market/bet365/soccer/hbanner',
          country: 'GB',
          minimum_age: 18,
          bonus: { kind: 'net-winnings-boost', percent: 50 },
        },
        {
          bookmaker: 'ladbrokes',
          name: 'Ladbrokes',
          path: '/market/ladbrokes/soccer/hbanner',
          country: 'GB',
          minimum_age: 18,
          bonus: null,
        },
        {
          bookmaker: 'williamhill',
          name: 'William Hill',
          path: '/market/williamhill/soccer/hbanner',
          country: 'GB',
          minimum_age: 18,
          bonus: null,
        },
      ],
      because: null,
      seconds: null,
    });
  });

  it.each([
    ['language=en&placement=hbanner', undefined, 'unknown-country'],
    ['language=en&placement=hbanner', 'FR', 'unknown-country'],
    ['language=en&placement=hbanner', 'IT', 'forbidden'],
    ['language=it&placement=hbanner', 'GB', 'forbidden'],
    ['language=en&placement=littlebanner&bookmaker=sbobet', 'GB', 'not-licensed'],
    ['language=de&placement=claimbonus', 'DE', 'no-bonuses'],
  ])('%s from %s: none, because %s', async (query, country, because) => {
    const { status, body, caching } = await ask(query, country);
    expect([status, body, caching]).toEqual([200, { data: [], because, seconds: null }, 'private, no-store']);
  });

  it.each([
    ['placement=hbanner', 'missing_parameter', 'language'],
    ['language=en', 'missing_parameter', 'placement'],
    ['language=fr&placement=hbanner', 'out_of_range', 'language'],
    ['language=en&placement=popup', 'out_of_range', 'placement'],
    ['language=en&placement=hbanner&sport=chess', 'out_of_range', 'sport'],
    ['language=en&placement=hbanner&bookmaker=bwin', 'out_of_range', 'bookmaker'],
    ['language=en&placement=hbanner&match=1e3', 'malformed_id', 'match'],
    ['language=en&placement=hbanner&match=99999999999', 'malformed_id', 'match'],
    ['language=en&placement=hbanner&match=2147483647', 'out_of_range', 'match'],
    ['language=en&placement=hbanner&country=GB', 'unknown_parameter', 'country'],
  ])('refuses %s', async (query, code, parameter) => {
    const { status, body } = await ask(query, 'GB');
    expect([status, body.error.code, body.error.parameter]).toEqual([400, code, parameter]);
  });
});

describe('beside a match', () => {
  const slugs: Record<string, number> = {};
  beforeAll(async () => {
    await storeCatalogue(db, smallCatalogue(), now);
    await ingestMatches(db, now, [
      feedMatch('Arsenal', 'Everton', '2026-11-22T14:00:00Z', { season: '2026-27', status: 'live' }),
      feedMatch('Man City', 'Man United', '2026-11-22T16:30:00Z', { season: '2026-27' }),
      feedMatch('Everton', 'Man City', '2026-11-22T14:45:00Z', { season: '2026-27' }),
      feedMatch('Arsenal', 'Man United', '2026-11-21T15:00:00Z', { season: '2026-27', ...ended(1, 1) }),
    ]);
    const { rows } = await db.query<{ id: number; slug: string }>('select id, slug from matches');
    for (const { id, slug } of rows) slugs[slug.replace(/-2026.*/, '')] = id;
  });
  const askBeside = async (match: string, country: string, language: string) =>
    (await ask(`language=${language}&placement=prediction&sport=soccer&match=${slugs[match]}`, country)).body;

  it('stands nothing while it is played, or should be, where the law allows no offers beside live scores', async () => {
    for (const match of ['arsenal-everton', 'everton-manchester-city']) {
      for (const [country, language] of [
        ['GB', 'en'],
        ['DE', 'de'],
        ['GB', 'de'],
      ] as const) {
        expect(await askBeside(match, country, language), `${match} ${country}`).toEqual({
          data: [],
          because: 'live-match',
          seconds: null,
        });
      }
    }
  });

  it('stand offers until it begins, and again when it is over', async () => {
    expect(await askBeside('manchester-city-manchester-united', 'DE', 'de')).toMatchObject({ because: null, seconds: 90 * 60 });
    expect(await askBeside('arsenal-manchester-united', 'DE', 'de')).toMatchObject({ because: null, seconds: null });
  });
});
