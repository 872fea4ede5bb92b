import { expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();
const third = await createTestDatabase({ withCatalogue: true });
const fourth = await createTestDatabase({ withCatalogue: true });

it('gives each caller a migrated database of its own', async () => {
  await first.db.query("insert into sports (id, code) values (1, 'soccer')");
  const { rows } = await second.db.query('select count(*)::int as sports from sports');
  expect(rows).toEqual([{ sports: 0 }]);
});

it('gives those who want the catalogue a copy of it each', async () => {
  await third.db.query("update teams set name = 'Arsenal of the third' where slug = 'arsenal'");
  const { rows } = await fourth.db.query("select name from teams where slug = 'arsenal'");
  expect(rows).toEqual([{ name: 'Arsenal' }]);
});
