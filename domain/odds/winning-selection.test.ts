import { describe, expect, it } from 'vitest';
import { winningSelection } from './winning-selection.ts';

const score = (text: string) => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

describe('the winning selection', () => {
  it.each([
    ['2-1', 0],
    ['1-1', 1],
    ['0-3', 2],
  ])('of 1 X 2 at %s is number %i', (goals, selection) => {
    expect(winningSelection('match-result', 0, score(goals))).toBe(selection);
  });

  it.each([
    ['over 2.5 at 2-1', 2.5, '2-1', 0],
    ['under 2.5 at 1-1', 2.5, '1-1', 1],
    ['half of over 2.75 at 2-1', 2.75, '2-1', 0],
    ['none on the line of 3 at 2-1', 3, '2-1', undefined],
  ])('is %s', (_, line, goals, selection) => {
    expect(winningSelection('total-goals', line, score(goals))).toBe(selection);
  });

  it.each([
    ['the side that starts half a goal behind and wins by one', -0.5, '1-0', 0],
    ['the other side of a draw', -0.5, '1-1', 1],
    ['the side that starts a goal and a half ahead and loses by one', 1.5, '0-1', 0],
    ['half of the home side that starts three quarters behind and wins by one', -0.75, '1-0', 0],
    ['nobody when a goal behind is made good by one', -1, '2-1', undefined],
  ])('is %s', (_, line, goals, selection) => {
    expect(winningSelection('asian-handicap', line, score(goals))).toBe(selection);
  });
});
