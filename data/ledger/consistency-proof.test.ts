import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consistencyRanges, type LeafRange, merkleRoot, pathRanges } from '#domain/ledger/merkle-tree.ts';
import { isConsistent } from '#tests/factories/is-consistent.ts';

const digest = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const leaves = inputs.map((input) => digest(Uint8Array.of(0, ...Buffer.from(input, 'hex'))));
const hashesOf = (ranges: readonly LeafRange[], all: readonly Uint8Array[]) =>
  ranges.map(({ start, end }) => merkleRoot(digest, all.slice(start, end)));

/* The proofs that Certificate Transparency's implementations test with (merkle_tree_test of google/certificate-transparency). */
it.each([
  { from: 1, to: 1, proof: [] },
  {
    from: 1,
    to: 8,
    proof: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    from: 6,
    to: 8,
    proof: [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  {
    from: 2,
    to: 5,
    proof: [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
])('has the published consistency proof from $from to $to', ({ from, to, proof }) => {
  expect(hashesOf(consistencyRanges(from, to), leaves).map(hex)).toEqual(proof);
});

/* The tree of RFC 6962, section 2.1.3: leaves 0 to 6, and nodes named by the leaves below them. */
const named = (ranges: readonly LeafRange[]) => ranges.map(({ start, end }) => `${start}-${end - 1}`);
it('has the proofs of the example in RFC 6962', () => {
  // PROOF(3, D[7]) = [c, d, g, l], PROOF(4, D[7]) = [l], PROOF(6, D[7]) = [i, j, k].
  expect(named(consistencyRanges(3, 7))).toEqual(['2-2', '3-3', '0-1', '4-6']);
  expect(named(consistencyRanges(4, 7))).toEqual(['4-6']);
  expect(named(consistencyRanges(6, 7))).toEqual(['4-5', '6-6', '0-3']);
  // The paths of d0, d3, d4 and d6: [b, h, l], [c, g, l], [f, j, k], [i, k].
  expect([0, 3, 4, 6].map((index) => named(pathRanges(index, 7)))).toEqual([
    ['1-1', '2-3', '4-6'],
    ['2-2', '0-1', '4-6'],
    ['5-5', '6-6', '0-3'],
    ['4-5', '0-3'],
  ]);
});

it('convinces a verifier of RFC 9162 for all pairs of trees up to 40 leaves, and no other root', () => {
  const many = Array.from({ length: 40 }, (_, at) => digest(Uint8Array.of(at)));
  const roots = many.map((_, at) => merkleRoot(digest, many.slice(0, at + 1)));
  const rootOf = (count: number) => roots[count - 1] as Uint8Array;
  for (let to = 1; to <= many.length; to += 1) {
    for (let from = 1; from <= to; from += 1) {
      const proof = hashesOf(consistencyRanges(from, to), many);
      expect(isConsistent({ size: from, root: rootOf(from) }, { size: to, root: rootOf(to) }, proof), `${from} to ${to}`).toBe(true);
      expect(isConsistent({ size: from, root: rootOf((from % 40) + 1) }, { size: to, root: rootOf(to) }, proof), `${from} to ${to}`).toBe(
        false,
      );
    }
  }
});

it('names what it cannot prove', () => {
  expect(() => consistencyRanges(3, 2)).toThrow('a tree of 3 leaves is no beginning of one of 2');
  expect(consistencyRanges(0, 5)).toEqual([]);
});
