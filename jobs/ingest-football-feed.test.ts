import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedBatch, FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { asKnownAt } from '#domain/match/as-known-at.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { ingestFootballFeed } from './ingest-football-feed.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const evening = new Date('2024-04-06T20:00:00Z');

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));

const quote = (over: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker: 'bet365',
  market: 'match-result',
  line: 0,
  phase: 'opening',
  quotedAt: new Date('2024-04-05T15:00:00Z'),
  prices: [2.1, 3.4, 3.6],
  ...over,
});

const fixture = (over: Partial<FeedMatch> = {}): FeedMatch => ({
  tournamentId: 'england.premier-league',
  season: '2023-24',
  home: { name: 'Man City' },
  away: { name: 'Arsenal' },
  kickoff: { known: true, utc: new Date('2024-04-06T14:00:00Z') },
  status: 'scheduled',
  quotes: [],
  ...over,
});

const result = (home: number, away: number) => ({ status: 'finished' as const, score: { current: { home, away } } });

const ingest = (...matches: FeedMatch[]) => ingestMatches(db, now, matches);

const matchesOf = async (home: string, away: string) =>
  (
    await db.query(
      `select m.id, m.slug, m.status, m.home_goals, m.away_goals, m.kickoff_utc, m.best_home_odds
     from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
     where h.slug = $1 and a.slug = $2 order by m.kickoff_utc`,
      [home, away],
    )
  ).rows;

it('makes one match of a fixture and its later result, and keeps the price history', async () => {
  await ingest(fixture({ quotes: [quote()] }));
  await ingestMatches(db, evening, [
    fixture({
      home: { name: 'Manchester City FC' },
      away: { name: 'Arsenal FC' },
      ...result(2, 1),
      quotes: [quote(), quote({ phase: 'closing', quotedAt: new Date('2024-04-06T14:00:00Z'), prices: [1.95, 3.5, 4] })],
    }),
  ]);
  const matches = await matchesOf('manchester-city', 'arsenal');
  expect(matches).toMatchObject([
    { slug: 'manchester-city-arsenal-2024-04-06', status: 'finished', home_goals: 2, away_goals: 1, best_home_odds: 1.95 },
  ]);
  const { rows } = await db.query('select phase, odds[1] as home from quotes where match_id = $1 order by quoted_at', [matches[0].id]);
  expect(rows).toEqual([
    { phase: 'opening', home: 2.1 },
    { phase: 'closing', home: 1.95 },
  ]);
});

it('changes nothing when the same is read twice', async () => {
  const match = fixture({
    home: { name: 'Everton' },
    away: { name: 'Arsenal' },
    ...result(1, 1),
    quotes: [quote()],
    statistics: { shots: [9, 12] },
    events: [{ minute: 12, side: 'home', kind: 'goal', score: { home: 1, away: 0 } }],
  });
  const first = await ingest(match);
  const before = await db.query('select max(version) as version from changes');
  const second = await ingest(match);
  expect(first.counts).toMatchObject({ newMatches: 1 });
  expect(second.counts).toMatchObject({ newMatches: 0, changedMatches: 0 });
  expect((await db.query('select max(version) as version from changes')).rows).toEqual(before.rows);
});

it('keeps clubs apart whose names merely look alike', async () => {
  await ingest(
    fixture({ home: { name: 'Man United' }, away: { name: 'Man City' } }),
    fixture({ tournamentId: 'portugal.liga-portugal', home: { name: 'Nacional' }, away: { name: 'Porto' } }),
    fixture({ tournamentId: 'uruguay.primera-division', season: '2024', home: { name: 'Nacional' }, away: { name: 'Penarol' } }),
  );
  expect(await matchesOf('manchester-united', 'manchester-city')).toHaveLength(1);
  expect(await matchesOf('nacional-portugal', 'porto')).toHaveLength(1);
  expect(await matchesOf('nacional-uruguay', 'penarol')).toHaveLength(1);
});

it('makes a provisional club of a name that nobody knows, with its match', async () => {
  const report = await ingest(fixture({ row: 7, home: { name: 'Accrington\u200b  Stanley' }, away: { name: 'Everton' } }));
  expect(report).toMatchObject({ problems: [], counts: { newMatches: 1, unknownClubs: 1 } });
  expect(await matchesOf('accrington-stanley', 'everton')).toHaveLength(1);
  const { rows } = await db.query(
    `select t.name, c.slug as country, p.source, p.tournament from provisional_clubs p join teams t on t.id = p.team_id join countries c on c.id = t.country_id`,
  );
  expect(rows).toEqual([{ name: 'Accrington Stanley', country: 'england', source: 'football-data', tournament: 'england.premier-league' }]);
  expect(await listUnknownNames(db)).toEqual([]);
  expect((await ingest(fixture({ home: { name: 'Accrington Stanley' }, away: { name: 'Everton' } }))).counts).toMatchObject({
    newMatches: 0,
    unknownClubs: 0,
  });
});

it('keeps the report of a value that is no text', async () => {
  const problems = [{ source: 'hand.csv', row: 1, value: 'PK\0\uD83D', code: 'not-this-format' }] as const;
  const report = await ingestMatches(db, now, [], { problems });
  const { rows } = await db.query('select value from feed_problems where run_id = $1', [report.runId]);
  expect(rows).toEqual([{ value: 'PK\uFFFD\uFFFD' }]);
});

it('follows a fixture to its new day and keeps its address', async () => {
  await ingest(
    fixture({ home: { name: 'Arsenal' }, away: { name: 'Everton' }, kickoff: { known: true, utc: new Date('2024-05-04T14:00:00Z') } }),
  );
  await ingest(
    fixture({
      home: { name: 'Arsenal' },
      away: { name: 'Everton' },
      kickoff: { known: true, utc: new Date('2024-05-19T15:00:00Z') },
      ...result(2, 1),
    }),
  );
  expect(await matchesOf('arsenal', 'everton')).toMatchObject([
    { slug: 'arsenal-everton-2024-05-04', kickoff_utc: new Date('2024-05-19T15:00:00Z'), status: 'finished' },
  ]);
});

it('takes a second meeting at the same ground in one season for another match', async () => {
  await ingest(
    fixture({
      home: { name: 'Everton' },
      away: { name: 'Man United' },
      kickoff: { known: true, utc: new Date('2023-11-26T16:30:00Z') },
      ...result(0, 3),
    }),
    fixture({
      home: { name: 'Everton' },
      away: { name: 'Man United' },
      kickoff: { known: true, utc: new Date('2024-03-09T12:30:00Z') },
      ...result(1, 0),
    }),
  );
  expect(await matchesOf('everton', 'manchester-united')).toMatchObject([{ home_goals: 0 }, { home_goals: 1 }]);
});

it('does not let a fixture list take a result back', async () => {
  await ingest(fixture({ home: { name: 'Man City' }, away: { name: 'Everton' }, ...result(2, 0) }));
  await ingest(fixture({ home: { name: 'Man City' }, away: { name: 'Everton' } }));
  expect(await matchesOf('manchester-city', 'everton')).toMatchObject([{ status: 'finished', home_goals: 2 }]);
});

it('does not let a slower feed take a match that is over back into play', async () => {
  const inPlay = {
    status: 'live' as const,
    live: { period: 'second-half' as const, minute: 60 },
    score: { current: { home: 0, away: 0 } },
  };
  await ingest(fixture({ home: { name: 'Man United' }, away: { name: 'Arsenal' }, ...inPlay }));
  await ingest(fixture({ home: { name: 'Man United' }, away: { name: 'Arsenal' }, ...result(1, 0) }));
  await ingest(fixture({ home: { name: 'Man United' }, away: { name: 'Arsenal' }, ...inPlay }));
  const { rows } = await db.query(
    `select m.status, m.minute, m.home_goals from matches m join teams h on h.id = m.home_team_id and h.slug = 'manchester-united'
     join teams a on a.id = m.away_team_id and a.slug = 'arsenal'`,
  );
  expect(rows).toEqual([{ status: 'finished', minute: null, home_goals: 1 }]);
});

it('finds a match and its clubs by the provider’s own numbers, whatever their day and their spelling', async () => {
  const named = (home: string, utc: string) =>
    fixture({
      externalId: '81234',
      home: { name: home, externalId: '9' },
      away: { name: 'Man United', externalId: '10' },
      kickoff: { known: true, utc: new Date(utc) },
    });
  await ingest(named('Everton', '2024-01-13T15:00:00Z'));
  const before = await matchesOf('everton', 'manchester-united');
  const { counts } = await ingest(named('Everton Football Club of Liverpool', '2024-05-15T18:45:00Z'));
  expect(counts).toMatchObject({ newMatches: 0, unknownClubs: 0, changedMatches: 1 });
  const after = await matchesOf('everton', 'manchester-united');
  expect(after).toHaveLength(before.length);
  expect(after.map(({ kickoff_utc: at }) => at)).toContainEqual(new Date('2024-05-15T18:45:00Z'));
});

it('moves a closing price whose time is corrected instead of keeping two', async () => {
  const closingAt = (time: string) =>
    fixture({ home: { name: 'Man City' }, away: { name: 'Man United' }, quotes: [quote({ phase: 'closing', quotedAt: new Date(time) })] });
  await ingest(closingAt('2024-03-03T15:30:00Z'));
  await ingest(closingAt('2024-03-03T16:00:00Z'));
  const [match] = await matchesOf('manchester-city', 'manchester-united');
  const { rows } = await db.query('select quoted_at from quotes where match_id = $1', [match.id]);
  expect(rows).toEqual([{ quoted_at: new Date('2024-03-03T16:00:00Z') }]);
});

it('keeps what was stored before a feed breaks off, and records the run as failed', async () => {
  const whole = fixture({ home: { name: 'Man United' }, away: { name: 'Everton' } });
  async function* breaking(): AsyncGenerator<FeedBatch> {
    yield { source: 'one.csv', rows: 1, matches: [whole], problems: [], progress: { done: 1, total: 2 } };
    throw new Error('the line went dead');
  }
  await expect(ingestFootballFeed(db, { name: 'football-data', isSimulated: false }, breaking(), { now })).rejects.toThrow(
    'the line went dead',
  );
  expect(await matchesOf('manchester-united', 'everton')).toHaveLength(1);
  const { rows } = await db.query("select state, counts->>'matches' as matches from feed_runs order by id desc limit 1");
  expect(rows).toEqual([{ state: 'failed', matches: '1' }]);
});

it.each([
  ['has failed when there was nothing in it but problems', [], ['one.csv'], 'failed'],
  ['has succeeded in spite of a problem', [fixture({ home: { name: 'Man United' }, away: { name: 'Everton' } })], ['one.csv'], 'succeeded'],
  ['has succeeded when there was nothing to read, as between two seasons', [], [], 'succeeded'],
])('a run %s', async (_said, matches, spoilt, state) => {
  async function* batches(): AsyncGenerator<FeedBatch> {
    const problems = spoilt.map((source) => ({ source, value: '<!DOCTYPE html>', code: 'not-this-format' as const }));
    yield { source: 'one.csv', rows: 1, matches, problems, progress: { done: 1, total: 1 } };
  }
  expect((await ingestFootballFeed(db, { name: 'football-data', isSimulated: false }, batches(), { now })).state).toBe(state);
  const { rows } = await db.query('select state from feed_runs order by id desc limit 1');
  expect(rows).toEqual([{ state }]);
});

it('notes the pages that a batch concerns, once for the batch', async () => {
  await ingest(
    fixture({
      tournamentId: 'england.fa-cup',
      home: { name: 'Arsenal' },
      away: { name: 'Man City' },
      kickoff: { known: true, utc: new Date('2024-01-07T16:30:00Z') },
    }),
  );
  const { rows } = await db.query<{ topics: string[] }>('select topics from changes order by version desc limit 1');
  const [match] = await matchesOf('arsenal', 'manchester-city');
  expect(rows[0]?.topics).toEqual(expect.arrayContaining([`match:${match.id}`, 'day:2024-01-07']));
});

it('concerns the page of a match and its day while only its minute or its statistics change, and those of its clubs and competition when more does', async () => {
  const match = (over: Partial<FeedMatch>) =>
    fixture({
      home: { name: 'Man United' },
      away: { name: 'Everton' },
      kickoff: { known: true, utc: new Date('2024-04-06T08:30:00Z') },
      ...over,
    });
  const play = (minute: number, goals: number, shots: number) =>
    match({
      status: 'live',
      live: { period: 'first-half', minute },
      score: { current: { home: goals, away: 0 } },
      statistics: { shots: [shots, 0] },
    });
  const concernedBy = async (reported: FeedMatch) => {
    await ingest(reported);
    const { rows } = await db.query<{ topics: string[] }>('select topics from changes order by version desc limit 1');
    return [...new Set(rows[0]?.topics.map((topic) => topic.replace(/:\d+$/, '')))].sort();
  };
  await ingest(match({}));
  const all = ['day:2024-04-06', 'match', 'team', 'tournament'];
  expect(await concernedBy(play(12, 0, 1))).toEqual(all);
  expect(await concernedBy(play(13, 0, 1))).toEqual(['minor:day:2024-04-06', 'minor:match']);
  expect(await concernedBy(play(13, 0, 2))).toEqual(['minor:day:2024-04-06', 'minor:match']);
  expect(await concernedBy(play(14, 1, 3))).toEqual(all);
  expect(await concernedBy(match({ ...result(1, 0), statistics: { shots: [3, 0] } }))).toEqual(all);
  expect(await concernedBy(match({ ...result(1, 0), statistics: { shots: [4, 0] } }))).toEqual(all);
});

it('completes what was stored as it was known at a time: the result, the closing price, the events', async () => {
  const cupTie = fixture({
    tournamentId: 'england.fa-cup',
    home: { name: 'Everton' },
    away: { name: 'Man United' },
    ...result(1, 0),
    statistics: { shots: [9, 12] },
    events: [{ minute: 12, side: 'home', kind: 'goal' }],
    quotes: [quote(), quote({ phase: 'closing', quotedAt: new Date('2024-04-06T14:00:00Z'), prices: [1.95, 3.5, 4] })],
  });
  const stored = async () => {
    const { rows } = await db.query(
      `select m.slug, m.status, m.home_goals as goals, m.best_home_odds as best,
              (select count(*)::int from quotes q where q.match_id = m.id) as quotes,
              (select count(*)::int from match_events e where e.match_id = m.id) as events,
              (select count(*)::int from match_statistics s where s.match_id = m.id) as statistics
       from matches m join tournaments t on t.numeric_id = m.tournament_id where t.id = 'england.fa-cup' and m.slug like 'everton-%'`,
    );
    return rows;
  };
  const slug = 'everton-manchester-united-2024-04-06';
  await ingest(asKnownAt(cupTie, now));
  expect(await stored()).toEqual([{ slug, status: 'scheduled', goals: null, best: 2.1, quotes: 1, events: 0, statistics: 0 }]);
  await ingestMatches(db, evening, [cupTie]);
  expect(await stored()).toEqual([{ slug, status: 'finished', goals: 1, best: 1.95, quotes: 2, events: 1, statistics: 1 }]);
});

it('gives a match a new address when a moved one holds the one of its day', async () => {
  const meeting = (day: string, over: Partial<FeedMatch> = {}) =>
    fixture({
      tournamentId: 'portugal.liga-portugal',
      season: '2024-25',
      home: { name: 'Porto' },
      away: { name: 'CD Nacional' },
      kickoff: { known: true, utc: new Date(`${day}T20:00:00Z`) },
      ...over,
    });
  await ingest(meeting('2024-08-24'));
  await ingest(meeting('2025-01-12', result(2, 0)));
  await ingest(meeting('2025-01-12', result(2, 0)), meeting('2024-08-24', result(1, 1)));
  expect(await matchesOf('porto', 'nacional-portugal')).toMatchObject([
    { slug: 'porto-nacional-portugal-2024-08-24-again', home_goals: 1 },
    { slug: 'porto-nacional-portugal-2024-08-24', home_goals: 2 },
  ]);
});

it('notes when a run began and, later, when it ended', async () => {
  const { runId } = await ingest(fixture());
  const { rows } = await db.query('select started_at, finished_at > started_at as later from feed_runs where id = $1', [runId]);
  expect(rows).toEqual([{ started_at: now, later: true }]);
});

it('stores what leagues have ruled, unless the feed makes its matches up', async () => {
  const { db: fresh } = await createTestDatabase();
  await storeCatalogue(fresh, smallCatalogue(), now);
  const matches = [fixture({ home: { name: 'Everton' } })];
  async function* batches(): AsyncGenerator<FeedBatch> {
    yield { source: 'a poll', rows: 1, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  const pointsAfter = async (isSimulated: boolean) => {
    await ingestFootballFeed(fresh, { name: 'a feed', isSimulated }, batches(), { now });
    const { rows } = await fresh.query(
      `select p.points from point_adjustments p join teams t on t.id = p.team_id where t.slug = 'everton' order by p.decided_on`,
    );
    return rows.map(({ points }) => points);
  };
  expect(await pointsAfter(true)).toEqual([]);
  // Ten for losses beyond the rules, four back on appeal, two for another year's losses.
  expect(await pointsAfter(false)).toEqual([-10, 4, -2]);
});
