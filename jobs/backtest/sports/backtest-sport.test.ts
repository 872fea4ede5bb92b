import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { backtestSport } from './backtest-sport.ts';
import type { SportReport } from './sport-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backtest-sport-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const put = (name: string, ...lines: string[]) => writeFile(path.join(folder, name), `${lines.join('\n')}\n`);
const judge = (sport: 'tennis' | 'basketball', from?: string, to?: string, protocol?: (line: object) => void) =>
  backtestSport({ sport, folder, from: from as LocalDay | undefined, to: to as LocalDay | undefined, protocol, progressed: () => {} });

/** The members of a match's line of the protocol that are read here. */
interface ProtocolMatch {
  readonly day: string;
  readonly resultsUntil?: string;
  readonly questions: readonly {
    readonly question: string;
    readonly happened: boolean;
    readonly chances: Readonly<Record<string, number>>;
  }[];
}

const inAll = (report: SportReport, question: string) => report.questions.find(({ name }) => name === question)?.groups[0];
const lossOf = (report: SportReport, question: string, forecaster: string) =>
  inAll(report, question)?.forecasters.find(({ name }) => name === forecaster)?.logLoss;

const tennisHeader =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,WPts,LPts,W1,L1,W2,L2,W3,L3,Wsets,Lsets,Comment,AvgW,AvgL';

interface Played {
  readonly winner: string;
  readonly loser: string;
  readonly score?: string;
  readonly comment?: string;
  readonly prices?: string;
}

/** Returns rows of one match a day from 1 May 2023. */
function tennisRows(...matches: Played[]): string[] {
  return [
    tennisHeader,
    ...matches.map(({ winner, loser, score = '6,4,6,4,,,2,0', comment = 'Completed', prices = '2,2' }, index) => {
      const day = addDays('2023-05-01' as LocalDay, index);
      return `9,Sampleton,Sample Open,${day},ATP250,Outdoor,Clay,1st Round,3,${winner},${loser},50,50,900,900,${score},${comment},${prices}`;
    }),
  ];
}

const [moss, fern] = [
  { winner: 'Moss A.', loser: 'Fern B.' },
  { winner: 'Fern B.', loser: 'Moss A.' },
];

describe('backtestSport of tennis', () => {
  it('reports on all matches that a bet on the winner counts in', async () => {
    await put(
      'atp.csv',
      ...tennisRows(
        moss,
        { ...moss, comment: 'Walkover', score: ',,,,,,,' },
        { ...moss, comment: 'Retired', score: '6,4,2,1,,,1,0' },
        { ...moss, comment: 'Retired', score: '3,1,,,,,0,0' },
        { ...moss, prices: ',' },
      ),
    );
    const report = await judge('tennis');
    expect(report).toMatchObject({ sport: 'tennis', matchesWalked: 4, notBegun: 1, period: { from: '2022-01-01', to: '2023-05-05' } });
    expect(inAll(report, 'match-winner')).toMatchObject({ matches: 2, notCompared: 1 });
    expect(lossOf(report, 'match-winner', 'market')).toBeCloseTo(Math.LN2, 9);
  });

  it('judges best of three and best of five apart', async () => {
    const [header, first, second, third] = tennisRows(moss, moss, fern) as [string, string, string, string];
    const overFive = third.replace('ATP250', 'Grand Slam').replace(',3,Fern', ',5,Fern').replace('6,4,6,4,,,2,0', '6,4,6,4,6,4,3,0');
    await put('atp.csv', header, first, second, overFive);
    const report = await judge('tennis');
    const groups = report.questions.find(({ name }) => name === 'match-winner')?.groups ?? [];
    const matchesOf = (length: string) => groups.find(({ group }) => group === length)?.matches;
    expect([matchesOf('best of 3'), matchesOf('best of 5')]).toEqual([2, 1]);
  });

  it('writes every match, its answers and its tip into the protocol, from which a stranger finds the log loss and the yield', async () => {
    await writeFile(
      path.join(folder, 'atp.csv'),
      [
        `${tennisHeader},B365W,B365L,PSW,PSL,EXW,EXL`,
        ...tennisRows(moss, fern, { ...moss, prices: '2,1.9' }, { ...fern, prices: '1.5,2.6' })
          .slice(1)
          .map((row) => `${row},2.1,1.8,2.0,1.85,2.08,1.8`),
      ].join('\n'),
    );
    const written: string[] = [];
    const report = await judge('tennis', '2023-05-02', undefined, (line) => written.push(JSON.stringify(line)));
    const lines = written.map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ record: 'run', sport: 'tennis', modelVersion: report.modelVersion, period: report.period });
    const matches: ProtocolMatch[] = lines.filter(({ record }) => record === 'match');
    expect(matches.map(({ day, resultsUntil }) => [day, resultsUntil])).toEqual([
      ['2023-05-02', '2023-05-01'],
      ['2023-05-03', '2023-05-02'],
      ['2023-05-04', '2023-05-03'],
    ]);
    const losses = matches.flatMap(({ questions }) =>
      questions
        .filter(({ question }) => question === 'match-winner')
        .map(({ happened, chances }) => -Math.log(happened ? (chances.results as number) : 1 - (chances.results as number))),
    );
    expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeCloseTo(
      lossOf(report, 'match-winner', 'results') as number,
      12,
    );
    const tips: { readonly profitUnits: number; readonly bookmaker: string }[] = lines.filter(({ record }) => record === 'tip');
    expect(tips).toHaveLength(report.tips?.tips as number);
    if (tips.length > 0) {
      expect(tips.reduce((sum, { profitUnits }) => sum + profitUnits, 0) / tips.length).toBeCloseTo(report.tips?.yield as number, 12);
    }
  });

  it('forecasts a day the same whoever wins on it', async () => {
    const chanceOfWinner = async (last: Played) => {
      await put('atp.csv', ...tennisRows(moss, moss, moss, last));
      const loss = lossOf(await judge('tennis', '2023-05-04'), 'match-winner', 'results');
      return Math.exp(-(loss as number));
    };
    const [favourite, outsider] = [await chanceOfWinner(moss), await chanceOfWinner(fern)];
    expect(favourite).toBeGreaterThan(0.5);
    expect(favourite + outsider).toBeCloseTo(1, 9);
  });

  it('knows of earlier prices only where it says so', async () => {
    const losses = async (prices: string) => {
      await put('atp.csv', ...tennisRows({ ...moss, prices }, { ...moss, prices: '2,2' }));
      const report = await judge('tennis', '2023-05-02');
      return ['elo', 'results', 'earlierPrices'].map((name) => lossOf(report, 'match-winner', name));
    };
    const [even, clear] = [await losses('2,2'), await losses('1.2,5')];
    expect(clear.slice(0, 2)).toEqual(even.slice(0, 2));
    expect(clear[2]).toBeLessThan(even[2] as number);
  });

  it('does not look at the price of the day itself', async () => {
    const losses = async (prices: string) => {
      await put('atp.csv', ...tennisRows(moss, { ...moss, prices }));
      const report = await judge('tennis', '2023-05-02');
      return ['elo', 'results', 'earlierPrices'].map((name) => lossOf(report, 'match-winner', name));
    };
    expect(await losses('1.2,5')).toEqual(await losses('2,2'));
  });

  it('fails where there is nothing to judge, and says what there is', async () => {
    await put('atp.csv', ...tennisRows(moss));
    await expect(judge('tennis', '2030-01-01')).rejects.toThrow(
      `No match to judge from 2030-01-01 to 2023-05-01: those in ${folder} lie between 2023-05-01 and 2023-05-01`,
    );
    await put('atp.csv', '<html>');
    await expect(judge('tennis')).rejects.toThrow(`No played match in ${folder}: files 1, unreadable 1`);
  });
});

const nbaHeader =
  'season,date,regular,playoffs,away,home,score_away,score_home,q1_away,q2_away,q3_away,q4_away,ot_away,q1_home,q2_home,q3_home,q4_home,ot_home,whos_favored,spread,total,moneyline_away,moneyline_home,h2_spread,h2_total,id_spread,id_total';

describe('backtestSport of basketball', () => {
  it('reports on the winner, the spread and the total, without games that meet a line', async () => {
    const game = (date: string, home: string, lines: string) =>
      `2022,${date},True,False,bkn,${home},100,110,25,25,25,25,0,35,25,25,25,0,${lines},1,110,1,1`;
    await put(
      'nba.csv',
      nbaHeader,
      game('2022-01-10', 'bos', 'home,4.5,205.5,100,-100'),
      game('2022-01-12', 'chi', 'home,10,205.5,100,-100'),
      game('2022-01-14', 'dal', 'home,4.5,210,100,-100'),
    );
    const report = await judge('basketball');
    expect(report.questions.map(({ name, groups }) => [name, groups[0]?.matches])).toEqual([
      ['winner by spread', 3],
      ['moneyline', 3],
      ['spread', 2],
      ['total', 2],
    ]);
    expect(lossOf(report, 'moneyline', 'market')).toBeCloseTo(Math.LN2, 9);
    expect(lossOf(report, 'spread', 'market')).toBeCloseTo(Math.LN2, 9);
    /* A favourite by 4.5 points of 12.4: Φ(0.363) = 0.6417; by 10: Φ(0.806) = 0.7900. */
    expect(lossOf(report, 'winner by spread', 'marketBySpread')).toBeCloseTo(-(2 * Math.log(0.6417) + Math.log(0.79)) / 3, 3);
  });

  it('judges every game that has a spread in one question, with a moneyline or without', async () => {
    const game = (date: string, home: string, lines: string) =>
      `2022,${date},True,False,bkn,${home},100,110,25,25,25,25,0,35,25,25,25,0,${lines},1,110,1,1`;
    await put(
      'nba.csv',
      nbaHeader,
      game('2022-01-10', 'bos', 'home,4.5,205.5,100,-100'),
      game('2022-01-12', 'chi', 'home,10,205.5,,'),
      game('2022-01-14', 'dal', 'home,4.5,205.5,,'),
      game('2022-01-16', 'den', ',,205.5,,'),
    );
    const report = await judge('basketball');
    expect(report.questions.map(({ name, groups }) => [name, groups[0]?.matches, groups[0]?.notCompared])).toEqual([
      ['winner by spread', 3, 1],
      ['moneyline', 1, 3],
      /* One game meets its line. */
      ['spread', 2, 0],
      ['total', 4, 0],
    ]);
    expect(lossOf(report, 'winner by spread', 'marketBySpread')).toBeCloseTo(-(2 * Math.log(0.6417) + Math.log(0.79)) / 3, 3);
    expect(inAll(report, 'winner by spread')?.forecasters.map(({ name }) => name)).toEqual([
      'elo',
      'results',
      'earlierPrices',
      'marketBySpread',
    ]);
  });
});
