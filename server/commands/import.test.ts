import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { withClient } from '#data/database/with-client.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'tipledger-import-'));
const dataFolder = join(folder, 'data');
const seasons = join(folder, 'seasons');
const [premierLeague, championship] = [join(seasons, 'E0.csv'), join(seasons, 'E1.csv')];
let server: EmbeddedPostgres;
let held: pg.Client;

beforeAll(async () => {
  // As root the server runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  await mkdir(seasons);
  await writeFile(
    premierLeague,
    [
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A,B365CH,B365CD,B365CA',
      'E0,11/08/2023,20:00,Burnley,Man City,0,3,A,8,5.5,1.33,9,5.25,1.36',
      'E0,06/04/2024,12:30,Crystal Palace,Man City,2,4,A,8.5,5.5,1.33,9,5.75,1.3',
      '',
    ].join('\n'),
  );
  await writeFile(
    championship,
    [
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A',
      'E1,18/08/2023,20:00,Leeds,West Brom,1,1,D,1.8,3.6,4.5',
      'E1,06/04/2024,15:00,Leeds,Nowhere Rovers,x,0,A,1.5,4,6',
      'E1,06/04/2024,15:00,Hull,Nowhere Rovers,2,1,H,1.5,4,6',
      '',
    ].join('\n'),
  );
  server = await startEmbeddedPostgres(dataFolder, () => {});
  // While somebody is connected the commands leave the server running.
  held = new pg.Client({ connectionString: server.connectionString('postgres') });
  await held.connect();
});
afterAll(async () => {
  await held.end();
  await server.stop({ evenIfUsed: true });
  await removeFolder(folder);
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function startImport(...words: string[]): {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  printed(wanted: RegExp): Promise<void>;
} {
  const child = spawn(process.execPath, ['server/commands/import.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_FOLDER: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<Ended>((resolve, failed) => {
    child.once('error', failed);
    child.once('close', (code) => resolve({ code, out, err }));
  });
  const printed = (wanted: RegExp) =>
    new Promise<void>((heard, failed) => {
      child.stderr.on('data', () => {
        if (wanted.test(err)) heard();
      });
      void ended.then(() => failed(new Error(`it ended without saying ${wanted}:\n${out}${err}`)));
    });
  return { child, ended, printed };
}

const read = async (statement: string): Promise<unknown[]> =>
  withClient(server.connectionString('tipledger'), async (client) => (await client.query({ text: statement, rowMode: 'array' })).rows);

describe('npm run import', () => {
  it('stores what was known at a time, and completes it when it is called again without one', async () => {
    const early = await startImport('football-data', premierLeague, '--as-of', '2024-04-06T09:00Z').ended;
    expect(early).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^2 matches \(2 new, 0 changed\), 3 quotes, 0 unknown names of clubs in /m),
    });
    const matches = `select m.slug, m.status, m.home_goals, (select count(*)::int from quotes q where q.match_id = m.id) from matches m order by m.kickoff_utc`;
    expect(await read(matches)).toEqual([
      ['burnley-manchester-city-2023-08-11', 'finished', 0, 2],
      ['crystal-palace-manchester-city-2024-04-06', 'scheduled', null, 1],
    ]);
    const late = await startImport('football-data', premierLeague).ended;
    expect(late.out).toMatch(/^2 matches \(0 new, 1 changed\)/m);
    expect(await read(matches)).toEqual([
      ['burnley-manchester-city-2023-08-11', 'finished', 0, 2],
      ['crystal-palace-manchester-city-2024-04-06', 'finished', 2, 2],
    ]);
  });

  it('keeps what it reported when it is killed half-way, and completes the rest when it is called again', async () => {
    const inChampionship = `select count(*)::int from matches m join tournaments t on t.numeric_id = m.tournament_id where t.id = 'england.championship'`;
    await withClient(server.connectionString('tipledger'), async (client) => {
      await client.query('truncate quotes, matches cascade');
      // The second file cannot be stored while this transaction holds its competition, so the import waits half-way.
      await client.query('begin');
      await client.query(`select 1 from tournaments where id = 'england.championship' for update`);
      const half = startImport('football-data', seasons);
      await half.printed(/50 %\s+2 matches/);
      half.child.kill('SIGKILL');
      await half.ended;
      await client.query('rollback');
    });
    expect(await read('select count(*)::int from matches')).toEqual([[2]]);
    expect(await read(inChampionship)).toEqual([[0]]);
    expect(await read('select state from feed_runs order by id desc limit 1')).toEqual([['running']]);

    const whole = await startImport('football-data', seasons).ended;
    expect(whole).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^4 matches \(2 new, 0 changed\), 6 quotes, 1 unknown names of clubs/m),
    });
    expect(await read(inChampionship)).toEqual([[2]]);
    expect(await read("select state, finished_at is null from feed_runs where feed = 'football-data' order by id desc limit 2")).toEqual([
      ['succeeded', false],
      ['failed', false],
    ]);
    expect(whole.out).toContain(['Lost: 1 match', `  1 match: bad-score FTHG "x", first in ${championship}, row 3`].join('\n'));
    expect(whole.out).toMatch(/^Nowhere Rovers +england +england\.championship .* none .* npm run club -- confirm nowhere-rovers$/m);
  });

  it.each([
    [
      'tennis-data',
      '2023-07-05T08:00Z',
      [
        'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,WPts,LPts,W1,L1,W2,L2,W3,L3,W4,L4,W5,L5,Wsets,Lsets,Comment,B365W,B365L',
        '37,London,Wimbledon,2023-07-03,Grand Slam,Outdoor,Grass,1st Round,5,Zverev A.,Fritz T.,20,90,1500,600,6,4,7,6,6,3,,,,,3,0,Completed,1.4,3',
        '37,London,Wimbledon,2023-07-05,Grand Slam,Outdoor,Grass,2nd Round,5,Ruud C.,Zverev A.,4,20,5000,1500,6,4,6,4,6,4,,,,,3,0,Completed,1.5,2.6',
        '37,London,Wimbledon,2023-07-07,Grand Slam,Outdoor,Grass,3rd Round,5,Ruud C.,Moss A.,4,30,5000,1200,6,4,6,4,6,4,,,,,3,0,Completed,1.2,5',
      ],
      /^2 matches \(2 new, 0 changed\), 2 quotes/m,
      [
        ['alexander-zverev-taylor-fritz-2023-07-03', 'finished', 3, 1.4],
        ['alexander-zverev-casper-ruud-2023-07-05', 'scheduled', null, 2.6],
      ],
    ],
    [
      'nba-odds',
      '2019-01-15T10:00Z',
      [
        'season,date,regular,playoffs,away,home,score_away,score_home,q1_away,q2_away,q3_away,q4_away,ot_away,q1_home,q2_home,q3_home,q4_home,ot_home,whos_favored,spread,total,moneyline_away,moneyline_home,h2_spread,h2_total,id_spread,id_total',
        '2019,2019-01-14,True,False,bkn,no,99,102,19,19,33,28,0,29,25,18,30,0,home,4.5,216,170,-200,1.5,110,0,0',
        '2019,2019-01-16,True,False,no,bkn,99,102,19,19,33,28,0,29,25,18,30,0,home,4.5,216,170,-200,1.5,110,0,0',
      ],
      /^2 matches \(2 new, 0 changed\), 3 quotes/m,
      [
        ['new-orleans-pelicans-brooklyn-nets-2019-01-14', 'finished', 102, null],
        ['brooklyn-nets-new-orleans-pelicans-2019-01-16', 'scheduled', null, null],
      ],
    ],
  ] as const)('stores what was known of the files of %s at %s', async (feed, asOf, lines, counts, matches) => {
    const file = join(folder, `${feed}.csv`);
    await writeFile(file, `${lines.join('\n')}\n`);
    expect(await startImport(feed, file, '--as-of', asOf).ended).toMatchObject({ code: 0, out: expect.stringMatching(counts) });
    expect(
      await read(`select m.slug, m.status, m.home_goals, m.best_home_odds from matches m join tournaments t on t.numeric_id = m.tournament_id
                  where t.category_slug = '${feed === 'nba-odds' ? 'basketball' : 'tennis'}' order by m.kickoff_utc`),
    ).toEqual(matches);
  });

  it('puts a lost match before the prices that are missing, and ends as failed for it', async () => {
    const file = join(folder, 'unpriced.csv');
    const rows = ['2019-01-20', '2019-01-22', '2019-01-24'].map(
      (day) => `2019,${day},True,False,bkn,no,99,102,19,19,33,28,0,29,25,18,30,0,home,4.5,216,,,1.5,110,0,0`,
    );
    const header =
      'season,date,regular,playoffs,away,home,score_away,score_home,q1_away,q2_away,q3_away,q4_away,ot_away,q1_home,q2_home,q3_home,q4_home,ot_home,whos_favored,spread,total,moneyline_away,moneyline_home,h2_spread,h2_total,id_spread,id_total';
    await writeFile(file, `${[header, ...rows].join('\n')}\n`);
    expect(await startImport('nba-odds', file).ended).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Left out, with the match kept:\n  3 ×: missing-value moneyline_home, first in ${file}, row 2\n`),
    });
    await writeFile(file, `${[header, ...rows, rows[0]?.replace('2019-01-20', '2019-01-26').replace('bkn', 'sea')].join('\n')}\n`);
    const { code, out } = await startImport('nba-odds', file).ended;
    expect(code).toBe(1);
    expect(out).toMatch(/^Lost: 1 match\n {2}1 match: unknown-club away "sea", first in .*unpriced\.csv, row 5$/m);
    expect(out.indexOf('unknown-club')).toBeLessThan(out.indexOf('missing-value'));
    expect(await read(`select field, loses from feed_problems where loses is not null order by id desc limit 1`)).toEqual([
      ['away', 'match'],
    ]);
  });

  it('ends as failed where it finds no match, and says what it found', async () => {
    const page = join(folder, 'E2.csv');
    await writeFile(page, '<!DOCTYPE html><title>Moved</title>');
    const { code, out, err } = await startImport('football-data', page).ended;
    expect(out).toContain(`  1 whole file or title: not-this-format "<!DOCTYPE html><title>Moved</title>", first in ${page}`);
    expect(err).toContain(`There is no match in ${page} that football-data can read`);
    expect(code).toBe(1);
    expect(await read('select state from feed_runs order by id desc limit 1')).toEqual([['failed']]);
  });

  it.each([
    [['football-date', 'seasons'], 2, 'unknown feed "football-date"'],
    [['football-data', 'no-such-folder'], 1, 'Cannot read no-such-folder'],
  ])('refuses %j with exit code %i and says why', async (words, code, message) => {
    const { err, ...ended } = await startImport(...words).ended;
    expect(ended.code).toBe(code);
    expect(err.split('\n')[0]).toBe(message);
  });
});
