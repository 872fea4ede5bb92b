import { expect, it } from 'vitest';
import { atRisk } from './at-risk.ts';
import type { StandingToTell } from './match-to-tell.ts';

/** A table of which the last three of twenty go down; the 17th has 30 points, the 18th 24. */
const table = { clubs: 20, relegatedFrom: 18, ahead: 4, relegationLine: { above: 30, below: 24 } };

it.each<[string, StandingToTell, boolean]>([
  ['by a simulated chance of a quarter', { place: 12, points: 13, relegationChance: 0.25 }, true],
  ['not by less', { place: 18, points: 12, relegationChance: 0.24, matchesLeft: 25 }, false],
  // Of 38 matches twelve are left in the last third.
  ['by a tenth in the last third of the season', { place: 12, points: 33, relegationChance: 0.1, matchesLeft: 12 }, true],
  ['not by a tenth before it', { place: 12, points: 33, relegationChance: 0.1, matchesLeft: 13 }, false],
  ['not by less than a tenth', { place: 18, points: 24, relegationChance: 0.09, matchesLeft: 12 }, false],
  ['not where it is as good as down', { place: 20, points: 9, relegationChance: 0.995 }, false],
  ['by its place, where no more is known', { place: 17, points: 30 }, true],
  ['not from two places above', { place: 16, points: 30 }, false],
  // Two matches are worth six points: 24 and 6 are 30.
  ['while those below can still draw level', { place: 17, points: 30, matchesLeft: 2 }, true],
  ['not once they cannot', { place: 17, points: 31, matchesLeft: 2 }, false],
  ['while it can still draw level with those above', { place: 18, points: 24, matchesLeft: 2 }, true],
  ['not once it cannot', { place: 19, points: 23, matchesLeft: 2 }, false],
  ['not once it is decided', { place: 18, points: 24, decided: 'relegated' }, false],
])('a club is at risk %s', (_, standing, expected) => {
  expect(atRisk(standing, table)).toBe(expected);
});

it('nobody is at risk where nobody goes down', () => {
  expect(atRisk({ place: 20, points: 5 }, { clubs: 20, ahead: 1 })).toBe(false);
});
