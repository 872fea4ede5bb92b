import { expect, it } from 'vitest';
import { goalsByQuarterHour } from './goals-by-quarter-hour.ts';

it('counts a goal in added time where that began, and one a minute later in the next quarter of an hour', () => {
  // 45+2 is given as 45; 46 is in the second half.
  expect(goalsByQuarterHour([1, 15, 16, 45, 46, 90])).toEqual([
    { name: '1–15', goals: 2 },
    { name: '16–30', goals: 1 },
    { name: '31–45+', goals: 1 },
    { name: '46–60', goals: 1 },
    { name: '61–75', goals: 0 },
    { name: '76–90+', goals: 1 },
  ]);
});

it('lists extra time where a goal fell in it', () => {
  expect(goalsByQuarterHour([118]).at(-1)).toEqual({ name: '91–120', goals: 1 });
});
