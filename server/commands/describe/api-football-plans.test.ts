import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calculatePlans, describePlans } from './api-football-plans.ts';

const plans = calculatePlans();

it('is what the README says', () => {
  expect(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')).toContain(`\n${describePlans(plans).join('\n')}\n`);
});

it('brings more with more calls, and never asks for more than a plan has', () => {
  const [free, paid, large] = plans as [(typeof plans)[0], (typeof plans)[0], (typeof plans)[0]];
  expect(free.liveSeconds).toBeGreaterThan(paid.liveSeconds);
  expect(paid.whole.matches).toBeLessThan(large.whole.matches);
  expect([free, paid, large].map(({ prices, callsPerDay }) => prices.calls < callsPerDay)).toEqual([true, true, true]);
});
