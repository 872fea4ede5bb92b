import { expect, it } from 'vitest';
import { urgencyOf } from './urgency-of.ts';

it.each([
  [{ 'sec-purpose': 'prefetch' }, 'speculative'],
  [{ 'sec-purpose': 'prefetch;prerender' }, 'speculative'],
  [{ purpose: 'prefetch' }, 'speculative'],
  [{ 'sec-purpose': '' }, 'visitor'],
  [{}, 'visitor'],
])('of a request with %j is that of a %s', (headers, urgency) => {
  expect(urgencyOf(headers)).toBe(urgency);
});
