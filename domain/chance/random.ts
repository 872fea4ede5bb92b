/** A repeatable source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Returns the next number in [0, 1). */
  uniform(): number;
  /** Returns the next whole number in [0, below). */
  integer(below: number): number;
}

/**
 * Returns a generator from a 32-bit seed: SplitMix32, the 32-bit variant of SplitMix (Steele, Lea and Flood, "Fast splittable
 * pseudorandom number generators", OOPSLA 2014) with the finaliser of MurmurHash3. Not for secrets.
 *
 * @param seed any number; its lowest 32 bits count
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const uniform = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return (finalise(state) >>> 0) / 4_294_967_296;
  };
  return { uniform, integer: (below) => Math.floor(uniform() * below) };
}

/** Returns a 32-bit hash of a text: FNV-1a over its UTF-16 code units, then the finaliser of MurmurHash3. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return finalise(hash) >>> 0;
}

/** Returns a 32-bit hash of a hash and a number or text, for seeds of parts: `combineSeeds(match, 'cards')`. */
export function combineSeeds(seed: number, part: number | string): number {
  const other = typeof part === 'string' ? hashText(part) : part | 0;
  return finalise((Math.imul(seed | 0, 0x01000193) ^ other) + 0x9e3779b9) >>> 0;
}

/** Returns the number in [0, 1) of a seed. */
export function uniformOf(seed: number): number {
  return (finalise((seed + 0x9e3779b9) | 0) >>> 0) / 4_294_967_296;
}

/** Returns a draw from the standard normal distribution, by the method of Box and Muller (1958). */
export function sampleNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.uniform())) * Math.cos(2 * Math.PI * random.uniform());
}

/** Returns a copy in random order, by the method of Fisher and Yates. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    [copy[last], copy[other]] = [copy[other] as Item, copy[last] as Item];
  }
  return copy;
}

function finalise(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
