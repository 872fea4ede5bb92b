/**
 * Returns the number of mistakes between a name and a typed text, both as search keys: letters inserted, left out, changed, or swapped with
 * their neighbour. A text that is only the beginning of the name has no mistake. The words may be in another order, or begin in the middle
 * of the name. Undefined for more mistakes than are allowed, one for every four letters and at most three.
 */
export function spellingMistakes(typed: string, name: string): number | undefined {
  const inOneRun = Math.min(...wordStarts(name).map((start) => mistakesAtBeginning(typed, name.slice(start))));
  const fewest = Math.min(inOneRun, mistakesWordByWord(typed, name));
  return fewest <= forgiven(typed) ? fewest : undefined;
}

const forgiven = ({ length }: string) => Math.min(3, Math.floor(length / 4));

const wordStarts = (name: string) => [...name.matchAll(/\S+/g)].map(({ index }) => index);

/** Returns the sum of each typed word's mistakes against the word of the name that is nearest to it. */
function mistakesWordByWord(typed: string, name: string): number {
  const words = name.split(' ');
  return typed
    .split(' ')
    .map((word) => {
      const fewest = Math.min(...words.map((other) => mistakesAtBeginning(word, other)));
      return fewest <= forgiven(word) ? fewest : Number.POSITIVE_INFINITY;
    })
    .reduce((sum, mistakes) => sum + mistakes, 0);
}

/** Returns the optimal string alignment distance between a typed text and the beginning of a name that is nearest to it. */
function mistakesAtBeginning(typed: string, name: string): number {
  const beginning = name.slice(0, typed.length + forgiven(typed) + 1);
  let before: number[] = [];
  let last = Array.from({ length: beginning.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= beginning.length; column += 1) {
      const same = typed[row - 1] === beginning[column - 1];
      const swapped = row > 1 && column > 1 && typed[row - 1] === beginning[column - 2] && typed[row - 2] === beginning[column - 1];
      present[column] = Math.min(
        (last[column] as number) + 1,
        (present[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
        swapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = present;
  }
  return Math.min(...last);
}
