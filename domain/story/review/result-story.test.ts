import { describe, expect, it } from 'vitest';
import { aMatchInTable, aMatchToTell, resultsOf } from '../match-to-tell.fixture.ts';
import type { MatchToTell } from '../match-to-tell.ts';
import { courseWith } from './course.fixture.ts';
import { resultStory } from './result-story.ts';

const match = aMatchToTell();
const won = { winner: 'Everton', loser: 'Arsenal', winnerAtHome: false };

/** Returns the opening of a match with these goals. */
function openingOf(line: string, of: MatchToTell<string> = match) {
  const course = courseWith(line);
  const count = (side: string) => course.goals.filter((goal) => goal.side === side).length;
  return resultStory(of, { home: count('home'), away: count('away'), course });
}

it('a plain result is told by its ground', () => {
  expect(openingOf('a30 a60')).toEqual({ kind: 'awayWin', facts: { ...won, winnerGoals: 2, loserGoals: 0 } });
  expect(openingOf('h30').kind).toBe('homeWin');
  expect(openingOf('h30 a60')).toEqual({ kind: 'justDrawn', facts: { home: 'Arsenal', away: 'Everton', goals: 1 } });
  expect(openingOf('h30', aMatchToTell({ neutral: true })).kind).toBe('justWon');
  expect(openingOf('h30', aMatchToTell({ kind: 'cup', stage: 'final' })).kind).toBe('justWon');
});

it.each([
  ['h1 h2 h3 h4', 'rout'],
  ['a1 a2 h3 a4 h5 a6 a7', 'rout'],
  ['h1 h2 h3 a4 h5', 'homeWin'],
  ['h1 h2 h3', 'homeWin'],
])('%s is told as %s', (line, kind) => {
  expect(openingOf(line).kind).toBe(kind);
});

describe('late goals', () => {
  it('won it or made it level from the 80th minute on', () => {
    expect(openingOf('h30 a60 a90+4p')).toEqual({
      kind: 'lateWinner',
      facts: { ...won, winnerGoals: 2, loserGoals: 1, minute: 90, added: 4, by: 'penalty', fromBehind: true },
    });
    expect(openingOf('a30 h60 a88')).toEqual({ kind: 'lateWinner', facts: { ...won, winnerGoals: 2, loserGoals: 1, minute: 88 } });
    expect(openingOf('h30 a80o')).toEqual({
      kind: 'lateEqualiser',
      facts: { club: 'Everton', opponent: 'Arsenal', atHome: false, minute: 80, by: 'own-goal', goals: 1 },
    });
    expect(openingOf('h30 a60 a79').kind).toBe('awayWin');
  });

  it('were not all: the lead was taken late and added to', () => {
    expect(openingOf('h85 h89').kind).toBe('homeWin');
  });
});

it('two goals behind were made good, to win or to draw', () => {
  expect(openingOf('h10 h20 a30 a40 a85')).toMatchObject({ kind: 'comebackWon', facts: { ...won, ownGoals: 0, otherGoals: 2 } });
  expect(openingOf('h10 h20 a30 a85')).toMatchObject({
    kind: 'comebackDrawn',
    facts: { club: 'Everton', ownGoals: 0, otherGoals: 2, goals: 2 },
  });
});

it('a derby is told as one, before a rout and a late goal', () => {
  const derby = aMatchToTell({ town: 'London' });
  expect(openingOf('h1 h2 h3 h4', derby)).toMatchObject({ kind: 'derbyWon', facts: { town: 'London' } });
  expect(openingOf('h30 a90', derby)).toMatchObject({ kind: 'derbyDrawn', facts: { town: 'London', goals: 1 } });
});

it('clubs first and last before kick-off are told as such, after four matches', () => {
  const places = (results: string) =>
    aMatchInTable(
      { results: resultsOf(results), standing: { place: 20, points: 1 } },
      { results: resultsOf(results), standing: { place: 1, points: 12 } },
    );
  expect(openingOf('h30', places('LLLL')).facts).toMatchObject({ winnerRank: 'last', loserRank: 'first' });
  expect(openingOf('', places('LLLL')).facts).toMatchObject({ homeRank: 'last', awayRank: 'first' });
  expect(openingOf('h30', places('LLL')).facts).not.toHaveProperty('winnerRank');
});
