import { expect, it } from 'vitest';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { noteFilling, pastFilling } from './note-filling.ts';

const { db } = await createTestDatabase();
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

it('a filling begins anew until a part of it is there, and is over for good when all is', async () => {
  const noteAt = (time: string, done: number) => noteFilling(db, { name: pastFilling, done, total: 92 }, at(time));
  const begunAt = async () => (await listFillings(db, at('16:00'))).map(({ startedAt }) => startedAt);
  await noteAt('15:00', 0);
  await noteAt('15:10', 0);
  expect(await begunAt()).toEqual([at('15:10')]);
  await noteAt('15:11', 1);
  expect(await begunAt()).toEqual([at('15:10')]);
  await noteAt('15:12', 92);
  await noteAt('15:13', 0);
  expect(await begunAt()).toEqual([]);
});
