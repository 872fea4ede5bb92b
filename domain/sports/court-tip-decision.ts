import type { NoTipReason, Offer } from '#domain/tip/tip-decision.ts';
import type { AnyBet } from './sport-types.ts';

/** The decision about a match: the one tip on it, or why there is none. */
export type CourtTipDecision = ChosenCourtTip | NoCourtTip;

/** A price against the chance that the sharpest prices of the same line stand for. */
export interface JudgedCourtOffer extends Offer<AnyBet> {
  /** The fair chance of the bet, returned stakes left out. */
  readonly probability: number;
  readonly fairOdds: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
}

export interface ChosenCourtTip extends JudgedCourtOffer {
  readonly kind: 'tip';
  readonly stakeUnits: number;
}

/** The reasons of football, and `no-takeable-price`: too few bookmakers quote a line to judge one of them by the others. */
export type NoCourtTipReason = NoTipReason | 'no-takeable-price';

interface NoCourtTip {
  readonly kind: 'no-tip';
  readonly reason: NoCourtTipReason;
  /** The offer of the greatest value; absent where no fresh price could be judged. */
  readonly nearest?: JudgedCourtOffer;
}
