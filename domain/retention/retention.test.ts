import { expect, it } from 'vitest';
import { defaultRetention, statePeriods } from './retention.ts';

it('states the periods of the settings where a text names them, and leaves everything else', () => {
  const retention = { ...defaultRetention, voterDays: 30 };
  expect(statePeriods('for %voterDays% days, %clickDays% days, 50% days%', retention)).toBe('for 30 days, 730 days, 50% days%');
  expect(statePeriods('%otherDays%', retention)).toBe('%otherDays%');
});
