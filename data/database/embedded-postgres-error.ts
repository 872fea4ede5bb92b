/** An error of the site's own PostgreSQL that a person has to mend; the message says what. */
export class EmbeddedPostgresError extends Error {
  readonly code = 'EMBEDDED_POSTGRES';
  override readonly name = 'EmbeddedPostgresError';
}
