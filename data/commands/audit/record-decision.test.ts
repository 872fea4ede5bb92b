import { expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import { withoutGuards } from '#data/database/schema/without-guards.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordDecision } from './record-decision.ts';

const { db } = await createTestDatabase();
const by = { actor: 'Jana', via: 'console' } as const;
const now = new Date('2026-11-30T09:00:00Z');
const decision = { kind: 'confirm-club', subject: 'niort', details: { before: 1 } };

it('adds a decision and its undo, once', async () => {
  const id = await recordDecision(db, by, decision, now);
  await recordDecision(db, by, { ...decision, details: {}, undoes: id }, now);
  await expect(recordDecision(db, by, { ...decision, undoes: id }, now)).rejects.toThrow(`decision ${id} was undone already`);
  expect((await db.query('select kind, undoes is null as decided from audit order by id')).rows).toEqual([
    { kind: 'confirm-club', decided: true },
    { kind: 'confirm-club', decided: false },
  ]);
});

it.each([`update audit set actor = 'Eve'`, 'delete from audit', 'truncate audit'])('the database refuses to %s', async (sql) => {
  await expect(db.query(sql)).rejects.toThrow('the audit is only added to');
});

it('is emptied by the owner alone, to restore a backup', async () => {
  await inTransaction(db, (client) => withoutGuards(client, () => client.query('truncate audit')));
  expect((await db.query('select from audit')).rowCount).toBe(0);
  await recordDecision(db, by, decision, now);
  await expect(db.query('delete from audit')).rejects.toThrow('the audit is only added to');
});
