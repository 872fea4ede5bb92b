import { hasFormOfLeg, maxLegs } from '#domain/slip/leg-form.ts';
import { storedValue } from './stored-value.ts';

/** A selection as the browser keeps it: which, by `legKey`, and what it paid when it was added. Whether there is such a market is asked where the slip is shown. */
export interface StoredLeg {
  readonly key: string;
  readonly decimalOdds: number;
}

export interface StoredSlip {
  readonly version: 1;
  readonly mode: 'singles' | 'accumulator';
  readonly stakeUnits: number;
  /** The latest last. */
  readonly legs: readonly StoredLeg[];
}

const emptySlip: StoredSlip = { version: 1, mode: 'accumulator', stakeUnits: 1, legs: [] };
const maxStakeUnits = 1_000_000;

/** The bet slip. What another version or another hand left there counts as an empty one. */
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
  if (typeof key !== 'string' || !hasFormOfLeg(key)) return [];
  return typeof decimalOdds === 'number' && decimalOdds > 1 && decimalOdds < 100_000 ? [{ key, decimalOdds }] : [];
}

/** Returns true when a value can be a stake, in units. */
export function isStake(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxStakeUnits;
}

/** Takes a selection up, or off when it is there. A full slip stays as it is. */
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

export function removeLeg(key: string): void {
  const current = slip.read();
  slip.write({ ...current, legs: current.legs.filter((leg) => leg.key !== key) });
}

/** Takes every selection off; stake and kind of bet stay. */
export function clearSlip(): void {
  slip.write({ ...slip.read(), legs: [] });
}
