/** True in `npm run test:thorough`, which looks at all of what the suite looks at in part. */
export const isThorough = process.env.THOROUGH === 'yes';

/** Returns how many of a kind are tested: the second in `npm run test:thorough`, otherwise the first. */
export const howMany = <Amount>(usual: Amount, thorough: Amount): Amount => (isThorough ? thorough : usual);

/** Returns the seed that `npm run test:thorough` was given, so that it tries what no run has tried; in every other run the seed given here. */
export const thoroughSeed = (usual: number): number => (isThorough ? Number(process.env.THOROUGH_SEED ?? usual) : usual);
