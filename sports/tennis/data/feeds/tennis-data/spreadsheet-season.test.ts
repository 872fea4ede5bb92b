import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aSpreadsheet } from '#tests/factories/a-spreadsheet.ts';
import { readTennisData } from './read-tennis-data.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-sheets-'));
afterAll(() => rm(folder, { recursive: true }));

const header =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,WPts,LPts,W1,L1,W2,L2,W3,L3,W4,L4,W5,L5,Wsets,Lsets,Comment,B365W,B365L';
const final = [37, 'London', 'Wimbledon', '2023-07-16', 'Grand Slam', 'Outdoor', 'Grass', 'The Final', 5, 'Alcaraz C.', 'Djokovic N.'];
const end = [1, 2, 7675, 7595, 1, 6, 7, 6, 6, 1, 3, 6, 6, 4, 3, 2, 'Completed', 2.75, 1.44];

async function readFolder() {
  const files = [];
  for await (const file of readTennisData([folder])) files.push(file);
  return files;
}

it('reads a season out of a spreadsheet as out of a CSV file, and names one that is none', async () => {
  await writeFile(join(folder, 'a.csv'), `${header}\n${[...final, ...end].join(',')}\n`);
  const cells = [...final.slice(0, 3), { day: 45123 }, ...final.slice(4), ...end];
  await writeFile(join(folder, 'b.XLSX'), aSpreadsheet([header.split(','), cells]));
  await writeFile(join(folder, 'c.xlsx'), aSpreadsheet([header.split(','), cells]).subarray(0, 900));
  await writeFile(join(folder, '~$b.xlsx'), 'the name of whoever has the file open');
  const [csv, spreadsheet, broken, ...others] = await readFolder();
  expect(others).toEqual([]);
  expect(csv).toMatchObject({ rows: 1, problems: [], matches: [{ day: '2023-07-16', score: { winner: 0 } }] });
  expect(spreadsheet).toEqual({ ...csv, source: join(folder, 'b.XLSX') });
  expect(broken).toMatchObject({
    rows: 0,
    matches: [],
    problems: [{ source: join(folder, 'c.xlsx'), code: 'not-readable', loses: 'file' }],
  });
});
