import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import type { AlertSettings } from '#domain/alert/alert-settings.ts';
import type { Language } from '#domain/language/languages.ts';

/** Keys that encrypt messages to a browser, as base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSubscription extends AlertSettings {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly language: Language;
  readonly zone: string;
  /** Followed subjects: `m12` a match, `t7` a club, `c3` a competition. */
  readonly follows: readonly string[];
}

export type StoredSubscription =
  | { readonly kind: 'created' | 'replaced' }
  /** Nothing was stored: too many subscriptions came from the address; from `retryAt` on it may add one again. */
  | { readonly kind: 'refused'; readonly retryAt: Date };

/** Max subscriptions that one address may add in a day; a telephone network puts many readers behind one address. */
export const maxSubscriptionsOfAddress = 20;
const dayMs = 24 * 3_600_000;
const noAddress = 'unknown';

/**
 * Stores the alert settings of a browser and replaces its former ones. A new browser is refused when its network address has added too many in a day;
 * browsers of unknown address share one limit.
 */
export function storePushSubscription(
  database: Database,
  subscription: PushSubscription,
  addressKey: string | undefined,
  now: Date,
): Promise<StoredSubscription> {
  return inTransaction(database, async (client) => {
    const address = addressKey ?? noAddress;
    // Simultaneous subscriptions of one address are counted one after the other.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`push subscriptions of ${address}`]);
    const { rowCount: known } = await client.query('select 1 from push_subscriptions where endpoint = $1', [subscription.endpoint]);
    if (known === 0) {
      const retryAt = await roomOfAddress(client, address, now);
      if (retryAt !== undefined) return { kind: 'refused', retryAt };
    }
    const { rows } = await client.query<{ id: number }>(
      `insert into push_subscriptions
         (endpoint, p256dh, auth, language, kinds, delay_seconds, quiet_from, quiet_to, zone, hide_scores, address_key, created_at, confirmed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
       on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
         kinds = excluded.kinds, delay_seconds = excluded.delay_seconds, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
         zone = excluded.zone, hide_scores = excluded.hide_scores, confirmed_at = excluded.confirmed_at, failures = 0
       returning id`,
      [
        subscription.endpoint,
        subscription.keys.p256dh,
        subscription.keys.auth,
        subscription.language,
        subscription.kinds,
        subscription.delaySeconds,
        subscription.quiet?.from,
        subscription.quiet?.to,
        subscription.zone,
        subscription.hideScores,
        address,
        now,
      ],
    );
    const id = rows[0]?.id as number;
    await client.query('delete from push_follows where subscription_id = $1 and subject <> all($2)', [id, subscription.follows]);
    await client.query('insert into push_follows (subject, subscription_id) select unnest($2::text[]), $1 on conflict do nothing', [
      id,
      subscription.follows,
    ]);
    return { kind: known === 0 ? 'created' : 'replaced' };
  });
}

/** Returns the moment from which an address may add a subscription again; undefined when it may now. */
async function roomOfAddress(client: Queryable, address: string, now: Date): Promise<Date | undefined> {
  const { rows } = await client.query<{ added: number; first: Date }>(
    'select count(*)::int as added, min(created_at) as first from push_subscriptions where address_key = $1 and created_at > $2',
    [address, new Date(now.getTime() - dayMs)],
  );
  const [{ added, first } = { added: 0, first: now }] = rows;
  return added < maxSubscriptionsOfAddress ? undefined : new Date(first.getTime() + dayMs);
}

/**
 * Replaces the address and keys of a subscription by new ones from its push service. Returns false when the former address is not stored, or when another
 * subscription has the new one.
 */
export async function renewPushSubscription(
  client: Queryable,
  former: string,
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update push_subscriptions set endpoint = $2, p256dh = $3, auth = $4, confirmed_at = $5, failures = 0 where endpoint = $1
       and ($1 = $2 or not exists (select from push_subscriptions where endpoint = $2))`,
    [former, endpoint, keys.p256dh, keys.auth, now],
  );
  return rowCount === 1;
}

/** Deletes a subscription with everything that belongs to it; does nothing when none has this address. */
export async function deletePushSubscription(client: Queryable, endpoint: string): Promise<void> {
  await client.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
}
