import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listNews } from '#data/queries/news/list-news.ts';
import type { NewsFacts, RoundReview, SeasonRace, WeekendAhead } from '#domain/news/news-facts.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { publishNews } from './publish-news.ts';

const { db } = await createTestDatabase();
const clubs = ['Arsenal', 'Grimsby', 'Man City', 'Man United', 'Oldham', 'Bury', 'Leyton', 'Exeter'] as const;
const dayMs = 86_400_000;
const stored = new Date('2024-02-01T09:00:00Z');

type Pair = readonly [home: number, away: number];

/** Returns the pairs of a round of the first half of the season, by the places of the clubs in the list: each meets each once in seven rounds. */
function pairsOf(round: number): Pair[] {
  const others = Array.from({ length: 7 }, (_, at) => 1 + ((at + round - 1) % 7));
  const circle = [0, ...others];
  return [0, 1, 2, 3].map((at) => [circle[at], circle[7 - at]] as unknown as Pair);
}

/** Returns the kick-off of a round. Rounds are on Saturdays from 10 February: the eighth on 30 March, the ninth, with summer time, on 6 April. */
const saturday = (round: number) => new Date(Date.UTC(2024, 1, 10, 15) + (round - 1) * 7 * dayMs).toISOString();

const fixture = ([home, away]: Pair, utc: string, more: Partial<FeedMatch> = {}) =>
  feedMatch(clubs[home] as string, clubs[away] as string, utc, more);

/** Returns seven rounds in which the club earlier in the list wins 2–0: Arsenal has 21 points, Grimsby 18, and so on down to Exeter without any. */
function firstHalf(): FeedMatch[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((round) =>
    pairsOf(round).map(([home, away]) => fixture([home, away], saturday(round), home < away ? ended(2, 0) : ended(0, 2))),
  );
}

/** The eighth round: the first one once more, on the other grounds. */
const eighth = pairsOf(1).map(([home, away]): Pair => [away, home]);
const ninth = pairsOf(2).map(([home, away]): Pair => [away, home]);

const idOf = async (pair: Pair, utc: string): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(
    'select m.id from matches m join teams h on h.id = m.home_team_id where m.kickoff_utc = $1 and h.name = $2',
    [utc, nameOf(pair[0])],
  );
  return rows[0]?.id as number;
};
const nameOf = (club: number) => (clubs[club] as string).replace('Man ', 'Manchester ');

/** Publishes the news due at a moment, and returns the addresses of the new articles. */
async function newsAt(moment: string): Promise<string[]> {
  const now = new Date(moment);
  const before = new Set((await listNews(db, { limit: 100 })).map(({ slug }) => slug));
  const written = await publishNews(db, now);
  const fresh = (await listNews(db, { limit: 100 })).filter(({ slug }) => !before.has(slug));
  expect(fresh).toHaveLength(written);
  return fresh.map(({ slug }) => slug).sort();
}

async function factsOf<Facts extends NewsFacts>(slug: string): Promise<Facts> {
  const [piece] = await listNews(db, { slug, limit: 1 });
  return piece?.facts as Facts;
}

function catalogueWithZones(): Catalogue {
  const catalogue = smallCatalogue();
  const zones = [
    { from: 1, to: 1, kind: 'champions-league' },
    { from: 6, to: 6, kind: 'relegation-playoff' },
    { from: 7, to: 8, kind: 'relegation' },
  ];
  const [england, ...others] = catalogue.countries;
  const tournaments = england?.tournaments.map((each) => (each.slug === 'premier-league' ? { ...each, zones } : each));
  return { ...catalogue, countries: [{ ...england, tournaments }, ...others] as Catalogue['countries'] };
}

beforeAll(async () => {
  await storeCatalogue(db, catalogueWithZones(), stored);
  await addClubs(db, 'Grimsby', 'Oldham', 'Bury', 'Leyton', 'Exeter');
  await ingestMatches(db, stored, [
    ...firstHalf(),
    ...eighth.map((pair) => fixture(pair, saturday(8))),
    ...ninth.map((pair) => fixture(pair, '2024-04-06T14:00:00Z')),
  ]);
  const independent = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };
  await aForecast(db, { matchId: await idOf([7, 0], saturday(8)), model: independent });
  const recorded = await idOf([6, 1], saturday(8));
  await aForecast(db, { matchId: recorded, model: independent });
  await inTransaction(db, (client) =>
    recordPredictions(client, [aPrediction({ matchId: recorded, kickoffUtc: new Date(saturday(8)), ...onRecord })], {
      sport: 'football',
      window: { startsFrom: new Date('2024-03-30T15:00:00Z'), startsUntil: new Date('2024-03-30T15:15:00Z') },
      origin: 'reconstructed',
      now: new Date('2024-03-30T14:45:00Z'),
    }),
  );
});

/** Chances of a prediction on record; those of the forecast are 45, 23 and 32 per cent. */
const onRecord = { result: 'away', homeChance: 0.125, drawChance: 0.25, awayChance: 0.625, homeScore: 0, awayScore: 2 } as const;

const review = 'england-premier-league-review-2024-04-01';
const scores: readonly (readonly [Pair, readonly [number, number]])[] = [
  [
    [7, 0],
    [1, 0],
  ],
  [
    [6, 1],
    [1, 5],
  ],
  [
    [5, 2],
    [0, 0],
  ],
  [
    [4, 3],
    [3, 0],
  ],
];
const playEighth = (count: number, more: Partial<FeedMatch> = {}) =>
  ingestMatches(
    db,
    new Date('2024-03-30T17:30:00Z'),
    scores.slice(0, count).map(([pair, [home, away]]) => fixture(pair, saturday(8), { ...ended(home, away), ...more })),
  );

describe('a league’s week', () => {
  it('is reviewed of the week before, too, which nobody had looked at', async () => {
    expect(await newsAt('2024-03-26T09:00:00Z')).toEqual(['england-premier-league-review-2024-03-25']);
  });

  const fifth = (more: Partial<FeedMatch> = {}) =>
    ingestMatches(db, new Date('2024-03-30T13:00:00Z'), [fixture([2, 0], '2024-03-30T12:30:00Z', more)]);

  it('waits while one of its matches is awaited or on, though four are over', async () => {
    await playEighth(4);
    await fifth();
    expect(await newsAt('2024-03-30T20:00:00Z')).toEqual([]);
    await fifth({ status: 'live', score: { current: { home: 2, away: 0 } } });
    expect(await newsAt('2024-03-30T20:00:00Z')).toEqual([]);
  });

  it('waits for no postponed match, but until three hours after the last kick-off', async () => {
    await fifth({ status: 'postponed' });
    expect(await newsAt('2024-03-30T17:59:00Z')).toEqual([]);
    expect(await newsAt('2024-03-30T18:00:00Z')).toEqual([review]);
  });

  it('is told by its results, by the chances before kick-off and by the table before and after', async () => {
    const { matches, table, ...rest } = await factsOf<RoundReview>(review);
    expect(rest).toEqual({
      kind: 'round-review',
      competition: 'Premier League',
      from: '2024-03-26',
      to: '2024-04-01',
      leadsStill: true,
      decided: [],
      // Seven rounds were won by the clubs earlier in the list: Grimsby lost to Arsenal alone,.
      runs: [{ club: { of: 'club', slug: 'grimsby', name: 'Grimsby' }, run: 'winning', matches: 6 }],
      edition: { headline: 'headlineNewLeader', turn: 0, order: 1 },
    });
    expect(matches.map(({ home, homeGoals, awayGoals, away }) => [home.name, homeGoals, awayGoals, away.name])).toEqual(
      expect.arrayContaining([
        ['Exeter', 1, 0, 'Arsenal'],
        ['Leyton', 1, 5, 'Grimsby'],
        ['Bury', 0, 0, 'Manchester City'],
        ['Oldham', 3, 0, 'Manchester United'],
      ]),
    );
    expect(new Set(matches.map(({ day }) => day))).toEqual(new Set(['2024-03-30']));
    // By hand: the home side with 1.8 goals wins 45 per cent against 1.5, 23 per cent are draws.
    const forecast = matches.find(({ home }) => home.name === 'Exeter')?.chances;
    expect(forecast?.home).toBeCloseTo(0.45, 2);
    expect(forecast?.draw).toBeCloseTo(0.23, 2);
    // A prediction on record goes before what the forecast says by now.
    expect(matches.find(({ home }) => home.name === 'Leyton')?.chances).toEqual({ home: 0.125, draw: 0.25, away: 0.625 });
    expect(matches.filter(({ chances }) => chances !== undefined)).toHaveLength(2);
    expect(table.map(({ club, before, after, points }) => [club.slug, before, after, points])).toEqual([
      ['grimsby', 2, 1, 21],
      ['arsenal', 1, 2, 21],
      ['manchester-city', 3, 3, 16],
      ['oldham', 5, 4, 12],
      ['manchester-united', 4, 5, 12],
      ['bury', 6, 6, 7],
      ['exeter', 8, 7, 3],
      ['leyton', 7, 8, 3],
    ]);
  });

  it('is reviewed once, and stays as it was written when a result is corrected', async () => {
    const [pair] = scores[0] as (typeof scores)[number];
    await ingestMatches(db, new Date('2024-03-31T09:00:00Z'), [fixture(pair, saturday(8), ended(1, 2))]);
    expect(await newsAt('2024-03-31T09:00:00Z')).toEqual([]);
    const { matches, table } = await factsOf<RoundReview>(review);
    expect(matches.find(({ home }) => home.name === 'Exeter')).toMatchObject({ homeGoals: 1, awayGoals: 0 });
    expect(table[0]).toMatchObject({ club: { slug: 'grimsby' } });
    await ingestMatches(db, new Date('2024-03-31T10:00:00Z'), [fixture(pair, saturday(8), ended(1, 0))]);
  });

  it('belongs to the league and to the clubs that played in it', async () => {
    const [piece] = await listNews(db, { slug: review, limit: 1 });
    expect(piece?.tournament).toMatchObject({ slug: 'premier-league', categorySlug: 'england', region: 'GB-ENG' });
    expect((await listNews(db, { club: 'bury', limit: 10 })).map(({ slug }) => slug)).toContain(review);
    const { rows } = await db.query<{ topics: string[] }>(
      "select topics from changes where 'news' = any(topics) order by version desc limit 1",
    );
    expect(rows[0]?.topics).toEqual(['news', `tournament:${piece?.tournamentId}`]);
  });
});

describe('title and relegation', () => {
  /** Stores a projection in which each club takes its place in the list with this chance, and otherwise the next one down, the last the first one. */
  async function project(own = 0.75): Promise<void> {
    const { rows: seasons } = await db.query<{ id: number }>("select id from seasons where label = '2023-24'");
    const { rows: teams } = await db.query<{ id: number; name: string }>('select id, name from teams');
    const chances = clubs.map((_, at) => ({
      teamId: teams.find(({ name }) => name === nameOf(at))?.id as number,
      places: [0, 1, 2, 3, 4, 5, 6, 7].map((place) => (place === at ? own : place === (at + 1) % 8 ? 1 - own : 0)),
      expectedPoints: 40 - at,
    }));
    await storeSeasonProjection(
      db,
      { seasonId: seasons[0]?.id as number, clubs: chances, simulations: 10_000, modelVersion: '1' },
      new Date('2024-03-31T04:00:00Z'),
    );
  }

  it('wait for a projection', async () => {
    expect(await newsAt('2024-03-31T12:00:00Z')).toEqual([]);
  });

  it('wait until every club has played eight matches', async () => {
    await project();
    await ingestMatches(db, new Date('2024-03-31T12:00:00Z'), [fixture(scores[3]?.[0] as Pair, saturday(8), { status: 'postponed' })]);
    expect(await newsAt('2024-03-31T12:00:00Z')).toEqual([]);
    await playEighth(4);
    expect(await newsAt('2024-03-31T12:00:00Z')).toEqual(['england-premier-league-race-2024-03']);
  });

  it('are the chances of the first place and of all that lead down, by a play-off too', async () => {
    const { on, simulations, clubs: racing } = await factsOf<SeasonRace>('england-premier-league-race-2024-03');
    expect([on, simulations]).toEqual(['2024-03-31', 10_000]);
    // The sixth place leads down by a play-off: Oldham is fifth in three of four cases, Exeter first in the fourth.
    expect(racing.map(({ club, place, title, relegation }) => [club.slug, place, title, relegation])).toEqual([
      ['grimsby', 1, 0, 0],
      ['arsenal', 2, 0.75, 0],
      ['manchester-city', 3, 0, 0],
      ['oldham', 4, 0, 0.25],
      ['manchester-united', 5, 0, 0],
      ['bury', 6, 0, 1],
      ['exeter', 7, 0.25, 0.75],
      ['leyton', 8, 0, 1],
    ]);
    expect((await listNews(db, { club: 'manchester-city', limit: 10 })).map(({ slug }) => slug)).not.toContain(
      'england-premier-league-race-2024-03',
    );
  });

  it('are told once a month, and not while nothing has changed', async () => {
    expect(await newsAt('2024-03-31T22:00:00Z')).toEqual([]);
    await project(0.71);
    expect(await newsAt('2024-04-01T12:00:00Z')).toEqual([]);
    await project(0.69);
    expect(await newsAt('2024-04-01T12:00:00Z')).toEqual(['england-premier-league-race-2024-04']);
  });
});

describe('the weekend to come', () => {
  const weekend = 'england-premier-league-weekend-2024-04-05';
  const kickoff = '2024-04-06T14:00:00Z';

  it('is told from Thursday nine in London on, once, with the tips that stand and were not worked out afterwards', async () => {
    const ids = await Promise.all(ninth.map((pair) => idOf(pair, kickoff)));
    const tips = ids.map((matchId, at) =>
      aTip({ matchId, kickoffUtc: new Date(kickoff), market: 'match-result', line: 0, origin: at === 0 ? 'reconstructed' : 'clock-set' }),
    );
    const [, withdrawn] = await inTransaction(db, (client) => recordTips(client, tips.slice(0, 3), new Date('2024-04-03T09:00:00Z')));
    await inTransaction(db, (client) =>
      recordWithdrawals(client, [{ tipSequence: withdrawn?.sequence as number, reason: 'postponed' }], new Date('2024-04-03T10:00:00Z')),
    );
    expect(await newsAt('2024-04-04T07:59:00Z')).toEqual([]);
    expect(await newsAt('2024-04-04T08:00:00Z')).toEqual([weekend]);
    expect(await newsAt('2024-04-04T08:10:00Z')).toEqual([]);
    expect((await factsOf<WeekendAhead>(weekend)).tips).toBe(1);
  });

  it('has the clubs as they stand, and all that they have played this season', async () => {
    const { matches, from, to } = await factsOf<WeekendAhead>(weekend);
    expect([from, to, matches.length]).toEqual(['2024-04-05', '2024-04-08', 4]);
    const grimsby = matches.flatMap(({ match: { home, away } }) => [home, away]).find(({ name }) => name.name === 'Grimsby');
    expect(grimsby?.standing).toEqual({ place: 1, points: 21 });
    expect(grimsby?.results).toHaveLength(8);
    expect(grimsby?.results[0]).toEqual({ scored: 5, conceded: 1, atHome: false });
    const byPlace = matches
      .flatMap(({ match: { home, away } }) => [home.standing, away.standing])
      .sort((one, other) => (one?.place ?? 0) - (other?.place ?? 0));
    // The fifth is the last that is safe.
    const [above, below] = [byPlace[4]?.points, byPlace[5]?.points];
    expect(matches[0]?.match.table).toEqual({ clubs: 8, relegatedFrom: 6, ahead: 0, relegationLine: { above, below } });
    expect([above, below]).toEqual([12, 7]);
    expect(matches[0]?.kickoff).toBe('2024-04-06T14:00:00.000Z');
  });

  it('is not told with three matches', async () => {
    await ingestMatches(
      db,
      new Date('2024-04-07T09:00:00Z'),
      eighth
        .slice(0, 3)
        .map(([home, away]) => fixture([away, home], '2024-04-13T14:00:00Z', { round: { stage: 'matchday', matchday: 40 } })),
    );
    expect(await newsAt('2024-04-11T09:00:00Z')).toEqual([]);
  });

  it('is not told from Friday noon on', async () => {
    await ingestMatches(
      db,
      new Date('2024-04-14T09:00:00Z'),
      ninth.map(([home, away]) => fixture([away, home], '2024-04-20T14:00:00Z', { round: { stage: 'matchday', matchday: 41 } })),
    );
    expect(await newsAt('2024-04-19T11:00:00Z')).toEqual([]);
    expect(await newsAt('2024-04-19T10:59:00Z')).toEqual(['england-premier-league-weekend-2024-04-19']);
  });
});
