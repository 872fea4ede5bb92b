import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { oneAtATime } from './one-at-a-time.ts';

const { db } = await createTestDatabase();

it('puts many questions to one connection, each after the one before', async () => {
  const client = await db.connect();
  let underWay = 0;
  let most = 0;
  const counted = {
    query: (async (text: string) => {
      underWay += 1;
      most = Math.max(most, underWay);
      try {
        return await client.query(text);
      } finally {
        underWay -= 1;
      }
    }) as unknown as typeof client.query,
  };
  const connection = oneAtATime(counted);
  const answers = await Promise.allSettled(
    ['select 1 as n', 'select wrong', 'select 3 as n'].map((text) => connection.query<{ n: number }>(text)),
  );
  client.release();
  expect(most).toBe(1);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.n : 'failed'))).toEqual([1, 'failed', 3]);
});
