/** An error for a setting that cannot be used; the message is one line that names the setting, without the value of a secret. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
}
