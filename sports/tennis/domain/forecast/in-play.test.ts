import { describe, expect, it } from 'vitest';
import type { Pair } from '#domain/sports/pair.ts';
import { inPlayChance, servePointsOf } from './in-play.ts';

const even = [0.5, 0.5] as const;
const sets = (...games: Pair<number>[]) => games.map((pair) => ({ games: pair }));

describe('inPlayChance', () => {
  it('begins with the chance before the match', () => {
    for (const firstWins of [0.2, 0.5, 0.91]) {
      const points = servePointsOf(firstWins, 5, 'atp', 'grass');
      expect(inPlayChance({ sets: [] }, points, 5)).toBeCloseTo(firstWins, 3);
    }
  });

  /* Every point is won as often as lost, so each follows from counting halves. */
  it.each([
    ['one set to nothing', { sets: sets([6, 4]) }, 3, 0.75],
    ['one set to nothing of five', { sets: sets([6, 4]) }, 5, 0.6875],
    ['5–1 in the last set: four games in a row and then half', { sets: sets([6, 4], [4, 6], [5, 1]) }, 3, 1 - 1 / 32],
    [
      '40–0 there: four points in a row before that',
      { sets: sets([6, 4], [4, 6], [5, 1]), game: { server: 0, points: ['40', '0'] } },
      3,
      1 - (1 / 16) * (1 / 16),
    ],
    [
      'advantage of the receiver at 5–4',
      { sets: sets([6, 4], [4, 6], [5, 4]), game: { server: 1, points: ['A', '40'] } },
      3,
      0.75 + 0.25 * 0.5,
    ],
    ['6–4 in the last tie-break', { sets: sets([6, 4], [4, 6], [6, 6]), game: { server: 0, points: ['6', '4'] } }, 3, 0.875],
  ] as const)('knows %s', (_what, play, bestOf, chance) => {
    expect(inPlayChance(play, even, bestOf)).toBeCloseTo(chance, 9);
  });

  it('knows that a tie-break to ten is not over at 7–5', () => {
    const play = { sets: sets([6, 4], [4, 6], [6, 6]), game: { server: 0, points: ['9', '7'] } } as const;
    expect(inPlayChance(play, even, 3, 10)).toBeCloseTo(0.875, 9);
  });

  it('counts who serves: at 5–4 with servers of 0.7 it is holding (0.9008) against breaking', () => {
    const at = (server: 0 | 1) => inPlayChance({ sets: sets([6, 4], [4, 6], [5, 4]), game: { server, points: ['0', '0'] } }, [0.7, 0.7], 3);
    expect(at(0)).toBeCloseTo(0.9008 + 0.0992 * 0.5, 3);
    expect(at(1)).toBeCloseTo(0.0992 + 0.9008 * 0.5, 3);
  });

  it('is certain at the end', () => {
    expect(inPlayChance({ sets: sets([6, 4], [6, 4]), winner: 0 }, even, 3)).toBe(1);
  });
});
