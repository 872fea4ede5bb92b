import type { Queryable } from '#data/database/database.ts';
import type { Retention } from '#domain/retention/retention.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hours for which the key of an address is kept beside a message. The privacy policy states the same; a test compares the two. */
export const messageAddressHours = 24;

/**
 * Deletes the addresses of messages that are a day old, and the messages whose retention ends. Includes everything that reaches its limit within `everyMs`,
 * before the next call, so that nothing is stored for longer than the policy states. Returns the number of deleted messages.
 */
export async function trimContactMessages(
  database: Queryable,
  now: Date,
  everyMs: number,
  { mailedDays, unmailedDays }: Pick<Retention, 'mailedDays' | 'unmailedDays'>,
): Promise<number> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs + everyMs);
  await database.query('update contact_messages set address_key = null where address_key is not null and received_at <= $1', [
    before(messageAddressHours * hourMs),
  ]);
  const { rowCount } = await database.query(
    'delete from contact_messages where mailed_at <= $1 or (mailed_at is null and received_at <= $2)',
    [before(mailedDays * dayMs), before(unmailedDays * dayMs)],
  );
  return rowCount ?? 0;
}
