import { describe, expect, it } from 'vitest';
import type { Goals } from '#domain/match/match-score.ts';
import { aMatchInTable, resultsOf } from '../match-to-tell.fixture.ts';
import type { TableAfter } from '../match-to-tell.ts';
import { meaningStories } from './meaning-stories.ts';

const arsenal = { club: 'Arsenal', opponent: 'Everton', atHome: true };
const everton = { club: 'Everton', opponent: 'Arsenal', atHome: false };
const plain = 'WLLWD';

function told(lines: readonly [string, string], result: Goals & { after?: TableAfter }, places: readonly [number, number] = [8, 9]) {
  const [home, away] = [0, 1].map((index) => ({
    results: resultsOf(lines[index] as string),
    standing: { place: places[index] as number, points: 9 },
  }));
  return meaningStories(aMatchInTable(home ?? {}, away ?? {}), result).map(({ story }) => story);
}

describe('places', () => {
  const tableOf = (home: number, away: number): TableAfter => ({ places: { home, away }, decided: [] });

  it('rise with a win and fall with a defeat, over the line of relegation or not', () => {
    expect(told([plain, plain], { home: 1, away: 0, after: tableOf(17, 18) }, [18, 16])).toEqual([
      { kind: 'movedUp', facts: { ...arsenal, from: 18, to: 17, relegation: true } },
      { kind: 'movedDown', facts: { ...everton, from: 16, to: 18, relegation: true } },
    ]);
    expect(told([plain, plain], { home: 1, away: 1, after: tableOf(1, 9) }, [2, 9])).toEqual([
      { kind: 'movedUp', facts: { ...arsenal, from: 2, to: 1, drawn: true } },
    ]);
  });

  it('that move against the result are not told, nor those of the first matches', () => {
    expect(told([plain, plain], { home: 0, away: 1, after: tableOf(7, 10) })).toEqual([]);
    expect(told(['WLL', 'WLL'], { home: 1, away: 0, after: tableOf(7, 10) })).toEqual([]);
  });

  it('that are certain now', () => {
    const decided = [{ side: 'away', outcome: 'relegated' }] as const;
    expect(told([plain, plain], { home: 1, away: 0, after: { decided } })).toEqual([
      { kind: 'decided', facts: { ...everton, outcome: 'relegated' } },
    ]);
  });
});

describe('records of the season', () => {
  it('first win, of all matches or on one ground', () => {
    expect(told(['LDLD', plain], { home: 1, away: 0 })).toContainEqual({ kind: 'firstWin', facts: { ...arsenal, played: 5 } });
    // Six matches by turns at home and away, the newest at home; those away were won.
    expect(told(['LWLWLW', plain], { home: 1, away: 0 })).toContainEqual({
      kind: 'firstWin',
      facts: { ...arsenal, played: 4, ground: 'home' },
    });
    expect(told(['LDW', plain], { home: 1, away: 0 }).map(({ kind }) => kind)).not.toContain('firstWin');
  });

  it('first defeat, and no win yet', () => {
    expect(told(['WDWD', plain], { home: 0, away: 1 })).toContainEqual({ kind: 'firstDefeat', facts: { ...arsenal, played: 5 } });
    expect(told(['LDLD', plain], { home: 0, away: 0 })).toContainEqual({ kind: 'stillWinless', facts: { ...arsenal, played: 5 } });
  });
});
