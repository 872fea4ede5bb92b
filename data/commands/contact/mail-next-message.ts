import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import type { VisitorMessage } from '#domain/contact/check-message.ts';
import { mailingPauseSeconds } from '#domain/contact/mailing-pause.ts';
import type { Clock } from '#domain/time/clock.ts';

export interface MessageToMail extends VisitorMessage {
  readonly id: string;
  readonly receivedAt: Date;
  readonly language: string;
}

interface DueMessage extends MessageToMail {
  readonly attempts: number;
}

export type MailingOutcome = { readonly kind: 'none' } | { readonly kind: 'mailed' } | { readonly kind: 'failed'; readonly error: Error };

const longestError = 500;

/**
 * Sends the message that has been due for longest, and records that it was sent, or the error and the time of the next attempt. While it is being sent no
 * other process takes it; if the process dies, the message is unchanged. A failure is returned and not thrown.
 */
export function mailNextMessage(
  database: Database,
  clock: Clock,
  send: (message: MessageToMail) => Promise<void>,
): Promise<MailingOutcome> {
  return inTransaction(database, async (client) => {
    const message = await lockNext(client, clock.now());
    if (message === undefined) return { kind: 'none' };
    try {
      await send(message);
    } catch (error) {
      await noteFailure(client, message, error as Error, clock.now());
      return { kind: 'failed', error: error as Error };
    }
    await client.query('update contact_messages set attempts = attempts + 1, mailed_at = $2, last_error = null where id = $1', [
      message.id,
      clock.now(),
    ]);
    return { kind: 'mailed' };
  });
}

async function lockNext(client: Queryable, now: Date): Promise<DueMessage | undefined> {
  const { rows } = await client.query<DueMessage>(
    `select id, received_at as "receivedAt", language, name, email, message, attempts from contact_messages
     where mailed_at is null and next_attempt_at <= $1 order by next_attempt_at, id limit 1 for update skip locked`,
    [now],
  );
  return rows[0];
}

async function noteFailure(client: Queryable, { id, attempts }: DueMessage, error: Error, now: Date): Promise<void> {
  const again = new Date(now.getTime() + mailingPauseSeconds(attempts + 1) * 1_000);
  await client.query('update contact_messages set attempts = $2, next_attempt_at = $3, last_error = $4 where id = $1', [
    id,
    attempts + 1,
    again,
    error.message.slice(0, longestError),
  ]);
}
