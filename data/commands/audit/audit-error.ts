/** Error that refuses to undo a decision; its message gives the reason. Nothing was changed. */
export class AuditError extends Error {
  readonly code = 'AUDIT';
  override readonly name = 'AuditError';
}
