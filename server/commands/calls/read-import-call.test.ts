import { expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readImportCall } from './read-import-call.ts';

it('reads the feed, its files, and the time until which what they say counts as known, wherever that stands', () => {
  expect(readImportCall(['football-data', 'E0.csv', 'seasons'])).toEqual({
    feedName: 'football-data',
    paths: ['E0.csv', 'seasons'],
    asOf: undefined,
  });
  const asOf = new Date('2024-04-06T09:00:00Z');
  expect(readImportCall(['tennis-data', '--as-of', '2024-04-06T11:00+02:00', 'atp.csv'])).toEqual({
    feedName: 'tennis-data',
    paths: ['atp.csv'],
    asOf,
  });
});

it.each([
  [[], 'unknown feed ""'],
  [['football-data'], 'no file or folder named'],
  [['football-date', 'seasons'], 'unknown feed "football-date"'],
  [['football-data', 'seasons', '--as-of', 'yesterday'], '--as-of wants a time with its zone, such as 2024-04-06T09:00Z, not "yesterday"'],
  [['football-data', 'seasons', '--as-of'], '--as-of wants a time with its zone, such as 2024-04-06T09:00Z, not ""'],
  [['football-data', 'seasons', '--all'], 'unknown option --all'],
])('refuses %j with its fault first, then how it is called', (words, fault) => {
  expect(() => readImportCall(words)).toThrow(UsageError);
  expect(() => readImportCall(words)).toThrow(`${fault}\nnpm run import -- <football-data|`);
});
