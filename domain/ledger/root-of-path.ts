import { nodeBytes } from './merkle-tree.ts';

/**
 * Returns the root to which a path leads from the hash of a leaf (RFC 9162, section 2.1.3.2); undefined when the length of the path does
 * not match the height of the tree.
 *
 * @param digest SHA-256 of bytes, as browsers provide it
 * @param index of the leaf among `count`, from 0
 * @param path hashes from the leaf's level upwards
 */
export async function rootOfPath(
  digest: (bytes: Uint8Array) => Promise<Uint8Array>,
  hash: Uint8Array,
  { index, count }: { readonly index: number; readonly count: number },
  path: readonly Uint8Array[],
): Promise<Uint8Array | undefined> {
  let [node, last, root] = [index, count - 1, hash];
  for (const sibling of path) {
    if (last === 0) return undefined;
    const isRight = node % 2 === 1;
    if (isRight || node === last) {
      root = await digest(nodeBytes(sibling, root));
      // The last node of a level without a sibling goes up as it is.
      while (!isRight && node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else {
      root = await digest(nodeBytes(root, sibling));
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 ? root : undefined;
}
