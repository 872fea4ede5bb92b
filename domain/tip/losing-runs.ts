import type { SettledTip } from './recorded-tip.ts';

export interface LosingRuns {
  /** Max number of tips lost in a row, half-lost ones included; a returned stake neither ends nor lengthens a run. */
  readonly longest: number;
  /** The length of the run that has not ended yet. */
  readonly current: number;
  /** The deepest fall of the balance below its earlier maximum, in units, at least 0. */
  readonly deepestFallUnits: number;
}

/**
 * Returns the bad stretches of settled tips, in the order of their kick-offs; those of one kick-off in the order in which they are given.
 *
 * @param settled in the order of the ledger
 */
export function losingRuns(settled: readonly SettledTip[]): LosingRuns {
  let longest = 0;
  let current = 0;
  let balance = 0;
  let height = 0;
  let deepestFallUnits = 0;
  const inOrder = [...settled].sort((first, second) => first.kickoffUtc.getTime() - second.kickoffUtc.getTime());
  for (const { outcome, profitUnits } of inOrder) {
    if (outcome === 'lost' || outcome === 'half-lost') current += 1;
    else if (outcome !== 'void') current = 0;
    longest = Math.max(longest, current);
    balance += profitUnits;
    height = Math.max(height, balance);
    deepestFallUnits = Math.max(deepestFallUnits, height - balance);
  }
  return { longest, current, deepestFallUnits };
}
