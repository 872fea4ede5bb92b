import { expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();

it('gives each caller a migrated database of its own', async () => {
  await first.db.query("insert into sports (id, code) values (1, 'soccer')");
  const { rows } = await second.db.query('select count(*)::int as sports from sports');
  expect(rows).toEqual([{ sports: 0 }]);
});
