import type { BetOutcome } from './bet.ts';

/** The outcome without halves: `won` for both kinds of winning, `lost` for both of losing, `void` for the stake back. */
const sideOf: Readonly<Record<BetOutcome, 'won' | 'void' | 'lost'>> = {
  won: 'won',
  'half-won': 'won',
  void: 'void',
  'half-lost': 'lost',
  lost: 'lost',
};

/**
 * Returns `won` when every one of some outcomes wins the stake or a half of it, `lost` when every one loses as much, `void` when all return
 * it; undefined when they differ, when one is undefined, and when there are none.
 */
export function commonOutcome(outcomes: Iterable<BetOutcome | undefined>): 'won' | 'void' | 'lost' | undefined {
  let common: 'won' | 'void' | 'lost' | undefined;
  for (const outcome of outcomes) {
    if (outcome === undefined || (common !== undefined && sideOf[outcome] !== common)) return undefined;
    common = sideOf[outcome];
  }
  return common;
}
