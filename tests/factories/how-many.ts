/** Returns true in `npm run test:thorough`. */
export const isThorough = () => process.env.THOROUGH === 'yes';

/** Returns the second amount in `npm run test:thorough`, and in every other run the first, which shows what a test is about in less time. */
export function howMany(usual: number, thorough: number): number {
  return isThorough() ? thorough : usual;
}

/** Returns the seed that THOROUGH_SEED gives a thorough run, so that it tries what no run has tried; in every other run the seed given here. */
export function thoroughSeed(usual: number): number {
  return isThorough() ? Number(process.env.THOROUGH_SEED || usual) : usual;
}
