import { afterEach, expect, it } from 'vitest';
import type { WeighedTopic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { type ChangeListener, listenToChanges } from './listen-to-changes.ts';

const { db, connectionString } = await createTestDatabase();
const way = await createBreakableConnection(connectionString);
const now = new Date('2024-04-06T12:00:00Z');
let listener: ChangeListener | undefined;

afterEach(() => listener?.stop());

async function startListening(): Promise<{ heard: WeighedTopic[]; losses: Error[] }> {
  const heard: WeighedTopic[] = [];
  const losses: Error[] = [];
  listener = await listenToChanges({
    address: () => way.connectionString,
    changed: (topics) => heard.push(...topics),
    lost: (error) => losses.push(error),
  });
  return { heard, losses };
}

it('hears what is written on any connection, when it is committed', async () => {
  const { heard } = await startListening();
  const client = await db.connect();
  await client.query('begin');
  await recordChanges(client, ['match:1', 'team:2'], now);
  await recordChanges(db, ['match:9'], now);
  await waitFor(() => expect(heard).toEqual(['match:9']));
  await client.query('commit');
  client.release();
  await waitFor(() => expect(heard).toEqual(['match:9', 'match:1', 'team:2']));
});

it('hears nothing of what was rolled back, nor of what was there before it began', async () => {
  await recordChanges(db, ['match:5'], now);
  const { heard } = await startListening();
  const client = await db.connect();
  await client.query('begin');
  await recordChanges(client, ['match:1'], now);
  await client.query('rollback');
  client.release();
  await recordChanges(db, ['match:2'], now);
  await waitFor(() => expect(heard).toEqual(['match:2']));
});

async function whileCutOff(work: () => Promise<void>): Promise<void> {
  await way.cut();
  await waitFor(() => expect(listener?.connected).toBe(false));
  await work();
  await way.mend();
  await waitFor(() => expect(listener?.connected).toBe(true));
}

it('catches up on what was written while its connection was lost, and then listens again', async () => {
  const { heard, losses } = await startListening();
  await recordChanges(db, ['match:1'], now);
  await waitFor(() => expect(heard).toEqual(['match:1']));
  await whileCutOff(() => recordChanges(db, ['match:2', 'team:2'], now));
  expect(heard).toEqual(['match:1', 'match:2', 'team:2']);
  expect(losses.length).toBeGreaterThan(0);
  await recordChanges(db, ['match:3'], now);
  await waitFor(() => expect(heard.at(-1)).toBe('match:3'));
});

it('catches up on a transaction that took its version before the loss and committed after it', async () => {
  const { heard } = await startListening();
  const client = await db.connect();
  await client.query('begin');
  await recordChanges(client, ['match:1'], now);
  await recordChanges(db, ['match:2'], now);
  await waitFor(() => expect(heard).toEqual(['match:2']));
  await whileCutOff(async () => {
    await client.query('commit');
    client.release();
  });
  expect(heard).toEqual(['match:2', 'match:1']);
});

it('takes everything as changed when the log no longer holds what it missed', async () => {
  const { heard } = await startListening();
  await whileCutOff(async () => {
    await recordChanges(db, ['match:1'], now);
    await recordChanges(db, ['match:2'], now);
    await db.query('delete from changes where version < (select max(version) from changes)');
  });
  expect(heard).toEqual(['*']);
});

it('takes everything as changed when the log begins anew, as after a restored backup', async () => {
  await recordChanges(db, ['match:1'], now);
  const { heard } = await startListening();
  await whileCutOff(async () => {
    await db.query('truncate changes restart identity');
  });
  expect(heard).toEqual(['*']);
});
