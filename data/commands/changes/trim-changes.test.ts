import { expect, it } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordChanges } from './record-changes.ts';
import { trimChanges } from './trim-changes.ts';

const { db } = await createTestDatabase();

async function topicsLeft(): Promise<Topic[]> {
  const { rows } = await db.query<{ topics: Topic[] }>('select topics from changes order by version');
  return rows.flatMap(({ topics }) => topics);
}

it('cuts off what is older, and keeps the newest entry however old it is', async () => {
  await recordChanges(db, ['match:1'], new Date('2024-04-05T12:00:00Z'));
  await recordChanges(db, ['match:2'], new Date('2024-04-06T11:00:00Z'));
  await recordChanges(db, ['match:3'], new Date('2024-04-06T12:00:00Z'));
  expect(await trimChanges(db, new Date('2024-04-06T00:00:00Z'))).toBe(1);
  expect(await topicsLeft()).toEqual(['match:2', 'match:3']);
  await trimChanges(db, new Date('2025-01-01T00:00:00Z'));
  expect(await topicsLeft()).toEqual(['match:3']);
});
