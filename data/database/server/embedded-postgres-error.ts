/** Error of the site's own PostgreSQL that a person has to repair; the message gives the remedy. */
export class EmbeddedPostgresError extends Error {
  readonly code = 'EMBEDDED_POSTGRES';
  override readonly name = 'EmbeddedPostgresError';
}
