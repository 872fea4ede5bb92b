import { expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readBacktestCall } from './read-backtest-call.ts';

it('reads a call of football with all that it takes, and one of another sport', () => {
  const whole = 'seasons --from 2018-07-01 --to 2024-06-30 --goals answers --without-pinnacle --protocol all.ndjson --json';
  expect(readBacktestCall(whole.split(' '))).toEqual({
    ...{ sport: 'football', folder: 'seasons', from: '2018-07-01', to: '2024-06-30', goals: 'answers' },
    ...{ withoutPinnacle: true, keptOut: false, protocol: 'all.ndjson', json: true },
  });
  expect(readBacktestCall(['seasons', '--sport', 'tennis'])).toMatchObject({ sport: 'tennis', from: undefined, json: false });
  expect(readBacktestCall(['--kept-out', 'seasons'])).toMatchObject({ folder: 'seasons', keptOut: true });
});

it.each([
  [[], 'no folder named'],
  [['seasons', '--all'], 'unknown option --all'],
  [['seasons', '--sport', 'curling'], '--sport wants one of football, tennis, basketball, not "curling"'],
  [['seasons', '--sport', 'tennis', '--goals', 'answers'], '--goals is for football, not for tennis'],
  [['seasons', '--sport', 'tennis', '--without-pinnacle'], '--without-pinnacle is for football, not for tennis'],
  [['seasons', '--goals'], '--goals wants a folder'],
  [['seasons', 'other'], 'one folder, not also "other"'],
  [['seasons', '--from', '2023-02-30'], '--from wants a day of the calendar, such as 2018-07-01, not "2023-02-30"'],
  [['seasons', '--to'], '--to wants a day of the calendar, such as 2018-07-01, not ""'],
  [['seasons', '--from', '2024-01-02', '--to', '2024-01-01'], '--from 2024-01-02 is later than --to 2024-01-01'],
  [['seasons', '--protocol'], '--protocol wants a file'],
  [['seasons', '--kept-out', '--protocol', 'all.ndjson'], '--kept-out goes with --from, --to and --json alone'],
])('refuses %j with its fault first, then how it is called', (words, fault) => {
  expect(() => readBacktestCall(words)).toThrow(UsageError);
  expect(() => readBacktestCall(words)).toThrow(`${fault}\nnpm run backtest -- <folder of season files>`);
});
