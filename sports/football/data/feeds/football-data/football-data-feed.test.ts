import { mkdir, mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedBatch, FeedError, type FeedMoment } from '#data/feeds/feed.ts';
import { createFootballDataFeed } from './football-data-feed.ts';

const feed = createFootballDataFeed({
  tournamentOf: (code) => (code === 'E0' ? 'england.premier-league' : undefined),
  seasonKindOf: () => 'autumn-spring',
});
const resultHeader = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,B365CH,B365CD,B365CA';
const fixtures = 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\nE0,31/01/2026,15:00,A,B,2,3,4\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'football-data-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function put(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

async function readAll(paths: readonly string[], moment: FeedMoment = { now: new Date('2026-02-01T00:00:00Z') }): Promise<FeedBatch[]> {
  const batches: FeedBatch[] = [];
  for await (const batch of feed.read(paths, moment)) batches.push(batch);
  return batches;
}

describe('createFootballDataFeed', () => {
  it('yields a batch a file below a folder, the oldest season first, and once each', async () => {
    await put('0001/E0.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE0,19/08/00,A,B,1,0\n');
    const named = await put('9900/E0.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE0,07/08/99,A,B,1,0\n');
    await put('defects/page.CSV', '<!DOCTYPE HTML>\n<html>');
    await put('notes.txt', 'Div');
    const batches = await readAll([folder, named]);
    expect(
      batches.map(({ source, rows, matches, progress }) => [path.relative(folder, source), rows, matches[0]?.season, progress]),
    ).toEqual([
      ['9900/E0.csv', 1, '1999-00', { done: 1, total: 3 }],
      ['0001/E0.csv', 1, '2000-01', { done: 2, total: 3 }],
      ['defects/page.CSV', 0, undefined, { done: 3, total: 3 }],
    ]);
    expect(batches[2]?.problems).toEqual([
      { source: path.join(folder, 'defects/page.CSV'), value: '<!DOCTYPE HTML>', code: 'not-this-format', loses: 'file' },
    ]);
  });

  it('names a file that no text can hold, with its size, and reads the others', async () => {
    const huge = await put('huge.csv', resultHeader);
    await truncate(huge, 600_000_000);
    const batches = await readAll([huge, await put('E0.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE0,19/08/00,A,B,1,0\n')]);
    expect(batches.map(({ rows }) => rows)).toEqual([1, 0]);
    expect(batches[1]?.problems).toEqual([{ source: huge, value: '600 MB; at most 200 MB are read', code: 'too-large', loses: 'file' }]);
  });

  it('dates the prices of coming matches by the name of the file', async () => {
    const [batch] = await readAll([await put('2026-01-30T1855Z.csv', fixtures)]);
    expect(batch?.matches[0]?.quotes[0]).toMatchObject({ phase: 'moving', quotedAt: new Date('2026-01-30T18:55:00Z') });
  });

  it('dates them by the time that the import is held to, else by the age of the file, where the name tells none', async () => {
    const file = await put('fixtures.csv', fixtures);
    await utimes(file, new Date('2026-01-29T08:00:00Z'), new Date('2026-01-29T08:00:00Z'));
    const asOf = new Date('2026-01-30T20:00:00Z');
    const [held] = await readAll([file], { now: new Date('2026-02-01T00:00:00Z'), asOf });
    expect(held?.matches[0]?.quotes[0]?.quotedAt).toEqual(asOf);
    const [free] = await readAll([file]);
    expect(free?.matches[0]?.quotes[0]?.quotedAt).toEqual(new Date('2026-01-29T08:00:00Z'));
  });

  it('knows no more than was known at the time that the import is held to', async () => {
    const file = await put(
      'E0.csv',
      `${resultHeader}\nE0,05/04/2024,20:00,A,B,1,0,2,3,4,2.1,3,4\nE0,06/04/2024,15:00,C,D,2,2,2,3,4,1.9,3,4\nE0,13/04/2024,15:00,B,C,0,1,2,3,4,2,3,4\n`,
    );
    const [batch] = await readAll([file], { now: new Date('2026-02-01T00:00:00Z'), asOf: new Date('2024-04-06T09:00:00Z') });
    expect(batch?.matches.map(({ status, score, quotes }) => [status, score?.current, quotes.map(({ phase }) => phase)])).toEqual([
      ['finished', { home: 1, away: 0 }, ['opening', 'closing']],
      ['scheduled', undefined, ['opening']],
      ['scheduled', undefined, []],
    ]);
  });

  it('knows nothing of a season that was still to be drawn up then', async () => {
    const file = await put('2026-01-30T1855Z.csv', fixtures);
    const [batch] = await readAll([file], { now: new Date('2026-02-01T00:00:00Z'), asOf: new Date('2024-04-06T09:00:00Z') });
    expect(batch).toMatchObject({ rows: 1, matches: [], problems: [] });
  });

  it('reports a file of that name that cannot be read, and reads the others', async () => {
    await put('E0.csv', `${resultHeader}\nE0,05/04/2024,20:00,A,B,1,0,,,,,,\n`);
    const gone = await put('gone.csv', fixtures);
    const reading = feed.read([folder], { now: new Date('2026-02-01T00:00:00Z') })[Symbol.asyncIterator]();
    const first = await reading.next();
    await rm(gone);
    const second = await reading.next();
    expect(first.value?.matches).toHaveLength(1);
    expect(second.value).toMatchObject({ source: gone, rows: 0, matches: [], problems: [{ source: gone, code: 'not-readable' }] });
  });

  it('fails when there is no such path, and when no file of the kind is in it', async () => {
    await put('notes.txt', 'Div');
    await expect(readAll([path.join(folder, 'missing')])).rejects.toThrow(FeedError);
    await expect(readAll([folder])).rejects.toThrow(`No .csv file in ${folder}`);
    await expect(readAll([])).rejects.toThrow(FeedError);
  });
});
