import { keepSecret } from '#data/commands/secrets/keep-secret.ts';
import type { Database } from '#data/database/database.ts';

/** Gives the key of a name, asked for once when it is first needed, and again only when that failed. */
export function keptSecret(db: Database, name: string): () => Promise<Buffer> {
  let asked: Promise<Buffer> | undefined;
  return () => {
    asked ??= keepSecret(db, name).catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
