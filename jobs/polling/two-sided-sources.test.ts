import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listSourceProblems } from '#data/queries/sources/list-source-problems.ts';
import type { Source } from '#data/sources/source.ts';
import { createTheOddsApiTwoSidedSource } from '#data/sources/the-odds-api/two-sided/the-odds-api-two-sided-source.ts';
import { ingestTwoSidedFeed } from '#jobs/ingest-two-sided-feed.ts';
import type { KnownPlayers } from '#sports/tennis/data/sources/player-side.ts';
import { tennisOdds } from '#sports/tennis/data/sources/the-odds-api/tennis-odds.ts';
import { basketballSourceAt, gamesAnswer, sampleGame } from '#tests/factories/api-basketball-answers.ts';
import { storeTwoSidedMatches } from '#tests/factories/store-two-sided-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { account, bookmaker, key, market } from '#tests/factories/the-odds-api-answers.ts';
import {
  nbaEvent,
  readCourtAt,
  scored,
  tennisEvent,
  tennisWinner,
  twoSidedLeagues,
} from '#tests/factories/the-odds-api-two-sided-answers.ts';
import { type Fault, type Mirror, startMirror } from '#tests/mirrors/start-mirror.ts';
import { pollSource } from './poll-source.ts';
import type { SourceKind } from './source-kind.ts';
import { numberedClubsKind, playersKind } from './two-sided-kinds.ts';

const { db } = await createTestDatabase();
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const catalogue = loadCatalogue();
const countries = catalogue.countries.map((country) => ({ ...country, tournaments: [], clubs: [] }));
await storeCatalogue(db, { ...catalogue, countries }, at('08:00:00'));
const court = loadTwoSidedCatalogue();
await storeTwoSidedMatches(db, court, at('08:00:00'));

let now = at('12:00:00');
let mirror: Mirror | undefined;
beforeEach(async () => {
  await db.query('truncate source_calls, source_budgets, source_quotas, source_problems, external_ids, matches cascade');
});
afterAll(() => mirror?.stop());

/** Polls a source at a time, and returns the calls that were taken, failed and postponed. */
async function pollAt<Batch, Known>(time: string, source: Source<Batch, Known>, kind: SourceKind<Batch, Known>) {
  now = at(time);
  const report = await pollSource(
    { db, clock: { now: () => now }, signal: new AbortController().signal },
    source,
    kind,
    () => 0,
    Number.POSITIVE_INFINITY,
  );
  return { ...report, taken: report.taken.map((call) => call.replace(/\?.*/, '')) };
}
const listStored = async () =>
  (
    await db.query<{ line: string }>(
      `select concat_ws(' ', h.slug, a.slug, m.status, m.home_goals || ':' || m.away_goals, m.best_home_odds, m.best_away_odds) as line
       from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id order by m.id`,
    )
  ).rows.map(({ line }) => line);

it('The Odds API: the list, prices, scores and a refusal, at the cost of each call and with the key in no message', {
  timeout: 30_000,
}, async () => {
  const paris = tennisOdds.leaguesOf(court, true).find(({ sportKey }) => sportKey === 'tennis_atp_paris_masters');
  const leagues = twoSidedLeagues.map((league) => (league.sport === 'tennis' && paris !== undefined ? paris : league));
  const tennis = tennisEvent({
    sport_key: 'tennis_atp_paris_masters',
    bookmakers: [bookmaker('pinnacle', [tennisWinner(4.4, 1.22)], '2026-11-21T11:59:00Z')],
  });
  const nba = nbaEvent({
    bookmakers: [bookmaker('pinnacle', [market('h2h', ['Los Angeles Clippers', 2.4], ['Denver Nuggets', 1.6])], '2026-11-21T11:59:00Z')],
  });
  const listed = ({ bookmakers: _, ...event }: Record<string, unknown>) => event;
  const sports = ['basketball_nba', 'tennis_atp_paris_masters'].map((sport) => ({ key: sport, active: true }));
  const scoresAt = (event: Record<string, unknown>, before: [string, string], end: [string, string]) =>
    scored(event, now < at('18:00:00') ? before : end, now >= at('18:00:00'));
  const answers: Readonly<Record<string, () => unknown>> = {
    'v4/sports': () => sports,
    'v4/sports/tennis_atp_paris_masters/events': () => [listed(tennis)],
    'v4/sports/basketball_nba/events': () => [listed(nba)],
    'v4/sports/tennis_atp_paris_masters/odds': () => [tennis],
    'v4/sports/basketball_nba/odds': () => [nba],
    'v4/sports/tennis_atp_paris_masters/scores': () => [scoresAt(tennis, ['1', '0'], ['2', '1'])],
    'v4/sports/basketball_nba/scores': () => [scoresAt(nba, ['40', '44'], ['101', '99'])],
  };
  const refusal: Fault = { source: 'odds', kind: '429', from: at('15:20:00'), until: at('15:30:00'), retryAfterSeconds: 120 };
  mirror = await startMirror(
    {
      odds: (call) => {
        const answer = answers[call.replace(/\?.*/, '')]?.();
        return answer === undefined
          ? undefined
          : { text: JSON.stringify(answer), headers: { ETag: '"mark"', 'x-requests-remaining': '900' } };
      },
    },
    { now: () => now, faults: [refusal] },
  );
  const create = () =>
    createTheOddsApiTwoSidedSource(
      { ...account, address: new URL((mirror as Mirror).addressOf('site', 'odds')) },
      leagues,
      (slugs: KnownPlayers['slugs']) => ({ players: { describe: court.tennis.describePlayer, slugs } }),
    );
  const source = create();

  expect((await pollAt('12:00:00', source, playersKind)).taken).toEqual(['sports']);
  // The matches come for nothing, and then their prices.
  expect((await pollAt('12:00:05', source, playersKind)).taken.toSorted()).toEqual([
    'sports/basketball_nba/events',
    'sports/tennis_atp_paris_masters/events',
  ]);
  expect((await listStored()).toSorted()).toEqual(['carlos-alcaraz muster-z scheduled', 'la-clippers denver-nuggets scheduled']);
  expect((await pollAt('12:00:10', source, playersKind)).taken.toSorted()).toEqual([
    'sports/basketball_nba/odds',
    'sports/tennis_atp_paris_masters/odds',
  ]);
  expect((await listStored()).toSorted()).toEqual([
    'carlos-alcaraz muster-z scheduled 1.22 4.4',
    'la-clippers denver-nuggets scheduled 2.4 1.6',
  ]);

  // Another process, which knows neither the list nor the players, requests the whole list.
  expect((await pollAt('15:10:00', create(), playersKind)).taken).toEqual(['sports']);
  expect((await pollAt('15:10:05', source, playersKind)).taken).toContain('sports/basketball_nba/scores');
  expect((await listStored()).toSorted()).toEqual([
    'carlos-alcaraz muster-z live 0:1 1.22 4.4',
    'la-clippers denver-nuggets live 40:44 2.4 1.6',
  ]);

  const refused = await pollAt('15:25:00', source, playersKind);
  expect(
    refused.failed
      .map(({ problem }) => problem.replace(/\?.*:/, ':'))
      .toSorted()
      .slice(0, 1),
  ).toEqual(['sports/basketball_nba/scores: answered 429']);
  expect(await pollAt('15:26:00', source, playersKind)).toMatchObject({ taken: [], failed: [] });

  await pollAt('18:30:00', source, playersKind);
  expect((await listStored()).toSorted()).toEqual([
    'carlos-alcaraz muster-z finished 1:2 1.22 4.4',
    'la-clippers denver-nuggets finished 101:99 2.4 1.6',
  ]);

  const costs = { 'v4/sports': 0, odds: { tennis: 4, nba: 6 }, scores: 2 };
  const spent = mirror.requests.reduce((sum, { call }) => {
    if (call.includes('/scores')) return sum + costs.scores;
    return sum + (call.includes('/odds') ? (call.includes('tennis') ? costs.odds.tennis : costs.odds.nba) : 0);
  }, 0);
  const { rows } = await db.query('select source, calls_of_day from source_budgets');
  expect(rows).toEqual([{ source: 'the-odds-api', calls_of_day: spent }]);
  const told = JSON.stringify([refused, await listSourceProblems(db), (await db.query('select * from source_calls')).rows]);
  expect(told).not.toContain(key);
  mirror.stop();
});

it('API-Basketball: an evening by quarters, through a refusal with status 200 and an answer that is cut, whose result a source believed less leaves', {
  timeout: 30_000,
}, async () => {
  const parts = [
    ['17:00:00', { status: 'NS' }],
    ['18:20:00', { status: 'Q1', home: [14], away: [12] }],
    ['19:00:00', { status: 'HT', home: [30, 22], away: [25, 31] }],
    ['20:20:00', { status: 'FT', home: [30, 22, 27, 24], away: [25, 31, 20, 21] }],
  ] as const;
  const faults: readonly Fault[] = [
    { source: 'games', kind: 'errors', from: at('18:30:00'), until: at('18:31:00') },
    { source: 'games', kind: 'cut', from: at('18:40:00'), until: at('18:41:00') },
  ];
  mirror = await startMirror(
    {
      games: (call) => {
        const [, changes] = parts.findLast(([time]) => at(time) <= now) ?? expect.fail(call);
        const isAsked = call === 'games?date=2026-11-21' || (call === 'games?live=all' && !['NS', 'FT'].includes(changes.status));
        return { text: gamesAnswer(...(isAsked ? [sampleGame(changes)] : [])), headers: { 'x-ratelimit-requests-remaining': '70' } };
      },
    },
    { now: () => now, faults },
  );
  const source = basketballSourceAt(mirror.addressOf('site', 'games'), 900);
  const seen: string[] = [];
  const failures: string[] = [];
  for (const time of ['17:00:00', '18:00:00', '18:20:00', '18:30:00', '18:40:00', '19:10:00', '20:30:00', '20:50:00']) {
    const { failed } = await pollAt(time, source, numberedClubsKind);
    failures.push(...failed.filter(({ call }) => call === 'games?live=all').map(({ problem }) => problem));
    seen.push(`${time} ${await listStored()}`);
  }
  mirror.stop();
  expect(seen).toEqual([
    '17:00:00 denver-nuggets la-clippers scheduled',
    '18:00:00 denver-nuggets la-clippers scheduled',
    '18:20:00 denver-nuggets la-clippers live 14:12',
    '18:30:00 denver-nuggets la-clippers live 14:12',
    '18:40:00 denver-nuggets la-clippers live 14:12',
    '19:10:00 denver-nuggets la-clippers live 52:56',
    '20:30:00 denver-nuggets la-clippers finished 103:97',
    '20:50:00 denver-nuggets la-clippers finished 103:97',
  ]);
  expect(failures).toEqual(['games?live=all: refused: requests', 'games?live=all: the answer is cut off or is no JSON']);
  const quarters = [
    [30, 25],
    [22, 31],
    [27, 20],
    [24, 21],
  ];
  const listQuarters = async () => (await db.query(`select play->'quarters' as quarters from matches`)).rows[0]?.quarters;
  expect(await listQuarters()).toEqual(quarters);
  const sides = { home_team: 'Denver Nuggets', away_team: 'LA Clippers', commence_time: '2026-11-21T18:04:00Z' };
  const withoutQuarters = readCourtAt('21:00', 'scores', scored(nbaEvent(sides), ['104', '97'], true));
  await ingestTwoSidedFeed(db, { name: 'the-odds-api' }, Readable.from([withoutQuarters]), { now });
  expect([await listStored(), await listQuarters()]).toEqual([['denver-nuggets la-clippers finished 103:97'], quarters]);
});
