import type { Queryable } from '#data/database/database.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Retention of visitors' messages. The privacy policy states the same periods; a test compares the two. */
export const contactRetention = { addressHours: 24, mailedDays: 180, unmailedDays: 365 } as const;

/**
 * Deletes the addresses of messages that are a day old, and the messages whose retention ends. Includes everything that reaches its limit within `everyMs`,
 * before the next call, so that nothing is stored for longer than the policy states.
 */
export async function trimContactMessages(database: Queryable, now: Date, everyMs: number): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs + everyMs);
  await database.query('update contact_messages set address_key = null where address_key is not null and received_at <= $1', [
    before(contactRetention.addressHours * hourMs),
  ]);
  await database.query('delete from contact_messages where mailed_at <= $1 or (mailed_at is null and received_at <= $2)', [
    before(contactRetention.mailedDays * dayMs),
    before(contactRetention.unmailedDays * dayMs),
  ]);
}
