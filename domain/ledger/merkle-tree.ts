/** Returns the SHA-256 of bytes, 32 of them. */
export type Digest<Result = Uint8Array> = (bytes: Uint8Array) => Result;

const [leafMark, nodeMark] = [0, 1];
const encoder = new TextEncoder();

/** Returns the bytes whose digest is the hash of a leaf: a zero, then the text in UTF-8 (RFC 9162, section 2.1.1). */
export function leafBytes(text: string): Uint8Array {
  return joined(leafMark, encoder.encode(text));
}

/** Returns the bytes whose digest is the hash of a node over two others: a one, then both of them. */
export function nodeBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  return joined(nodeMark, left, right);
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

/** The leaves from `start` to before `end`, counted from 0, below one node of a tree. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the hashes that lead from a leaf to the root, the lowest first (RFC 9162, section 2.1.3.1).
 *
 * @param index of the leaf, from 0
 * @throws RangeError when there is no leaf of this index
 */
export function merklePath(digest: Digest, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  return pathRanges(index, leaves.length).map(({ start, end }) => merkleRoot(digest, leaves.slice(start, end)));
}

/**
 * Returns the nodes whose hashes lead from a leaf to the root of the tree over `count` leaves, the lowest first.
 *
 * @param index of the leaf, from 0
 * @throws RangeError when there is no leaf of this index
 */
export function pathRanges(index: number, count: number): LeafRange[] {
  if (!(index >= 0 && index < count)) throw new RangeError(`there is no leaf ${index} among ${count}`);
  const path: LeafRange[] = [];
  for (let [start, end] = [0, count]; end - start > 1; ) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      path.push({ start: middle, end });
      end = middle;
    } else {
      path.push({ start, end: middle });
      start = middle;
    }
  }
  return path.reverse();
}

/**
 * Returns the nodes whose hashes prove that the tree over the first `from` leaves is the beginning of the tree over the first `to`, in the
 * order of RFC 6962, section 2.1.2; none when both are equal or the first tree is empty.
 *
 * @throws RangeError unless 0 ≤ from ≤ to
 */
export function consistencyRanges(from: number, to: number): LeafRange[] {
  if (!(from >= 0 && from <= to)) throw new RangeError(`a tree of ${from} leaves is no beginning of one of ${to}`);
  if (from === 0 || from === to) return [];
  const proof: LeafRange[] = [];
  let [start, end] = [0, to];
  while (end !== from) {
    const middle = start + splitOf(end - start);
    if (from <= middle) {
      proof.push({ start: middle, end });
      end = middle;
    } else {
      proof.push({ start, end: middle });
      start = middle;
    }
  }
  // The verifier has the hash of the node itself only where it is the whole first tree.
  if (start > 0) proof.push({ start, end });
  return proof.reverse();
}

/** Returns a byte and the bytes after it; a spread into one array would take ten times as long. */
function joined(mark: number, first: Uint8Array, second: Uint8Array = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(1 + first.length + second.length);
  bytes[0] = mark;
  bytes.set(first, 1);
  bytes.set(second, 1 + first.length);
  return bytes;
}

/** Returns the greatest power of two below a number of at least two. */
function splitOf(count: number): number {
  return 2 ** (Math.ceil(Math.log2(count)) - 1);
}
