import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getOrCreateSecret } from './get-or-create-secret.ts';

it('gives all who ask at once the same key, and each name its own', async () => {
  const { db } = await createTestDatabase();
  const keys = await Promise.all(Array.from({ length: 8 }, () => getOrCreateSecret(db, 'votes')));
  expect(new Set(keys.map((key) => key.toString('hex')))).toHaveLength(1);
  expect(keys[0]).toHaveLength(32);
  expect(await getOrCreateSecret(db, 'addresses')).not.toEqual(keys[0]);
});
