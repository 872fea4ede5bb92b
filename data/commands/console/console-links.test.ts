import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeConsoleLink } from './store-console-link.ts';
import { takeConsoleLink } from './take-console-link.ts';

const { db } = await createTestDatabase();
const hashOf = (token: string) => hash('sha256', token, 'buffer');
const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const store = (token: string, madeAt: string, expiresAt: string) =>
  storeConsoleLink(db, { hash: hashOf(token), actor: `maker of ${token}`, expiresAt: at(expiresAt) }, at(madeAt));

it('opens the console once, for the operator who made it', async () => {
  await store('first', '08:00', '08:10');
  const taken = await Promise.all([1, 2, 3].map(() => takeConsoleLink(db, hashOf('first'), at('08:05'))));
  expect(taken.filter((link) => link !== undefined)).toEqual([{ actor: 'maker of first' }]);
});

it('opens nothing from the moment at which it expires', async () => {
  await store('second', '08:00', '08:10');
  await store('third', '08:00', '08:10');
  expect(await takeConsoleLink(db, hashOf('second'), at('08:09:59.999'))).toBeDefined();
  expect(await takeConsoleLink(db, hashOf('third'), at('08:10'))).toBeUndefined();
});

it('is removed with the next one that is made after it has expired', async () => {
  await store('fourth', '08:00', '08:10');
  await store('fifth', '08:10', '08:20');
  const { rows } = await db.query<{ actor: string }>('select actor from console_links order by actor');
  expect(rows).toEqual([{ actor: 'maker of fifth' }]);
});

it('is another one than a link with another token', async () => {
  expect(await takeConsoleLink(db, hashOf('sixth'), at('08:15'))).toBeUndefined();
});
