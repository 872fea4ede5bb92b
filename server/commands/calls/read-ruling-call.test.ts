import { expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readRulingCall } from './read-ruling-call.ts';

const read = (line: string) => readRulingCall(line.split(' '));

it('reads points that are taken or given, with what is known of the ruling', () => {
  const of = { task: 'points', tournament: 'england.championship', season: '2025-26', club: 'leicester-city' };
  expect(read('deduct england.championship 2025-26 leicester-city 6')).toMatchObject({ ...of, points: -6 });
  expect(
    read('give england.championship 2025-26 leicester-city 2 --on 2026-03-01 --reason appeal --stage league --source espn.com'),
  ).toMatchObject({ ...of, points: 2, decidedOn: '2026-03-01', reason: 'appeal', stage: 'league', evidence: 'espn.com' });
});

it('reads matches that are awarded or annulled, and what is undone or listed', () => {
  expect(read('award brescia-cosenza-2023-06-01 0-3')).toMatchObject({ match: 'brescia-cosenza-2023-06-01', score: { home: 0, away: 3 } });
  expect(read('annul brescia-cosenza-2023-06-01 --source figc.it')).toMatchObject({ score: null, evidence: 'figc.it' });
  expect(read('refuse england.championship 2025-26 leicester-city')).toEqual({
    ...{ task: 'refuse', tournament: 'england.championship', season: '2025-26', club: 'leicester-city' },
  });
  expect(read('kickoff a-b-2026-01-01 openligadb')).toEqual({ task: 'kickoff', match: 'a-b-2026-01-01', source: 'openligadb' });
  expect(read('undo p12')).toEqual({ task: 'undo', name: 'p12' });
  expect(read('list')).toEqual({ task: 'list' });
});

it.each([
  ['deduct england.championship 2025-26 leicester-city six', '"six": points are written as a whole number'],
  ['deduct england.championship 2025-26 leicester-city 0', '"0": points are written as a whole number'],
  ['deduct england.championship 25/26 leicester-city 6', '"25/26": a season is written 2025-26'],
  ['deduct england.championship 2025-26 leicester-city 6 --on 5.2.2026', '"5.2.2026": a day is written 2026-02-05'],
  ['deduct england.championship 2025-26 leicester-city 6 --reason psr', '"psr": a reason is one of financial-rules'],
  ['award brescia-cosenza-2023-06-01 3:0', '"3:0": a score is written 3-0'],
  ['award brescia-cosenza-2023-06-01 3-0 --on 2026-02-05', 'npm run ruling -- deduct'],
  ['annul', 'npm run ruling -- deduct'],
  ['deduct england.championship 2025-26 leicester-city 6 --because x', "Unknown option '--because'"],
])('refuses "%s" with the value and how it is called', (line, message) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(message);
  expect(() => read(line)).toThrow('npm run ruling -- undo');
});
