import { expect, it } from 'vitest';
import { toApiError } from '#app/endpoints/api/to-api-error.ts';
import { withinLimit } from './too-busy.ts';
import { WorkLimit } from './work-limit.ts';

it('a call that there is no room for is refused with 503, and one that fails with what it threw', async () => {
  const limit = new WorkLimit({ maxAtOnce: 1, maxWaiting: 0, maxWaitMs: 1_000 });
  let end = (_answer: string) => {};
  const first = withinLimit(limit, () => new Promise<string>((resolve) => (end = resolve)));
  const refusal = await withinLimit(limit, async () => 'second').catch(toApiError);
  expect(refusal).toMatchObject({ status: 503, code: 'unavailable' });
  end('first');
  expect(await first).toBe('first');
  const failure = new Error('the database is away');
  await expect(withinLimit(limit, () => Promise.reject(failure))).rejects.toBe(failure);
});
