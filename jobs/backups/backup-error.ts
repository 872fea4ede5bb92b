/** Error of a backup that was written and cannot be relied on; the message gives the reason. */
export class BackupError extends Error {
  readonly code = 'BACKUP';
  override readonly name = 'BackupError';
}
