import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeRulings } from '#data/commands/catalogue/store-rulings.ts';
import { enterPoints } from '#data/commands/rulings/enter-points.ts';
import { undoRuling } from '#data/commands/rulings/undo-ruling.ts';
import { listEnteredRulings } from '#data/queries/rulings/list-entered-rulings.ts';
import { listStandingsDifferences } from '#data/queries/rulings/list-standings-differences.ts';
import { listPointAdjustments } from '#data/queries/tournament/list-point-adjustments.ts';
import type { Source } from '#data/sources/source.ts';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';
import { createFootballDataOrgSource } from '#sports/football/data/sources/football-data-org/football-data-org-source.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { apiFootballStandings, footballDataOrgStandings, type TableRow } from '#tests/factories/standings-answers.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type Fault, startMirror } from '#tests/mirrors/start-mirror.ts';
import { compareStandingsJob } from './compare-standings.ts';
import { pollSource } from './polling/poll-source.ts';
import { footballKind } from './polling/source-kind.ts';

const { db } = await createTestDatabase();
const premierLeague = { tournamentId: 'england.premier-league', type: 'league', season: 'autumn-spring' } as const;
const hourMs = 3_600_000;

/* Manchester City 3 points of a win, Arsenal 1 of a draw and a defeat, Manchester United 1 of a draw. */
const table: readonly TableRow[] = [
  [50, 'Manchester City', 1, 0, 0, 3],
  [42, 'Arsenal', 0, 1, 1, 1],
  [66, 'Manchester United FC', 0, 1, 0, 1],
];
const withUnited = (points: number): TableRow[] =>
  table.map((row) => (row[0] === 66 ? [66, 'Manchester United FC', 0, 1, 0, points] : row));

/* Every test has days of its own, from this one on. */
let now = new Date('2024-03-04T12:00:00Z');
let ofApi = apiFootballStandings(table);
let ofOrg = footballDataOrgStandings(...table);
const faults: Fault[] = [];
const nothing = '{"errors":[],"response":[],"matches":[]}';
const mirror = await startMirror(
  {
    'api-football': (call) => ({ text: call === 'standings?league=39&season=2023' ? ofApi : nothing }),
    'football-data-org': (call) => ({ text: call === 'v4/competitions/PL/standings?season=2023' ? ofOrg : nothing }),
  },
  { now: () => now, faults },
);
afterAll(() => mirror.stop());

const at = (source: string) => ({ address: new URL(mirror.addressOf('site', source)), key: 'secret-of-the-operator' });
const apiFootball = createApiFootballSource({ ...at('api-football'), budget: { perMinute: 300, perDay: 7_500 } }, [
  { ...premierLeague, leagueId: 39 },
]);
const footballDataOrg = createFootballDataOrgSource(at('football-data-org'), [{ ...premierLeague, code: 'PL' }]);

let seasonId = 0;
let unitedId = 0;
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Man United', '2024-03-01T15:00:00Z', ended(1, 1)),
    feedMatch('Man City', 'Arsenal', '2024-03-02T15:00:00Z', ended(2, 0)),
  ]);
  unitedId = (await db.query<{ id: number }>(`select id from teams where slug = 'manchester-united'`)).rows[0]?.id ?? 0;
  seasonId = (await db.query<{ id: number }>('select id from seasons')).rows[0]?.id ?? 0;
});
beforeEach(async () => {
  await db.query('truncate told_standings, standings_differences, point_adjustments');
  ofApi = apiFootballStandings(table);
  ofOrg = footballDataOrgStandings(...table);
  faults.length = 0;
  await nextDay();
});

/** Returns the source with only its calls for tables. */
const ofTables = (source: Source): Source => ({
  ...source,
  calls: (fixtures, moment) => source.calls(fixtures, moment).filter(({ name }) => name.includes('standings')),
});

/** Moves the clock on by a day, and announces Manchester City against Manchester United for the day after. */
async function nextDay(): Promise<void> {
  now = new Date(now.getTime() + 25 * hourMs);
  await db.query(`delete from matches where status = 'scheduled'`);
  await ingestMatches(db, now, [feedMatch('Man City', 'Man United', new Date(now.getTime() + 24 * hourMs).toISOString())]);
}

async function askAndCompare(sources: readonly Source[], entersAgreed = false): Promise<void> {
  const context = { db, clock: clockStandingAt(now), signal: new AbortController().signal };
  for (const source of sources) await pollSource(context, ofTables(source), footballKind, () => 0, 60_000);
  await compareStandingsJob(entersAgreed).run(context);
}

const listed = async () => (await listStandingsDifferences(db)).map(({ club, source, kind, points }) => [club, source, kind, points]);
const entered = async () =>
  (await listPointAdjustments(db, seasonId, '2024-06-01'))
    .filter(({ teamId }) => teamId === unitedId)
    .map(({ points, decidedAt, accordingTo }) => ({
      points,
      decidedAt,
      accordingTo,
    }));

it('takes other points with the same results for a ruling that nobody told once they are told on two days', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([]);
  await nextDay();
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([['manchester-united', 'api-football', 'points', -6]]);
});

it('asks each source once a day for the table of a competition that has matches, and not of one without', async () => {
  const asked = () => mirror.requests.filter(({ call, at: then }) => call.includes('standings') && then >= now).map(({ call }) => call);
  await askAndCompare([apiFootball, footballDataOrg]);
  await askAndCompare([apiFootball, footballDataOrg]);
  expect(asked()).toEqual(['standings?league=39&season=2023', 'v4/competitions/PL/standings?season=2023']);
  await nextDay();
  await db.query(`delete from matches where status = 'scheduled'`);
  await askAndCompare([apiFootball, footballDataOrg]);
  expect(asked()).toEqual([]);
});

it('leaves a source alone for six hours that refuses its tables, as a plan does that does not hold them', async () => {
  const first = now;
  faults.push({ source: 'api-football', kind: 'errors', from: now, until: new Date(now.getTime() + 24 * hourMs) });
  for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
    now = new Date(first.getTime() + minutes * 60_000);
    await askAndCompare([apiFootball]);
  }
  const asked = mirror.requests.filter(({ at: then }) => then >= first).map(({ at: then }) => (then.getTime() - first.getTime()) / hourMs);
  expect(asked).toEqual([0, 6]);
});

it('begins anew with other points, and forgets what has been entered', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  await askAndCompare([apiFootball]);
  await nextDay();
  ofApi = apiFootballStandings(withUnited(-3));
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([]);
  await nextDay();
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([['manchester-united', 'api-football', 'points', -4]]);
  const id = await enterPoints(db, { tournament: 'england.premier-league', season: '2023-24', club: 'manchester-united', points: -4 }, now);
  await nextDay();
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([]);
  await undoRuling(db, `p${id}`, now);
});

it('lists no more what a ruling has settled, of the operator or of the catalogue, though no source tells its table again', async () => {
  const season = { tournament: 'england.premier-league', season: '2023-24', club: 'manchester-united' };
  ofApi = apiFootballStandings(withUnited(-5));
  const twoDays = async () => {
    await askAndCompare([apiFootball]);
    await nextDay();
    await askAndCompare([apiFootball]);
    expect(await listed()).toHaveLength(1);
  };
  await twoDays();
  await enterPoints(db, { ...season, points: -6 }, now);
  await askAndCompare([]);
  expect(await listed()).toEqual([]);
  await db.query('truncate point_adjustments');
  await nextDay();
  await twoDays();
  await storeRulings(db, { pointAdjustments: [{ ...season, points: -6 }], settledTies: [] }, now);
  await askAndCompare([]);
  expect(await listed()).toEqual([]);
});

it.each(['429', '500', 'cut', 'page', 'errors'] as const)('keeps what it knows through a day on which a source fails: %s', async (kind) => {
  ofApi = apiFootballStandings(withUnited(-5));
  await askAndCompare([apiFootball]);
  await nextDay();
  faults.push({ source: 'api-football', kind, from: now, until: new Date(now.getTime() + hourMs) });
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([]);
  await nextDay();
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([['manchester-united', 'api-football', 'points', -6]]);
});

it('keeps points that it found while a result is still to come in on one side', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  await askAndCompare([apiFootball]);
  await nextDay();
  await askAndCompare([apiFootball]);
  await nextDay();
  ofApi = apiFootballStandings(table.map((row) => (row[0] === 66 ? [66, 'Manchester United FC', 1, 1, 0, -2] : row)));
  await askAndCompare([apiFootball]);
  expect(await listed()).toEqual([['manchester-united', 'api-football', 'points', -6]]);
});

it('lists other results apart, and makes no ruling of a table by other rules', async () => {
  ofApi = apiFootballStandings([table[0] as TableRow, [42, 'Arsenal', 1, 1, 0, 4], table[2] as TableRow]);
  ofOrg = footballDataOrgStandings(
    [50, 'Manchester City', 1, 0, 0, 2],
    [42, 'Arsenal', 0, 1, 1, 0],
    [66, 'Manchester United FC', 0, 1, 0, 0],
  );
  await askAndCompare([apiFootball, footballDataOrg]);
  await nextDay();
  await askAndCompare([apiFootball, footballDataOrg], true);
  expect(await listed()).toEqual([
    ['arsenal', 'api-football', 'results', 3],
    ['arsenal', 'football-data-org', 'table', -1],
    ['manchester-city', 'football-data-org', 'table', -1],
    ['manchester-united', 'football-data-org', 'table', -1],
  ]);
  expect(await entered()).toEqual([]);
});

it('enters points on which two sources agree where the setting allows it, and not otherwise', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  ofOrg = footballDataOrgStandings(...withUnited(-5));
  await askAndCompare([apiFootball, footballDataOrg]);
  await nextDay();
  await askAndCompare([apiFootball, footballDataOrg]);
  expect(await entered()).toEqual([]);
  await nextDay();
  await askAndCompare([apiFootball, footballDataOrg], true);
  expect(await entered()).toEqual([{ points: -6, decidedAt: null, accordingTo: ['api-football', 'football-data-org'] }]);
  expect(await listed()).toEqual([]);
});

/** Polls both sources, compares their tables, and moves on to the next day. */
async function compareOfDay(): Promise<void> {
  await askAndCompare([apiFootball, footballDataOrg], true);
  await nextDay();
}

it('enters nothing by the word of one source, nor of two that differ', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  ofOrg = footballDataOrgStandings(...withUnited(-4));
  await askAndCompare([apiFootball, footballDataOrg], true);
  await nextDay();
  await askAndCompare([apiFootball, footballDataOrg], true);
  expect(await entered()).toEqual([]);
  expect(await listed()).toHaveLength(2);
});

it('does not enter again what the operator has taken back, and lists it', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  ofOrg = footballDataOrgStandings(...withUnited(-5));
  await compareOfDay();
  await compareOfDay();
  const [ruling] = await listEnteredRulings(db);
  expect(ruling).toMatchObject({ subject: 'manchester-united', ruling: '-6', accordingTo: ['api-football', 'football-data-org'] });
  await undoRuling(db, ruling?.name ?? '', now);
  expect([await entered(), await listEnteredRulings(db)]).toEqual([[], []]);
  await compareOfDay();
  await compareOfDay();
  expect(await entered()).toEqual([]);
  expect(await listed()).toHaveLength(2);
});

it('takes back what it entered where the ruling is known otherwise since', async () => {
  ofApi = apiFootballStandings(withUnited(-5));
  ofOrg = footballDataOrgStandings(...withUnited(-5));
  await compareOfDay();
  await compareOfDay();
  await enterPoints(
    db,
    { tournament: 'england.premier-league', season: '2023-24', club: 'manchester-united', points: -6, decidedOn: '2024-03-01' },
    now,
  );
  await compareOfDay();
  await compareOfDay();
  expect(await entered()).toEqual([{ points: -6, decidedAt: new Date('2024-03-01T00:00:00Z'), accordingTo: null }]);
});
