import type { Queryable } from '#data/database/database.ts';

/** A link that opens the console once. */
export interface ConsoleLink {
  /** SHA-256 hash of the link's token. */
  readonly hash: Buffer;
  /** Name of the operator, under which decisions are recorded. */
  readonly actor: string;
  readonly expiresAt: Date;
}

/** Stores a link, and removes those that have expired by `now`. */
export async function storeConsoleLink(database: Queryable, { hash, actor, expiresAt }: ConsoleLink, now: Date): Promise<void> {
  await database.query('delete from console_links where expires_at <= $1', [now]);
  await database.query('insert into console_links (hash, actor, expires_at) values ($1, $2, $3)', [hash, actor, expiresAt]);
}
