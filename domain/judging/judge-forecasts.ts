import { type GapPercent, gapPercents } from './gap-percent.ts';
import { matchesNeeded } from './matches-needed.ts';
import { rankedProbabilityScore } from './proper-scores.ts';
import { type JudgedResult, type ResultScores, scoreResults } from './score-results.ts';

/**
 * The kinds of forecasts of a match that are judged: from results alone, with the prices of earlier matches, and as its pages show it, with
 * the match's own prices where there are any.
 */
export const judgedKinds = ['model', 'market-informed', 'shown'] as const;
export type JudgedKind = (typeof judgedKinds)[number];
type Chances = JudgedResult['chances'];

/** The forecasts of a finished match from before its kick-off, and its result. */
export interface PlayedForecast {
  /** The month of the kick-off, in UTC: `2026-11`. */
  readonly month: string;
  readonly chances: Readonly<Record<JudgedKind, Chances>>;
  /** Chances by the last prices before the kick-off, margin removed; undefined without complete prices on the result. */
  readonly closing: Chances | undefined;
  readonly outcome: JudgedResult['outcome'];
  /** True when the forecast was computed later than the day for which it is dated. */
  readonly computedAfterwards: boolean;
}

/** The scores of the forecasts of some matches; null where not known. */
export interface ForecastJudgement {
  /** Number of finished matches with a forecast from before the kick-off. */
  readonly matches: number;
  readonly computedAfterwards: number;
  /** Number of these matches with prices: all scores are over these, or over all matches when none had prices. */
  readonly compared: number;
  readonly closing: ResultScores | null;
  readonly kinds: Readonly<Record<JudgedKind, KindJudgement>>;
}

export interface KindJudgement extends ResultScores {
  /** The gap of the ranked probability score behind the closing price's, in per cent of the latter. */
  readonly gapPercent: number | null;
  readonly gapPercentInterval: readonly [low: number, high: number] | null;
  /** The number of matches over which a gap of this size is significant (`matchesNeeded`). */
  readonly matchesNeeded: number | null;
}

/** Min matches for an interval: with fewer the bootstrap understates the uncertainty. */
export const minForInterval = 30;

/** Returns the judgement of some matches; undefined without any. */
export function judgeForecasts(played: readonly PlayedForecast[]): ForecastJudgement | undefined {
  const priced = played.filter(({ closing }) => closing !== undefined);
  const scored = priced.length > 0 ? priced : played;
  const judgedBy = (chancesOf: (match: PlayedForecast) => Chances) =>
    scored.map((match) => ({ chances: chancesOf(match), outcome: match.outcome }));
  const scores = judgedKinds.map((kind) => scoreResults(judgedBy(({ chances }) => chances[kind])));
  const [model, marketInformed, shown] = scores;
  if (model === undefined || marketInformed === undefined || shown === undefined) return undefined;
  const gaps = gapsOf(priced);
  const withGap = (ofKind: ResultScores, at: number): KindJudgement => ({ ...ofKind, ...toReported(gaps[at], priced.length) });
  return {
    matches: played.length,
    computedAfterwards: played.filter(({ computedAfterwards }) => computedAfterwards).length,
    compared: priced.length,
    closing: priced.length === 0 ? null : (scoreResults(judgedBy(({ closing }) => closing as Chances)) ?? null),
    kinds: { model: withGap(model, 0), 'market-informed': withGap(marketInformed, 1), shown: withGap(shown, 2) },
  };
}

/** Returns the gap of each kind behind the closing price; none without prices. */
function gapsOf(priced: readonly PlayedForecast[]): readonly GapPercent[] {
  if (priced.length === 0) return [];
  const scoresOf = (chancesOf: (match: PlayedForecast) => Chances) =>
    priced.map((match) => rankedProbabilityScore(chancesOf(match), match.outcome));
  return gapPercents(
    judgedKinds.map((kind) => scoresOf(({ chances }) => chances[kind])),
    scoresOf(({ closing }) => closing as Chances),
  );
}

function toReported(
  gap: GapPercent | undefined,
  matches: number,
): Pick<KindJudgement, 'gapPercent' | 'gapPercentInterval' | 'matchesNeeded'> {
  const isEnough = matches >= minForInterval;
  return {
    gapPercent: gap?.percent ?? null,
    gapPercentInterval: gap !== undefined && isEnough ? gap.interval : null,
    matchesNeeded: gap !== undefined && isEnough ? (matchesNeeded(gap, matches) ?? null) : null,
  };
}
