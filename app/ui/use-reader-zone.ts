import { deviceZone, timeZone } from '#app/stores/time-zone.ts';
import { useStored } from './use-stored.ts';

/** Returns the time zone in which the reader sees hours and days, and the new one as soon as the reader chooses another. */
export function useReaderZone(): string {
  return useStored(timeZone) || deviceZone();
}
