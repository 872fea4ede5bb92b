import { expect, it } from 'vitest';
import { createMetricsGuard } from './metrics-guard.ts';

const token = 'a-long-enough-token';

it('shows the figures to whoever sends the token', () => {
  const guard = createMetricsGuard(token);
  expect(guard({ headers: { authorization: `Bearer ${token}` } })).toBe(true);
  for (const wrong of [`Bearer ${token}x`, token, 'Bearer ', '']) expect(guard({ headers: { authorization: wrong } }), wrong).toBe(false);
  expect(guard({ headers: {} })).toBe(false);
});

it('shows them to nobody where there is no token', () => {
  const guard = createMetricsGuard(undefined);
  for (const headers of [{}, { authorization: 'Bearer undefined' }, { authorization: 'Bearer ' }]) expect(guard({ headers })).toBe(false);
});
