import type { Tip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';

/** A tip of the ledger as the track record counts it. */
export interface RecordedTip {
  /** Tips of one match win and lose together, which the intervals allow for. */
  readonly matchId: number;
  readonly publishedAt: Date;
  readonly kickoffUtc: Date;
  /** The tournament's id. */
  readonly tournament: string;
  readonly market: Tip['market'];
  readonly decimalOdds: number;
  /** The best price of another bookmaker for the same event when the tip was chosen; undefined where it is not known. */
  readonly nextBestOdds?: number | undefined;
  /** The version of the rule by which it was chosen (tip-rules-register.ts). */
  readonly ruleVersion: number;
  /** The probability that the tip rested on, returned stakes left out. */
  readonly probability: number;
  readonly stakeUnits: number;
  /** True for a tip withdrawn before kick-off by a record of its own: it stays on record and counts in no figure. */
  readonly withdrawn?: boolean;
  /** Undefined while the tip is open, and for good where it was withdrawn. */
  readonly outcome: BetOutcome | undefined;
  /** The profit in units, negative for a loss; 0 while open. */
  readonly profitUnits: number;
  /** The probability of the last prices before kick-off, margin removed; undefined where there were none. */
  readonly closingProbability: number | undefined;
}

export type SettledTip = RecordedTip & { readonly outcome: BetOutcome };

/** Returns true when a tip has been settled. */
export function isSettled(tip: RecordedTip): tip is SettledTip {
  return tip.outcome !== undefined;
}

/** Returns the part of a stake that was decided rather than returned: what a probability without returned stakes speaks of. */
export function decidedShare(outcome: BetOutcome): number {
  switch (outcome) {
    case 'won':
    case 'lost':
      return 1;
    case 'half-won':
    case 'half-lost':
      return 0.5;
    case 'void':
      return 0;
  }
}

/** Returns the part of a stake that was won. */
export function wonShare(outcome: BetOutcome): number {
  return outcome === 'won' || outcome === 'half-won' ? decidedShare(outcome) : 0;
}
