import type {
  BacktestCounts,
  BacktestGroup,
  BacktestInPlay,
  BacktestReport,
  BacktestTips,
  CountScores,
  ForecastErrors,
} from '#jobs/backtest/backtest-report.ts';
import { type TextColumn, textTable } from './text-table.ts';

interface Row {
  readonly name: string;
  readonly group: BacktestGroup;
}

/** Returns a backtest's report, as lines for a terminal. */
export function describeBacktest(report: BacktestReport): string[] {
  const rows: Row[] = [
    { name: 'in all', group: report.overall },
    ...report.divisions.map((group) => ({ name: group.division, group })),
    ...report.seasons.map((group) => ({ name: group.modelTrainedOn || group.ruleChosenOn ? `${group.season} *` : group.season, group })),
  ];
  const tipRows = [
    ...rows.map(({ name, group }) => ({ name, tips: group.tips })),
    ...report.tipsByMarket.map((tips) => ({ name: tips.market, tips })),
  ];
  const promiseRows = [
    ...report.tipsByChance.map((tips) => ({ name: `chance ${tips.chance} %`, tips })),
    ...report.tipsByValue.map((tips) => ({ name: `value ${tips.value} %`, tips })),
  ];
  const errorRows = [
    ...report.errorsByReliability.map((errors) => ({ name: `reliability ${errors.level}`, errors })),
    ...report.errorsByClass.map((errors) => ({ name: errors.class, errors })),
  ];
  const result = (group: BacktestGroup) => group;
  const overUnder = (group: BacktestGroup) => group.overUnder25;
  const bothScore = (group: BacktestGroup) => group.bothTeamsToScore;
  return [
    ...describeFiles(report),
    '',
    ...describePeriod(report),
    '',
    'Result: ranked probability score, and how far behind the closing price in per cent of it (95% interval)',
    ...textTable(rows, [nameColumn, matchesColumn(result), ...scoreColumns(result, 'rps', everyone), ...gapColumns(result, measured)]),
    '',
    'Result: log loss and Brier score',
    ...textTable(rows, [nameColumn, ...scoreColumns(result, 'logLoss', everyone), ...scoreColumns(result, 'brier', everyone)]),
    '',
    'Over and under 2.5 goals: ranked probability score, and how far behind the closing price in per cent of it (95% interval)',
    ...textTable(rows, [
      nameColumn,
      matchesColumn(overUnder),
      ...scoreColumns(overUnder, 'rps', everyone),
      ...gapColumns(overUnder, measured),
    ]),
    '',
    'Over and under 2.5 goals: log loss and Brier score',
    ...textTable(rows, [nameColumn, ...scoreColumns(overUnder, 'logLoss', everyone), ...scoreColumns(overUnder, 'brier', everyone)]),
    '',
    'Calibration error: of the result, then of over and under 2.5 goals',
    ...textTable(rows, [
      nameColumn,
      ...scoreColumns(result, 'calibrationError', everyone),
      ...scoreColumns(overUnder, 'calibrationError', everyone),
    ]),
    '',
    'Both teams to score: ranked probability score, how far behind the base rates in per cent of it (95% interval), calibration error',
    ...textTable(rows, [
      nameColumn,
      matchesColumn(bothScore),
      ...scoreColumns(bothScore, 'rps', ofBothScore),
      ...gapColumns(bothScore, ['model', 'marketInformed', 'blended']),
      ...scoreColumns(bothScore, 'calibrationError', ofBothScore),
    ]),
    '',
    'Both teams to score: log loss and Brier score',
    ...textTable(rows, [nameColumn, ...scoreColumns(bothScore, 'logLoss', ofBothScore), ...scoreColumns(bothScore, 'brier', ofBothScore)]),
    '',
    'Errors of the forecasts of the result, by reliability and by what makes a match hard: ranked probability score, how far behind the closing price',
    'in per cent of it (95% interval); "shown" has the odds of the match in it where there are any. A match can be in several classes.',
    ...textTable(errorRows, errorColumns),
    '',
    'While matches are played: score of the chances and of the forecast before the match, Brier score, calibration error, by minute (45 is the break)',
    ...textTable(report.inPlay, inPlayColumns),
    '',
    ...report.counts.flatMap(describeCounts),
    'Tips: strike rate and what was promised, yield at the price when published, closing-line value, the same at the next-best price and what was',
    'promised of it (95% intervals)',
    ...textTable(tipRows, tipColumns),
    '',
    'Tips by what was promised: the strike rate that came with its interval, and whether the promise lies in it',
    ...textTable(promiseRows, [...tipColumns.slice(0, 4), heldOutColumn, ...tipColumns.slice(4)]),
  ];
}

const everyone = ['model', 'marketInformed', 'blended', 'closing', 'preMatch', 'baseRate'] as const;
const measured = ['model', 'marketInformed', 'blended', 'preMatch'] as const;
const ofBothScore = ['model', 'marketInformed', 'blended', 'baseRate'] as const;
const heads = {
  model: 'model',
  marketInformed: 'market-informed',
  blended: 'blended',
  closing: 'closing',
  preMatch: 'pre-match',
  baseRate: 'base rate',
};

type Who = keyof typeof heads;
type Scores = Pick<BacktestGroup, 'matches' | 'rps' | 'logLoss' | 'brier' | 'calibrationError'>;
type Gaps<Of extends string> = {
  readonly gapPercent: Record<Of, number | null>;
  readonly gapPercentInterval: Record<Of, readonly [number, number] | null>;
};

const inPlayColumns: TextColumn<BacktestInPlay>[] = [
  { head: 'minute', cell: ({ minute }) => String(minute) },
  { head: 'matches', cell: ({ matches }) => String(matches) },
  { head: 'RPS', cell: ({ rps }) => fixed(rps, 4) },
  { head: 'before the match', cell: ({ rpsBeforeMatch }) => fixed(rpsBeforeMatch, 4) },
  { head: 'Brier', cell: ({ brier }) => fixed(brier, 4) },
  { head: 'calibration error', cell: ({ calibrationError }) => fixed(calibrationError, 4) },
];

const countHeads = { corners: 'Corners', cards: 'Cards, yellow and red ones counted once each' } as const;

const countColumns: TextColumn<{ readonly name: string; readonly scores: CountScores }>[] = [
  { head: '', cell: ({ name }) => name },
  { head: 'matches', cell: ({ scores }) => String(scores.matches) },
  { head: 'log loss', cell: ({ scores }) => fixed(scores.logLoss.forecast, 4) },
  { head: 'league', cell: ({ scores }) => fixed(scores.logLoss.leagueRate, 4) },
  { head: 'behind', cell: ({ scores }) => estimate(scores.gapPercent, scores.gapPercentInterval, 2) },
  { head: 'Brier', cell: ({ scores }) => fixed(scores.brier.forecast, 4) },
  { head: 'league', cell: ({ scores }) => fixed(scores.brier.leagueRate, 4) },
  { head: 'calibration error', cell: ({ scores }) => fixed(scores.calibrationError, 4) },
  { head: 'promised', cell: ({ scores }) => fixed(scores.promised, 3) },
  { head: 'right', cell: ({ scores }) => fixed(scores.right, 3) },
  { head: 'league right', cell: ({ scores }) => fixed(scores.rightByLeagueRate, 3) },
];

function describeCounts({ kind, bands, divisions, seasons, ...overall }: BacktestCounts): string[] {
  return [
    `${countHeads[kind]}, above or below the half line nearest to even: log loss, how far behind the league's own rate in per cent of it (95% interval, below 0`,
    'ahead), Brier score; what the likelier side was promised, how often it came, and how often the likelier side by the league did',
    ...textTable(
      [
        { name: 'in all', scores: overall },
        ...divisions.map((scores) => ({ name: scores.division, scores })),
        ...seasons.map((scores) => ({ name: scores.season, scores })),
      ],
      countColumns,
    ),
    '',
    ...textTable(bands, [
      { head: 'promised from', cell: ({ from }) => fixed(from, 3) },
      { head: 'matches', cell: ({ matches }) => String(matches) },
      { head: 'promised', cell: ({ promised }) => fixed(promised, 4) },
      { head: 'right', cell: ({ right }) => fixed(right, 4) },
    ]),
    '',
  ];
}

const errorKinds = { model: 'model', marketInformed: 'market-informed', shown: 'shown' } as const;
type ErrorKind = keyof typeof errorKinds;
const erring = Object.keys(errorKinds) as ErrorKind[];

const errorColumns: TextColumn<{ readonly name: string; readonly errors: ForecastErrors }>[] = [
  { head: '', cell: ({ name }) => name },
  { head: 'matches', cell: ({ errors }) => String(errors.matches) },
  ...erring.map((kind) => ({ head: errorKinds[kind], cell: ({ errors }: { errors: ForecastErrors }) => fixed(errors.rps[kind], 4) })),
  { head: 'closing', cell: ({ errors }) => fixed(errors.rps.closing, 4) },
  ...erring.map((kind) => ({
    head: `${errorKinds[kind]} behind`,
    cell: ({ errors }: { errors: ForecastErrors }) => estimate(errors.gapPercent[kind], errors.gapPercentInterval[kind], 2),
  })),
];

const nameColumn: TextColumn<Row> = { head: '', cell: ({ name }) => name };

function matchesColumn(of: (group: BacktestGroup) => Scores): TextColumn<Row> {
  return { head: 'matches', cell: ({ group }) => String(of(group).matches) };
}

const scoreHeads = { rps: '', logLoss: 'log loss: ', brier: 'Brier: ', calibrationError: 'calibration: ' };

function scoreColumns(of: (group: BacktestGroup) => Scores, score: keyof typeof scoreHeads, whose: readonly Who[]): TextColumn<Row>[] {
  return whose.map((who, index) => ({
    head: `${index === 0 ? scoreHeads[score] : ''}${heads[who]}`,
    cell: ({ group }) => fixed(of(group)[score][who], 4),
  }));
}

function gapColumns<Of extends Who>(of: (group: BacktestGroup) => Gaps<Of>, whose: readonly Of[]): TextColumn<Row>[] {
  return whose.map((who) => ({
    head: `${heads[who]} behind`,
    cell: ({ group }: Row) => estimate(of(group).gapPercent[who], of(group).gapPercentInterval[who], 2),
  }));
}

const tipColumns: TextColumn<{ readonly name: string; readonly tips: BacktestTips }>[] = [
  { head: '', cell: ({ name }) => name },
  { head: 'tips', cell: ({ tips }) => String(tips.number) },
  { head: 'strike rate', cell: ({ tips }) => estimate(tips.strikeRate, tips.strikeRateInterval, 3) },
  { head: 'promised', cell: ({ tips }) => fixed(tips.promisedStrikeRate, 3) },
  { head: 'yield %', cell: ({ tips }) => estimate(tips.yieldPercent, tips.yieldPercentInterval, 1) },
  { head: 'units', cell: ({ tips }) => tips.profitUnits.toFixed(1) },
  { head: 'closing-line value %', cell: ({ tips }) => estimate(tips.closingLineValuePercent, tips.closingLineValuePercentInterval, 1) },
  {
    head: 'at next-best price %',
    cell: ({ tips }) => estimate(tips.closingLineValueNextBestPercent, tips.closingLineValueNextBestPercentInterval, 1),
  },
  { head: 'promised of it', cell: ({ tips }) => fixed(tips.promisedValueNextBestPercent, 1) },
  { head: 'of tips', cell: ({ tips }) => String(tips.withClosingPrice) },
];

const heldOutColumn: TextColumn<{ readonly tips: BacktestTips }> = {
  head: 'promise kept',
  cell({ tips: { promisedStrikeRate: promised, strikeRateInterval: interval } }) {
    if (promised === null || interval === null) return '–';
    return promised >= interval[0] && promised <= interval[1] ? 'yes' : 'no';
  },
};

function describeFiles({ files, matchesWalked, repeatedRows, withExpectedGoals }: BacktestReport): string[] {
  return [
    `${matchesWalked} played matches in ${files.read} files; ${files.problems} rows and cells not read, ${repeatedRows} rows tell a match again`,
    `expected goals: in ${withExpectedGoals} of these matches`,
    ...files.unreadable.map(({ file, reason }) => `not readable: ${file}: ${reason}`),
  ];
}

function describePeriod({ period, overall, seasons, marginMethod, modelVersion, ruleVersion }: BacktestReport): string[] {
  const { closingAverage: average, closingPinnacle: pinnacle, preMatchAverage: preMatch } = overall.closingSources;
  return [
    `Model ${modelVersion}, rule of tips ${ruleVersion}; judged from ${period.from} to ${period.to}: ${overall.judged} matches`,
    `Closing price: the closing average for ${average}, Pinnacle's for ${pinnacle}, the pre-match average for ${preMatch}, none for ` +
      `${overall.withoutClosingPrice}; no pre-match average for ${overall.withoutPreMatchPrice}; margin removed by the method "${marginMethod}"`,
    'Every line compares all forecasters over the same matches, counted in it: those about which each of them says something. One who',
    'speaks about less than a tenth of the matches of a line has no figures in it.',
    ...(seasons.some(({ modelTrainedOn, ruleChosenOn }) => modelTrainedOn || ruleChosenOn)
      ? ['* a season on which constants of the model were found or the rule of tips was chosen: its figures say nothing of other seasons.']
      : []),
  ];
}

function estimate(value: number | null, interval: readonly [number, number] | null, digits: number): string {
  if (value === null) return '–';
  const [low, high] = interval ?? [null, null];
  return `${fixed(value, digits)} (${fixed(low, digits)} to ${fixed(high, digits)})`;
}

function fixed(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}
