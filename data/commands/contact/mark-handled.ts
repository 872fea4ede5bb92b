import { AuditError } from '#data/commands/audit/audit-error.ts';
import type { Queryable } from '#data/database/database.ts';

/**
 * Marks a visitor's message as handled, or as not handled any more.
 *
 * @throws AuditError when the message does not exist, such as one that was erased, or has that state already
 */
export async function markHandled(client: Queryable, id: string, isHandled: boolean, now: Date): Promise<void> {
  const { rows } = await client.query<{ isHandled: boolean }>(
    'select handled_at is not null as "isHandled" from contact_messages where id::text = $1 for update',
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new AuditError(`there is no message ${id}; it may have been erased`);
  if (found.isHandled === isHandled)
    throw new AuditError(`the message ${id} is marked as ${isHandled ? 'handled' : 'not handled'} already`);
  await client.query('update contact_messages set handled_at = $2 where id::text = $1', [id, isHandled ? now : null]);
}
