import { expect, it } from 'vitest';
import { customaryFormat } from './customary-format.ts';
import { matchesOf } from './season.fixture.ts';

const league = { tournamentType: 'league', tieBreak: 'goal-difference' } as const;
const idsOf = (text: string, ...parts: readonly (string | null)[]) => {
  const matches = matchesOf(text).map((match, index) => ({ ...match, part: parts[index] ?? null }));
  return customaryFormat(league, { matches }).stages.map(({ id }) => id);
};

it('has an Apertura and a Clausura apart where every match of a table names its own', () => {
  expect(idsOf('A-B 1-0, A-B ? final, B-A 1-0, B-A ?', 'apertura', 'apertura', 'clausura', 'clausura-quadrangular')).toEqual([
    'apertura',
    'clausura',
  ]);
  expect(idsOf('A-B 1-0', 'apertura')).toEqual(['apertura']);
});

it('has one table where a match names none, or another part', () => {
  expect(idsOf('A-B 1-0, B-A 1-0', 'apertura', null)).toEqual(['league']);
  expect(idsOf('A-B 1-0, B-A 1-0', '1st-phase', '2nd-phase')).toEqual(['league']);
  expect(idsOf('')).toEqual(['league']);
});

it('has groups that nobody names also once the knock-out has begun', () => {
  const matches = matchesOf('A-B 1-0 group, C-D 1-0 group, A-C ? final');
  expect(customaryFormat({ ...league, tournamentType: 'cup' }, { matches }).stages.map(({ id }) => id)).toEqual(['groups']);
});
