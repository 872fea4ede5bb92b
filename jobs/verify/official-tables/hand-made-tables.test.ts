import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { holdsOfficialTables, verifyOfficialTables } from './verify-official-tables.ts';

type Row = readonly [club: string, played: number, points: number];

interface Made {
  readonly tournament?: string;
  readonly season?: string;
  readonly tables: readonly { readonly stage: string; readonly rows: readonly Row[]; readonly level?: readonly object[] }[];
  readonly results?: { readonly csv: string } | { readonly txt: string };
  readonly more?: object;
}

/** Returns the differences in a folder of one made-up season, as `stage: difference`; undefined for a table that is not checked. */
function differencesOf({ tournament = 'brazil.serie-a', season = '2024', tables, results, more = {} }: Made): (string | undefined)[] {
  const folder = mkdtempSync(join(tmpdir(), 'official-tables-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'results'));
  const rowsOf = (rows: readonly Row[]) => rows.map(([club, played, points], index) => ({ position: index + 1, club, played, points }));
  const content = { tournament, season, tables: tables.map((table) => ({ ...table, rows: rowsOf(table.rows) })), ...more };
  writeFileSync(join(folder, 'made.json'), JSON.stringify(content));
  if (results !== undefined && 'csv' in results) {
    writeFileSync(join(folder, 'results/made.csv'), `date,home,away,home_goals,away_goals\n${results.csv.replaceAll(', ', '\n')}\n`);
  }
  if (results !== undefined && 'txt' in results) writeFileSync(join(folder, 'results/made.txt'), results.txt);
  expect(holdsOfficialTables(folder)).toBe(true);
  return verifyOfficialTables(folder).tables.flatMap(({ table, differences }) =>
    differences === undefined ? [undefined] : differences.map((difference) => `${table}: ${difference}`),
  );
}

const csv = '06/04/2024,Aa,Bb,1,0, 13/04/2024,Bb,Cc,2,0, 20/04/2024,Cc,Aa,1,1';

it('a table that agrees has no difference', () => {
  const rows: Row[] = [
    ['Aa', 2, 4],
    ['Bb', 2, 3],
    ['Cc', 2, 1],
  ];
  expect(differencesOf({ tables: [{ stage: 'League', rows }], results: { csv } })).toEqual([]);
});

it('every difference in order, points and matches is told', () => {
  const rows: Row[] = [
    ['Bb', 2, 4],
    ['Aa', 3, 4],
    ['Dd', 2, 1],
  ];
  expect(differencesOf({ tables: [{ stage: 'League', rows }], results: { csv } })).toEqual([
    'League: Bb: 3 points computed, 4 published',
    'League: Aa: 2 matches computed, 3 published',
    'League: Dd: 0 points computed, 1 published',
    'League: Dd: 0 matches computed, 2 published',
    'League: Cc: not in the published table',
    'League: order: Aa, Bb computed, Bb, Aa published',
  ]);
});

it('rows in which the publisher and the results disagree are not compared', () => {
  const rows: Row[] = [
    ['Bb', 2, 9],
    ['Aa', 2, 4],
    ['Cc', 2, 1],
  ];
  const more = { openDifferences: [{ stage: 'League', rowsDiffer: ['1 Bb 3 2:1 vs 9'] }] };
  expect(differencesOf({ tables: [{ stage: 'League', rows }], results: { csv }, more })).toEqual([]);
});

it('deductions count by their day, and clubs by any name of the catalogue', () => {
  const rows: Row[] = [
    ['Bb', 2, 3],
    ['Aa', 2, 2],
    ['Cc', 2, 1],
  ];
  const more = { deductions: [{ club: 'FC Aa', points: -2, date: 'spring 2024', reason: 'late' }] };
  expect(differencesOf({ tables: [{ stage: 'League', rows }], results: { csv }, more })).toEqual([]);
  const flamengo: Row[] = [
    ['Flamengo RJ', 1, 3],
    ['Bb', 1, 0],
  ];
  expect(differencesOf({ tables: [{ stage: 'League', rows: flamengo }], results: { csv: '06/04/2024,Flamengo,Bb,1,0' } })).toEqual([]);
});

it('the table of a day has the deductions of that day, and as many clubs as its publisher lists', () => {
  const rows: Row[] = [
    ['Aa', 2, 4],
    ['Bb', 2, 3],
    ['Cc', 2, 1],
  ];
  const snapshot = (points: number) => ({
    snapshots: [{ after: '2024-04-13', deductionsInForce: { Bb: 2 }, rows: [{ position: 1, club: 'Bb', played: 2, points }] }],
  });
  expect(differencesOf({ tables: [{ stage: 'League', rows }], results: { csv }, more: snapshot(1) })).toEqual([]);
  expect(differencesOf({ tables: [{ stage: 'League', rows }], results: { csv }, more: snapshot(3) })).toEqual([
    'after 2024-04-13: Bb: 1 points computed, 3 published',
  ]);
});

it('a table without results counts where it names clubs that are level', () => {
  const row = (club: string, won: number, gf: number) => ({ position: 1, club, played: 3, points: 4, won, gf, ga: 0 });
  const level = [{ points: 4, order: ['Aa', 'Bb'] }];
  const tables = (first: object, second: object, levelClubs: object[] | null) => ({
    tables: [],
    more: { tables: [{ stage: 'League', rows: [first, second], level: levelClubs }] },
  });
  expect(differencesOf(tables(row('Aa', 1, 2), row('Bb', 0, 9), null))).toEqual([undefined]);
  expect(differencesOf(tables(row('Aa', 1, 2), row('Bb', 0, 9), level))).toEqual([]);
  expect(differencesOf(tables(row('Aa', 1, 2), row('Bb', 1, 9), level))).toEqual(['League: order: Bb, Aa by the rules, Aa, Bb published']);
});

it('a season without a format is one table with the tie-break of its competition', () => {
  /* Bb has by far the better goals, Aa won the match between them, which counts first in Serie B. */
  const csvOfSerieB = [
    ['06/04/2024,Aa,Bb,1,0', '07/04/2024,Bb,Aa,0,0', '13/04/2024,Bb,Cc,4,0'],
    ['14/04/2024,Cc,Bb,0,3', '20/04/2024,Aa,Cc,1,0', '27/04/2024,Cc,Aa,1,0'],
  ];
  const rows: Row[] = [
    ['Aa', 4, 7],
    ['Bb', 4, 7],
    ['Cc', 4, 3],
  ];
  const serieB = { tournament: 'italy.serie-b', season: '2023-24', tables: [{ stage: 'League', rows }] };
  expect(differencesOf({ ...serieB, results: { csv: csvOfSerieB.flat().join(', ') } })).toEqual([]);
  expect(differencesOf({ ...serieB, tournament: 'england.womens-super-league', results: { csv: csvOfSerieB.flat().join(', ') } })).toEqual([
    'League: order: Bb, Aa computed, Aa, Bb published',
  ]);
});

it('a season of no known competition differs, and so does a file that is none', () => {
  expect(differencesOf({ tournament: 'brazil.serie-z', tables: [{ stage: 'League', rows: [] }] })).toEqual([
    'League: no format for brazil.serie-z 2024, and no such competition',
  ]);
  expect(differencesOf({ tables: [], more: { tables: [{ stage: 'League' }] } })).toEqual([
    expect.stringMatching(/^file: .*made\.json: tables\.0\.rows/),
  ]);
});

it('a file of text has its stages by their headings', () => {
  const club = (name: string, points: number): Row => [name, 1, points];
  const txt = [
    '= Austrian Bundesliga 2017/18',
    '▪ Matchday 1',
    '  Sat Jul 22 2017',
    '    Aa v Bb 1-0 (0-0)',
    '▪ Europe Play-off, Final',
    '  Sat May 26 2018',
    '    Bb v Aa 5-0 (0-0)',
    '',
  ].join('\n');
  const season = { tournament: 'austria.bundesliga', season: '2017-18', results: { txt } };
  expect(differencesOf({ ...season, tables: [{ stage: 'League', rows: [club('Aa', 3), club('Bb', 0)] }] })).toEqual([]);
});
