import type { SourceCall } from './source.ts';

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/**
 * Returns the seconds between two calls for a season's file. For the present season these are `presentSeconds`, for the one before, which is occasionally
 * corrected, a week, and for an older one thirty days.
 */
export function everySecondsOfSeason(seasonsAgo: number, presentSeconds: number): number {
  if (seasonsAgo === 0) return presentSeconds;
  return seasonsAgo === 1 ? 7 * daySeconds : 30 * daySeconds;
}

/**
 * Returns the call for a file below an address. Its name contains the host, so that the same file at another host is a new call: the marks of one server
 * mean nothing to another.
 */
export function fileCall(
  address: URL,
  path: string,
  more: Pick<SourceCall, 'everySeconds' | 'maxBytes'> & Partial<SourceCall>,
): SourceCall {
  const url = new URL(path, address.href.endsWith('/') ? address : `${address.href}/`);
  return { name: `${url.host}${url.pathname}`, url, ...more };
}
