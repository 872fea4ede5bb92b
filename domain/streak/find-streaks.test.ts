import { describe, expect, it } from 'vitest';
import { findStreaks, streakLength } from './find-streaks.ts';
import type { OwnResult } from './streak-kinds.ts';

/** Returns the results of a text such as `2-1 0-0`, the newest first, the club's own goals before the dash. */
const results = (text: string): OwnResult[] =>
  text.split(' ').map((score) => {
    const [own, other] = score.split('-').map(Number);
    return { own: own as number, other: other as number };
  });
/** Ten results at home without a streak: a win, a defeat and draws of every kind. */
const mixed = results('1-0 0-1 2-2 0-0 3-1 1-2 1-1 0-0 2-1 0-2');

const written = (all: string, atVenue = mixed, venue: 'home' | 'away' = 'home') =>
  findStreaks({ all: results(all), venue, atVenue }).map(({ kind, scope, length }) => `${kind} ${scope} ${length}`);

describe('the streaks of a club', () => {
  it('are runs from the newest result back and shares of the last ten', () => {
    // Won three and not the fourth; over 2.5 in all but the 1-0, both scored in all but that and the 3-0.
    expect(written('2-1 3-1 3-0 1-2 2-1 1-3 2-2 3-1 1-0 1-2')).toEqual(['won all 3', 'over all 9', 'bothScored all 8', 'scored all 10']);
    // Lost four, three of them without a goal; never won; two goals or fewer in seven only.
    expect(written('0-1 0-2 0-1 1-2 1-1 0-0 2-2 1-3 0-0 1-1')).toEqual(['lost all 4', 'winless all 10', 'goalless all 3']);
  });

  it('none where nothing is out of the ordinary', () => {
    expect(written('1-0 0-1 2-2 0-0 3-1 1-2 1-1 0-0 2-1 0-2')).toEqual([]);
  });

  it('say nothing twice: a club that won nine times was unbeaten and scored as often', () => {
    expect(written('1-0 2-0 1-0 3-0 1-0 2-0 1-0 2-0 1-0 0-1')).toEqual([
      'won all 9',
      'under all 9',
      'notBothScored all 10',
      'cleanSheets all 9',
    ]);
    // Unbeaten for longer than the wins.
    expect(written('1-0 2-1 3-2 1-1 2-1 0-0 2-0 1-0 0-3 1-2')).toEqual(['won all 3', 'unbeaten all 8']);
  });

  it('are those at home where these are longer, and away before an away match', () => {
    const fiveWins = results('1-0 2-1 3-1 2-0 2-1 1-1 0-2 1-1 0-0 1-2');
    expect(written('1-0 0-1 2-1 1-1 3-1 1-2 2-0 0-0 2-1 0-2', fiveWins)).toEqual(['won home 5']);
    expect(written('1-0 0-1 2-1 1-1 3-1 1-2 2-0 0-0 2-1 0-2', fiveWins, 'away')).toEqual(['won away 5', 'unbeaten away 6']);
    // As long in all matches: those count.
    expect(written('1-0 2-1 3-1 2-0 2-1 1-1 0-2 1-1 0-0 1-2', fiveWins)).toContain('won all 5');
  });

  it('are unknown of fewer than ten matches', () => {
    expect(written('1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0', [])).toEqual([]);
  });
});

it('a run of more than ten counts ten', () => {
  expect(streakLength('scored', results('1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0 1-0'))).toBe(10);
});
