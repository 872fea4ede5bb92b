import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { noteQuotas } from './note-quotas.ts';
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

it('takes the cost of a call from the day and from what the provider says is left, and lets a free one pass when both are spent', async () => {
  const now = new Date('2024-04-06T14:00:00Z');
  const spent = { source: 'sold-by-credits', budget: { perMinute: 1_000, perDay: 10 }, now, notSince: new Date(now.getTime() - 15_000) };
  const spend = (call: string, cost: number) => spendCall(db, { ...spent, call, cost });
  expect([
    await spend('too dear', 11),
    await spend('one', 6),
    await spend('two', 6),
    await spend('three', 4),
    await spend('list', 0),
  ]).toEqual([false, true, false, true, true]);
  const quota = { window: 'month', callsLeft: 2, renewsAt: new Date('2024-05-01T00:00:00Z') } as const;
  await noteQuotas(db, 'with-few-left', [quota]);
  const few = { ...spent, source: 'with-few-left' };
  expect([await spendCall(db, { ...few, call: 'dear', cost: 3 }), await spendCall(db, { ...few, call: 'cheap', cost: 2 })]).toEqual([
    false,
    true,
  ]);
});
