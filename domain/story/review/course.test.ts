import { describe, expect, it } from 'vitest';
import { goalsOf } from './course.fixture.ts';
import { decidingGoal, furthestBehind, hatTrick, lastEqualiser, leadChanges, quickGoals, scoredGoals } from './course.ts';

const scored = (line: string) => scoredGoals({ goals: goalsOf(line) });

it('goals have the score before and after them', () => {
  expect(scored('h10 a20').map(({ before, after }) => [before, after])).toEqual([
    [
      { home: 0, away: 0 },
      { home: 1, away: 0 },
    ],
    [
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ],
  ]);
});

it.each([
  ['the only goal', 'h39p', 39],
  ['the first of a win that was never in doubt', 'h10 h20 a80', 10],
  ['the one after the last time they were level', 'a5 h30 a50 h60 h85', 85],
  ['none of a draw', 'h10 a90+4', undefined],
  ['none without goals', '', undefined],
])('the deciding goal: %s', (_, line, minute) => {
  expect(decidingGoal(scored(line))?.minute).toBe(minute);
});

it.each([
  ['h10 a85', 85],
  ['h10 h20 a30 a90+4', 90],
  ['h10 h20', undefined],
  ['', undefined],
])('the last equaliser of %s', (line, minute) => {
  expect(lastEqualiser(scored(line))?.minute).toBe(minute);
});

it.each([
  ['h10 h20', 0],
  ['h10 a20 h30', 0],
  ['h10 a20 a30', 1],
  ['a5 h30 h50 a60 a85', 2],
])('the lead changed in %s', (line, times) => {
  expect(leadChanges(scored(line))).toBe(times);
});

it('the furthest that a side was behind, when it was so first', () => {
  expect(furthestBehind(scored('a5 a10 h20 a25 h40 h50 h60'), 'home')).toMatchObject({ minute: 10, after: { home: 0, away: 2 } });
  expect(furthestBehind(scored('a5 a10 h20'), 'away')).toBeUndefined();
});

describe('goals in a short time', () => {
  it.each([
    ['h10 h12', { side: 'home', goals: 2, minutes: 2 }],
    ['a10 h20 h22 h30', { side: 'home', goals: 3, minutes: 10 }],
    ['h10 h14', undefined],
    ['h10 a11 h12', undefined],
    ['h44 h46', undefined],
    ['h89 h90+1', undefined],
  ])('%s', (line, burst) => {
    if (burst === undefined) expect(quickGoals(scored(line))).toBeUndefined();
    else expect(quickGoals(scored(line))).toMatchObject(burst);
  });
});

it('three goals of one player are known by the scorer, without own goals', () => {
  const by = (line: string, ...scorers: (string | undefined)[]) =>
    hatTrick(goalsOf(line).map((goal, index) => ({ ...goal, ...(scorers[index] !== undefined && { scorer: scorers[index] }) })));
  expect(by('h10 h20 a25 h30p', 'A', 'A', 'B', 'A')).toEqual({ side: 'home', goals: 3 });
  expect(by('h10 h20 h30o', 'A', 'A', 'A')).toBeUndefined();
  expect(by('h10 h20 h30')).toBeUndefined();
  expect(hatTrick(goalsOf('a1 a2 a3').map((goal) => ({ ...goal, scorer: '9', player: 'Silva' })))).toEqual({
    side: 'away',
    goals: 3,
    player: 'Silva',
  });
  expect(by('h10 a20 h30', 'Silva', 'Silva', 'Silva')).toBeUndefined();
});
