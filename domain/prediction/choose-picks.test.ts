import { describe, expect, it } from 'vitest';
import { choosePicks, likeliest, type PickCandidate, shownAtFirst } from './choose-picks.ts';

const candidate = (id: number, tournamentId: number, home: number, overChance: number): PickCandidate => ({
  id,
  tournamentId,
  end: {
    result: 'home',
    homeChance: home,
    drawChance: (1 - home) / 2,
    awayChance: (1 - home) / 2,
    homeScore: 2,
    awayScore: 0,
    overChance,
    bothScoreChance: 0.5,
    basis: 'blended',
  },
});
const idsOf = ({ likely, goals }: ReturnType<typeof choosePicks>) => [likely?.id, goals?.id];

it('are the likeliest result and the likeliest goals, even if it is the same match', () => {
  expect(idsOf(choosePicks([candidate(1, 1, 0.7, 0.8), candidate(2, 1, 0.82, 0.79), candidate(3, 2, 0.5, 0.6)]))).toEqual([2, 1]);
  expect(idsOf(choosePicks([candidate(1, 1, 0.7, 0.8), candidate(2, 1, 0.82, 0.81)]))).toEqual([2, 2]);
});

it('are the first of the lists', () => {
  const followed = Array.from({ length: 12 }, (_, at) => candidate(at, at, at < 2 ? 0.7 : 0.4, at < 2 ? 0.6 : 0.5));
  const candidates = [...followed, candidate(98, 98, 0.9, 0.5), candidate(99, 99, 0.5, 0.9)];
  const first = (kind: 'likely' | 'goals') => likeliest(candidates, kind, shownAtFirst)[0]?.id;
  expect(idsOf(choosePicks(candidates))).toEqual([first('likely'), first('goals')]);
});

it('are looked for in the twelve competitions that most people follow, and elsewhere where too few there are likely enough', () => {
  const followed = Array.from({ length: 12 }, (_, at) => candidate(at, at, 0.61, 0.56));
  expect(idsOf(choosePicks([...followed, candidate(99, 99, 0.9, 0.9)]))).toEqual([0, 0]);
  const even = Array.from({ length: 12 }, (_, at) => candidate(at, at, 0.45, 0.5));
  expect(idsOf(choosePicks([...even, candidate(98, 98, 0.9, 0.5), candidate(99, 99, 0.5, 0.9)]))).toEqual([98, 99]);
});

it('are nothing where nothing is likely', () => {
  expect(idsOf(choosePicks([candidate(1, 1, 0.59, 0.54)]))).toEqual([undefined, undefined]);
  expect(idsOf(choosePicks([]))).toEqual([undefined, undefined]);
});

describe('a list of a kind', () => {
  const idsOfList = (...asked: Parameters<typeof likeliest>) => likeliest(...asked).map(({ id }) => id);

  it('has the likeliest first, and nothing that is not likely enough', () => {
    const candidates = [candidate(1, 1, 0.61, 0.54), candidate(2, 1, 0.59, 0.6), candidate(3, 2, 0.8, 0.55)];
    expect(idsOfList(candidates, 'likely', 5)).toEqual([3, 1]);
    expect(idsOfList(candidates, 'goals', 5)).toEqual([2, 3]);
    expect(idsOfList(candidates, 'both', 5)).toEqual([]);
  });

  it('takes matches of other competitions only where those that most people follow have too few, and orders what it takes by chance', () => {
    const followed = Array.from({ length: 12 }, (_, at) => candidate(at, at, at < 2 ? 0.7 + at / 100 : 0.4, 0.5));
    const candidates = [...followed, candidate(99, 99, 0.9, 0.5)];
    expect(idsOfList(candidates, 'likely', 2)).toEqual([1, 0]);
    expect(idsOfList(candidates, 'likely', 3)).toEqual([99, 1, 0]);
  });
});
