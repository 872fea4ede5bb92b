import type { Queryable } from '#data/database/database.ts';

/** The outcome of a message at its push service. */
export interface AlertOutcome {
  readonly id: number;
  readonly subscriptionId: number;
  /**
   * `gone`: there is no such browser any more. `later`: the service has taken nothing and is to be asked again. `refused`: it does not want it.
   * `lost`: nobody knows. `withheld`: there was nothing to say.
   */
  readonly kind: 'sent' | 'gone' | 'later' | 'refused' | 'lost' | 'withheld';
  /** The moment from which on the service wants to be asked again. */
  readonly retryAt?: Date | undefined;
}

/** A browser whose messages are refused so many times in a row is forgotten. */
export const maxFailures = 20;

/** Notes what became of messages: deletes browsers that are gone, and puts back into the queue what a service wants later. */
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
