import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { type FeedMatch, fileFeeds } from '#data/feeds/feed.ts';
import { listDisagreements } from '#data/queries/sources/list-disagreements.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { confirmMatchReports } from './store-match-reports.ts';

const { db } = await createTestDatabase();
const kickoff = new Date('2024-12-01T15:00:00Z');
const at = (minutes: number): Date => new Date(kickoff.getTime() + minutes * 60_000);
await storeCatalogue(db, smallCatalogue(), at(-600));

beforeEach(async () => {
  await db.query('delete from changes');
  await db.query('delete from external_ids');
  await db.query('delete from matches');
});

const fixture: FeedMatch = {
  tournamentId: 'portugal.liga-portugal',
  season: '2024-25',
  home: { name: 'Porto' },
  away: { name: 'CD Nacional' },
  kickoff: { known: true, utc: kickoff },
  status: 'scheduled',
  quotes: [],
};
const score = (home: number, away: number) => ({ score: { current: { home, away } } });
const live = (minute: number, home: number, away: number): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: minute > 45 ? 'second-half' : 'first-half', minute },
  ...score(home, away),
});
const finished = (home: number, away: number): Partial<FeedMatch> => ({ status: 'finished', ...score(home, away) });
const goal = (minute: number, playerName: string) => ({ minute, side: 'home' as const, kind: 'goal' as const, playerName });

const isFile = (provider: string): boolean => fileFeeds.some((name) => name === provider);

/** Stores the report of a source on the match, some minutes after its kick-off. */
async function say(minutes: number, provider: string, match: Partial<FeedMatch>, call = `${provider}/today`, everySeconds = 15) {
  const feed = { name: provider, isSimulated: false, ...(isFile(provider) ? {} : { call: { name: call, everySeconds } }) };
  return ingestAnswer(db, feed, at(minutes), [{ ...fixture, ...match }]);
}

async function stored() {
  const { rows } = await db.query('select status, minute, home_goals as home, away_goals as away, state_source as source from matches');
  expect(rows).toHaveLength(1);
  return rows[0];
}

async function reports() {
  const { rows } = await db.query(
    "select provider, report->>'home_goals' || '-' || (report->>'away_goals') as score from match_reports order by provider",
  );
  return rows;
}

it('never lets a slow source take a match that is over back into play, however much it is believed', async () => {
  await say(118, 'openligadb', finished(2, 1));
  await say(119, 'api-football', live(60, 1, 1));
  expect(await stored()).toMatchObject({ status: 'finished', home: 2, away: 1, source: 'openligadb' });
});

it('corrects a result by a source that is believed more, and keeps what the other said', async () => {
  await say(118, 'openligadb', finished(2, 1));
  await say(120, 'api-football', finished(2, 2));
  expect(await stored()).toMatchObject({ home: 2, away: 2, source: 'api-football' });
  expect(await reports()).toEqual([
    { provider: 'api-football', score: '2-2' },
    { provider: 'openligadb', score: '2-1' },
  ]);
});

it('leaves a result as it stands when a source that is believed less names another, and keeps that as well', async () => {
  await say(118, 'api-football', finished(2, 2));
  await say(240, 'openligadb', finished(2, 1));
  await say(4_000, 'football-data', finished(5, 1));
  expect(await stored()).toMatchObject({ home: 2, away: 2, source: 'api-football' });
  expect(await listDisagreements(db)).toMatchObject([
    { source: 'api-football', result: '2-2', otherSource: 'football-data', otherResult: '5-1' },
    { source: 'api-football', result: '2-2', otherSource: 'openligadb', otherResult: '2-1' },
  ]);
  expect(await reports()).toEqual([
    { provider: 'api-football', score: '2-2' },
    { provider: 'football-data', score: '5-1' },
    { provider: 'openligadb', score: '2-1' },
  ]);
});

it('keeps what a file said of a match before a source on the network corrects it', async () => {
  await say(2_000, 'football-data', finished(1, 0));
  await say(2_100, 'openligadb', finished(1, 1));
  expect(await stored()).toMatchObject({ home: 1, away: 1, source: 'openligadb' });
  expect(await reports()).toContainEqual({ provider: 'football-data', score: '1-0' });
});

it('keeps no report of files that agree', async () => {
  await say(2_000, 'football-data', finished(1, 0));
  await say(2_100, 'openfootball', finished(1, 0));
  expect(await reports()).toEqual([]);
});

it('follows one source through a match, goals taken back too, as long as it speaks', async () => {
  await say(20, 'api-football', live(20, 1, 0));
  await say(21, 'football-data-org', live(20, 4, 0));
  expect(await stored()).toMatchObject({ home: 1, source: 'api-football' });
  await say(22, 'api-football', live(22, 0, 0));
  expect(await stored()).toMatchObject({ home: 0, minute: 22, source: 'api-football' });
});

it('goes on with another source when the one it followed has been silent for five minutes, and back when that returns', async () => {
  await say(20, 'api-football', live(20, 0, 0));
  await say(24, 'openligadb', live(24, 1, 0));
  expect(await stored()).toMatchObject({ home: 0, source: 'api-football' });
  await say(26, 'openligadb', live(26, 1, 0));
  expect(await stored()).toMatchObject({ home: 1, minute: 26, source: 'openligadb' });
  await say(30, 'api-football', live(30, 2, 0));
  expect(await stored()).toMatchObject({ home: 2, source: 'api-football' });
});

it('takes it for a word after a list of the season has come in between', async () => {
  await say(20, 'openligadb', live(20, 1, 0), 'round', 20);
  await say(21, 'openligadb', live(21, 1, 0), 'season', 86_400);
  await confirmMatchReports(db, { provider: 'openligadb', call: 'round', now: at(28) });
  await say(29, 'football-data-org', live(25, 0, 0));
  expect(await stored()).toMatchObject({ home: 1, source: 'openligadb' });
});

it('leaves out what a provider says out of a cache that lags behind, by its own time of the last change', async () => {
  const named = { externalId: '81234', home: { name: 'Porto', externalId: '1' }, away: { name: 'CD Nacional', externalId: '2' } };
  const revised = (minutes: number, match: Partial<FeedMatch>) => ({ ...named, ...match, revisedAt: at(minutes) });
  await say(30, 'openligadb', revised(29, { ...live(30, 1, 0), events: [goal(28, 'Galeno')] }));
  await say(31, 'openligadb', revised(20, { ...live(31, 0, 0), events: [] }));
  expect(await stored()).toMatchObject({ home: 1 });
  expect((await db.query('select 1 from match_events')).rowCount).toBe(1);
  await say(32, 'openligadb', revised(31, { ...live(32, 0, 0), events: [] }));
  expect(await stored()).toMatchObject({ home: 0, minute: 32 });
});

it('takes an answer that has not changed for a word as well', async () => {
  await say(20, 'api-football', live(20, 0, 0));
  await confirmMatchReports(db, { provider: 'api-football', call: 'api-football/today', now: at(25) });
  await say(26, 'openligadb', live(26, 3, 0));
  expect(await stored()).toMatchObject({ home: 0, source: 'api-football' });
});

it('begins a match by the word of any source, and ends it only by one that is followed', async () => {
  await say(-30, 'api-football', {});
  await say(1, 'football-data-org', live(1, 0, 0));
  expect(await stored()).toMatchObject({ status: 'live', source: 'football-data-org' });
  await say(2, 'api-football', live(2, 0, 0));
  await say(112, 'api-football', live(90, 2, 0));
  await say(113, 'openligadb', finished(0, 5));
  expect(await stored()).toMatchObject({ status: 'live', home: 2 });
  await say(114, 'api-football', finished(2, 0));
  expect(await stored()).toMatchObject({ status: 'finished', home: 2, away: 0 });
});

it('does not begin a match that was put off by the word of a source that has not heard of it', async () => {
  await say(-20, 'api-football', { status: 'postponed' });
  await say(1, 'openligadb', live(1, 0, 0));
  expect(await stored()).toMatchObject({ status: 'postponed', home: null, source: 'api-football' });
  await say(10, 'openligadb', live(10, 0, 0));
  expect(await stored()).toMatchObject({ status: 'postponed', source: 'api-football' });
  await say(11, 'api-football', live(11, 0, 0));
  expect(await stored()).toMatchObject({ status: 'live', source: 'api-football' });
});

it('does not believe that a match is over before it can be', async () => {
  await say(40, 'openligadb', live(40, 0, 0));
  const { problems } = await say(50, 'openligadb', finished(5, 0));
  expect(problems).toEqual([expect.objectContaining({ code: 'inconsistent', field: 'status', value: 'finished' })]);
  expect(await stored()).toMatchObject({ status: 'live', home: 0 });
});

it('annuls a match that was over when the source that is followed says so, and not by the word of another', async () => {
  await say(118, 'api-football', finished(2, 2));
  await say(5_000, 'openligadb', { status: 'cancelled' });
  expect(await stored()).toMatchObject({ status: 'finished' });
  await say(5_001, 'api-football', { status: 'cancelled' });
  expect(await stored()).toMatchObject({ status: 'cancelled' });
});

it('takes a new date of a match that was put off only from a source that is believed as much', async () => {
  const sunday = { known: true as const, utc: at(24 * 60) };
  await say(-60, 'api-football', { status: 'postponed' });
  await say(-50, 'openfootball', { kickoff: sunday });
  await say(-49, 'the-odds-api', { kickoff: sunday });
  expect(await stored()).toMatchObject({ status: 'postponed' });
  await say(-40, 'api-football', { kickoff: sunday });
  const { rows } = await db.query('select status, kickoff_utc from matches');
  expect(rows).toEqual([{ status: 'scheduled', kickoff_utc: sunday.utc }]);
});

it('fills in what the source that is followed leaves out, and nothing that it says', async () => {
  await say(118, 'api-football', { ...finished(2, 1), referee: 'A. Soares', round: { stage: 'matchday', matchday: 12 } });
  await say(4_000, 'football-data', {
    status: 'finished',
    score: { current: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } },
    referee: 'Soares Dias',
    attendance: 31_204,
  });
  const { rows } = await db.query('select half_time_home, half_time_away, referee, attendance, matchday, state_source from matches');
  expect(rows).toEqual([
    { half_time_home: 1, half_time_away: 0, referee: 'A. Soares', attendance: 31_204, matchday: 12, state_source: 'api-football' },
  ]);
});

it('shows the events of one source, whole, and those of another when it goes silent', async () => {
  const scorers = async () =>
    (await db.query('select player_name as name from match_events order by sequence')).rows.map(({ name }) => name);
  await say(30, 'api-football', { ...live(30, 1, 0), events: [goal(12, 'Galeno')] });
  await say(31, 'openligadb', { ...live(30, 1, 0), events: [goal(13, 'W. Galeno')] });
  expect(await scorers()).toEqual(['Galeno']);
  await say(37, 'openligadb', { ...live(37, 2, 0), events: [goal(13, 'W. Galeno'), goal(36, 'S. Omorodion')] });
  expect(await scorers()).toEqual(['W. Galeno', 'S. Omorodion']);
});

it('drops no page when a source says of a match what stands already', async () => {
  await say(20, 'openligadb', live(20, 1, 0));
  const { counts } = await say(21, 'api-football', live(20, 1, 0));
  expect(counts.changedMatches).toBe(0);
  expect(await stored()).toMatchObject({ source: 'api-football' });
});
