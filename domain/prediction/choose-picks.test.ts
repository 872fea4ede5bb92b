import { expect, it } from 'vitest';
import { choosePicks, type PickCandidate } from './choose-picks.ts';

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

it('are the likeliest result and, of another match, the likeliest goals', () => {
  expect(idsOf(choosePicks([candidate(1, 1, 0.7, 0.8), candidate(2, 1, 0.82, 0.81), candidate(3, 2, 0.5, 0.6)]))).toEqual([2, 1]);
});

it('are looked for in the twelve competitions that most people follow, and elsewhere where none there is likely enough', () => {
  const followed = Array.from({ length: 12 }, (_, at) => candidate(at, at, 0.61, 0.56));
  expect(idsOf(choosePicks([...followed, candidate(99, 99, 0.9, 0.9)]))).toEqual([0, 1]);
  const even = Array.from({ length: 12 }, (_, at) => candidate(at, at, 0.45, 0.5));
  expect(idsOf(choosePicks([...even, candidate(98, 98, 0.9, 0.5), candidate(99, 99, 0.5, 0.9)]))).toEqual([98, 99]);
});

it('are nothing where nothing is likely', () => {
  expect(idsOf(choosePicks([candidate(1, 1, 0.59, 0.54)]))).toEqual([undefined, undefined]);
  expect(idsOf(choosePicks([]))).toEqual([undefined, undefined]);
});
