import type { BetOutcome } from '#domain/odds/bet.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type MatchOfTip, settleTip } from '#domain/tip/settle-tip.ts';
import type { PredictedResult } from './prediction.ts';

/** The outcomes of a prediction: it came in, it did not, or its match was not played to its end as announced. */
export const predictionOutcomes = ['right', 'wrong', 'void'] as const;
export type PredictionOutcome = (typeof predictionOutcomes)[number];

/** A match with a prediction, as it is now. */
export interface PredictedMatch<Name extends Sport> extends MatchOfTip<Name> {
  /** The kick-off now. */
  readonly kickoffUtc: Date;
}

/** A match that has moved by more than this is another one than was predicted, in milliseconds. */
export const maxMoveMs = 86_400_000;

const outcomes: Readonly<Record<BetOutcome, PredictionOutcome>> = {
  won: 'right',
  'half-won': 'right',
  void: 'void',
  'half-lost': 'wrong',
  lost: 'wrong',
};

/**
 * Returns what became of a prediction; undefined while that is open. It is settled as a tip on the same result would be (`settleTip`); void, beyond
 * that, is one whose match is postponed, has moved by more than a day, or is stored no more.
 *
 * @param predicted the result, and the kick-off for which it was made
 * @param match undefined where it is stored no more
 */
export function settlePrediction<Name extends Sport>(
  sport: Name,
  { result, kickoffUtc }: { readonly result: PredictedResult; readonly kickoffUtc: Date },
  match: PredictedMatch<Name> | undefined,
): PredictionOutcome | undefined {
  if (match === undefined || match.status === 'postponed') return 'void';
  if (Math.abs(match.kickoffUtc.getTime() - kickoffUtc.getTime()) > maxMoveMs) return 'void';
  const rules = rulesOf(sport);
  const outcome = settleTip(rules, rules.model.betOn(result), match);
  return outcome && outcomes[outcome];
}
