import type { ForecasterReport, GroupReport, QuestionReport, SportReport, TipsReport } from '#jobs/backtest/sports/sport-report.ts';
import { type TextColumn, textTable } from './text-table.ts';

interface Row {
  readonly group: GroupReport;
  readonly forecaster: ForecasterReport;
}

/** Returns the report of a backtest of tennis or basketball, as lines for a terminal. */
export function describeSportBacktest(report: SportReport): string[] {
  const { files, period, questions, tips } = report;
  return [
    `${report.matchesWalked} played matches in ${files.read} files, ${report.notBegun} that never began; ${files.problems} rows and cells not read or not believed`,
    ...files.unreadable.map(({ file, reason }) => `not readable: ${file}: ${reason}`),
    `Model ${report.sport} ${report.modelVersion}; judged from ${period.from} to ${period.to}; margin removed by the method "${report.marginMethod}"`,
    'Every line of a group is over the same matches. Gaps are in per cent of the log loss of the one behind whom they are (95% interval).',
    ...questions.flatMap((question) => ['', question.name, ...textTable(rowsOf(question), columnsOf(question))]),
    ...(tips === undefined ? [] : ['', describeTips(tips)]),
  ];
}

function describeTips({ tips, void: returned, meanOdds, promisedYield, yield: came, interval }: TipsReport): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const range = interval === undefined ? '' : ` (${percent(interval[0])} to ${percent(interval[1])})`;
  return `tips by the rule: ${tips}, ${returned} void, mean price ${meanOdds.toFixed(2)}; yield ${percent(came)}${range}, promised ${percent(promisedYield)}`;
}

function rowsOf({ groups }: QuestionReport): Row[] {
  return groups.flatMap((group) => group.forecasters.map((forecaster) => ({ group, forecaster })));
}

function columnsOf({ references }: QuestionReport): TextColumn<Row>[] {
  return [
    { head: '', cell: ({ group, forecaster }) => (forecaster === group.forecasters[0] ? group.group : '') },
    { head: 'matches', cell: ({ group }) => String(group.matches) },
    { head: 'not compared', cell: ({ group }) => String(group.notCompared) },
    { head: 'forecaster', cell: ({ forecaster }) => forecaster.name },
    { head: 'log loss', cell: ({ forecaster }) => forecaster.logLoss.toFixed(4) },
    { head: 'Brier', cell: ({ forecaster }) => forecaster.brier.toFixed(4) },
    { head: 'calibration', cell: ({ forecaster }) => forecaster.calibrationError.toFixed(4) },
    ...references.map((reference) => ({
      head: `behind ${reference} %`,
      cell: ({ forecaster }: Row) => gapTo(reference, forecaster),
    })),
  ];
}

function gapTo(reference: string, { gaps }: ForecasterReport): string {
  const gap = gaps.find(({ behind }) => behind === reference);
  if (gap === undefined) return '–';
  const [low, high] = gap.interval;
  return `${gap.percent.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
