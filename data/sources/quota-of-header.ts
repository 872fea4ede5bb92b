import type { Quota, QuotaWindow } from './source.ts';

/** Returns the quota that a header counts down, in an empty list where the answer does not have that header or holds no number in it. */
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
