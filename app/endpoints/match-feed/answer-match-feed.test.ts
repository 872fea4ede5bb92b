import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mountApi } from '#app/endpoints/api/mount-api.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { storeOutcomes } from '#data/commands/prediction/store-outcomes.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listPublishedMatches } from '#data/queries/match-feed/list-published-matches.ts';
import { decodeAnswer, fetchAnswer } from '#data/sources/fetch-answer.ts';
import { createMatchFeedSource } from '#data/sources/match-feed/match-feed-source.ts';
import { childrenNamed, parseXml } from '#data/sources/match-feed/parse-xml.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { allAllowed } from '#tests/factories/all-allowed.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { faultsBySchema } from '#tests/factories/match-feed-schema.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createMatchFeedAnswerer } from './answer-match-feed.ts';

const now = new Date('2024-04-06T14:50:00Z');
const first = await createTestDatabase();
const second = await createTestDatabase();

/** A site on loopback with the API alone. */
function serveSite({ db }: typeof first): Promise<string> {
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
  return new Promise((listening) => {
    // Other files of the process go on with its own Response.
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, ({ port }: AddressInfo) =>
      listening(`http://127.0.0.1:${port}/api/match-feed.xml`),
    );
    afterAll(() => new Promise((closed) => server.close(closed)));
  });
}

const quoted = new Date('2024-04-06T09:00:00Z');
const season = feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z');

/** One match of each kind of content, as a source reported it, in order of kick-off. */
const told: readonly FeedMatch[] = [
  feedMatch('Everton', 'Manchester United', '2024-04-05T19:45:00Z', {
    round: { stage: 'matchday', matchday: 32, part: '2nd-phase' },
    status: 'finished',
    score: { current: { home: 1, away: 1 }, halfTime: { home: 0, away: 1 }, fullTime: { home: 1, away: 1 } },
    referee: "M. O'Neill & Söhne <1>",
    attendance: 39_014,
    venue: { name: 'Goodison "Old" Park', town: 'Liverpool' },
    events: [
      {
        minute: 17,
        side: 'away',
        kind: 'goal',
        playerName: 'Núñez, Á.',
        shirtNumber: 9,
        assistName: 'B. Pass',
        score: { home: 0, away: 1 },
      },
      { minute: 45, addedMinute: 2, side: 'home', kind: 'yellow-card', playerName: 'C. Foul' },
      { minute: 60, side: 'home', kind: 'substitution', playerName: 'D. In', shirtNumber: 14, replacedName: 'E. Out', replacedNumber: 7 },
      { minute: 90, addedMinute: 4, side: 'home', kind: 'own-goal', playerName: 'F. Unlucky', score: { home: 1, away: 1 } },
    ],
  }),
  {
    ...season,
    tournamentId: 'england.fa-cup',
    round: { stage: 'quarter-final', leg: 2 },
    home: { name: 'Manchester City' },
    away: { name: 'Arsenal' },
    kickoff: { known: true, utc: new Date('2024-04-06T11:30:00Z') },
    neutralVenue: true,
    status: 'finished',
    score: {
      current: { home: 2, away: 2 },
      halfTime: { home: 1, away: 0 },
      fullTime: { home: 1, away: 1 },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 4, away: 5 },
    },
  },
  {
    ...season,
    status: 'live',
    live: { period: 'first-half', minute: 45, addedMinute: 3 },
    score: { current: { home: 0, away: 0 } },
    events: [],
  },
  feedMatch('Manchester City', 'Manchester United', '2024-04-07T15:30:00Z', {
    quotes: [
      { bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt: quoted, prices: [1.8, 3.9, 4.2] },
      { bookmaker: 'pinnacle', market: 'match-result', line: 0, phase: 'moving', quotedAt: quoted, prices: [1.85, 3.75, null] },
      { bookmaker: 'pinnacle', market: 'asian-handicap', line: -0.75, phase: 'moving', quotedAt: quoted, prices: [2.02, 1.88] },
    ],
  }),
  {
    ...feedMatch('Nacional', 'Porto', '', { tournamentId: 'portugal.liga-portugal', status: 'postponed' }),
    kickoff: { known: false, day: '2024-04-10' as never },
  },
];

/** The matches that the site is to publish: with its own names of clubs and their countries, and the best prices in place of each bookmaker's. */
const published = told.map((match) => {
  const country = match.tournamentId.startsWith('portugal') ? 'portugal' : 'england';
  const name = { name: match.home.name === 'Porto' ? 'FC Porto' : match.home.name };
  const away = match.away.name === 'Porto' ? 'FC Porto' : match.away.name;
  const best = { bookmaker: 'market-best', phase: 'moving', quotedAt: quoted } as const;
  return {
    ...match,
    home: { ...name, country, externalId: expect.stringMatching(/^\d+$/) },
    away: { name: away, country, externalId: expect.stringMatching(/^\d+$/) },
    externalId: expect.stringMatching(/^\d+$/),
    row: expect.any(Number),
    quotes:
      match.quotes.length === 0
        ? []
        : [
            { ...best, market: 'asian-handicap', line: -0.75, prices: [2.02, 1.88] },
            { ...best, market: 'match-result', line: 0, prices: [1.85, 3.9, 4.2] },
          ],
  };
});

let address: string;
const source = createMatchFeedSource(
  { address: new URL('https://other.example/') },
  smallCatalogue().countries.flatMap(({ country, tournaments }) => tournaments.map(({ slug }) => `${country.slug}.${slug}`)),
  [],
);

/** Reads a site's feed as another site does: over the network, by the source. */
async function readFeed(site: string) {
  const [call] = createMatchFeedSource({ address: new URL(site) }, [], []).calls([], now);
  if (call === undefined) throw new Error('the source has no call');
  const answer = await fetchAnswer(call, { etag: null, lastModified: null }, AbortSignal.timeout(20_000));
  if (answer.state !== 'new') throw new Error('the site says that nothing has changed');
  const text = decodeAnswer(answer.bytes, call);
  return { text, batch: source.read(call, text, now), call, etag: answer.etag };
}

beforeAll(async () => {
  for (const { db } of [first, second]) await storeCatalogue(db, smallCatalogue(), now);
  const { problems } = await ingestAnswer(first.db, { name: 'openligadb', isSimulated: false }, now, told);
  expect(problems).toEqual([]);
  address = await serveSite(first);
}, 60_000);

describe('the feed of matches', () => {
  it('is read back without loss: every match that the site was told of, with its best prices', async () => {
    const { batch } = await readFeed(address);
    expect(batch.problems).toEqual([]);
    expect(batch.matches).toEqual(published);
  });

  it('has pages, each with the address of the next one, that are valid and have every match once, in the order of the whole', async () => {
    const answerFeed = createMatchFeedAnswerer({
      db: first.db,
      clock: clockStandingAt(now),
      publicUrl: 'https://tips.example',
      withheld: [],
      matchesPerPage: 2,
    });
    const app = new Hono().get('/api/match-feed.xml', (c) => answerFeed(c, new URL(c.req.url).searchParams));
    const found: string[][] = [];
    for (let page: string | undefined = '/api/match-feed.xml'; page !== undefined && found.length <= told.length; ) {
      const text = await (await app.request(page)).text();
      expect(faultsBySchema(text)).toEqual([]);
      found.push([...text.matchAll(/<match id="\d+" slug="([^"]+)"/g)].map(([, slug]) => slug as string));
      page = / next="https:\/\/tips\.example([^"]+)"/.exec(text)?.[1]?.replaceAll('&#38;', '&');
    }
    const whole = [...(await readFeed(address)).text.matchAll(/<match id="\d+" slug="([^"]+)"/g)].map(([, slug]) => slug as string);
    expect(found.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(found.flat()).toEqual(whole);
  });

  it('is the same however many of its matches are read at once', async () => {
    const day = (text: string) => localDayOf(new Date(text), 'UTC');
    const range = { from: day('2024-04-05'), to: day('2024-04-30'), tournamentId: undefined, after: undefined, limit: told.length };
    const whole = await listPublishedMatches(first.db, range, now);
    expect(whole).toHaveLength(told.length);
    expect(await listPublishedMatches(first.db, { ...range, atOnce: 2 }, now)).toEqual(whole);
  });

  it('is valid against the published schema', async () => {
    expect(faultsBySchema((await readFeed(address)).text)).toEqual([]);
  });

  it('is the same again from a second site that has read it, but for numbers, prices and the source', async () => {
    const { batch, text } = await readFeed(address);
    await ingestAnswer(second.db, { name: 'match-feed', isSimulated: false }, now, batch.matches);
    const again = (await readFeed(await serveSite(second))).text;
    const compared = (xml: string) => xml.replaceAll(/ id="\d+"|<source [^>]*>|<prices .*<\/prices>/g, '');
    expect(compared(again)).toBe(compared(text));
  });

  it('names the source and its licence with each match', async () => {
    const { text } = await readFeed(address);
    const source =
      '<source name="OpenLigaDB" address="https://www.openligadb.de/" licence="ODbL 1.0" licence-address="https://opendatacommons.org/licenses/odbl/1-0/"/>';
    expect(text.split(source)).toHaveLength(told.length + 1);
  });

  it('is not sent again to who has it, until something on its days changes', async () => {
    onTestFinished(async () => {
      await ingestAnswer(first.db, { name: 'openligadb', isSimulated: false }, now, told);
    });
    const { etag, call } = await readFeed(address);
    const again = () => fetchAnswer(call, { etag, lastModified: null }, AbortSignal.timeout(20_000));
    expect(await again()).toMatchObject({ state: 'unchanged' });
    await ingestAnswer(first.db, { name: 'openligadb', isSimulated: false }, now, [
      { ...told[2], score: { current: { home: 1, away: 0 } } } as FeedMatch,
    ]);
    const changed = await again();
    expect(changed.state === 'new' && decodeAnswer(changed.bytes, call)).toContain('<score home="1" away="0"');
  });

  it('tells what is predicted, as it would be recorded and as it was, with what came, and is valid and read as before', async () => {
    const { rows } = await first.db.query<{ slug: string; id: number; home: number; away: number; kickoff: Date }>(
      'select slug, id, home_team_id as home, away_team_id as away, kickoff_utc as kickoff from matches',
    );
    const of = (slug: string) => rows.find((match) => match.slug.startsWith(slug)) ?? expect.fail(`there is no ${slug}`);
    await aForecast(first.db, { matchId: of('manchester-city-manchester-united').id });
    const { id: matchId, home: homeClubId, away: awayClubId, kickoff: kickoffUtc } = of('everton-manchester-united');
    const chances = {
      homeChance: 0.58123,
      drawChance: 0.24877,
      awayChance: 0.17,
      homeScore: 2,
      awayScore: 0,
      overChance: 0.5,
      bothScoreChance: 0.4,
    };
    const window = { startsFrom: kickoffUtc, startsUntil: new Date(kickoffUtc.getTime() + 900_000) };
    const published = new Date('2024-04-05T19:30:00Z');
    await inTransaction(first.db, async (client) => {
      const frozen = aPrediction({ matchId, homeClubId, awayClubId, kickoffUtc, ...chances });
      const record = await recordPredictions(client, [frozen], { sport: 'football', window, origin: 'clock-set', now: published });
      const found = {
        matchStatus: 'finished',
        homeGoals: 1,
        awayGoals: 1,
        play: null,
        corners: null,
        cards: null,
        outcome: 'wrong',
      } as const;
      await storeOutcomes(client, [{ sequence: record?.sequence as number, leaf: 0, presentMatchId: matchId, ...found }], now);
    });
    const { text, batch } = await readFeed(await serveSite(first));
    expect(faultsBySchema(text)).toEqual([]);
    expect(batch.problems).toEqual([]);
    const told = childrenNamed(parseXml('feed', text), 'match').flatMap((match) =>
      childrenNamed(match, 'prediction').map(({ attributes }) => [match.attributes.get('slug'), Object.fromEntries(attributes)]),
    );
    expect(told).toEqual([
      [
        'everton-manchester-united-2024-04-05',
        {
          ...{ result: 'home', 'home-chance': '0.5812', 'draw-chance': '0.2488', 'away-chance': '0.17', home: '2', away: '0' },
          ...{ 'over-chance': '0.5', 'both-chance': '0.4', 'recorded-at': '2024-04-05T19:30:00Z', outcome: 'wrong' },
        },
      ],
      [
        'manchester-city-manchester-united-2024-04-07',
        // Of independent Poisson goals, 1.8 and 1.5 on average, a goal of each has the chance (1 − e^−1.8) · (1 − e^−1.5).
        expect.objectContaining({ result: 'home', home: '2', away: '1', 'both-chance': '0.6485' }),
      ],
    ]);
    expect(told[1]?.[1]).not.toHaveProperty('recorded-at');
  });

  it('holds the matches of the days and of the competition that are asked for', async () => {
    const slugs = async (query: string) =>
      [...(await (await fetch(address + query)).text()).matchAll(/<match id="\d+" slug="([^"]+)"/g)].map(([, slug]) => slug);
    expect(await slugs('?from=2024-04-07&to=2024-04-09')).toEqual(['manchester-city-manchester-united-2024-04-07']);
    expect(await slugs('?competition=england.fa-cup')).toEqual(['manchester-city-arsenal-2024-04-06']);
    expect(await slugs('?from=2024-05-01')).toEqual([]);
  });

  it.each([
    ['?from=2024-02-30', 'malformed_day', 'from is a day such as 2026-11-21, not "2024-02-30".'],
    ['?from=2024-04-06&to=2024-04-05', 'out_of_range', 'to may not be before from, and 2024-04-05 is before 2024-04-06.'],
    ['?from=2024-01-01&to=2024-02-01', 'out_of_range', 'from 2024-01-01 to 2024-02-01 are 32 days; at most 31 can be asked for.'],
    ['?competition=Serie%20A', 'malformed_id', `"Serie A" is no competition's id; one looks like england.premier-league.`],
    ['?competition=england.none', 'unknown_competition', 'There is no competition "england.none".'],
    ['?date=2024-04-06', 'unknown_parameter', 'There is no parameter "date" here; known: from, to, competition, after.'],
  ])('refuses %s and says why', async (query, code, message) => {
    const answer = await fetch(address + query);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code, message } }]);
  });
});
