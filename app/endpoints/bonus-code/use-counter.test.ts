import { expect, it } from 'vitest';
import type { Queryable } from '#data/database/database.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createUseCounter } from './use-counter.ts';

const { db } = await createTestDatabase();
const day = localDayOf(new Date('2026-11-22T12:00:00Z'), 'UTC');
const nextDay = localDayOf(new Date('2026-11-23T12:00:00Z'), 'UTC');

it('counts a burst exactly, and says when each is stored', async () => {
  const counter = createUseCounter(db);
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => counter.count('BURST', at < 120 ? 'copied' : 'followed', at % 2 === 0 ? day : nextDay)),
  );
  expect(await countBonusCodeUses(db, 'BURST')).toEqual({ copied: 120, followed: 80 });
});

it('counts what two processes count at the same time', async () => {
  const counters = [createUseCounter(db), createUseCounter(db)];
  await Promise.all(Array.from({ length: 200 }, (_, at) => counters[at % 2]?.count('TWO', 'copied', day)));
  expect(await countBonusCodeUses(db, 'TWO')).toEqual({ copied: 200, followed: 0 });
});

it('tells whoever waits that a use could not be stored, does not count it, and goes on with the next', async () => {
  let broken = true;
  const breaking = {
    query: (...requested: unknown[]) =>
      broken ? Promise.reject(new Error('no connection')) : (db.query as (...all: unknown[]) => unknown)(...requested),
  } as unknown as Queryable;
  const counter = createUseCounter(breaking);
  const outcomes = await Promise.allSettled([counter.count('BROKEN', 'copied', day), counter.count('BROKEN', 'followed', day)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  void counter.count('BROKEN', 'copied', day);
  await counter.settle();
  expect(await countBonusCodeUses(db, 'BROKEN')).toEqual({ copied: 1, followed: 0 });
});
