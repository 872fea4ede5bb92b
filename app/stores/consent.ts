import { storedValue } from './stored-value.ts';

/** The visitor's answer on everything that the site does not need, and its day (`YYYY-MM-DD`, UTC). */
export interface Consent {
  readonly choice: 'granted' | 'denied';
  readonly date: string;
}

/** Days for which an answer holds; afterwards the site asks again. */
const daysConsentHolds = 365;
const dayMs = 86_400_000;

/** The stored answer; undefined before the first one. */
export const consent = storedValue<Consent | undefined>('consent', undefined, readConsent);

function readConsent(stored: unknown): Consent | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { choice, date } = stored as Partial<Record<string, unknown>>;
  if ((choice !== 'granted' && choice !== 'denied') || typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined;
  return { choice, date };
}

/** Returns the answer that still holds at a moment; undefined when there is none, or it is older than a year. */
export function consentAt(now: Date): Consent | undefined {
  const given = consent.read();
  return given !== undefined && now.getTime() - Date.parse(given.date) < (daysConsentHolds + 1) * dayMs ? given : undefined;
}
