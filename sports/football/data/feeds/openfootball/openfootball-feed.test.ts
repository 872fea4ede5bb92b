import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedBatch, FeedError, type FeedMoment } from '#data/feeds/feed.ts';
import { createOpenfootballFeed } from './openfootball-feed.ts';

const facts = { id: 'england.fa-cup', zone: 'Europe/London', seasonKind: 'autumn-spring' } as const;
const feed = createOpenfootballFeed((title) => (title === 'English FA Cup' || title === 'en.cup' ? facts : undefined));

const cup = [
  '= English FA Cup 2022/23',
  '» Semifinals',
  'Sat Apr/22',
  '  16.45  Manchester City v Sheffield United  3-0 (1-0)',
  'Sun Apr/23',
  '  16.30  Brighton v Manchester United  6-7 pen. 0-0 a.e.t. (0-0)',
  '» Final',
  'Sat Jun/3',
  '  15.00  Manchester City v Manchester United  2-1 (1-1)',
].join('\n');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openfootball-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

async function readAll(paths: readonly string[], moment: FeedMoment = { now: new Date('2024-01-01T00:00:00Z') }): Promise<FeedBatch[]> {
  const batches: FeedBatch[] = [];
  for await (const batch of feed.read(paths, moment)) batches.push(batch);
  return batches;
}

describe('createOpenfootballFeed', () => {
  it('names a file that no text can hold, with its size, and reads the others', async () => {
    const huge = await put('huge.txt', cup);
    await truncate(huge, 600_000_000);
    const batches = await readAll([huge, await put('cup.txt', cup)]);
    expect(batches.find(({ source }) => source === huge)?.problems).toEqual([
      { source: huge, value: '600 MB; at most 200 MB are read', code: 'too-large', loses: 'file' },
    ]);
    expect(batches.find(({ source }) => source !== huge)?.matches).toHaveLength(3);
  });

  it.each(['', '\uFEFF', '\uFEFF\uFEFF'])('reads text and JSON behind the byte-order marks "%s"', async (marks) => {
    await put('cup.txt', marks + cup);
    const match = { date: '2023-08-12', team1: 'A', team2: 'B' };
    await put('en.cup.json', marks + JSON.stringify({ name: 'English FA Cup 2023/24', matches: [match] }));
    const batches = await readAll([folder]);
    expect(batches.flatMap(({ problems }) => problems)).toEqual([]);
    expect(batches.map(({ matches }) => matches.length)).toEqual([3, 1]);
  });

  it('yields a batch for each match file and squad below a folder and leaves out lists of clubs', async () => {
    await put('2022-23/cup.txt', cup);
    await put('football.json/en.cup.json', JSON.stringify({ name: 'x 2022/23', matches: [] }));
    await put('squads/a.txt', '= A FC - English FA Cup 2022/23\n  1,  A,  GK,\n');
    await put('clubs/eng.clubs.txt', '= England\n\nChelsea FC, 1905,  @ Stamford Bridge,  London\n  | Chelsea\n');
    await put('clubs/history.txt', '= England\n\n== 1958/9\nRENAME  A FC  ⇒  B FC\n');
    await put('README.md', '# Notes');
    const batches = await readAll([folder]);
    expect(
      batches.map(({ source, matches, squads, problems }) => [
        path.relative(folder, source),
        matches.length,
        squads?.length,
        problems.length,
      ]),
    ).toEqual([
      [path.join('2022-23', 'cup.txt'), 3, undefined, 0],
      [path.join('football.json', 'en.cup.json'), 0, undefined, 0],
      [path.join('squads', 'a.txt'), 0, 1, 0],
    ]);
    expect(batches.at(-1)?.progress).toEqual({ done: 5, total: 5 });
  });

  it('says so when a named file, or one with matches, is not of its kind', async () => {
    const clubs = await put('clubs.txt', '= England\n\nChelsea FC, 1905\n');
    const headless = await put('b/headless.txt', 'Matchday 1\n[Sat Aug/12]\n  15.00  A FC  1-0 (0-0)  B FC\n');
    const binary = await put('b/binary.txt', new Uint8Array([0x3d, 0xff, 0xfe]));
    const problems = (await readAll([clubs, path.join(folder, 'b')])).flatMap((batch) => batch.problems);
    expect(problems).toEqual([
      { source: clubs, value: '= England', code: 'not-this-format', loses: 'file' },
      { source: binary, code: 'not-readable', loses: 'file' },
      { source: headless, value: 'Matchday 1', code: 'not-this-format', loses: 'file' },
    ]);
  });

  it('reports a web page and an empty file in place of one of its files', async () => {
    const page = await put('1-premierleague.txt', '<!DOCTYPE html>\n<title>404</title>\n');
    const jsonPage = await put('en.1.json', '\n<html><title>404</title></html>\n');
    const empty = await put('empty.txt', '\n');
    const problems = (await readAll([folder])).flatMap((batch) => batch.problems);
    expect(problems).toEqual([
      { source: page, value: '<!DOCTYPE html>', code: 'not-this-format', loses: 'file' },
      { source: empty, code: 'truncated', loses: 'file' },
      { source: jsonPage, value: '<html><title>404</title></html>', code: 'not-this-format', loses: 'file' },
    ]);
  });

  it('fails when nothing can be read', async () => {
    await expect(readAll([folder])).rejects.toThrow(FeedError);
    await expect(readAll([path.join(folder, 'absent')])).rejects.toThrow('absent');
  });

  it("knows on the day of the first semi-final neither the second's score nor the final", async () => {
    const file = await put('cup.txt', cup);
    const asOf = new Date('2023-04-23T00:00:00Z');
    const [batch] = await readAll([file], { now: asOf, asOf });
    expect(batch?.matches.map(({ home, status, score }) => [home.name, status, score?.current])).toEqual([
      ['Manchester City', 'finished', { home: 3, away: 0 }],
      ['Brighton', 'scheduled', undefined],
    ]);
  });

  it('knows nothing of a season that was still to be drawn up', async () => {
    const file = await put('cup.txt', cup);
    const asOf = new Date('2022-04-06T09:00:00Z');
    const [batch] = await readAll([file], { now: asOf, asOf });
    expect(batch).toMatchObject({ rows: 3, matches: [] });
  });

  it('knows the clubs of the final once the semi-finals are over', async () => {
    const file = await put('cup.txt', cup);
    const asOf = new Date('2023-06-03T15:00:00Z');
    const [batch] = await readAll([file], { now: asOf, asOf });
    expect(batch?.matches.map(({ status }) => status)).toEqual(['finished', 'finished', 'scheduled']);
  });
});
