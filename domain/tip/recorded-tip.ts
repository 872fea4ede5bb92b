import type { Tip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';

/** A tip of the ledger with the fields that the track record uses. */
export interface RecordedTip {
  /** The match; its tips win and lose together, which the intervals allow for. */
  readonly matchId: number;
  readonly publishedAt: Date;
  readonly kickoffUtc: Date;
  /** The tournament's id. */
  readonly tournament: string;
  readonly market: Tip['market'];
  readonly decimalOdds: number;
  /** The best price of another bookmaker for the same event when the tip was chosen; undefined when it is not known. */
  readonly nextBestOdds?: number | undefined;
  /** The version of the rule by which it was chosen (tip-rules-register.ts). */
  readonly ruleVersion: number;
  /** The probability by which the tip was chosen, returned stakes left out. */
  readonly probability: number;
  readonly stakeUnits: number;
  /** True for a tip withdrawn before kick-off by a separate record: it stays on record and counts in no figure. */
  readonly withdrawn?: boolean;
  /** Undefined while the tip is open, and always for a withdrawn tip. */
  readonly outcome: BetOutcome | undefined;
  /** The profit in units, negative for a loss; 0 while open. */
  readonly profitUnits: number;
  /** The probability by the last prices before kick-off, margin removed; undefined when there were none. */
  readonly closingProbability: number | undefined;
}

export type SettledTip = RecordedTip & { readonly outcome: BetOutcome };

/** Returns true when a tip has been settled. */
export function isSettled(tip: RecordedTip): tip is SettledTip {
  return tip.outcome !== undefined;
}

/** Returns the part of a stake that was decided and not returned: the part to which a probability without returned stakes applies. */
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
