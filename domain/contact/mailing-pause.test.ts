import { expect, it } from 'vitest';
import { mailingPauseSeconds } from './mailing-pause.ts';

it('doubles from a minute and stays at six hours, for ever', () => {
  expect([1, 2, 3, 4, 9, 10, 11, 5_000].map(mailingPauseSeconds)).toEqual([60, 120, 240, 480, 15_360, 21_600, 21_600, 21_600]);
});
