type Shapes<Text> = readonly [Text, Text, ...Text[]];

/**
 * Returns the texts of a story that names both sides only where it begins a text.
 *
 * @param first the texts that name both sides
 * @param later the texts of a story whose sides have been named, about the one that it is about
 */
export function firstOrLater<Facts extends { readonly named: boolean }>(
  first: Shapes<(facts: Facts) => string>,
  later: Shapes<(facts: Facts) => string>,
): Shapes<(facts: Facts) => string> {
  const told = Array.from({ length: Math.max(first.length, later.length) }, (_, index) => (facts: Facts) => {
    const texts = facts.named ? later : first;
    return (texts[index % texts.length] as (typeof texts)[number])(facts);
  });
  return told as unknown as Shapes<(facts: Facts) => string>;
}
