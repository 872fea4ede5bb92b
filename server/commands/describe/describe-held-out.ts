import type { CalibrationSlope } from '#domain/judging/calibration-slope.ts';
import type { GapPercent } from '#domain/judging/gap-percent.ts';
import type { HeldOutGroup, HeldOutReport } from '#jobs/backtest/held-out/held-out-report.ts';
import { type TextColumn, textTable } from './text-table.ts';

/** Returns the report on leagues held out of the fit, as lines for a terminal. */
export function describeHeldOut({ modelVersion, fittedUntil, period, folds, groups }: HeldOutReport): string[] {
  return [
    `Model ${modelVersion}; judged from ${period.from} to ${period.to}, by constants found on the other countries until ${fittedUntil}:`,
    ...textTable(folds, [
      { head: 'kept out', cell: ({ countries }) => countries.join(', ') },
      { head: 'new club', cell: ({ constants }) => rounded(constants.newVariance) },
      { head: 'newcomer', cell: ({ constants }) => rounded(constants.newcomerDeficit) },
      { head: 'a day', cell: ({ constants }) => rounded(constants.dailyVariance) },
      { head: 'a break', cell: ({ constants }) => rounded(constants.breakVariance) },
      { head: 'lost in it', cell: ({ constants }) => rounded(constants.breakLoss) },
      { head: 'league', cell: ({ constants }) => rounded(constants.unplacedLeagueVariance) },
    ]),
    '',
    'Result, from results alone, in leagues as a source has just added them: ranked probability score of the forecast, of that by the model’s own constants',
    'and of the base rates, how far behind the base rates in per cent (95% interval; below 0 ahead), log loss, calibration error, slope of the calibration',
    '(1: as far apart as said), of both teams to score the calibration error,',
    'what it would be by luck alone, and the slope',
    ...textTable(groups, forecastColumns),
    '',
    'Behind the closing price, over the matches that have one: ranked probability score, in per cent (95% interval), log loss',
    ...textTable(
      groups.filter(({ priced }) => priced !== null),
      closingColumns,
    ),
  ];
}

const forecastColumns: TextColumn<HeldOutGroup>[] = [
  { head: '', cell: ({ name }) => name },
  { head: 'matches', cell: ({ matches }) => String(matches) },
  { head: 'RPS', cell: ({ rps }) => rps.keptOut.toFixed(4) },
  { head: 'model', cell: ({ rps }) => rps.model.toFixed(4) },
  { head: 'base rate', cell: ({ rps }) => rps.baseRate.toFixed(4) },
  { head: 'behind', cell: ({ behindBaseRate }) => gap(behindBaseRate) },
  { head: 'log loss', cell: ({ logLoss }) => logLoss.keptOut.toFixed(4) },
  { head: 'base rate', cell: ({ logLoss }) => logLoss.baseRate.toFixed(4) },
  { head: 'calibration error', cell: ({ calibrationError }) => calibrationError.toFixed(4) },
  { head: 'slope', cell: ({ calibrationSlope }) => slope(calibrationSlope) },
  { head: 'both score', cell: ({ bothScore }) => bothScore.calibrationError.toFixed(4) },
  { head: 'by luck', cell: ({ bothScore }) => bothScore.ofLuck.toFixed(4) },
  { head: 'slope', cell: ({ bothScore }) => slope(bothScore.calibrationSlope) },
];

const closingColumns: TextColumn<HeldOutGroup>[] = [
  { head: '', cell: ({ name }) => name },
  { head: 'matches', cell: ({ priced }) => String(priced?.matches) },
  { head: 'RPS', cell: ({ priced }) => priced?.rps.keptOut.toFixed(4) ?? '' },
  { head: 'closing', cell: ({ priced }) => priced?.rps.closing.toFixed(4) ?? '' },
  { head: 'behind', cell: ({ priced }) => gap(priced?.behindClosing.keptOut) },
  { head: 'model behind', cell: ({ priced }) => gap(priced?.behindClosing.model) },
  { head: 'log loss', cell: ({ priced }) => priced?.logLoss.keptOut.toFixed(4) ?? '' },
  { head: 'closing', cell: ({ priced }) => priced?.logLoss.closing.toFixed(4) ?? '' },
];

function slope(of: CalibrationSlope | null): string {
  return of === null ? '–' : `${of.slope.toFixed(2)} (${of.interval.map((end) => end.toFixed(2)).join(' to ')})`;
}

function gap(of: GapPercent | undefined): string {
  return of === undefined ? '–' : `${of.percent.toFixed(2)} (${of.interval.map((end) => end.toFixed(2)).join(' to ')})`;
}

function rounded(constant: number): string {
  return String(Number(constant.toPrecision(2)));
}
