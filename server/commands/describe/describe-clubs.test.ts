import { expect, it } from 'vitest';
import { describeClubs } from './describe-clubs.ts';

const club = {
  id: 1,
  slug: 'quevilly-rouen',
  name: 'Quevilly Rouen',
  country: 'france',
  source: 'football-data',
  tournament: 'france.ligue-2',
  addedAt: new Date('2026-11-21T12:00:00Z'),
  matches: 76,
  likeliest: undefined,
};
const other = { id: 2, slug: 'us-quevilly-rouen', name: 'US Quevilly-Rouen' };

it('names the likeliest club with the reasons, and the command that decides', () => {
  const reasons = { teamId: 1, other, nameLikeness: 1, sharedMatches: 38, isAbsent: true };
  const lines = describeClubs([{ ...club, likeliest: reasons }], []);
  expect(lines.at(-2)).toMatch(/US Quevilly-Rouen +similar name, same opponents on the same days: 38, absent from this season /);
  expect(lines.at(-2)).toMatch(/npm run club -- merge quevilly-rouen us-quevilly-rouen$/);
  const [, , , line] = describeClubs([{ ...club, likeliest: { ...reasons, nameLikeness: 0.2, isAbsent: false } }], []);
  expect(line).not.toContain('similar name');
  expect(line).not.toContain('absent');
});

it('asks to confirm where no club is likely, and tells what is held', () => {
  const lines = describeClubs([club], [{ source: 'api-football', matches: 12, addedToday: 50 }]);
  expect(lines).toContainEqual(expect.stringMatching(/none +npm run club -- confirm quevilly-rouen$/));
  expect(lines.at(-1)).toMatch(/^api-football .*50 were added.*12 matches are held .*npm run club -- admit api-football$/);
  expect(describeClubs([], [])).toEqual([]);
});
