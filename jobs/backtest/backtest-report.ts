import { z } from 'zod';
import { closingSources } from './match-prices.ts';

/*
 * What the command prints with --json. docs/backtest.md holds the same as a JSON Schema, which a test keeps equal to this one.
 */

const count = z.int().min(0);
const ofForecasters = z.strictObject({
  model: z.number().nullable(),
  blended: z.number().nullable(),
  closing: z.number().nullable(),
  preMatch: z.number().nullable(),
  baseRate: z.number().nullable(),
});
const gaps = z.strictObject({ model: z.number().nullable(), blended: z.number().nullable(), preMatch: z.number().nullable() });
const range = z.tuple([z.number(), z.number()]);
const gapIntervals = z.strictObject({ model: range.nullable(), blended: range.nullable(), preMatch: range.nullable() });

const marketScores = {
  matches: count.describe('matches compared: every score beside it is over the same ones'),
  rps: ofForecasters.describe('mean ranked probability score, 0 to 1, lower is better; null for who says nothing'),
  logLoss: ofForecasters.describe('mean of minus the natural logarithm of the probability of what came'),
  brier: ofForecasters.describe('mean of the squared errors of all outcomes added up, 0 to 2'),
  calibrationError: ofForecasters.describe('weighted mean absolute gap of 20 bins of equal count, as a share'),
};
const comparedWithClosing = {
  gapPercent: gaps.describe('how far the RPS lies behind that of the closing prices, in per cent of it; below 0 it is ahead'),
  gapPercentInterval: gapIntervals.describe('95% interval of the gap, paired bootstrap'),
};
const comparedWithBaseRate = {
  gapPercent: z
    .strictObject({ model: z.number().nullable(), blended: z.number().nullable() })
    .describe('how far the RPS lies behind that of the base rates, in per cent of it; below 0 it is ahead'),
  gapPercentInterval: z
    .strictObject({ model: range.nullable(), blended: range.nullable() })
    .describe('95% interval of the gap, paired bootstrap'),
};

const tips = z.strictObject({
  number: count.describe('tips published'),
  strikeRate: z
    .number()
    .nullable()
    .describe('stakes won by stakes decided, half stakes as halves, returned ones as none; null without tips'),
  strikeRateInterval: range.nullable().describe('95% interval'),
  promisedStrikeRate: z.number().nullable().describe('what the probabilities promised for the same tips'),
  yieldPercent: z.number().nullable().describe('profit by stakes at the price when published, in per cent'),
  yieldPercentInterval: range.nullable().describe('95% interval'),
  profitUnits: z.number().describe('gain or loss on balance, one unit a tip'),
  closingLineValuePercent: z
    .number()
    .nullable()
    .describe('price by the margin-free closing probability, less 1, in per cent, on average over the tips with a closing price'),
  closingLineValuePercentInterval: range.nullable().describe('95% interval'),
  withClosingPrice: count.describe('tips on whose market and line there was a true closing price'),
});

const group = {
  judged: count.describe('played matches of the period'),
  ...marketScores,
  ...comparedWithClosing,
  withoutClosingPrice: count.describe('judged matches without a price that could stand for the closing one, on the result'),
  withoutPreMatchPrice: count.describe('judged matches without a pre-match average on the result'),
  closingSources: z
    .strictObject(Object.fromEntries(closingSources.map((source) => [source, count])))
    .describe('judged matches by where their closing price on the result comes from'),
  overUnder25: z.strictObject({ ...marketScores, ...comparedWithClosing }),
  bothTeamsToScore: z.strictObject({ ...marketScores, ...comparedWithBaseRate }),
  tips,
};

export const backtestReportSchema = z.strictObject({
  modelVersion: z.string(),
  marginMethod: z.string().describe('how the margin was taken out of the prices compared'),
  period: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).describe('first and last day of a judged match, both included'),
  files: z.strictObject({
    read: count,
    unreadable: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
    problems: count.describe('rows and cells of the other files that could not be read'),
  }),
  matchesWalked: count.describe('played matches in all files, those before the period included'),
  repeatedRows: count.describe('rows that tell a match which another row has told; the first counts'),
  overall: z.strictObject(group),
  divisions: z.array(z.strictObject({ division: z.string(), country: z.string(), ...group })),
  seasons: z.array(z.strictObject({ season: z.string(), ...group })),
  tipsByMarket: z.array(z.strictObject({ market: z.string(), ...tips.shape })),
});

export type BacktestReport = z.infer<typeof backtestReportSchema>;
export type BacktestGroup = BacktestReport['overall'];
export type BacktestTips = z.infer<typeof tips>;
