import { storedValue } from './stored-value.ts';

/** The time zone that the reader has chosen, by its IANA name; empty for the device's. */
export const timeZone = storedValue('timeZone', '', (stored) => (typeof stored === 'string' && isZone(stored) ? stored : undefined));

/** The event with which `<zone-choice>` reports another zone to the page's first script, which writes the times again. */
export const zoneChange = 'zonechange';

/** Returns the time zone in which the reader sees hours and days, by its IANA name. */
export function readerZone(): string {
  return timeZone.read() || deviceZone();
}

/** Returns the zone of the device, by its IANA name. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isZone(name: string): boolean {
  if (name === '') return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
