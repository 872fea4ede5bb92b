import { beforeEach, expect, it } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordChanges } from './record-changes.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T15:30:00Z');

beforeEach(() => db.query('truncate changes'));

it('logs every topic of a large batch by its name, and none twice', async () => {
  const topics = Array.from({ length: 5_000 }, (_, at): Topic => `match:${at % 4_500}`);
  await recordChanges(db, topics, now);
  const { rows } = await db.query<{ topics: string[] }>('select topics from changes order by version');
  expect(rows.map((row) => row.topics.length)).toEqual([2_000, 2_000, 500]);
  expect(new Set(rows.flatMap((row) => row.topics)).size).toBe(4_500);
});

it('logs nothing where nothing changed', async () => {
  await recordChanges(db, [], now);
  expect((await db.query('select 1 from changes')).rowCount).toBe(0);
});
