import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { leafBytes, merklePath, merkleRoot, nodeBytes } from '#domain/ledger/merkle-tree.ts';

const digest = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/* The leaves, roots and paths that Certificate Transparency's implementations test with (merkle_tree_test of google/certificate-transparency). */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map((text) =>
  Buffer.from(text, 'hex'),
);
const leaves = inputs.map((input) => digest(Uint8Array.of(0, ...input)));
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

it.each(roots.map((root, at) => ({ count: at + 1, root })))('has the published root over $count leaves', ({ count, root }) => {
  expect(hex(merkleRoot(digest, leaves.slice(0, count)))).toBe(root);
});

it.each([
  { index: 0, count: 1, path: [] },
  {
    index: 0,
    count: 8,
    path: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    index: 5,
    count: 8,
    path: [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  {
    index: 2,
    count: 3,
    path: ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  },
  {
    index: 1,
    count: 5,
    path: [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
])('has the published path of leaf $index among $count', ({ index, count, path }) => {
  expect(merklePath(digest, leaves.slice(0, count), index).map(hex)).toEqual(path);
});

it('hashes a leaf and a node apart, so that no leaf can pass for a node', () => {
  const [first, second] = [leaves[0] as Uint8Array, leaves[1] as Uint8Array];
  expect(hex(digest(leafBytes('')))).toBe(roots[0]);
  expect(hex(digest(nodeBytes(first, second)))).toBe(roots[1]);
});

it('names what it cannot do', () => {
  expect(() => merkleRoot(digest, [])).toThrow('without leaves');
  expect(() => merklePath(digest, leaves, 8)).toThrow('no leaf 8 among 8');
});
