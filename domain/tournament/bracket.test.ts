import { describe, expect, it } from 'vitest';
import { type BracketPlace, type BracketTie, bracketOf } from './bracket.ts';
import type { Stage } from './round.ts';

type NamedTie = BracketTie & { readonly name: string };

/** The number of each club, so that tests can name clubs by their first letters. */
const ids = new Map<string, number>();
const idOf = (club: string) => ids.get(club) ?? ids.set(club, ids.size + 1).get(club);

/** Returns the tie of a text: `PSG*–LIV` is won by PSG; without a star it is open, with `(x)` it is over and its winner not known. */
function tie(text: string): NamedTie {
  const [first = '', second = ''] = text.replace(' (x)', '').split('–');
  const winner = [first, second].find((club) => club.endsWith('*'));
  const idOfSide = (club: string) => idOf(club.replace('*', '')) as number;
  return {
    name: text,
    firstId: idOfSide(first),
    secondId: idOfSide(second),
    winnerId: winner === undefined ? undefined : idOfSide(winner),
    decidedBy: winner === undefined ? undefined : 'goals',
    isOver: winner !== undefined || text.endsWith('(x)'),
  };
}

const rounds = (texts: Partial<Record<Stage, string>>) =>
  Object.entries(texts).map(([stage, ties]) => ({ stage: stage as Stage, ties: ties.split(', ').map(tie) }));
const names = (places: readonly BracketPlace<NamedTie>[] | undefined) => places?.map((place) => place.tie?.name);
const rowsOf = (places: readonly BracketPlace<NamedTie>[] | undefined) => places?.map(({ row, rows }) => [row, rows]);

describe('the Champions League of 2024-25', () => {
  const played = rounds({
    'round-of-16': 'BRU–AVL*, BVB*–LIL, RMA*–ATM, PSV–ARS*, PSG*–LIV, BEN–BAR*, FEY–INT*, FCB*–B04',
    'quarter-final': 'ARS*–RMA, FCB–INT*, PSG*–AVL, BAR*–BVB',
    'semi-final': 'ARS–PSG*, BAR–INT*',
    final: 'PSG*–INT',
  });

  it('puts each tie beside the one whose winner met its own', () => {
    const { tree } = bracketOf(played);
    expect(tree.map(({ stage, places }) => [stage, names(places)])).toEqual([
      ['round-of-16', ['PSV–ARS*', 'RMA*–ATM', 'PSG*–LIV', 'BRU–AVL*', 'BEN–BAR*', 'BVB*–LIL', 'FCB*–B04', 'FEY–INT*']],
      ['quarter-final', ['ARS*–RMA', 'PSG*–AVL', 'BAR*–BVB', 'FCB–INT*']],
      ['semi-final', ['ARS–PSG*', 'BAR–INT*']],
      ['final', ['PSG*–INT']],
    ]);
  });

  it('gives each tie the height of all that lead to it', () => {
    const { tree, rows } = bracketOf(played);
    expect(rows).toBe(8);
    expect(tree.slice(1).map(({ places }) => rowsOf(places))).toEqual([
      [
        [1, 2],
        [3, 2],
        [5, 2],
        [7, 2],
      ],
      [
        [1, 4],
        [5, 4],
      ],
      [[1, 8]],
    ]);
  });

  it('puts a play-off on the line of the one tie to which it leads', () => {
    const { tree } = bracketOf([...rounds({ 'knock-out-play-off': 'BRE–PSG*, BRU*–ATA' }), ...played]);
    expect(tree[0]?.places.map(({ tie: { name } = { name: '' }, row, rows }) => [name, row, rows])).toEqual([
      ['BRE–PSG*', 3, 1],
      ['BRU*–ATA', 4, 1],
    ]);
  });
});

describe('rounds to come', () => {
  it('are open places where the size of the round is known', () => {
    const { tree } = bracketOf(rounds({ 'quarter-final': 'A*–B, C–D, E–F, G–H' }));
    expect(tree.map(({ stage, places }) => [stage, names(places)?.length])).toEqual([
      ['quarter-final', 4],
      ['semi-final', 2],
      ['final', 1],
    ]);
    // The pairs are not known yet.
    expect(tree[1]?.places.map(({ feeders }) => feeders.length)).toEqual([0, 0]);
    expect(tree[0]?.places.every(({ leadsOn }) => !leadsOn)).toBe(true);
  });

  it('are unknown where the round has no size of its own', () => {
    expect(bracketOf(rounds({ 'round-3': 'A*–B, C–D' })).tree.map(({ stage }) => stage)).toEqual(['round-3']);
  });

  it('name both semi-finals as the way to a final', () => {
    const { tree } = bracketOf(rounds({ 'semi-final': 'A*–B, C–D' }));
    const [final] = tree[1]?.places ?? [];
    expect(names(final?.feeders)).toEqual(['A*–B', 'C–D']);
    expect(tree[0]?.places.every(({ leadsOn }) => leadsOn)).toBe(true);
  });

  it('fill up a round of which only some pairs are drawn', () => {
    const { tree } = bracketOf(rounds({ 'quarter-final': 'A*–B, C*–D, E*–F, G–H', 'semi-final': 'A–E' }));
    expect(names(tree[0]?.places)).toEqual(['A*–B', 'E*–F', 'C*–D', 'G–H']);
    expect(names(tree[1]?.places)).toEqual(['A–E', undefined]);
    expect(names(tree[1]?.places[1]?.feeders)).toEqual(['C*–D', 'G–H']);
  });

  it('are none of a season that has had its final', () => {
    expect(names(bracketOf(rounds({ 'semi-final': 'A*–B', final: 'A*–C' })).tree[0]?.places)).toEqual(['A*–B']);
  });
});

it('leaves out of the tree the match for third place and rounds of more than sixteen ties, the latest first', () => {
  const many = Array.from({ length: 17 }, (_, index) => `P${index}–Q${index}`).join(', ');
  const { tree, others } = bracketOf(
    rounds({ preliminary: 'X*–Y', 'round-1': many, 'round-2': 'P0*–P1', 'semi-final': 'A*–B, C*–D', final: 'A*–C', 'third-place': 'B*–D' }),
  );
  expect(tree.map(({ stage }) => stage)).toEqual(['round-2', 'semi-final', 'final']);
  expect(others.map(({ stage }) => stage)).toEqual(['third-place', 'round-1', 'preliminary']);
});

it('spares a club with a bye the round before', () => {
  const { tree, rows } = bracketOf(rounds({ 'quarter-final': 'B*–C', 'semi-final': 'A–B*, D*–E', final: 'B*–D' }));
  expect([rows, rowsOf(tree[0]?.places), rowsOf(tree[1]?.places)]).toEqual([
    2,
    [[1, 1]],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
});

it('takes from the next round who went through without play: Tottenham after a cancelled match with Leyton Orient (2020-21)', () => {
  const { tree } = bracketOf(rounds({ 'round-3': 'LEY–TOT (x)', 'round-4': 'TOT*–CHE' }));
  expect(tree[0]?.places[0]?.tie).toMatchObject({ winnerId: idOf('TOT'), decidedBy: 'later-round' });
});
