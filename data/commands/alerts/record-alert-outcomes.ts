import type { Queryable } from '#data/database/database.ts';

/** Outcome of sending a message to its push service. */
export interface AlertOutcome {
  readonly id: number;
  readonly subscriptionId: number;
  /**
   * `gone`: the browser no longer exists. `later`: the service accepted nothing and wants a later attempt. `refused`: the service rejected the message.
   * `lost`: it is not known whether the message arrived. `withheld`: there was nothing to send.
   */
  readonly kind: 'sent' | 'gone' | 'later' | 'refused' | 'lost' | 'withheld';
  /** Earliest moment for another attempt, set by the push service. */
  readonly retryAt?: Date | undefined;
}

/** Number of refused messages in a row after which a browser is deleted. */
export const maxFailures = 20;

/** Records the outcomes of messages: deletes browsers that are gone, and queues again what a service wants later. */
export async function recordAlertOutcomes(client: Queryable, outcomes: readonly AlertOutcome[], now: Date): Promise<void> {
  const subscriptionsOf = (kind: AlertOutcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).map(({ subscriptionId }) => subscriptionId);
  const retries = outcomes.flatMap(({ kind, id, retryAt }) => (kind === 'later' && retryAt !== undefined ? [{ id, due_at: retryAt }] : []));
  await client.query('delete from push_subscriptions where id = any($1)', [subscriptionsOf('gone')]);
  await client.query('update push_subscriptions set last_sent_at = $2, failures = 0 where id = any($1)', [subscriptionsOf('sent'), now]);
  await client.query('update push_subscriptions set failures = failures + 1 where id = any($1)', [subscriptionsOf('refused')]);
  await client.query('delete from push_subscriptions where id = any($1) and failures >= $2', [subscriptionsOf('refused'), maxFailures]);
  await client.query(
    `update push_messages m set taken_at = null, due_at = r.due_at
     from jsonb_to_recordset($1) as r(id bigint, due_at timestamptz) where m.id = r.id and r.due_at < m.expires_at`,
    [JSON.stringify(retries)],
  );
}
