import type { BetOutcome } from '#domain/odds/bet.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type MatchOfTip, settleTip } from '#domain/tip/settle-tip.ts';
import type { PredictedResult } from './prediction.ts';

/** The outcomes of a prediction: it came true, it did not, or its match was not played to its end as announced. */
export const predictionOutcomes = ['right', 'wrong', 'void'] as const;
export type PredictionOutcome = (typeof predictionOutcomes)[number];

/** A match with a prediction, in its present state. */
export interface PredictedMatch<Name extends Sport> extends MatchOfTip<Name> {
  /** The present kick-off, which may differ from the predicted one. */
  readonly kickoffUtc: Date;
}

/** Max change of the kick-off in milliseconds; a match moved by more is not the one that was predicted. */
export const maxMoveMs = 86_400_000;

const outcomes: Readonly<Record<BetOutcome, PredictionOutcome>> = {
  won: 'right',
  'half-won': 'right',
  void: 'void',
  'half-lost': 'wrong',
  lost: 'wrong',
};

/**
 * Returns the outcome of a prediction; undefined while it is open. It is settled as a tip on the same result would be (`settleTip`); beyond
 * that, it is void when its match is postponed, has moved by more than a day, or is no longer stored.
 *
 * @param predicted the result, and the kick-off for which it was made
 * @param match undefined when it is no longer stored
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
