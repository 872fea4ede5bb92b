/** Min and max distance of any clock on earth from UTC, in minutes. */
const minOffset = -720;
const greatestOffset = 840;

/**
 * Returns the zone at a fixed distance from UTC, as `Intl` names it: 330 gives `+05:30`.
 *
 * @param offsetMinutes minutes ahead of UTC, from −720 to 840, a multiple of 15; a RangeError otherwise
 */
export function offsetZone(offsetMinutes: number): string {
  if (!isZoneOffset(offsetMinutes)) throw new RangeError(`no clock is ${offsetMinutes} minutes ahead of UTC`);
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Returns true when a clock may be this number of minutes ahead of UTC. */
export function isZoneOffset(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes % 15 === 0 && minutes >= minOffset && minutes <= greatestOffset;
}

/**
 * Returns the minutes that a clock is ahead of UTC, from the text of an address: `-210`.
 *
 * @param text of any kind
 * @returns undefined for a text that is no distance of a clock
 */
export function parseZoneOffset(text: string): number | undefined {
  return /^-?\d{1,3}$/.test(text) && isZoneOffset(Number(text)) ? Number(text) : undefined;
}
