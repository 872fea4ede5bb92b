import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import type { VisitorMessage } from '#domain/contact/check-message.ts';
import { messageLimits, nextMessageAt, sameMessageWithinMs } from '#domain/contact/message-limits.ts';

export interface SentMessage extends VisitorMessage {
  /** BCP-47 tag of the page on which it was written. */
  readonly language: string;
  /** Keyed hash of the sender's address; messages of unknown addresses are counted together. */
  readonly addressKey: string | undefined;
}

export type StoringOutcome =
  | { readonly kind: 'stored' }
  /** The same message was stored a moment ago, and is not stored again. */
  | { readonly kind: 'known' }
  /** Too many messages came from this address; none is stored before `until`. */
  | { readonly kind: 'tooMany'; readonly until: Date };

const longestWindowMs = Math.max(...messageLimits.map(({ withinMs }) => withinMs));

/** Stores a message for the job that mails it, unless it is already stored or its address has sent too many. */
export function storeContactMessage(database: Database, sent: SentMessage, now: Date): Promise<StoringOutcome> {
  return inTransaction(database, async (client) => {
    // Simultaneous messages with the same content, or from the same address, are stored one after the other.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('contact address ' || $1::text, 0))`, [sent.addressKey ?? '']);
    await client.query(`select pg_advisory_xact_lock(hashtextextended('contact message ' || $1::text, 0))`, [contentOf(sent)]);
    if (await isKnown(client, sent, now)) return { kind: 'known' };
    const until = nextMessageAt(await listMoments(client, sent.addressKey, now), now);
    if (until !== undefined) return { kind: 'tooMany', until };
    await client.query(
      `insert into contact_messages (received_at, language, name, email, message, address_key, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, $1)`,
      [now, sent.language, sent.name, sent.email, sent.message, sent.addressKey],
    );
    return { kind: 'stored' };
  });
}

function contentOf({ name, email, message }: VisitorMessage): string {
  return JSON.stringify([name, email, message]);
}

async function isKnown(client: Queryable, { name, email, message }: VisitorMessage, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from contact_messages where received_at > $1 and name = $2 and email = $3 and message = $4 limit 1',
    [new Date(now.getTime() - sameMessageWithinMs), name, email, message],
  );
  return rowCount !== 0;
}

async function listMoments(client: Queryable, addressKey: string | undefined, now: Date): Promise<Date[]> {
  const { rows } = await client.query<{ receivedAt: Date }>(
    `select received_at as "receivedAt" from contact_messages
     where received_at > $1 and address_key is not distinct from $2 order by received_at desc`,
    [new Date(now.getTime() - longestWindowMs), addressKey],
  );
  return rows.map(({ receivedAt }) => receivedAt);
}
