import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let empty: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipledger-backtest-'));
  empty = await mkdtemp(join(tmpdir(), 'tipledger-backtest-'));
  await writeFile(
    join(folder, 'E0.csv'),
    [
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA,AvgCH,AvgCD,AvgCA,Avg>2.5,Avg<2.5',
      'E0,11/08/2023,20:00,Burnley,Man City,0,3,8,5,1.4,9,5.25,1.36,1.6,2.3',
      'E0,06/04/2024,12:30,Crystal Palace,Man City,2,4,7,5,1.4,2,4,4,1.6,2.3',
      '',
    ].join('\n'),
  );
  await writeFile(join(folder, 'page.csv'), '<html>');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(empty, { recursive: true });
});

function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['server/commands/backtest.ts', ...words], { cwd: root }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('npm run backtest', () => {
  it('prints one object with --json and nothing else, the progress aside', async () => {
    const { code, out, err } = await run(folder, '--from', '2024-01-01', '--json');
    expect({ code, err: err.split(' ').at(-1) }).toEqual({ code: 0, err: 'seasons\n' });
    const report = JSON.parse(out);
    expect(report.period).toEqual({ from: '2024-01-01', to: '2024-04-06' });
    /* An away win with closing prices of 2, 4 and 4, without margin: (0.5² + 0.75²) / 2. */
    expect(report.overall).toMatchObject({ judged: 1, matches: 1, rps: { closing: expect.closeTo(0.40625, 9) } });
    expect(report.files.unreadable).toEqual([{ file: join(folder, 'page.csv'), reason: 'not-this-format: "<html>"' }]);
  });

  it('prints tables for a person, with what could not be read and what is compared', async () => {
    const { code, out } = await run(folder);
    expect(code).toBe(0);
    expect(out).toContain(`not readable: ${join(folder, 'page.csv')}: not-this-format: "<html>"`);
    expect(out).toMatch(/judged from 2023-08-11 to 2024-04-06: 2 matches/);
    expect(out).toMatch(/^expected goals: in 0 of these matches$/m);
    expect(out).toMatch(/^reliability 1 +2 /m);
    expect(out).toMatch(/^in all +2 /m);
    expect(out).toMatch(/^E0 +2 /m);
    expect(out).toMatch(/^2023-24 +2 /m);
  });

  it('writes a protocol with --protocol, and refuses to write it over another file or where it cannot', async () => {
    const protocol = join(empty, 'protocol.ndjson');
    expect((await run(folder, '--protocol', protocol)).code).toBe(0);
    const lines = (await readFile(protocol, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).record)).toEqual(['run', 'match', 'match']);
    const again = await run(folder, '--protocol', protocol);
    expect(again).toEqual({
      code: 1,
      out: '',
      err: `The protocol ${protocol} exists already; a protocol is never written over another file\n`,
    });
    expect((await readFile(protocol, 'utf8')).trimEnd().split('\n')).toEqual(lines);
    const missing = join(empty, 'missing', 'protocol.ndjson');
    expect(await run(folder, '--protocol', missing)).toMatchObject({
      code: 1,
      err: `The protocol ${missing} lies in a folder that does not exist\n`,
    });
    const nothing = join(empty, 'nothing.ndjson');
    expect((await run(folder, '--from', '2025-01-01', '--protocol', nothing)).code).toBe(1);
    await expect(readFile(nothing)).rejects.toThrow('ENOENT');
    await rm(protocol);
  });

  it('judges another sport by its files', async () => {
    const tennis = await mkdtemp(join(tmpdir(), 'tipledger-backtest-'));
    const heads =
      'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,W1,L1,W2,L2,Wsets,Lsets,Comment,AvgW,AvgL';
    const facts = 'Sampleton,Sample Open,2023-05-01,ATP250,Outdoor,Clay,The Final,3,Moss A.,Fern B.,50,50,6,4,6,4,2,0,Completed,2,2';
    await writeFile(join(tennis, 'atp.csv'), `${heads}\n9,${facts}\n`);
    const [table, json] = [await run(tennis, '--sport', 'tennis'), await run(tennis, '--sport', 'tennis', '--json')];
    await rm(tennis, { recursive: true });
    expect(table.out).toMatch(/^1 played matches in 1 files, 0 that never began; 0 rows and cells not read or not believed$/m);
    expect(table.out).toMatch(/^ +1 +0 +market +0\.6931 /m);
    expect(JSON.parse(json.out)).toMatchObject({ sport: 'tennis', matchesWalked: 1, questions: [{ name: 'match-winner' }, {}, {}] });
  });

  it.each([
    [() => [], 2, 'no folder named'],
    [() => [folder, '--sport', 'tennis'], 1, () => `No played match in ${folder}: files 2, unreadable 2`],
    [() => ['no-such-folder'], 1, 'Cannot read no-such-folder'],
    [() => [empty], 1, () => `No .csv file in ${empty}`],
    [
      () => [folder, '--from', '2025-01-01', '--json'],
      1,
      () => `No match to judge from 2025-01-01: those in ${folder} lie between 2023-08-11 and 2024-04-06`,
    ],
  ])('ends call %# with its exit code and one line that says why', async (words, code, message) => {
    const ended = await run(...words());
    expect({ code: ended.code, out: ended.out }).toEqual({ code, out: '' });
    const lines = ended.err.split('\n').filter((line) => !/^[█░]/.test(line));
    expect(lines[0]).toBe(typeof message === 'function' ? message() : message);
  });
});
