import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastSeason } from '#tests/factories/past-season.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { backtest } from '../backtest.ts';
import type { BacktestReport } from '../backtest-report.ts';
import { toMatchLine } from './football-protocol.ts';
import { ProtocolFile } from './protocol-file.ts';

let folder: string;
let file: string;
let report: BacktestReport;
let lines: Line[];

/* As docs/backtest.md describes the members; none of the types of the program. */
interface Line {
  readonly record: 'run' | 'match' | 'tip';
  readonly match: number;
  readonly kickoffUtc: string;
  readonly goals: readonly [number, number];
  readonly outcomes: { readonly overUnder25: number };
  readonly forecasts: Readonly<Record<string, Spoken>>;
  readonly madeAt: string;
  readonly resultsUntil: string;
  readonly market: string;
  readonly selection: string;
  readonly bookmaker: string;
  readonly probability: number;
  readonly decimalOdds: number;
  readonly closingProbability?: number;
}

interface Spoken {
  readonly madeAt: string;
  readonly resultsUntil: string;
  readonly matchResult: readonly [number, number, number];
  readonly overUnder25?: readonly [number, number];
  readonly prices: { readonly at: string; readonly hoursBefore: number };
}

const header =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,AvgH,AvgD,AvgA,PSH,PSD,PSA,AvgCH,AvgCD,AvgCA,Avg>2.5,Avg<2.5,AvgC>2.5,AvgC<2.5';

/** Returns a season as a file in which two bookmakers pay above the average on the home side of every other match, so that there are tips. */
function seasonFile(firstDay: string): string {
  const rows = pastSeason(firstDay as never).map(({ day, home, away, goals, prices }, index) => {
    const average = prices.preMatch.matchResult as readonly [number, number, number];
    const times = (...factors: number[]) => average.map((price, at) => (price * (factors[at] ?? 1)).toFixed(2)).join(',');
    const generous = index % 2 === 0 ? [times(1.12, 0.98, 0.98), times(1.1, 0.98, 0.98)] : [times(), times()];
    const closing = index % 3 === 0 ? times(0.97, 1.01, 1.02) : times(1.02, 1, 0.99);
    const [year, month, date] = day.split('-');
    return `X1,${date}/${month}/${year},15:00,Club ${home},Club ${away},${goals.home},${goals.away},${generous},${times()},${times(0.99)},${closing},1.9,1.9,1.85,1.95`;
  });
  return `${[header, ...rows].join('\n')}\n`;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'protocol-'));
  for (const year of [2020, 2021, 2022]) {
    await mkdir(path.join(folder, String(year)));
    await writeFile(path.join(folder, String(year), 'X1.csv'), seasonFile(`${year}-08-06`));
  }
  file = path.join(folder, 'protocol.ndjson');
  const protocol = new ProtocolFile(file);
  const order = { folder, from: '2021-07-01' as never, to: undefined, withoutPinnacle: false, progressed: () => {} };
  report = await backtest({ ...order, protocol: protocol.write }, smallCatalogue());
  protocol.close();
  const text = await readFile(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const of = (record: Line['record']) => lines.filter((line) => line.record === record);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const forecastBy = ({ forecasts }: Line, kind: string) => forecasts[kind] as Spoken;

describe('the protocol of a backtest', () => {
  it('begins with the run and has a line for every match judged and every tip', () => {
    expect(lines[0]).toMatchObject({
      record: 'run',
      protocol: 1,
      sport: 'football',
      modelVersion: report.modelVersion,
      period: report.period,
    });
    expect(of('match')).toHaveLength(report.overall.judged);
    expect(of('tip')).toHaveLength(report.overall.tips.number);
    expect(report.overall.tips.number).toBeGreaterThan(0);
    expect(lines.length).toBe(1 + report.overall.judged + report.overall.tips.number);
  });

  it('gives a stranger the scores of the report: ranked probability score and gap behind the closing price', () => {
    const kinds = ['model', 'marketInformed', 'blended', 'closing', 'preMatch', 'baseRate'] as const;
    const compared = of('match').filter(({ forecasts }) => kinds.every((kind) => forecasts[kind]?.matchResult !== undefined));
    const score = ([home, draw]: Spoken['matchResult'], [scored, conceded]: Line['goals']) => {
      const [isHome, isHomeOrDraw] = [Number(scored > conceded), Number(scored >= conceded)];
      return ((home - isHome) ** 2 + (home + draw - isHomeOrDraw) ** 2) / 2;
    };
    const rps = (kind: string) => mean(compared.map((each) => score(forecastBy(each, kind).matchResult, each.goals)));
    expect(compared).toHaveLength(report.overall.matches);
    for (const kind of kinds) expect(rps(kind)).toBeCloseTo(report.overall.rps[kind] as number, 12);
    for (const kind of ['model', 'marketInformed', 'blended', 'preMatch'] as const) {
      expect(100 * (rps(kind) / rps('closing') - 1)).toBeCloseTo(report.overall.gapPercent[kind] as number, 9);
    }
    const overs = of('match').filter(({ forecasts }) => kinds.every((kind) => forecasts[kind]?.overUnder25 !== undefined));
    const loss = overs.map((each) => -Math.log(forecastBy(each, 'blended').overUnder25?.[each.outcomes.overUnder25] as number));
    expect(mean(loss)).toBeCloseTo(report.overall.overUnder25.logLoss.blended as number, 12);
  });

  it('parts all tips by the chance and by the value that they promised, each with what came', () => {
    const { tipsByChance, tipsByValue, overall } = report;
    for (const classes of [tipsByChance, tipsByValue]) {
      expect(classes.reduce((sum, { number }) => sum + number, 0)).toBe(overall.tips.number);
      expect(classes.reduce((sum, { profitUnits }) => sum + profitUnits, 0)).toBeCloseTo(overall.tips.profitUnits, 9);
    }
    for (const { chance, number, promisedStrikeRate } of tipsByChance) {
      const [from, to] = { 'below-40': [0, 0.4], '40-50': [0.4, 0.5], '50-60': [0.5, 0.6], '60-up': [0.6, 1] }[chance] as [number, number];
      const promised = of('tip').flatMap(({ probability }) => (probability >= from && probability < to ? [probability] : []));
      expect(promised).toHaveLength(number);
      expect(promisedStrikeRate).toBeCloseTo(mean(promised), 9);
    }
  });

  it('marks the seasons on which the model or the rule of tips was made', () => {
    expect(report.seasons.map(({ season, modelTrainedOn, ruleChosenOn }) => [season, modelTrainedOn, ruleChosenOn])).toEqual([
      ['2021-22', false, false],
      ['2022-23', false, false],
    ]);
  });

  it('gives a stranger the yield and the closing-line value of the tips', () => {
    const tips = of('tip');
    const goalsOf = new Map(of('match').map(({ match, goals }) => [match, goals]));
    const profit = tips
      .filter(({ market }) => market === 'match-result')
      .map(({ match, selection, decimalOdds }) => {
        const [home, away] = goalsOf.get(match) as Line['goals'];
        return selection === (home > away ? 'home' : home < away ? 'away' : 'draw') ? decimalOdds - 1 : -1;
      });
    expect(profit).toHaveLength(tips.length);
    expect(100 * mean(profit)).toBeCloseTo(report.overall.tips.yieldPercent as number, 9);
    const values = tips.flatMap(({ decimalOdds, closingProbability }) =>
      closingProbability === undefined ? [] : decimalOdds * closingProbability - 1,
    );
    expect(values).toHaveLength(report.overall.tips.withClosingPrice);
    expect(100 * mean(values)).toBeCloseTo(report.overall.tips.closingLineValuePercent as number, 9);
  });

  it('says of every forecast and tip when it was made and by what, never by anything of its own day or later', () => {
    const [first] = of('match') as [Line];
    expect(first).toMatchObject({
      kickoffUtc: '2021-08-06T14:00:00.000Z',
      home: 'Club 1',
      forecasts: {
        model: { madeAt: '2021-08-06T00:00:00.000Z', resultsUntil: '2020-10-08' },
        closing: { madeAt: '2021-08-06T14:00:00.000Z', prices: { source: 'closingAverage', matchResult: expect.any(Array) } },
        blended: { prices: { average: { matchResult: expect.any(Array) }, pinnacle: { matchResult: expect.any(Array) } } },
      },
    });
    const { prices } = forecastBy(first, 'blended');
    expect(prices.hoursBefore).toBeCloseTo((Date.parse(first.kickoffUtc) - Date.parse(prices.at)) / 3_600_000, 9);
    for (const each of of('match')) {
      expect(forecastBy(each, 'model').resultsUntil < each.kickoffUtc.slice(0, 10)).toBe(true);
      expect(forecastBy(each, 'preMatch').madeAt < each.kickoffUtc).toBe(true);
    }
    for (const { madeAt, resultsUntil, kickoffUtc, bookmaker } of of('tip')) {
      expect([resultsUntil < madeAt.slice(0, 10), madeAt < kickoffUtc, bookmaker]).toEqual([true, true, 'bet365']);
    }
  });
});

describe('its file', () => {
  it('is not written over another one', () => {
    expect(() => new ProtocolFile(file)).toThrow(`The protocol ${file} exists already; a protocol is never written over another file`);
  });

  it('says why it cannot be written', () => {
    const nowhere = path.join(folder, 'missing', 'protocol.ndjson');
    expect(() => new ProtocolFile(nowhere)).toThrow(`The protocol ${nowhere} lies in a folder that does not exist`);
  });

  it('is removed when the walk fails', async () => {
    const broken = path.join(folder, 'broken.ndjson');
    const protocol = new ProtocolFile(broken);
    protocol.write({ record: 'run' });
    protocol.discard();
    await expect(readFile(broken)).rejects.toThrow('ENOENT');
  });

  it('holds lines of any number and length, letters of every script included', async () => {
    const long = path.join(folder, 'long.ndjson');
    const protocol = new ProtocolFile(long);
    for (let at = 0; at < 3000; at += 1) protocol.write({ at, club: 'Παναθηναϊκός'.repeat(20) });
    protocol.close();
    const read = (await readFile(long, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).at);
    expect(read).toEqual(Array.from({ length: 3000 }, (_, at) => at));
  });
});

it('has the corners and cards of a match that were forecast, and until when results were known', () => {
  const [match] = pastSeason() as [ReturnType<typeof pastSeason>[number]];
  const corners = { kind: 'corners', line: 9.5, forecast: 0.55, leagueRate: 0.5, isOver: true };
  const unsaid = { outcome: 0, views: {} };
  const lineWith = (counts: readonly (typeof corners)[]) => {
    const judged = { counts, matchResult: unsaid, overUnder25: unsaid, bothTeamsToScore: unsaid } as never;
    return toMatchLine(judged, { match, forecast: {}, blended: undefined, knownUntil: '2022-08-05' } as never, true);
  };
  expect(lineWith([corners])).toMatchObject({ counts: [{ ...corners, resultsUntil: '2022-08-05' }] });
  expect(lineWith([])).not.toHaveProperty('counts');
});
