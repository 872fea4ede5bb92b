/** Error that refuses to enter or undo a ruling as requested; its message gives the reason. Nothing was changed. */
export class RulingError extends Error {
  readonly code = 'RULING';
  override readonly name = 'RulingError';
}
