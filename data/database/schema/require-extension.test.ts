import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { withScratchDatabase } from '../copies/scratch-database.ts';
import { openDatabase } from '../database.ts';
import { migrateDatabase } from './migrate-database.ts';

const { db, connectionString } = await createTestDatabase();
const name = `test_${randomBytes(8).toString('hex')}`;

it('says which extension is missing, where, and who can add it, when the role that migrates may not', async () => {
  await db.query(`create role ${name} login password 'secret'`);
  try {
    await withScratchDatabase(connectionString, name, async () => {
      const address = new URL(connectionString);
      Object.assign(address, { username: name, password: 'secret', pathname: `/${name}` });
      const poor = openDatabase(address.href, 1);
      await expect(migrateDatabase(poor)).rejects.toThrow(
        `the database "${name}" has no extension pg_trgm, and the role "${name}" cannot add it (permission denied to create extension "pg_trgm")`,
      );
      await poor.end();
    });
  } finally {
    await db.query(`drop role ${name}`);
  }
});

it('is content with an extension that somebody else has added', async () => {
  await db.query(`create role ${name} login password 'secret'`);
  try {
    await withScratchDatabase(connectionString, name, async (scratch) => {
      await scratch.query('create extension pg_trgm');
      await scratch.query(`grant create on database ${name} to ${name}; grant create on schema public to ${name}`);
      const address = new URL(connectionString);
      Object.assign(address, { username: name, password: 'secret', pathname: `/${name}` });
      const owner = openDatabase(address.href, 1);
      await migrateDatabase(owner);
      expect((await owner.query('select count(*)::int as terms from search_terms')).rows).toEqual([{ terms: 0 }]);
      await owner.end();
    });
  } finally {
    await db.query(`drop role ${name}`);
  }
});
