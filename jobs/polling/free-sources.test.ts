import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import type { Source } from '#data/sources/source.ts';
import { feedCompetitions } from '#sports/football/data/feeds/feed-competitions.ts';
import { createFootballDataCoUkSource } from '#sports/football/data/sources/football-data-co-uk/football-data-co-uk-source.ts';
import { comingFile, footballDataAt, seasonFile } from '#tests/factories/football-data-answers.ts';
import { openfootballAt, seasonText } from '#tests/factories/openfootball-answers.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { noteUnreadFiles } from './note-unread-files.ts';
import { pollSource } from './poll-source.ts';
import { footballKind } from './source-kind.ts';

const { db } = await createTestDatabase();
const friday = Date.parse('2014-08-15T12:00:00Z');
const pauseMs = 3_000;
const hourMs = 3_600_000;

/** The files of the provider, a server on loopback that marks them by their contents and records the requests. */
const files = new Map<string, string | Buffer>();
let requests: string[] = [];
/** Called when a request has arrived, before it is answered. */
let arrived: (path: string) => void = () => {};
const provider = createServer(({ url = '', headers }, response) => {
  const content = files.get(url);
  const etag = content === undefined ? undefined : `"${createHash('sha1').update(content).digest('hex')}"`;
  const status = content === undefined ? 404 : headers['if-none-match'] === etag ? 304 : 200;
  requests.push(`${status} ${url}`);
  arrived(url);
  if (etag !== undefined) response.setHeader('ETag', etag);
  response.writeHead(status).end(status === 200 ? content : undefined);
});
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

/** Polls as a process does, until nothing is due any more; returns the moment of the last poll. */
async function pollAll(source: Source, from: number, signal = new AbortController().signal): Promise<number> {
  for (let at = from; ; at += pauseMs) {
    const { taken, unchanged, failed, postponed } = await pollSource(
      { db, clock: { now: () => new Date(at) }, signal },
      source,
      footballKind,
      () => 0,
    );
    if (signal.aborted || taken.length + unchanged.length + failed.length + postponed.length === 0) return at;
  }
}

const storedMatches = async () =>
  (
    await db.query<{ match: string }>(
      `select s.label || ' ' || h.name || '-' || a.name || ' ' || coalesce(m.home_goals || ':' || m.away_goals, m.status) as match
       from matches m join seasons s on s.id = m.season_id join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
       order by m.kickoff_utc`,
    )
  ).rows.map(({ match }) => match);

beforeEach(async () => {
  requests = [];
  arrived = () => {};
  files.clear();
  await db.query('truncate source_calls, source_budgets, fillings, unknown_names, matches cascade');
  await storeCatalogue(db, smallCatalogue(), new Date(friday));
});

describe('football-data.co.uk', () => {
  beforeEach(() => {
    files.set('/mmz4281/1415/E0.csv', seasonFile('09/08/2014', ['Arsenal', 'Everton', 2, 2]));
    files.set('/mmz4281/1213/E0.csv', seasonFile('18/08/2012', ['Everton', 'Man United', 1, 0]));
    files.set('/fixtures.csv', comingFile('16/08/2014', 'Man City', 'Arsenal'));
    files.set('/new_league_fixtures.csv', 'Country,League,Date,Time,Home,Away\r\n');
    files.set('/new/BRA.csv', 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res\r\n');
  });

  it('fills a site with the coming matches, the present season and those before it, one file at a time; a season without a file is none', async () => {
    await pollAll(footballDataAt(address), friday);
    expect(requests).toEqual([
      '200 /new_league_fixtures.csv',
      '200 /fixtures.csv',
      '200 /mmz4281/1415/E0.csv',
      '200 /new/BRA.csv',
      '404 /mmz4281/1314/E0.csv',
      '200 /mmz4281/1213/E0.csv',
    ]);
    expect(await storedMatches()).toEqual([
      '2012-13 Everton-Manchester United 1:0',
      '2014-15 Arsenal-Everton 2:2',
      '2014-15 Manchester City-Arsenal scheduled',
    ]);
    expect((await db.query('select call from source_calls where failures > 0')).rows).toEqual([]);
    expect((await db.query("select count(*)::int as prices from quotes where phase = 'moving'")).rows).toEqual([{ prices: 1 }]);
  });

  it('notes from its first call on how many of its files have been asked for, until all have, also those that cannot be had', async () => {
    files.delete('/new/BRA.csv');
    const progress: string[] = [];
    const signal = new AbortController().signal;
    for (let at = friday; at <= friday + 7 * pauseMs; at += pauseMs) {
      await pollSource({ db, clock: { now: () => new Date(at) }, signal }, footballDataAt(address), footballKind, () => 0);
      progress.push((await listFillings(db, new Date(at))).map(({ name, done, total }) => `${name} ${done}/${total}`).join());
    }
    expect(progress).toEqual([
      'football-data 1/6',
      'football-data 2/6',
      'football-data 3/6',
      'football-data 4/6',
      'football-data 5/6',
      '',
      '',
      '',
    ]);
    expect((await db.query('select started_at from fillings')).rows).toEqual([{ started_at: new Date(friday) }]);
    expect((await db.query('select call from source_calls where failures > 0')).rows).toHaveLength(1);
  });

  it('is known to fill a site before it is asked for the first file, again after a pause, and not once it has filled it', async () => {
    const source = footballDataAt(address);
    const fillingsAt = async (at: number) => {
      await noteUnreadFiles(db, { source, kind: footballKind }, new Date(at));
      return (await listFillings(db, new Date(at))).map(({ name, done, total }) => `${name} ${done}/${total}`);
    };
    expect(await fillingsAt(friday)).toEqual(['football-data 0/6']);
    await pollSource({ db, clock: { now: () => new Date(friday) }, signal: new AbortController().signal }, source, footballKind);
    expect(await listFillings(db, new Date(friday + hourMs))).toEqual([]);
    expect(await fillingsAt(friday + hourMs)).toEqual(['football-data 1/6']);
    await pollAll(source, friday + hourMs);
    expect(await fillingsAt(friday + 2 * hourMs)).toEqual([]);
  });

  it('fills a site no more where it has not been asked for a quarter of an hour', async () => {
    await pollSource(
      { db, clock: { now: () => new Date(friday) }, signal: new AbortController().signal },
      footballDataAt(address),
      footballKind,
    );
    expect(await listFillings(db, new Date(friday + 14 * 60_000))).toHaveLength(1);
    expect(await listFillings(db, new Date(friday + 15 * 60_000))).toEqual([]);
  });

  it('is asked by a new process for nothing that is there, and when its time has come only whether it has changed', async () => {
    const filled = await pollAll(footballDataAt(address), friday);
    requests = [];
    await pollAll(footballDataAt(address), filled);
    expect(requests).toEqual([]);
    files.set('/mmz4281/1415/E0.csv', seasonFile('09/08/2014', ['Arsenal', 'Everton', 2, 2], ['Man United', 'Man City', 1, 2]));
    await pollAll(footballDataAt(address), friday + 13 * hourMs);
    expect(requests).toEqual(['304 /new_league_fixtures.csv', '304 /fixtures.csv', '200 /mmz4281/1415/E0.csv', '304 /new/BRA.csv']);
    expect(await storedMatches()).toContain('2014-15 Manchester United-Manchester City 1:2');
  });

  it('is asked again a minute later for the one file at which a process died, and for no other', async () => {
    const stopped = new AbortController();
    arrived = (path) => {
      if (path === '/mmz4281/1213/E0.csv') stopped.abort();
    };
    const died = await pollAll(footballDataAt(address), friday, stopped.signal);
    arrived = () => {};
    await pollAll(footballDataAt(address), died + pauseMs);
    await pollAll(footballDataAt(address), died + 60_000);
    expect(Object.entries(Object.groupBy(requests, (request) => request)).filter(([, times = []]) => times.length > 1)).toEqual([
      ['200 /mmz4281/1213/E0.csv', ['200 /mmz4281/1213/E0.csv', '200 /mmz4281/1213/E0.csv']],
    ]);
    expect(await storedMatches()).toHaveLength(3);
  });

  it('is read in windows-1252 where a file is not UTF-8', async () => {
    files.set('/mmz4281/1415/E0.csv', Buffer.from(seasonFile('09/08/2014', ['Saint-\xC9tienne', 'Everton', 2, 2]), 'latin1'));
    await pollAll(footballDataAt(address), friday);
    const { rows } = await db.query('select t.name from provisional_clubs p join teams t on t.id = p.team_id');
    expect(rows).toEqual([{ name: 'Saint-Étienne' }]);
  });

  it('is well without the coming matches of the further leagues, before they are there and after', async () => {
    const failures = async () => (await db.query('select call from source_calls where failures > 0')).rows;
    files.delete('/new_league_fixtures.csv');
    const began = await pollAll(footballDataAt(address), friday);
    expect(requests).toContain('404 /new_league_fixtures.csv');
    files.set('/new_league_fixtures.csv', 'Country,League,Date,Time,Home,Away\r\n');
    const filled = await pollAll(footballDataAt(address), began + 7 * hourMs);
    files.delete('/new_league_fixtures.csv');
    requests = [];
    await pollAll(footballDataAt(address), filled + 7 * hourMs);
    expect(requests).toContain('404 /new_league_fixtures.csv');
    expect(await failures()).toEqual([]);
  });

  it('brings the further leagues of sixteen countries, and finds their clubs', async () => {
    const catalogue = loadCatalogue();
    await storeCatalogue(db, catalogue, new Date(friday));
    const header = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res';
    const rows = {
      ARG: 'Argentina,Liga Profesional ,2014,08/08/2014,21:00,Colon Santa FE,Boca Juniors,1,0,H',
      AUT: 'Austria,Bundesliga,2014/2015,09/08/2014,17:30,Grodig,Neustadt,2,1,H',
      BRA: 'Brazil,Serie A,2014,10/08/2014,20:00,Santos,Palmeiras,3,2,H',
      CHN: 'China,Super League,2014,09/08/2014,11:00,Shandong Luneng,Zhejiang Yiteng,1,1,D',
      DNK: 'Denmark,Superliga ,2014/2015,10/08/2014,17:00,Esbjerg,Hobro,4,2,H',
      FIN: 'Finland,Veikkausliiga,2014,10/08/2014,16:00,Honka,Mariehamn,0,1,A',
      IRL: 'Ireland,Premier Division ,2014,08/08/2014,19:45,Athlone,Limerick,2,2,D',
      JPN: 'Japan, J1 League,2014,09/08/2014,10:00,Gamba Osaka,Vissel Kobe,2,3,A',
      MEX: 'Mexico,Liga MX,2014/2015,09/08/2014,23:00,Chiapas,Tigres UANL,0,4,A',
      NOR: 'Norway,Eliteserien,2014,10/08/2014,17:00,Stabaek,Sogndal,1,0,H',
      POL: 'Poland,Ekstraklasa,2014/2015,09/08/2014,19:00,Gornik Z.,Podbeskidzie,3,0,H',
      ROU: 'Romania,Superliga,2014/2015,09/08/2014,19:00,Din. Bucuresti,Ceahlaul,1,0,H',
      RUS: 'Russia,Premier League,2014/2015,09/08/2014,16:00,M. Saransk,Zenit,1,2,A',
      SWE: 'Sweden,Allsvenskan,2014,09/08/2014,15:00,AIK,Elfsborg,2,0,H',
      SWZ: 'Switzerland,Super League,2014/2015,09/08/2014,18:45,Aarau,Vaduz,1,1,D',
      USA: 'USA,MLS,2014,09/08/2014,23:00,Toronto FC,Columbus Crew,3,2,H',
    };
    for (const [country, row] of Object.entries(rows)) files.set(`/new/${country}.csv`, `${header}\r\n${row}\r\n`);
    const { footballData } = feedCompetitions(catalogue);
    const ofCountries = footballData.codes.filter((code) => code.includes(' '));
    await pollAll(createFootballDataCoUkSource({ address: new URL(address) }, { ...footballData, codes: ofCountries }), friday);
    expect(requests.filter((request) => request.includes('/new/')).sort()).toEqual(
      Object.keys(rows).map((country) => `200 /new/${country}.csv`),
    );
    expect((await db.query('select name from unknown_names')).rows).toEqual([]);
    expect(await storedMatches()).toHaveLength(16 + 1);
  });

  it('fails where a file is gone that was there', async () => {
    await pollAll(footballDataAt(address), friday);
    files.delete('/mmz4281/1415/E0.csv');
    const failed = [];
    for (let at = friday + 13 * hourMs, call = 0; call < 4; call += 1, at += pauseMs) {
      const moment = new Date(at);
      const report = await pollSource(
        { db, clock: { now: () => moment }, signal: new AbortController().signal },
        footballDataAt(address),
        footballKind,
      );
      failed.push(...report.failed);
    }
    expect(failed).toEqual([{ call: `${new URL(address).host}/mmz4281/1415/E0.csv`, problem: expect.stringContaining('answered 404') }]);
  });

  it('is asked anew at another address, whose files have marks of their own', async () => {
    const filled = await pollAll(footballDataAt(address), friday);
    requests = [];
    await pollAll(footballDataAt(address.replace('127.0.0.1', 'localhost')), filled + 60_000);
    expect(requests.filter((request) => request.startsWith('200'))).toHaveLength(5);
  });
});

it('openfootball fills seasons with rounds, and is asked only for what may have changed', async () => {
  const now = Date.parse('2023-08-20T12:00:00Z');
  files.set('/england/master/2023-24/1-premierleague.txt', seasonText('2023/24', 'Sat Aug/12 2023', 'Arsenal FC  v Everton FC  2-1 (1-0)'));
  files.set('/england/master/2022-23/1-premierleague.txt', seasonText('2022/23', 'Sat Aug/6 2022', 'Everton FC  v Arsenal FC  0-1 (0-1)'));
  const filled = await pollAll(openfootballAt(address), now);
  expect(await storedMatches()).toEqual(['2022-23 Everton-Arsenal 0:1', '2023-24 Arsenal-Everton 2:1']);
  expect(new Set(requests).size).toBe(requests.length);
  requests = [];
  await pollAll(openfootballAt(address), filled);
  expect(requests).toEqual([]);
  await pollAll(openfootballAt(address), now + 25 * hourMs);
  expect(requests.filter((request) => !request.startsWith('404'))).toEqual(['304 /england/master/2023-24/1-premierleague.txt']);
});
