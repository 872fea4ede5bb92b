import { describe, expect, it } from 'vitest';
import { countFullGroups } from './home-groups.server.ts';

const groups = (...sizes: number[]) => sizes.map((matches) => ({ matches }));

describe('countFullGroups', () => {
  it('shows whole competitions until about as many matches are there as wanted', () => {
    expect(countFullGroups(groups(10, 40, 12, 30, 30), 60)).toBe(3);
  });

  it('shows a short rest too', () => {
    expect(countFullGroups(groups(60, 9, 6), 60)).toBe(3);
    expect(countFullGroups(groups(60, 9, 7), 60)).toBe(1);
  });

  it('never splits a competition, however large', () => {
    expect(countFullGroups(groups(380, 20), 60)).toBe(1);
  });

  it('shows nothing of nothing', () => {
    expect(countFullGroups([], 60)).toBe(0);
  });
});
