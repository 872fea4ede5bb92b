import { deviceZone, timeZone } from '#app/stores/time-zone.ts';
import { useStored } from './use-stored.ts';

/** Returns the zone by whose clock the reader wants hours and days, and another as soon as the reader chooses one. */
export function useReaderZone(): string {
  return useStored(timeZone) || deviceZone();
}
