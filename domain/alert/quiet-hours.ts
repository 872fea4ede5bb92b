import type { QuietHours } from './alert-settings.ts';

const minuteMs = 60_000;

/**
 * Returns the end of the quiet hours that contain a moment; undefined outside them. When clocks change before that end, the result is wrong
 * by the change, so call this again at the returned time.
 */
export function quietUntil(quiet: QuietHours | null, zone: string, moment: Date): Date | undefined {
  if (quiet === null || quiet.from === quiet.to) return undefined;
  const { hour, minute } = timeOfDay(moment, zone);
  const isQuiet = quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  if (!isQuiet) return undefined;
  const minutes = ((quiet.to - hour + 24) % 24) * 60 - minute;
  return new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs + minutes * minuteMs);
}

function timeOfDay(moment: Date, zone: string): { readonly hour: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    moment,
  );
  const figure = (wanted: 'hour' | 'minute') => Number(parts.find(({ type }) => type === wanted)?.value);
  return { hour: figure('hour'), minute: figure('minute') };
}
