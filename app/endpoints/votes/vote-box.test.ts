import { expect, it } from 'vitest';
import type { Database } from '#data/database/database.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createVoteBox } from './vote-box.ts';

const { db } = await createTestDatabase();

it('a vote is confirmed by the connection that stored it, without another that may have waited through a crash', async () => {
  const connections: string[] = [];
  const watched = new Proxy(db, {
    get(pool, member: keyof Database) {
      if (member === 'query' || member === 'connect') connections.push(member);
      const value = pool[member];
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
  const intoBox = createVoteBox({ db: watched, clock: clockStandingAt(new Date('2026-03-07T12:00:00Z')) });
  const vote = { option: 'home', voter: 'somebody', addressKey: 'somewhere' };
  expect(await intoBox({ sport: 'soccer', item: '12' }, vote)).toEqual({
    outcome: { kind: 'counted' },
    counts: { byOption: { home: 1 }, counted: 1, setAside: 0 },
  });
  expect(connections).toEqual(['connect']);
});
