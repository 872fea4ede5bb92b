import { createHash } from 'node:crypto';

interface Tree {
  readonly size: number;
  readonly root: Uint8Array;
}

const node = (left: Uint8Array, right: Uint8Array) => createHash('sha256').update(Uint8Array.of(1)).update(left).update(right).digest();

/**
 * Returns true when a proof convinces that the first tree, of at least one leaf, is the beginning of the second, by the steps of RFC 9162, section
 * 2.1.4.2. It shares no code with the site.
 */
export function isConsistent(first: Tree, second: Tree, proof: readonly Uint8Array[]): boolean {
  if (first.size === second.size) return proof.length === 0 && Buffer.compare(first.root, second.root) === 0;
  const isPowerOfTwo = Number.isInteger(Math.log2(first.size));
  const path = isPowerOfTwo ? [first.root, ...proof] : [...proof];
  const [seed, ...rest] = path;
  if (seed === undefined) return false;
  let [fn, sn] = [first.size - 1, second.size - 1];
  while (fn % 2 === 1) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  let [fr, sr] = [seed, seed];
  for (const hash of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [node(hash, fr), node(hash, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
    } else {
      sr = node(sr, hash);
    }
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 && Buffer.compare(fr, first.root) === 0 && Buffer.compare(sr, second.root) === 0;
}
