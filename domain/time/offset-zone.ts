/** The least and the greatest distance of any clock on earth from UTC, in minutes. */
const leastOffset = -720;
const greatestOffset = 840;

/**
 * The zone that stands at a fixed distance from UTC, as `Intl` names it: 330 gives `+05:30`.
 *
 * @param offsetMinutes minutes ahead of UTC, from −720 to 840, a multiple of 15; a RangeError otherwise
 */
export function offsetZone(offsetMinutes: number): string {
  if (!isZoneOffset(offsetMinutes)) throw new RangeError(`no clock is ${offsetMinutes} minutes ahead of UTC`);
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether a clock may stand so many minutes ahead of UTC. */
export function isZoneOffset(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes % 15 === 0 && minutes >= leastOffset && minutes <= greatestOffset;
}
