import { it } from 'vitest';

/** True in `npm run test:thorough`, which checks everything that the usual suite samples. */
export const isThorough = process.env.THOROUGH === 'yes';

/** Returns how many of a kind are tested: the second argument in `npm run test:thorough`, otherwise the first. */
export const howMany = <Amount>(usual: Amount, thorough: Amount): Amount => (isThorough ? thorough : usual);

/** Returns the seed given to `npm run test:thorough`, so that it tries what no run has tried; in every other run the given seed. */
export const thoroughSeed = (usual: number): number => (isThorough ? Number(process.env.THOROUGH_SEED ?? usual) : usual);

/** Defines a test that `npm run test:thorough` alone runs: the usual suite has another one of its kind. */
export function itThoroughly(name: string, test: () => Promise<void>, timeoutMs?: number): void {
  if (isThorough) it(name, test, timeoutMs);
}
