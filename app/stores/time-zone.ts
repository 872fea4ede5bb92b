import { storedValue } from './stored-value.ts';

/** The time zone that the reader has chosen, by its IANA name; empty is the device's. */
export const timeZone = storedValue('timeZone', '', (stored) => (typeof stored === 'string' && isZone(stored) ? stored : undefined));

/** The event by which `<zone-choice>` tells the page's first script, which has the times written anew, that there is another zone. */
export const zoneChange = 'zonechange';

/** Returns the zone by whose clock the reader wants hours and days. */
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
