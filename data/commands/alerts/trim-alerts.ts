import type { Queryable } from '#data/database/database.ts';

const dayMs = 24 * 3_600_000;

/** Deletes messages a day after they expired, browsers that have not confirmed for `alertDays`, and the keys of addresses after a day. Returns the number of deleted browsers. */
export async function trimAlerts(client: Queryable, now: Date, alertDays: number): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await client.query('delete from push_messages where expires_at < $1 and due_at < $1', [before(1)]);
  const { rowCount } = await client.query('delete from push_subscriptions where confirmed_at < $1', [before(alertDays)]);
  await client.query('update push_subscriptions set address_key = null where address_key is not null and created_at <= $1', [before(1)]);
  return rowCount ?? 0;
}
