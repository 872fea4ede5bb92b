import { expect, it } from 'vitest';
import type { Side } from '#domain/sports/pair.ts';
import type { TennisSet } from '../tennis-score.ts';
import type { TennisMatchToTell } from './tennis-match-to-tell.ts';
import { turnsOfTennis } from './tennis-turns.ts';

const player = (name: string) => ({ name, results: [], onSurface: { won: 0, lost: 0 } });

/** Returns the games of a set by letters: A for a game won by the first player, B for the second; the first player serves first. */
const games = (letters: string, firstServer: Side = 0) =>
  [...letters].map((letter, index) => ({
    server: (index % 2 === 0 ? firstServer : 1 - firstServer) as Side,
    winner: (letter === 'A' ? 0 : 1) as Side,
  }));

const points = (letters: string) => [...letters].map((letter) => (letter === 'A' ? 0 : 1) as Side);

function turns(sets: readonly TennisSet[], course: TennisMatchToTell['course'], winner: Side = 0) {
  const match: TennisMatchToTell = {
    order: 0,
    tour: 'atp',
    tournament: { slug: 'rome', name: 'Rome' },
    surface: 'clay',
    bestOf: 3,
    players: [player('Sinner'), player('Ruud')],
    meetings: [0, 0],
    ...(course && { course }),
  };
  return turnsOfTennis({ match, sets, winner });
}

it('counts the breaks of each, and no tie-break among them', () => {
  // 6–4 with one break, in the last game, and 7–6 on serve throughout.
  const sets: TennisSet[] = [{ games: [6, 4] }, { games: [7, 6] }];
  const course = {
    games: [games('ABABABABAA'), games('ABABABABABABA')],
    tieBreaks: [{ set: 1, firstServer: 0 as const, points: points('AAAAAAA') }],
  };
  expect(turns(sets, course)).toEqual([{ kind: 'breaks', facts: { winner: 'Sinner', loser: 'Ruud', won: 1, lost: 0 } }]);
});

it('tells of sets that all ended with a tie-break without a break of serve', () => {
  const sets: TennisSet[] = [{ games: [7, 6] }, { games: [7, 6] }];
  const course = { games: [games('ABABABABABABA'), games('ABABABABABABA')], tieBreaks: [] };
  expect(turns(sets, course)).toEqual([{ kind: 'onlyTieBreaks', facts: { sets: 2 } }]);
});

it('tells of the deepest deficit in a set that the winner turned', () => {
  const sets: TennisSet[] = [{ games: [6, 1] }, { games: [7, 5] }];
  const course = { games: [games('AAAAABA'), games('BBBBABAAAAAA')], tieBreaks: [] };
  expect(turns(sets, course)[0]).toEqual({ kind: 'setTurned', facts: { winner: 'Sinner', loser: 'Ruud', set: 2, own: 1, other: 5 } });
});

it('counts the match points that the loser had in a tie-break', () => {
  const sets: TennisSet[] = [{ games: [4, 6] }, { games: [7, 6] }, { games: [6, 0] }];
  // 5–6 and 6–7 in the tie-break of the second set, with the first set lost: two match points.
  const tieBreak = { set: 1, firstServer: 0 as const, points: points('ABABABABABBABAAA') };
  const course = { games: [games('ABABABABBB'), games('ABABABABABABA'), games('AAAAAA')], tieBreaks: [tieBreak] };
  expect(turns(sets, course)[0]).toEqual({ kind: 'matchPointsSaved', facts: { winner: 'Sinner', loser: 'Ruud', points: 2 } });
  // The same tie-break in the first set holds no match points.
  const first = { games: [course.games[1] ?? [], games('AAAAAA')], tieBreaks: [{ ...tieBreak, set: 0 }] };
  expect(turns([{ games: [7, 6] }, { games: [6, 0] }], first).map(({ kind }) => kind)).not.toContain('matchPointsSaved');
});

it('tells of the tie-break of a last set, from the side of the winner', () => {
  const sets: TennisSet[] = [{ games: [6, 4] }, { games: [4, 6] }, { games: [6, 7], tieBreak: [5, 7] }];
  expect(turns(sets, undefined, 1)).toEqual([{ kind: 'lastSetTieBreak', facts: { winner: 'Ruud', own: 7, other: 5 } }]);
});

it('tells nothing of games that do not add up to the score', () => {
  expect(turns([{ games: [6, 4] }, { games: [6, 4] }], { games: [games('AAAAAA'), games('ABABABABAA')], tieBreaks: [] })).toEqual([]);
});
