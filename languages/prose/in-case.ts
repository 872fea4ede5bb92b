/**
 * Returns the texts of a story that tells facts of a special case in other words: in place of each text one of the special ones, taken in turn.
 *
 * @param isSpecial true for facts of the case
 */
export function inCase<Facts, Rest extends readonly unknown[]>(
  isSpecial: (facts: Facts) => boolean,
  special: NonEmpty<(facts: Facts, ...rest: Rest) => string>,
  texts: readonly ((facts: Facts, ...rest: Rest) => string)[],
): NonEmpty<(facts: Facts, ...rest: Rest) => string> {
  const told = texts.map((text, index) => (facts: Facts, ...rest: Rest) => {
    const instead = special[index % special.length] as (facts: Facts, ...rest: Rest) => string;
    return isSpecial(facts) ? instead(facts, ...rest) : text(facts, ...rest);
  });
  return told as [(typeof told)[number], ...(typeof told)[number][]];
}

type NonEmpty<Item> = readonly [Item, ...Item[]];
