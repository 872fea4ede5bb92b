import type { Queryable } from '#data/database/database.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The time for which messages of visitors are stored. The privacy policy states the same; a test holds the two together. */
export const contactRetention = { addressHours: 24, mailedDays: 180, unmailedDays: 365 } as const;

/**
 * Deletes the address of messages that are a day old, and the messages whose time is over. Whatever reaches its time within `everyMs`,
 * before the next call, goes now, so that nothing stays longer than the policy states.
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
