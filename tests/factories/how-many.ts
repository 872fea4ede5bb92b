/** True in a run of `npm run test:thorough`. */
export const isThorough = process.env.THOROUGH === 'yes';

/** Returns the amount for the present run: `thorough` in a thorough one, otherwise `usual`. */
export function howMany(usual: number, thorough: number): number {
  return isThorough ? thorough : usual;
}
