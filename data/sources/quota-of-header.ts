import type { Quota, QuotaWindow } from './source.ts';

/** Returns the quota that a header counts down, as a list; empty when the answer lacks that header or it contains no number. */
export function quotaOfHeader(headers: Headers, name: string, window: QuotaWindow, renewsAt: Date): Quota[] {
  const written = headers.get(name);
  if (written === null || !/^\d{1,9}$/.test(written)) return [];
  return [{ window, callsLeft: Number(written), renewsAt }];
}

/** Returns the next beginning of a day, in UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** Returns the next beginning of a month, in UTC. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
