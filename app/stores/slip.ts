import { looksLikeLegKey, maxLegs } from '#domain/slip/leg-key-pattern.ts';
import { storedValue } from './stored-value.ts';

/** A stored selection: its bet, by `legKey`, and its price when it was added. The slip checks the market when it is shown. */
export interface StoredLeg {
  readonly key: string;
  readonly decimalOdds: number;
}

export interface StoredSlip {
  readonly version: 1;
  readonly mode: 'singles' | 'accumulator';
  readonly stakeUnits: number;
  /** The selections, the latest last. */
  readonly legs: readonly StoredLeg[];
}

const emptySlip: StoredSlip = { version: 1, mode: 'accumulator', stakeUnits: 1, legs: [] };
const maxStakeUnits = 1_000_000;

/** The bet slip. A stored text of another version, or one that cannot be read, counts as an empty slip. */
export const slip = storedValue<StoredSlip>('slip', emptySlip, parseSlip);

function parseSlip(stored: unknown): StoredSlip | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, mode, stakeUnits, legs } = stored as Record<string, unknown>;
  if (version !== 1 || !Array.isArray(legs)) return undefined;
  const byKey = new Map(legs.flatMap(parseLeg).map((leg) => [leg.key, leg]));
  return {
    version,
    mode: mode === 'singles' ? mode : 'accumulator',
    stakeUnits: isStake(stakeUnits) ? stakeUnits : emptySlip.stakeUnits,
    legs: [...byKey.values()].slice(0, maxLegs),
  };
}

function parseLeg(stored: unknown): StoredLeg[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { key, decimalOdds } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || !looksLikeLegKey(key)) return [];
  return typeof decimalOdds === 'number' && decimalOdds > 1 && decimalOdds < 100_000 ? [{ key, decimalOdds }] : [];
}

/** Returns true when a value can be a stake, in units. */
export function isStake(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxStakeUnits;
}

/** Adds a selection, or removes it when it is there. A full slip is not changed. */
export function toggleLeg(leg: StoredLeg): 'added' | 'removed' | 'full' {
  const current = slip.read();
  if (current.legs.some(({ key }) => key === leg.key)) {
    removeLeg(leg.key);
    return 'removed';
  }
  if (current.legs.length >= maxLegs) return 'full';
  slip.write({ ...current, legs: [...current.legs, leg] });
  return 'added';
}

/** Removes the selection with a key, if it is there. */
export function removeLeg(key: string): void {
  const current = slip.read();
  slip.write({ ...current, legs: current.legs.filter((leg) => leg.key !== key) });
}

/** Removes every selection; the stake and the kind of bet remain. */
export function clearSlip(): void {
  slip.write({ ...slip.read(), legs: [] });
}
