import { type AlertSettings, alertKinds, defaultAlertSettings, nightHours } from '#domain/alert/alert-settings.ts';
import { storedValue } from './stored-value.ts';

/** The choices of this browser for its alerts, beside the preferences that it shares with the pages: delay and hidden scores. */
export interface AlertChoices extends Pick<AlertSettings, 'kinds' | 'quiet'> {
  /** The time of the last report to the site, and the language of the page; null while alerts are off. */
  readonly told: { readonly at: string; readonly language: string } | null;
}

const untold: AlertChoices = { kinds: defaultAlertSettings.kinds, quiet: defaultAlertSettings.quiet, told: null };

/** The choices of the sheet for alerts; they remain when alerts are turned off. */
export const alerts = storedValue<AlertChoices>('alerts', untold, (stored) => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { kinds, quiet, told } = stored as Partial<Record<keyof AlertChoices, unknown>>;
  if (!Array.isArray(kinds)) return undefined;
  return {
    kinds: alertKinds.filter((kind) => kinds.includes(kind)),
    quiet: quiet === null ? null : nightHours,
    told: isReport(told) ? told : null,
  };
});

function isReport(value: unknown): value is NonNullable<AlertChoices['told']> {
  if (typeof value !== 'object' || value === null) return false;
  const { at, language } = value as Partial<Record<string, unknown>>;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && typeof language === 'string';
}
