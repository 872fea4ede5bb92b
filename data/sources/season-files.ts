import type { SourceCall } from './source.ts';

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/**
 * Returns the seconds after which a season's file is asked for again: the present season's as often as given, the one before, which is
 * corrected now and then, once a week, and an older one once in thirty days.
 */
export function everySecondsOfSeason(seasonsAgo: number, presentSeconds: number): number {
  if (seasonsAgo === 0) return presentSeconds;
  return seasonsAgo === 1 ? 7 * daySeconds : 30 * daySeconds;
}

/**
 * Returns the call for a file below an address. Its name holds the host, so that a file of another address counts as one that was never
 * asked for: marks of one server mean nothing to another.
 */
export function fileCall(
  address: URL,
  path: string,
  more: Pick<SourceCall, 'everySeconds' | 'maxBytes'> & Partial<SourceCall>,
): SourceCall {
  const url = new URL(path, address.href.endsWith('/') ? address : `${address.href}/`);
  return { name: `${url.host}${url.pathname}`, url, ...more };
}
