import { getOrCreateSecret } from '#data/commands/secrets/get-or-create-secret.ts';
import type { Database } from '#data/database/database.ts';

/** Returns a function that reads the key with a name: once, at the first call, and again only when that failed. */
export function cachedSecret(db: Database, name: string): () => Promise<Buffer> {
  let pending: Promise<Buffer> | undefined;
  return () => {
    pending ??= getOrCreateSecret(db, name).catch((error) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
