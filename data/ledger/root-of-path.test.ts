import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { merklePath, merkleRoot } from '#domain/ledger/merkle-tree.ts';
import { rootOfPath } from '#domain/ledger/root-of-path.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const digest = async (bytes: Uint8Array) => sha256(bytes);
const leaves = Array.from({ length: 33 }, (_, at) => sha256(Uint8Array.of(at)));

it('is the root of the tree, from every leaf of every tree of up to 33', async () => {
  for (let count = 1; count <= leaves.length; count += 1) {
    const tree = leaves.slice(0, count);
    const root = merkleRoot(sha256, tree);
    for (const [index, leaf] of tree.entries()) {
      expect(await rootOfPath(digest, leaf, { index, count }, merklePath(sha256, tree, index))).toEqual(root);
    }
  }
});

it('is another one from another leaf or another place, and none by a path of another length', async () => {
  const tree = leaves.slice(0, 11);
  const root = merkleRoot(sha256, tree);
  const path = merklePath(sha256, tree, 4);
  const leaf = tree[4] as Uint8Array;
  expect(await rootOfPath(digest, tree[5] as Uint8Array, { index: 4, count: 11 }, path)).not.toEqual(root);
  expect(await rootOfPath(digest, leaf, { index: 5, count: 11 }, path)).not.toEqual(root);
  expect(await rootOfPath(digest, leaf, { index: 4, count: 11 }, path.slice(1))).toBeUndefined();
  expect(await rootOfPath(digest, leaf, { index: 4, count: 11 }, [...path, root])).toBeUndefined();
});
