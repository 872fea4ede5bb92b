import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { spendCall } from './spend-call.ts';

const { db } = await createTestDatabase();

it('lets one of many that ask at the same moment make a call', async () => {
  const now = new Date('2024-04-06T14:00:00Z');
  const budget = { perMinute: 1_000, perDay: 1_000 };
  for (let round = 0; round < 20; round += 1) {
    const spent = { source: 'provider', call: `call ${round}`, budget, now, notSince: new Date(now.getTime() - 15_000) };
    const allowed = await Promise.all([1, 2, 3, 4].map(() => spendCall(db, spent)));
    expect(allowed.filter((isAllowed) => isAllowed)).toHaveLength(1);
  }
});
