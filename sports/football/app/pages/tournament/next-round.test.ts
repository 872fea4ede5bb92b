import { expect, it } from 'vitest';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { nextRound } from './next-round.ts';

const match = (id: number, matchday: number | null, status = 'scheduled') => ({ id, matchday, status, groupLabel: null }) as ListedMatch;
const ids = ({ matches }: { matches: readonly ListedMatch[] }) => matches.map(({ id }) => id);

it('takes the matches of the next matchday together, though one of another is played between', () => {
  const round = nextRound([match(1, 11), match(2, 11), match(3, 4), match(4, 11), match(5, 12)]);
  expect([round.matchday, ids(round)]).toEqual([11, [1, 2, 4]]);
});

it('does not take a postponed match for the next round', () => {
  expect(nextRound([match(1, 4, 'postponed'), match(2, 11), match(3, 11), match(4, 11)]).matchday).toBe(11);
});

it('leaves matches of a group out of a round of the league that has the same number', () => {
  const ofGroup = { ...match(9, 11), groupLabel: 'A' } as ListedMatch;
  expect(ids(nextRound([match(1, 11), ofGroup, match(2, 11), match(3, 11)]))).toEqual([1, 2, 3]);
});

it('names no round where hardly anything of it is left, or where rounds have no number', () => {
  const rest = nextRound([match(1, 11), match(2, 12), match(3, 12), match(4, 12)]);
  expect([rest.matchday, ids(rest)]).toEqual([undefined, [1, 2, 3, 4]]);
  const unnumbered = nextRound(Array.from({ length: 20 }, (_, id) => match(id, null)));
  expect([unnumbered.matchday, unnumbered.matches.length]).toEqual([undefined, 10]);
});
