import { type CountKind, countKinds } from '#domain/forecast/counts/count-forecast.ts';
import { calibrationError } from '#domain/judging/calibration-error.ts';
import { gapPercents } from '#domain/judging/gap-percent.ts';
import { brierScore, logLoss } from '#domain/judging/proper-scores.ts';
import type { BacktestCounts, CountScores } from './backtest-report.ts';
import type { JudgedCount } from './judged-count.ts';

/** Ranges of the chance of the likelier side of a line, each up to the beginning of the next. */
const bands = [0.5, 0.525, 0.55, 0.575, 0.6, 0.65] as const;

/** A count with its division and season. */
export interface PlacedCount extends JudgedCount {
  readonly division: string;
  readonly season: string;
}

/** Returns the scores of the forecasts of corners and of cards, and those of the league's rates; kinds without a match are left out. */
export function reportCornersAndCards(counts: readonly PlacedCount[]): BacktestCounts[] {
  return countKinds.flatMap((kind) =>
    reportKind(
      kind,
      counts.filter((count) => count.kind === kind),
    ),
  );
}

function reportKind(kind: CountKind, counts: readonly PlacedCount[]): BacktestCounts[] {
  if (counts.length === 0) return [];
  const by = (name: 'division' | 'season') =>
    [...Map.groupBy(counts, (count) => count[name])].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    {
      kind,
      ...scoresOf(counts),
      bands: bands.flatMap((from, at) => {
        const below = bands[at + 1] ?? 1;
        const ofBand = counts.filter(({ forecast }) => likelier(forecast) >= from && (likelier(forecast) < below || below === 1));
        return ofBand.length === 0 ? [] : [{ from, ...promiseOf(ofBand, 'forecast') }];
      }),
      divisions: by('division').map(([division, ofDivision]) => ({ division, ...scoresOf(ofDivision) })),
      seasons: by('season').map(([season, ofSeason]) => ({ season, ...scoresOf(ofSeason) })),
    },
  ];
}

type Forecaster = 'forecast' | 'leagueRate';

function scoresOf(counts: readonly JudgedCount[]): CountScores {
  const losses = (who: Forecaster) => counts.map((count) => logLoss(chancesOf(count[who]), count.isOver ? 0 : 1));
  const [gap] = gapPercents([losses('forecast')], losses('leagueRate'));
  const { promised, right } = promiseOf(counts, 'forecast');
  const both = (score: (who: Forecaster) => number) => ({ forecast: score('forecast'), leagueRate: score('leagueRate') });
  return {
    matches: counts.length,
    logLoss: both((who) => mean(losses(who))),
    brier: both((who) => mean(counts.map((count) => brierScore(chancesOf(count[who]), count.isOver ? 0 : 1)))),
    gapPercent: gap?.percent ?? null,
    gapPercentInterval: gap?.interval ?? null,
    calibrationError: calibrationError(counts.map(({ forecast, isOver }) => ({ probability: forecast, happened: isOver }))) ?? null,
    promised,
    right,
    rightByLeagueRate: promiseOf(counts, 'leagueRate').right,
  };
}

/** Returns a forecaster's mean chance of the side of the line that it thinks likelier (`promised`), and the share of matches in which it was right. */
function promiseOf(counts: readonly JudgedCount[], who: Forecaster): { matches: number; promised: number; right: number } {
  return {
    matches: counts.length,
    promised: mean(counts.map((count) => likelier(count[who]))),
    right: mean(counts.map((count) => (count[who] >= 0.5 === count.isOver ? 1 : 0))),
  };
}

const chancesOf = (over: number) => [over, 1 - over];
const likelier = (over: number) => Math.max(over, 1 - over);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
