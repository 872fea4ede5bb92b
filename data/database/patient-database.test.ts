import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { patientDatabase } from './patient-database.ts';

const { db } = await createTestDatabase();

it('gives up a query that is not answered, as an outage, and goes on with another connection', async () => {
  const hasty = patientDatabase(db, 50);
  const error = await hasty.query('select pg_sleep(2)').catch((cause: unknown) => cause);
  expect(isDatabaseOutage(error)).toBe(true);
  expect((await patientDatabase(db, 5_000).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('asks as the database itself does', async () => {
  const patient = patientDatabase(db, 5_000);
  expect((await patient.query('select $1::int + 1 as sum', [1])).rows).toEqual([{ sum: 2 }]);
  expect((await patient.query({ name: 'a-sum', text: 'select $1::int + 1 as sum', values: [2] })).rows).toEqual([{ sum: 3 }]);
  expect(patient.totalCount).toBe(db.totalCount);
});
