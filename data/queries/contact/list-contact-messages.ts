import type { Queryable } from '#data/database/database.ts';
import type { VisitorMessage } from '#domain/contact/check-message.ts';

export interface ContactMessage extends VisitorMessage {
  readonly id: string;
  readonly receivedAt: Date;
  readonly language: string;
  readonly attempts: number;
  readonly mailedAt: Date | null;
  readonly lastError: string | null;
  /** Moment at which an operator marked it as handled. */
  readonly handledAt: Date | null;
}

/** Returns the stored messages of visitors, oldest first: all of them, or only those that were not mailed. */
export async function listContactMessages(database: Queryable, only?: 'unmailed'): Promise<ContactMessage[]> {
  const { rows } = await database.query<ContactMessage>(
    `select id, received_at as "receivedAt", language, name, email, message, attempts, mailed_at as "mailedAt", last_error as "lastError", handled_at as "handledAt"
     from contact_messages where $1::boolean or mailed_at is null order by received_at, id`,
    [only === undefined],
  );
  return rows;
}
