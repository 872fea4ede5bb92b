/** True in `npm run test:thorough`, which looks at all of what the suite looks at in part. */
export const isThorough = process.env.THOROUGH === 'yes';

/** Returns how many of a kind are tested: the second in `npm run test:thorough`, otherwise the first. */
export const howMany = <Amount>(usual: Amount, thorough: Amount): Amount => (isThorough ? thorough : usual);
