/** The least and the greatest distance of any clock on earth from UTC, in minutes. */
const minOffset = -720;
const greatestOffset = 840;

/**
 * Returns the zone that stands at a fixed distance from UTC, as `Intl` names it: 330 gives `+05:30`.
 *
 * @param offsetMinutes minutes ahead of UTC, from −720 to 840, a multiple of 15; a RangeError otherwise
 */
export function offsetZone(offsetMinutes: number): string {
  if (!isZoneOffset(offsetMinutes)) throw new RangeError(`no clock is ${offsetMinutes} minutes ahead of UTC`);
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Returns true when a clock may be so many minutes ahead of UTC. */
export function isZoneOffset(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes % 15 === 0 && minutes >= minOffset && minutes <= greatestOffset;
}

/**
 * Reads how many minutes a clock stands ahead of UTC, as an address has it: `-210`.
 *
 * @param text of any kind
 * @returns undefined for what no clock shows
 */
export function parseZoneOffset(text: string): number | undefined {
  return /^-?\d{1,3}$/.test(text) && isZoneOffset(Number(text)) ? Number(text) : undefined;
}
