import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pastSeason } from '#tests/factories/past-season.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { backtest } from './backtest.ts';
import { reportCornersAndCards } from './report-corners-and-cards.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backtest-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,AvgH,AvgD,AvgA,AvgCH,AvgCD,AvgCA,Avg>2.5,Avg<2.5';

/** Returns the made-up season as a file; half of its matches have different closing prices. */
function seasonFile(division: string, firstDay?: Parameters<typeof pastSeason>[0]): string {
  const rows = pastSeason(firstDay).map(({ day, home, away, goals, prices }, index) => {
    const [h, d, a] = prices.preMatch.matchResult?.map((price) => price.toFixed(2)) ?? [];
    const closing = index % 2 === 0 ? `${h},${d},${a}` : '2.5,3.3,2.9';
    const [year, month, date] = day.split('-');
    return `${division},${date}/${month}/${year},15:00,${division} club ${home},${division} club ${away},${goals.home},${goals.away},${h},${d},${a},${h},${d},${a},${closing},1.9,1.9`;
  });
  return `${[header, ...rows].join('\n')}\n`;
}

async function put(name: string, content: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const judge = (from?: string, to?: string) =>
  backtest({ folder, from: from as never, to: to as never, withoutPinnacle: false, progressed: () => {} }, smallCatalogue());

describe('backtest', () => {
  it('reports what the documented schema says, no more and no less', async () => {
    await put('X1.csv', seasonFile('X1'));
    await put('broken.csv', '<html>');
    const corner = { kind: 'corners', line: 9.5, forecast: 0.6, leagueRate: 0.5, isOver: true, division: 'X1', season: '2022-23' } as const;
    const report = JSON.parse(JSON.stringify({ ...(await judge()), counts: reportCornersAndCards([corner]) }));
    const page = await readFile(fileURLToPath(new URL('../../docs/backtest.md', import.meta.url)), 'utf8');
    const schema = z.fromJSONSchema(JSON.parse(/```json schema\n([\s\S]*?)```/.exec(page)?.[1] ?? 'null'));
    expect(schema.parse(report)).toEqual(report);
    const faults = [
      { ...report, unknown: 1 },
      { ...report, overall: { ...report.overall, rps: { ...report.overall.rps, closing: undefined } } },
      { ...report, divisions: [{ ...report.divisions[0], matches: '30' }] },
    ];
    for (const fault of faults) expect(schema.safeParse(fault).success).toBe(false);
  });

  it('judges the period alone, by division, by season and in all', async () => {
    await put('2022-23/X1.csv', seasonFile('X1'));
    await put('2022-23/X2.csv', seasonFile('X2'));
    await put('2023-24/X1.csv', seasonFile('X1', '2023-08-05' as never));
    /* Ten rounds of three matches a season, the first ones on 6 August 2022 and 5 August 2023. */
    const report = await judge('2022-08-13', '2023-08-05');
    expect(report.matchesWalked).toBe(90);
    expect(report.overall).toMatchObject({ judged: 57, matches: 57, withoutClosingPrice: 0, withoutPreMatchPrice: 0 });
    expect(report.divisions.map(({ division, country, matches }) => [division, country, matches])).toEqual([
      ['X1', 'X', 30],
      ['X2', 'X', 27],
    ]);
    expect(report.seasons.map(({ season, matches }) => [season, matches])).toEqual([
      ['2022-23', 54],
      ['2023-24', 3],
    ]);
    expect(report.overall.closingSources).toEqual({ closingAverage: 57, closingPinnacle: 0, preMatchAverage: 0 });
    expect(report.overall.bothTeamsToScore.rps).toMatchObject({ closing: null, preMatch: null, model: expect.any(Number) });
  });

  it('marks a season on which constants were found', async () => {
    await put('2016-17/X1.csv', seasonFile('X1', '2016-08-06' as never));
    await put('2022-23/X1.csv', seasonFile('X1'));
    const { seasons } = await judge();
    expect(seasons.map(({ season, modelTrainedOn, ruleChosenOn }) => [season, modelTrainedOn, ruleChosenOn])).toEqual([
      ['2016-17', true, true],
      ['2022-23', false, false],
    ]);
  });

  it('tells errors by reliability and by class, and of how many matches expected goals are known', async () => {
    await put('X1.csv', seasonFile('X1'));
    await put(
      'X2.csv',
      seasonFile('X2')
        .replace('Avg<2.5', 'Avg<2.5,HxG,AxG')
        .replace(/1\.9,1\.9$/m, '1.9,1.9,1.25,0.5'),
    );
    const { errorsByReliability, errorsByClass, withExpectedGoals } = await judge();
    expect(withExpectedGoals).toBe(1);
    expect(errorsByReliability.map(({ level }) => level)).toEqual([2, 1]);
    expect(errorsByReliability.reduce((sum, { matches }) => sum + matches, 0)).toBe(60);
    expect(errorsByClass.map((errors) => [errors.class, errors.matches])).toEqual([
      ['first-matches', 18],
      ['last-six', 30],
      ['last-match', 6],
      ['other', 6],
    ]);
  });

  it('gives the same report for the same files', async () => {
    await put('X1.csv', seasonFile('X1'));
    expect(await judge()).toEqual(await judge());
  });

  it('reports what cannot be read and judges the rest', async () => {
    await put('X1.csv', seasonFile('X1'));
    await put('page.csv', '<!DOCTYPE HTML>\n<html>');
    const { files, overall } = await judge();
    expect(files).toEqual({
      read: 2,
      unreadable: [{ file: path.join(folder, 'page.csv'), reason: 'not-this-format: "<!DOCTYPE HTML>"' }],
      problems: 0,
    });
    expect(overall.matches).toBe(30);
  });

  it('compares what there is in an extra league, which has closing prices alone', async () => {
    await put(
      'NOR.csv',
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,AvgCH,AvgCD,AvgCA\nNorway,Eliteserien,2022,02/04/2022,17:00,A,B,2,1,H,2,4,4\n',
    );
    const { overall, seasons } = await judge();
    /* Prices without margin, half for the home side, which won: 0.15625 and ln 2. */
    expect(overall.rps.closing).toBeCloseTo(0.15625, 9);
    expect(overall.logLoss.closing).toBeCloseTo(Math.LN2, 9);
    expect(overall).toMatchObject({ matches: 1, withoutPreMatchPrice: 1, rps: { blended: null, preMatch: null } });
    expect(overall.gapPercent).toEqual({ model: expect.any(Number), marketInformed: expect.any(Number), blended: null, preMatch: null });
    expect(overall.tips).toMatchObject({ number: 0, strikeRate: null, yieldPercent: null, closingLineValuePercent: null });
    expect(seasons.map(({ season }) => season)).toEqual(['2022']);
  });

  it('judges a country with two tournaments a year between the same clubs, and has a figure for every match', async () => {
    const halves = [
      ['Copa de la Liga Profesional', '02'],
      ['Liga Profesional', '08'],
    ] as const;
    const clubs = ['A', 'B', 'C', 'D'];
    const rows = [2020, 2021, 2022, 2023].flatMap((year) =>
      halves.flatMap(([league, month]) =>
        clubs.flatMap((home, day) =>
          clubs
            .filter((away) => away !== home)
            .map((away) => `Argentina,${league},${year},0${day + 1}/${month}/${year},20:00,${home},${away},2,1,H,2,4,4`),
        ),
      ),
    );
    await put('ARG.csv', `Country,League,Season,Date,Time,Home,Away,HG,AG,Res,AvgCH,AvgCD,AvgCA\n${rows.join('\n')}\n`);
    const report = await judge();
    expect(report.divisions.map(({ division, matches }) => [division, matches])).toEqual([
      ['Argentina Copa de la Liga Profesional', 48],
      ['Argentina Liga Profesional', 48],
    ]);
    const figures = JSON.stringify(report, (_name, value) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} among the figures`);
      return value;
    });
    expect(figures).not.toBe('');
  });

  it('fails where there is nothing to judge, and says what there is', async () => {
    await put('X1.csv', seasonFile('X1'));
    await expect(judge('2030-01-01')).rejects.toThrow(
      `No match to judge from 2030-01-01: those in ${folder} lie between 2022-08-06 and 2022-10-08`,
    );
    await put('X1.csv', '<html>');
    await expect(judge()).rejects.toThrow(`No played match in ${folder}: files 1, unreadable 1`);
  });
});
