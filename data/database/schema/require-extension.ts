import type { Queryable } from '../database.ts';

/** Error for a database without a required extension; the message names it, and the way to add it. */
class MissingExtensionError extends Error {
  readonly code = 'MISSING_EXTENSION';
  override readonly name = 'MissingExtensionError';
}

/**
 * Creates an extension of PostgreSQL unless the database has it. A trusted one, such as `pg_trgm`, may be created by any role that may create in the
 * database.
 *
 * @throws MissingExtensionError when the server does not have it, or the role may not create it
 */
export async function requireExtension(client: Queryable, extension: string): Promise<void> {
  await client.query(`create extension if not exists ${extension}`).catch(async (cause: Error) => {
    const { rows } = await client.query<{ database: string; role: string }>('select current_database() as database, current_user as role');
    throw new MissingExtensionError(
      `the database "${rows[0]?.database}" has no extension ${extension}, and the role "${rows[0]?.role}" cannot add it (${cause.message}); ` +
        `install PostgreSQL's contrib modules where they are missing, and let the owner of the database run: create extension ${extension}`,
      { cause },
    );
  });
}
