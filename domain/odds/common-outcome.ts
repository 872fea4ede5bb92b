import type { BetOutcome } from './bet.ts';

/** The part of the stake's fate that halves share: both kinds of winning, both of losing, or the stake back. */
const sideOf: Readonly<Record<BetOutcome, 'won' | 'void' | 'lost'>> = {
  won: 'won',
  'half-won': 'won',
  void: 'void',
  'half-lost': 'lost',
  lost: 'lost',
};

/**
 * Returns `won` where every one of some outcomes wins the stake or a half of it, `lost` where every one loses as much, `void` where all give it back;
 * undefined where they differ, and where there is none.
 */
export function commonOutcome(outcomes: Iterable<BetOutcome | undefined>): 'won' | 'void' | 'lost' | undefined {
  let common: 'won' | 'void' | 'lost' | undefined;
  for (const outcome of outcomes) {
    if (outcome === undefined || (common !== undefined && sideOf[outcome] !== common)) return undefined;
    common = sideOf[outcome];
  }
  return common;
}
