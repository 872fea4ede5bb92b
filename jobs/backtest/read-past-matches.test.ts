import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { readPastMatches } from './read-past-matches.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backtest-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function put(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

const read = (from = folder) => readPastMatches(from, smallCatalogue());
const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HS,AS,HST,AST,AvgH,AvgD,AvgA';

describe('readPastMatches', () => {
  it('reads played matches with all that a forecast learns from', async () => {
    await put(
      'E0.csv',
      header,
      'E0,06/04/2024,12:30,Arsenal,Man City,2,4,1,1,9,18,3,8,8,5,1.4',
      'E0,07/04/2024,12:30,Man City,Everton,,,,,,,,,2,3,4',
    );
    const { matches, files } = await read();
    expect(files).toBe(1);
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({
      division: 'E0',
      season: '2023-24',
      day: '2024-04-06',
      /* 54 years with 13 leap days among them, then 96 days after 1 January. */
      kickoffDay: 54 * 365 + 13 + 96,
      tournament: { country: 'england', kind: 'league', tier: 1, women: false },
      goals: { home: 2, away: 4 },
      halfTime: { home: 1, away: 1 },
      shots: [9, 18],
      shotsOnTarget: [3, 8],
      prices: { preMatch: { matchResult: [8, 5, 1.4] } },
    });
  });

  it('reports a file that cannot be read with the reason, and reads the others', async () => {
    const page = await put('D1.csv', '<!DOCTYPE HTML>', '<html>');
    const empty = await put('empty.csv', header);
    await put('X1.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'X1,13/08/22,A,B,1,0', 'X1,14/08/22,C,D,x,0');
    const { matches, files, unreadable, problems } = await read();
    expect({ files, matches: matches.length, problems }).toEqual({ files: 3, matches: 1, problems: 1 });
    expect(unreadable).toEqual(
      expect.arrayContaining([
        { file: page, reason: 'not-this-format: "<!DOCTYPE HTML>"' },
        { file: empty, reason: 'no match in it' },
      ]),
    );
    expect(unreadable).toHaveLength(2);
  });

  it('takes a match once that two files tell, under two spellings of a club', async () => {
    await put('E0.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'E0,06/04/2024,Man City,Arsenal,2,1');
    await put(
      'again.csv',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG',
      'E0,06/04/2024,Manchester City,Arsenal,2,1',
      'E0,09/04/2024,Man City,Arsenal,0,0',
    );
    const { matches, repeated } = await read();
    expect(repeated).toBe(1);
    expect(matches.map(({ day }) => day)).toEqual(['2024-04-06', '2024-04-09']);
    expect(matches[0]?.home).toBe(matches[1]?.home);
  });

  it('lets a club be the same in another division of the country and another in another country', async () => {
    await put('X1.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'X1,06/05/2023,Rovers,United,2,1');
    await put('X2.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'X2,06/09/2023,Rovers,City,2,1');
    await put('Y1.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'Y1,06/09/2023,Rovers,Town,2,1');
    const { matches } = await read();
    const [first, second, third] = ['X1', 'X2', 'Y1'].map((division) => matches.find((match) => match.division === division));
    expect(first?.home).toBe(second?.home);
    expect(first?.home).not.toBe(third?.home);
    expect(first?.tournament.id).not.toBe(second?.tournament.id);
    expect(first?.tournament.country).toBe(second?.tournament.country);
  });

  it('reads an extra league: all its seasons in one file, closing prices alone', async () => {
    await put(
      'NOR.csv',
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,AvgCH,AvgCD,AvgCA',
      'Norway,Eliteserien,2022,02/04/2022,17:00,Bodo/Glimt,Molde,2,1,H,2,3.5,4,1.95,3.4,3.9',
      'Norway,Eliteserien,2023,10/04/2023,17:00,Molde,Brann,0,1,A,2,3.5,4,,,',
    );
    const { matches } = await read();
    expect(matches.map(({ division, season, prices }) => [division, season, prices.closingSource, prices.preMatch])).toEqual([
      ['Norway Eliteserien', '2022', 'closingAverage', {}],
      ['Norway Eliteserien', '2023', 'closingPinnacle', {}],
    ]);
  });

  it('gives clubs and divisions the same numbers wherever their files lie', async () => {
    const heads = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG';
    const [newer, older] = ['X1,06/05/2023,Rovers,United,2,1', 'A1,06/05/2022,Town,City,2,1'];
    await put('seasons/2022-23/X1.csv', heads, newer);
    await put('seasons/2021-22/A1.csv', heads, older);
    await put('flat/all.csv', heads, newer, older);
    const numbers = async (name: string) =>
      (await read(path.join(folder, name))).matches.map(({ day, home, away, tournament }) => [day, home, away, tournament.id]).sort();
    expect(await numbers('seasons')).toEqual(await numbers('flat'));
  });

  it('fails for a folder that is not there and for one without such a file', async () => {
    await expect(read(path.join(folder, 'nowhere'))).rejects.toThrow(`Cannot read ${path.join(folder, 'nowhere')}`);
    await expect(read()).rejects.toThrow(`No .csv file in ${folder}`);
  });
});
