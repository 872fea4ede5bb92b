/** A setting that cannot be used; the message is one line that names it, without the value of a secret. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
}
