/** Returns the SHA-256 of bytes, 32 of them. */
export type Digest<Result = Uint8Array> = (bytes: Uint8Array) => Result;

const [leafMark, nodeMark] = [0, 1];

/** Returns the bytes whose digest is the hash of a leaf: a zero, then the text in UTF-8 (RFC 9162, section 2.1.1). */
export function leafBytes(text: string): Uint8Array {
  return Uint8Array.of(leafMark, ...new TextEncoder().encode(text));
}

/** Returns the bytes whose digest is the hash of a node over two others: a one, then both of them. */
export function nodeBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  return Uint8Array.of(nodeMark, ...left, ...right);
}

/**
 * Returns the root of the Merkle tree over the hashes of some leaves, at least one, by RFC 9162, section 2.1.1 (that of RFC 6962).
 *
 * @throws RangeError without leaves
 */
export function merkleRoot(digest: Digest, leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) throw new RangeError('a tree without leaves has no root here');
  if (leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return digest(nodeBytes(merkleRoot(digest, leaves.slice(0, split)), merkleRoot(digest, leaves.slice(split))));
}

/**
 * Returns the hashes that lead from a leaf to the root, the lowest first (RFC 9162, section 2.1.3.1).
 *
 * @param index of the leaf, from 0
 * @throws RangeError when there is no leaf of this index
 */
export function merklePath(digest: Digest, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  if (!(index >= 0 && index < leaves.length)) throw new RangeError(`there is no leaf ${index} among ${leaves.length}`);
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...merklePath(digest, left, index), merkleRoot(digest, right)]
    : [...merklePath(digest, right, index - split), merkleRoot(digest, left)];
}

/** Returns the greatest power of two below a number of at least two. */
function splitOf(count: number): number {
  return 2 ** (Math.ceil(Math.log2(count)) - 1);
}
